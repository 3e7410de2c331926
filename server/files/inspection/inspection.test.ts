import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openInspector } from '../../../tests/support/server/file-inspector';
import { PDF } from '../../../tests/support/server/upload-client';
import type { WorkerJob } from '../../core/workers/workers';
import { createInspection } from './inspection';

const inspector = openInspector();
const { refusal } = inspector;
afterAll(inspector.close);

describe(createInspection, () => {
  const { errors, log, workers } = inspector;
  it.each(['hang', 'die'])('rejects a file when told to %s, and accepts the next one', async (order) => {
    const file = join(__dirname, '../../../tests/support/server/unruly-worker.ts');
    const unruly = {
      ...workers,
      run: <T>(job: WorkerJob, owner: string) =>
        workers.run<T>({ ...job, file, timeoutMs: 2_000 }, owner, order),
    };
    errors.length = 0;
    expect(await refusal('pdf', PDF, createInspection({ workers: unruly, log }))).toMatch(
      /could not be inspected/,
    );
    expect(errors).toHaveLength(1);
    expect(await refusal('pdf', PDF)).toBeNull();
  });
});
