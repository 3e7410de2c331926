/** Has files inspected in a worker thread, so that no content of a file can delay anybody but its sender. */
import { rm } from 'node:fs/promises';
import type { FileType } from '../../../domain/definition';
import { inspectionMessages } from '../../../domain/files/messages';
import { createRefusal, Problem } from '../../core/errors';
import type { JobLog } from '../../core/jobs/scheduled-job';
import { resolveWorkerFile, type WorkerJob, type WorkerPool } from '../../core/workers/workers';
import type { InspectionTask, InspectionVerdict, SoundFile } from './inspection-worker';
import { buildInnerPath, DEPTH_AT_MOST } from './packed';

const INSPECTING: WorkerJob = {
  file: resolveWorkerFile(__dirname, 'inspection-worker'),
  // The largest accepted file needs 1.5 s of a processor, and gets a fraction of one on the last day of a window.
  timeoutMs: 30_000,
  waitingPerOwner: 50,
};

/** Deletes unpacked inner archives that an aborted thread left beside the file. */
async function removeInner(path: string): Promise<void> {
  for (let depth = 1; depth <= DEPTH_AT_MOST; depth++) await rm(buildInnerPath(path, depth), { force: true });
}

export const createInspection = ({ workers, log }: { workers: WorkerPool; log: JobLog }) => {
  /** Inspects the file at `path`. Throws a Problem with its fault, or one that says that the inspection failed. */
  return async (owner: string, path: string, type: FileType): Promise<SoundFile> => {
    const inspected: InspectionTask = { path, type };
    const verdict = await workers
      .run<InspectionVerdict>(INSPECTING, owner, inspected)
      .catch(async (err): Promise<InspectionVerdict> => {
        if (err instanceof Problem) throw err;
        await removeInner(path);
        // An error from another thread has lost its code.
        const [code] = /\b(ENOSPC|EDQUOT)\b/.exec(String(err)) ?? [];
        if (code) throw Object.assign(err, { code });
        log.error({ err, type }, 'a file was not inspected to its end');
        return { fault: inspectionMessages.unfinished };
      });
    if ('fault' in verdict) throw createRefusal(verdict.fault);
    return verdict;
  };
};

export type FileInspection = ReturnType<typeof createInspection>;
