/**
 * Files that nothing names any more make room. A browser may still hold a draft that names one, so a file goes only when
 * two looks, a month apart, have found no use of it; what a submitted filing names never goes.
 */
import type { Deps } from '../core/deps';
import { attempt, type JobLog } from '../core/jobs/every';
import type { FileRow, FilesStore } from './files-store';
import { LOOK_AFTER_MS } from './intake';
import type { ReferencesStore } from './references-store';
import { contentKey, type Storage } from './storage';

const LOOKS_AT_ONCE = 50;

type UnusedDeps = Pick<Deps, 'db' | 'clock' | 'audit'> & {
  store: FilesStore;
  references: ReferencesStore;
  storage: Storage;
  log: JobLog;
};

export function createUnused({ db, clock, audit, store, references, storage, log }: UnusedDeps) {
  async function remove({ id, companyId, name, size, sha256 }: FileRow): Promise<void> {
    await store.remove(id);
    await audit.write({
      subjectKind: 'file',
      subjectId: id,
      companyId,
      action: 'file.delete',
      caller: null,
      details: { name, size, sha256 },
    });
  }

  /** Gives the content of a file that went. */
  function lookAt(id: string): Promise<string | null> {
    return db.transaction(async () => {
      const file = await store.lock(id);
      if (!file?.companyId) return null;
      const now = clock();
      const nextLookAt = new Date(now.getTime() + LOOK_AFTER_MS);
      if (await references.isNamed(file.companyId, id)) await store.markUsed(id, nextLookAt);
      else if (!file.unusedSince) await store.markUnused(id, now, nextLookAt);
      else {
        await remove(file);
        return file.sha256;
      }
      return null;
    });
  }

  /** The bytes go after the row: a row never points at nothing. */
  const removeContent = (sha256: string): Promise<void> =>
    db.transaction(async () => {
      await store.holdContent(sha256);
      if (!(await store.isContentOfAny(sha256))) await storage.remove(contentKey(sha256));
    });

  return {
    async sweep(): Promise<void> {
      for (const { id } of await store.dueForALook(clock(), LOOKS_AT_ONCE))
        await attempt(log, { job: 'unused files', id }, async () => {
          const sha256 = await lookAt(id);
          if (sha256) await removeContent(sha256);
        });
    },
  };
}
