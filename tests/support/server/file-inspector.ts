/** Inspects files in worker threads as an upload does; returns the messages of refusal. */
import { mkdtempSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { FileType } from '../../../domain/definition';
import { createWorkers } from '../../../server/core/workers/workers';
import { createInspection } from '../../../server/files/inspection/inspection';

export function openInspector() {
  const folder = mkdtempSync(join(tmpdir(), 'inspection-'));
  const errors: unknown[] = [];
  const log = { error: (details: unknown) => errors.push(details) };
  const workers = createWorkers({ log });
  const inspection = createInspection({ workers, log });

  async function inspect(type: FileType, content: Buffer, using = inspection) {
    const path = join(folder, 'file');
    await writeFile(path, content);
    return using('company', path, type);
  }

  return {
    errors,
    log,
    workers,
    inspect,
    /** Returns the message that refuses the file; null where it is accepted. */
    async refusal(type: FileType, content: Buffer, using = inspection): Promise<string | null> {
      const said = await inspect(type, content, using).then(
        () => null,
        (error: Error) => error.message,
      );
      expect(await readdir(folder)).toEqual(['file']);
      return said;
    },
    async close(): Promise<void> {
      await workers.close();
      await rm(folder, { recursive: true });
    },
  };
}
