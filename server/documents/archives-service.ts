/** Orders of archives, how far they are, and their download. */
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { exportMessages } from '../../domain/api/messages/documents';
import { ARCHIVE_AT_MOST } from '../../domain/document/archive';
import type { ArchiveData, ExportBody } from '../../domain/document/calls';
import { type Language, say } from '../../domain/text';
import { dayOf } from '../../domain/windows/calendar';
import type { Caller } from '../core/access';
import { isUniqueViolation } from '../core/db/sql-state';
import type { Deps } from '../core/deps';
import { business, problems } from '../core/errors';
import type { Storage } from '../files/storage';
import type { ArchiveRow, ArchivesStore } from './archives-store';
import type { DocumentParts } from './documents-service';
import { countListed, type ExportParts, noteExport } from './export-service';
import type { Letters } from './letters-service';

export type ArchiveParts = ExportParts &
  Pick<Deps, 'log'> & {
    archives: ArchivesStore;
    documents: DocumentParts;
    letters: Letters;
    storage: Pick<Storage, 'get' | 'remove'>;
    /** Stores a stream whole or not at all; gives its bytes. */
    keep(key: string, content: Readable): Promise<number>;
  };

/** The place of what a run made. */
export const archiveKey = ({ id, runs }: Pick<ArchiveRow, 'id' | 'runs'>): string => `archives/${id}.${runs}`;

const archiveData = (row: ArchiveRow, language: Language): ArchiveData => ({
  id: row.id,
  state: row.state,
  done: row.done,
  total: row.total,
  ordered_at: row.orderedAt.toISOString(),
  size: row.size,
  ends_at: row.endsAt?.toISOString() ?? null,
  why: row.refusal && say(row.refusal, language),
});

export async function orderArchive(
  parts: ArchiveParts,
  caller: Caller,
  filter: ExportBody['filter'],
  language: Language,
): Promise<ArchiveData> {
  const total = await countListed(parts, caller, filter, ARCHIVE_AT_MOST, exportMessages.archiveTooMany);
  if (total === 0) throw business(exportMessages.archiveEmpty);
  const row = { id: randomUUID(), userId: caller.userId, filter, total, orderedAt: parts.clock() };
  try {
    return archiveData(await parts.archives.add(row), language);
  } catch (error) {
    if (isUniqueViolation(error, 'archives_open')) throw business(exportMessages.archiveWaiting);
    throw error;
  }
}

export const listArchives = async (
  { archives }: ArchiveParts,
  caller: Caller,
  language: Language,
): Promise<ArchiveData[]> => (await archives.ofUser(caller.userId)).map((row) => archiveData(row, language));

/** For any administrator: an archive holds what each of them may read. */
export async function downloadArchive(
  parts: ArchiveParts,
  caller: Caller,
  id: string,
): Promise<{ name: string; size: number; stream: Readable }> {
  const { archives, storage, clock } = parts;
  const row = await archives.find(id);
  if (row?.state !== 'done' || row.size === null || !row.endsAt || row.endsAt <= clock())
    throw problems.notFound();
  await noteExport(parts, caller, 'export.archive', { archive: id, filter: row.filter, filings: row.done });
  return {
    name: `归档包_${dayOf(row.orderedAt)}.zip`,
    size: row.size,
    stream: await storage.get(archiveKey(row)),
  };
}
