/** Ordering of archives, their progress, and their download. */
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { MAX_ARCHIVED_FILINGS } from '../../domain/document/archive';
import type { ArchiveData, ExportBody } from '../../domain/document/calls';
import { exportMessages } from '../../domain/document/messages';
import { type Language, say } from '../../domain/text';
import { formatBeijingDay } from '../../domain/windows/calendar';
import type { Caller } from '../core/access';
import { isUniqueViolation } from '../core/db/sql-state';
import { createRefusal, problems } from '../core/errors';
import type { FileStorage } from '../files/storage';
import type { ArchiveRow } from './archives-store';
import type { DocumentDeps } from './document-deps';
import { countListed, noteExport } from './export-service';

export type ArchiveDeps = DocumentDeps & {
  storage: Pick<FileStorage, 'get' | 'remove'>;
  /** Stores a stream whole or not at all; returns its size in bytes. */
  keep(key: string, content: Readable): Promise<number>;
};

/** Storage key of the file of one run. */
export const buildArchiveKey = ({ id, runs }: Pick<ArchiveRow, 'id' | 'runs'>): string =>
  `archives/${id}.${runs}`;

const toArchiveData = (row: ArchiveRow, language: Language): ArchiveData => ({
  id: row.id,
  state: row.state,
  done: row.done,
  total: row.total,
  ordered_at: row.orderedAt.toISOString(),
  size: row.size,
  ends_at: row.endsAt?.toISOString() ?? null,
  why: row.refusal && say(row.refusal, language),
});

export async function requestArchive(
  deps: ArchiveDeps,
  caller: Caller,
  filter: ExportBody['filter'],
  language: Language,
): Promise<ArchiveData> {
  const total = await countListed(deps, caller, filter, MAX_ARCHIVED_FILINGS, exportMessages.archiveTooMany);
  if (total === 0) throw createRefusal(exportMessages.archiveEmpty);
  const row = { id: randomUUID(), userId: caller.userId, filter, total, orderedAt: deps.clock() };
  try {
    return toArchiveData(await deps.archives.add(row), language);
  } catch (error) {
    if (isUniqueViolation(error, 'archives_open')) throw createRefusal(exportMessages.archiveWaiting);
    throw error;
  }
}

export const listArchives = async (
  { archives }: ArchiveDeps,
  caller: Caller,
  language: Language,
): Promise<ArchiveData[]> =>
  (await archives.ofUser(caller.userId)).map((row) => toArchiveData(row, language));

/** Opens an archive for any administrator: each may read all filings in it. */
export async function downloadArchive(
  deps: ArchiveDeps,
  caller: Caller,
  id: string,
): Promise<{ name: string; size: number; stream: Readable }> {
  const { archives, storage, clock } = deps;
  const row = await archives.find(id);
  if (row?.state !== 'done' || row.size === null || !row.endsAt || row.endsAt <= clock())
    throw problems.notFound();
  await noteExport(deps, caller, 'export.archive', { archive: id, filter: row.filter, filings: row.done });
  return {
    name: `归档包_${formatBeijingDay(row.orderedAt)}.zip`,
    size: row.size,
    stream: await storage.get(buildArchiveKey(row)),
  };
}
