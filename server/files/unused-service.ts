/**
 * Deletes files that nothing refers to and that the company does not keep in its library, and files of offices that no
 * document of a program and no notice names. A browser may still hold a draft with a file, so a file is deleted only when two
 * checks, a month apart, have found no reference to it; a file of a submission is never deleted.
 */
import type { Deps } from '../core/deps';
import { type JobLog, runJobItem } from '../core/jobs/scheduled-job';
import type { FileRow, FilesStore } from './files-store';
import { LOOK_AFTER_MS } from './intake';
import type { ReferencesStore, RemovalsStore } from './removals-store';
import { buildContentKey, type FileStorage } from './storage';

const LOOKS_AT_ONCE = 50;

type UnusedDeps = Pick<Deps, 'db' | 'clock' | 'audit'> & {
  store: FilesStore;
  references: ReferencesStore;
  removals: RemovalsStore;
  storage: FileStorage;
  log: JobLog;
};

async function removeFile(
  { store, removals, audit }: UnusedDeps,
  { id, companyId, name, size, sha256 }: FileRow,
): Promise<void> {
  await store.remove(id);
  await removals.ask(sha256);
  await audit.write({
    subjectKind: 'file',
    subjectId: id,
    companyId,
    action: 'file.delete',
    caller: null,
    details: { name, size, sha256 },
  });
}

const checkFile = (deps: UnusedDeps, id: string): Promise<void> =>
  deps.db.transaction(async () => {
    const { store, references, clock } = deps;
    const file = await store.lock(id);
    if (!file || (file.companyId === null && !file.isOfficeFile)) return;
    const now = clock();
    const nextLookAt = new Date(now.getTime() + LOOK_AFTER_MS);
    const isUsed = file.library === 'kept' || (await references.isNamed(file));
    if (isUsed) await store.markUsed(id, nextLookAt);
    else if (!file.unusedSince) await store.markUnused(id, now, nextLookAt);
    else await removeFile(deps, file);
  });

/** Removes the bytes of a content after its rows, so that a row never refers to missing bytes. */
async function removeContent({ db, store, removals, storage }: UnusedDeps, sha256: string): Promise<void> {
  const isMine = await db.transaction(async () => {
    await store.holdContent(sha256);
    if (!(await store.isContentOfAny(sha256))) return removals.begin(sha256);
    await removals.drop(sha256);
    return false;
  });
  if (!isMine) return;
  await storage.remove(buildContentKey(sha256));
  await removals.end(sha256);
}

export async function deleteUnusedFiles(deps: UnusedDeps): Promise<void> {
  const { store, removals, clock, log } = deps;
  for (const { id } of await store.dueForALook(clock(), LOOKS_AT_ONCE))
    await runJobItem(log, { job: 'unused files', id }, () => checkFile(deps, id));
  for (const { id } of await removals.due())
    await runJobItem(log, { job: 'contents', id }, () => removeContent(deps, id));
  await removals.forget();
}
