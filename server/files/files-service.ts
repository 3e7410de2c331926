import type { Readable } from 'node:stream';
import { getProgramLimit } from '../../domain/accounts/roles';
import { paths } from '../../domain/api/paths.generated';
import type { FileInfo } from '../../domain/files/calls';
import { fileMessages } from '../../domain/files/messages';
import { fillText } from '../../domain/text';
import {
  assertInCharge,
  assertOwn,
  assertShown,
  type Caller,
  getMandatedPrograms,
  isInCharge,
  isOwn,
  requireCompanyId,
} from '../core/access';
import type { ReadLog } from '../core/audit/read-log-store';
import { createRefusal, problems } from '../core/errors';
import type { OfficeSettingsService } from '../core/office-settings/office-settings';
import type { FileRow, FilesStore, ShownFilesStore } from './files-store';
import {
  acceptFile,
  acceptFileFrom,
  assertFileType,
  type FileSender,
  type IntakeDeps,
  receiveFile,
} from './intake';
import type { ScanningDeps } from './scanning-service';
import { buildContentKey, type FileStorage } from './storage';

/** Incoming file of a request. */
export interface FileUpload {
  name: string;
  stream: Readable;
  /** Throws where the stream was cut at the limit, or the request has more than one file; call it after the stream has ended. */
  assertWhole(): Promise<void>;
  /** Called in the transaction that stores the file's row. */
  settle?: (file: { id: string }) => Promise<void>;
}

/** A file opened for a download. */
export interface OpenedFile {
  file: FileInfo;
  stream: Readable;
}

export interface FileRules {
  /** True where a submission is refused while one of its files waits for its scan. */
  holdsWaiting: boolean;
  /** True where OFD is accepted wherever PDF is. */
  takesOfd: boolean;
}

type FoundFile = Awaited<ReturnType<FilesStore['find']>>[number];

export interface FilesDeps {
  store: FilesStore;
  shownFiles: ShownFilesStore;
  storage: FileStorage;
  intake: IntakeDeps;
  scanning: Pick<ScanningDeps, 'isOn'>;
  officeSettings: Pick<OfficeSettingsService, 'rules'>;
  readLog: ReadLog;
}

export const toFileInfo = (row: FileRow): FileInfo => ({
  id: row.id,
  name: row.name,
  size: row.size,
  mime: row.mime,
  extension: row.extension,
  sha256: row.sha256,
  scan: row.scan,
  has_text: row.hasText,
  ...(row.library && { library: row.library }),
  url: paths.file.replace('GET ', '').replace('{id}', row.id),
  created_at: row.createdAt.toISOString(),
});

/** Files visible to callers with a partial view of a company: experts, agents, offices of some programs. */
async function findShown(deps: FilesDeps, caller: Caller, rows: FileRow[]): Promise<Set<string> | null> {
  const ids = rows.map(({ id }) => id);
  if (caller.role === 'expert') return deps.shownFiles.shown(caller.userId, ids);
  const mandated = getMandatedPrograms(caller);
  if (mandated) return deps.shownFiles.ofMandate(caller.userId, mandated, ids);
  const programs = getProgramLimit(caller);
  return programs && deps.shownFiles.ofPrograms(programs, ids);
}

function assertVisible(caller: Caller, row: FoundFile | undefined, shown: Set<string> | null): FileRow {
  const found = shown ? assertShown(row, shown.has(row?.id ?? ''), 'file') : row;
  if (found && caller.role === 'expert') return found;
  return caller.companyId === null ? assertInCharge(caller, row, 'file') : assertOwn(caller, row, 'file');
}

async function findVisible(deps: FilesDeps, caller: Caller, id: string): Promise<FileRow> {
  const rows = await deps.store.find([id]);
  return assertVisible(caller, rows[0], await findShown(deps, caller, rows));
}

/** Visibility filter; an invisible file is treated as missing. */
const isVisible = (caller: Caller, shown: Set<string> | null) => (row: FoundFile) => {
  if (shown && !shown.has(row.id)) return false;
  if (caller.role === 'expert') return true;
  return caller.companyId === null ? isInCharge(caller, row) : isOwn(caller, row);
};

function assertClean({ name, finding }: FileRow): void {
  if (finding !== null) throw createRefusal(fillText(fileMessages.infected, { name, finding }));
}

function openBytes(deps: FilesDeps, row: FileRow): Promise<Readable> {
  assertClean(row);
  return deps.storage.get(buildContentKey(row.sha256));
}

/** Stores an uploaded file of the caller's company. */
export async function storeUpload(
  { intake }: FilesDeps,
  caller: Caller,
  { name, stream, assertWhole, settle }: FileUpload,
): Promise<FileInfo> {
  const companyId = requireCompanyId(caller);
  const type = assertFileType(name);
  const received = await receiveFile(intake, stream);
  try {
    await assertWhole();
  } catch (error) {
    await intake.incoming.discard(received);
    throw error;
  }
  return toFileInfo(
    await acceptFile(intake, caller, { companyId, name, type, received, ...(settle && { settle }) }),
  );
}

/** A file without a company: something else takes it up as it is stored, or it is a file of an office. */
type UnownedUpload = FileUpload & (Required<Pick<FileUpload, 'settle'>> | { isOfficeFile: true });

/** Stores a file without a company. */
export async function storeUnownedUpload(
  { intake }: FilesDeps,
  sender: FileSender,
  { name, stream, assertWhole, ...upload }: UnownedUpload,
): Promise<FileInfo> {
  const type = assertFileType(name);
  const received = await receiveFile(intake, stream);
  try {
    await assertWhole();
  } catch (error) {
    await intake.incoming.discard(received);
    throw error;
  }
  return toFileInfo(
    await acceptFileFrom(intake, sender, { companyId: null, name, type, received, ...upload }),
  );
}

/** Opens a file of an office by its hash; the caller has checked the right. */
export async function openOfficeFile(deps: FilesDeps, sha256: string): Promise<OpenedFile> {
  const row = await deps.store.officeFile(sha256);
  if (!row) throw problems.notFound();
  return { file: toFileInfo(row), stream: await openBytes(deps, row) };
}

/** Opens a file without a company; the caller has checked the right. */
export async function openUnownedFile(deps: FilesDeps, id: string): Promise<OpenedFile> {
  const row = await deps.store.unowned(id);
  if (!row) throw problems.notFound();
  return { file: toFileInfo(row), stream: await openBytes(deps, row) };
}

export async function readFileInfo(deps: FilesDeps, caller: Caller, id: string): Promise<FileInfo> {
  return toFileInfo(await findVisible(deps, caller, id));
}

export async function listFileInfos(
  deps: FilesDeps,
  caller: Caller,
  ids: string[],
): Promise<{ list: FileInfo[] }> {
  const rows = await deps.store.find(ids);
  return { list: rows.filter(isVisible(caller, await findShown(deps, caller, rows))).map(toFileInfo) };
}

/** Opens a file that the caller may see; throws 208 for an infected one. */
export async function openFile(deps: FilesDeps, caller: Caller, id: string): Promise<OpenedFile> {
  const row = await findVisible(deps, caller, id);
  assertClean(row);
  if (row.companyId)
    await deps.readLog.note(caller, { kind: 'file', subjectId: row.id, companyId: row.companyId });
  return { file: toFileInfo(row), stream: await openBytes(deps, row) };
}

/** Rules of the office for the files of a submission. */
export async function readFileRules({ officeSettings, scanning }: FilesDeps): Promise<FileRules> {
  const { scanBeforeSubmit, takesOfd } = await officeSettings.rules();
  return { holdsWaiting: scanning.isOn && scanBeforeSubmit, takesOfd };
}

/**
 * Finds the files of the given ids that the company owns; a filing can refer to no others. Within a transaction they
 * cannot be deleted.
 */
export async function findCompanyFiles(
  { store }: FilesDeps,
  companyId: string,
  ids: string[],
): Promise<FileInfo[]> {
  return (await store.ofCompany(companyId, ids)).map(toFileInfo);
}
