import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createFairQueue } from '../waiting-line';
import { createWorkers, resolveWorkerFile, type WorkerJob, type WorkerPool } from './workers';

const job: WorkerJob = {
  file: resolveWorkerFile(join(__dirname, '../../../tests/support/server'), 'unruly-worker'),
  timeoutMs: 60_000,
  waitingPerOwner: 50,
};
const opened: WorkerPool[] = [];

function open(options = {}): WorkerPool {
  const workers = createWorkers({ log: { error: () => undefined }, ...options });
  opened.push(workers);
  return workers;
}

afterEach(async () => {
  for (const workers of opened.splice(0)) await workers.close();
});

describe(createFairQueue, () => {
  it('returns tasks of owners in turn, and none of an owner whose last one is running', () => {
    const queue = createFairQueue<string>();
    for (const item of ['a1', 'a2', 'a3']) queue.push('a', item);
    queue.push('b', 'b1');
    const taken = [queue.take()?.item, queue.take()?.item, queue.take()?.item];
    expect(taken).toEqual(['a1', 'b1', undefined]);
    queue.push('c', 'c1');
    queue.release('a');
    queue.release('b');
    expect([queue.take()?.item, queue.take()?.item]).toEqual(['a2', 'c1']);
    expect(queue.clear()).toEqual(['a3']);
    expect(queue.size()).toBe(0);
  });
});

describe(createWorkers, () => {
  it("runs another owner's first task before the many of one", async () => {
    const workers = open();
    const done: string[] = [];
    const run = (owner: string) => workers.run(job, owner, { wait: 20 }).then(() => done.push(owner));
    const many = Array.from({ length: 50 }, () => run('many'));
    await run('few');
    expect(done.filter((owner) => owner === 'many').length).toBeLessThan(5);
    await Promise.all(many);
    expect(done).toHaveLength(51);
  });

  it.each([
    ['hangs', 'hang', /longer than 500 ms/],
    ['dies', 'die', /exited with code: 3/],
    ['throws', 'throw', /thrown inside/],
    ['wants more memory than there is for it', 'fill', /memory/],
  ])('gives up a task that %s, and runs the next one', async (_what, order, reason) => {
    const workers = open({ heapMb: 32 });
    const limit = order === 'hang' ? 500 : 60_000;
    await expect(workers.run({ ...job, timeoutMs: limit }, 'a', order)).rejects.toThrow(reason);
    expect(await workers.run(job, 'a', { echo: 'alive' })).toBe('alive');
  });

  it('refuses what is too much of one owner, or of all, and says when to come again', async () => {
    const workers = open({ threads: 2, waitingAtMost: 3 });
    const run = (owner: string) =>
      workers
        .run({ ...job, waitingPerOwner: 2 }, owner, { echo: owner })
        .catch(({ kind, extras }) => [kind, extras.retryAfterSeconds]);
    const answers = ['a', 'a', 'a', 'a', 'b', 'b', 'c'].map(run);
    expect(await Promise.all(answers)).toEqual([
      'a',
      'a',
      'a',
      ['tooMany', 10],
      'b',
      'b',
      ['unavailable', 10],
    ]);
  });

  it('rejects waiting tasks when closed', async () => {
    const workers = open();
    const asked = [1, 2, 3].map(() => workers.run(job, 'a', { wait: 30_000 }).catch(({ kind }) => kind));
    await workers.close();
    expect(await Promise.all(asked)).toEqual(['unavailable', 'unavailable', 'unavailable']);
  });
});
