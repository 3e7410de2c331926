import { describe, expect, it } from 'vitest';
import { createTurns } from './connection-turns';

let subject = '';
const turns = createTurns(() => subject, 50);
const pause = (ms = 1) => new Promise((resolve) => setTimeout(resolve, ms));

const done: string[] = [];
const ask = (by: string, name = by) => {
  subject = by;
  return turns.take(async () => {
    await pause();
    done.push(name);
  });
};

describe(createTurns, () => {
  it('gives turns round by subject, and in the order of arrival for one subject', async () => {
    const all = ['greedy 1', 'greedy 2', 'greedy 3', 'greedy 4'].map((name) => ask('greedy', name));
    all.push(ask('modest'), ask('third'));
    expect(turns.waiting).toBe(5);
    await Promise.all(all);
    expect(done).toEqual(['greedy 1', 'greedy 2', 'modest', 'third', 'greedy 3', 'greedy 4']);
    expect(turns.waiting).toBe(0);
  });

  it('gives the next turn after work that failed', async () => {
    subject = 'a';
    await expect(turns.take(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(await turns.take(async () => 'done')).toBe('done');
  });

  it('rejects after waiting for a limited time', async () => {
    subject = 'a';
    const long = turns.take(() => pause(120));
    await expect(turns.take(async () => 'never')).rejects.toThrow('timeout exceeded');
    await long;
    expect([await turns.take(async () => 'done'), turns.waiting]).toEqual(['done', 0]);
  });
});
