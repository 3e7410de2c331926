/** Imports of files as versions of a register: parsed in a worker thread, and written in batches. */

import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { ImportedRegister, ImportRegisterQuery, RegisterChange } from '../../domain/registers/calls';
import {
  type ImportMode,
  MAX_REGISTER_FILE_MB,
  MAX_VERSION_LINES,
  type RegisterKind,
} from '../../domain/registers/kinds';
import { registerMessages as texts } from '../../domain/registers/messages';
import { fillText, type Language, say } from '../../domain/text';
import { HOUR_MS } from '../../domain/time';
import { formatBeijingDay } from '../../domain/windows/calendar';
import type { Caller } from '../core/access';
import { createRefusal, Problem } from '../core/errors';
import { resolveWorkerFile, type WorkerJob } from '../core/workers/workers';
import { getRegisterKind, put, type RegisterManagementDeps } from './manage-registers-service';
import { LINES_AT_ONCE, type RefusedRegister, type RegisterFile } from './register-file';
import type { RegisterReading } from './register-worker';
import type { VersionRow } from './registers-store';

interface ComingFile {
  name: string;
  stream: Readable;
  assertWhole(): Promise<void>;
}

const toImportedRegister = (
  { lines, faults, faultCount, notes, sample }: RegisterFile,
  language: Language,
): ImportedRegister => ({
  lines,
  faults: faults.map(({ line, column, message, first = null }) => ({
    line,
    column,
    msg: say(message, language),
    first,
  })),
  fault_count: faultCount,
  notes: notes.map(({ line, message }) => ({ line, msg: say(message, language) })),
  sample,
  change: null,
  number: null,
  total: null,
});

/** Age after which an unfinished import counts as abandoned by its process. */
const ABANDONED_AFTER_MS = 6 * HOUR_MS;

/** Deletes abandoned imports: incomplete versions with their lines. */
export const deleteAbandonedImports = ({
  clock,
  registers,
}: Pick<RegisterManagementDeps, 'clock' | 'registers'>): Promise<void> =>
  registers.store.clear(new Date(clock().getTime() - ABANDONED_AFTER_MS));

interface ImportSource {
  source: string;
  asOf: string;
  fileName: string;
  mode: ImportMode;
}

/** The version in use, to whose lines a file is added; null where the file replaces them. */
async function findBaseVersion(
  { registers: { store } }: RegisterManagementDeps,
  kind: RegisterKind,
  { mode }: ImportSource,
  coming: number,
): Promise<VersionRow | null> {
  if (mode === 'replace') return null;
  const { way, version } = await store.look(kind, []);
  if (way !== 'file' || !version) throw createRefusal(texts.nothingToAdd);
  if (version.lines + coming > MAX_VERSION_LINES)
    throw createRefusal(fillText(texts.tooManyInAll, { limit: MAX_VERSION_LINES }));
  return version;
}

/** Compares a file with the lines of the version in use, in batches; null where there is none. */
async function compareLines(
  { registers: { store } }: RegisterManagementDeps,
  kind: RegisterKind,
  { lines, parts }: RegisterFile,
  mode: ImportMode,
): Promise<RegisterChange | null> {
  const { way, version } = await store.look(kind, []);
  if (way !== 'file' || !version) return null;
  const found = { known: 0, changed: 0 };
  for (const part of parts) {
    const { known, changed } = await store.compare(version.id, part);
    found.known += known;
    found.changed += changed;
    await setImmediate();
  }
  const { known, changed } = found;
  return { added: lines - known, changed, gone: mode === 'add' ? 0 : version.lines - known };
}

/** Inserts the lines of a file and the retained lines in batches, to keep locks short. */
async function importLines(
  { registers: { store } }: RegisterManagementDeps,
  versionId: string,
  parts: readonly string[],
  base: VersionRow | null,
): Promise<void> {
  for (const lines of parts) {
    await store.fill(versionId, lines);
    await setImmediate();
  }
  for (let after: string | null = ''; base && after !== null; await setImmediate())
    after = await store.copy(base.id, versionId, after, LINES_AT_ONCE);
}

/**
 * Puts a complete version to use and returns the number of its lines. Throws 208 where the version that it extends was
 * replaced meanwhile.
 */
async function use(
  deps: RegisterManagementDeps,
  kind: RegisterKind,
  caller: Caller | null,
  { versionId, number, base, said, file }: ImportedVersion & { said: ImportSource; file: KeptFile },
): Promise<number> {
  const { audit, registers } = deps;
  const before = await registers.store.lock(kind);
  if (base && before?.versionId !== base.id) throw createRefusal(texts.replacedMeanwhile);
  const total = await registers.store.finish(versionId);
  await put(deps, kind, caller, before, { way: 'file', versionId });
  const { source, asOf, fileName, mode } = said;
  await audit.write({
    subjectKind: 'register',
    subjectId: kind,
    action: 'register.import',
    caller,
    version: number,
    details: {
      source,
      as_of: asOf,
      file_name: fileName,
      lines: file.lines,
      sha256: file.sha256,
      ...(mode === 'add' && { mode, total }),
    },
  });
  return total;
}

/** Deletes lines of former versions, in batches. */
async function deleteOldVersions(
  { registers: { store } }: RegisterManagementDeps,
  kind: RegisterKind,
): Promise<void> {
  while ((await store.forget(kind, LINES_AT_ONCE)) === LINES_AT_ONCE) await setImmediate();
}

type KeptFile = Pick<RegisterFile, 'sha256' | 'lines' | 'parts'>;

/** A version being imported, and the version whose lines it includes. */
interface ImportedVersion {
  versionId: string;
  number: number;
  base: VersionRow | null;
}

/** Stores a parsed file without faults as the version in use. */
export async function keep(
  deps: RegisterManagementDeps,
  kind: RegisterKind,
  caller: Caller | null,
  file: KeptFile,
  said: ImportSource,
): Promise<{ number: number; total: number }> {
  const { db, clock, registers } = deps;
  const { store } = registers;
  const { mode: _, ...head } = said;
  const base = await findBaseVersion(deps, kind, said, file.lines);
  const versionId = randomUUID();
  const number = await db.transaction(async () => {
    await store.lock(kind);
    const { sha256, lines } = file;
    const importedBy = caller?.name ?? '';
    return store.begin({ ...head, sha256, lines, id: versionId, kind, importedBy, createdAt: clock() });
  });
  try {
    await importLines(deps, versionId, file.parts, base);
    const total = await db.transaction(() =>
      use(deps, kind, caller, { versionId, number, base, said, file }),
    );
    return { number, total };
  } catch (error) {
    await store.abandon(versionId);
    throw error;
  }
}

/** Worker job that parses a file; the largest one takes some ten seconds. */
const READING: WorkerJob = {
  file: resolveWorkerFile(__dirname, 'register-worker'),
  timeoutMs: 60_000,
  waitingPerOwner: 2,
};

async function read(
  { workers }: RegisterManagementDeps,
  caller: Caller,
  reading: RegisterReading,
): Promise<RegisterFile> {
  const file = await workers
    .run<RegisterFile | RefusedRegister>(READING, caller.userId, reading)
    .catch((error: unknown) => {
      throw error instanceof Problem ? error : createRefusal(texts.tooHard);
    });
  if ('refused' in file) throw createRefusal(file.refused);
  return file;
}

/** Reads a file into memory; throws 208 once it exceeds the maximum size. */
async function readBytes(stream: Readable): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_REGISTER_FILE_MB * 1024 ** 2)
      throw createRefusal(fillText(texts.tooLarge, { limit: MAX_REGISTER_FILE_MB }));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Checks a file, or imports it as a whole. Throws 208 with its faults where there are any. */
export async function importFile(
  deps: RegisterManagementDeps,
  caller: Caller,
  id: string,
  { preview, source, as_of: asOf, mode }: ImportRegisterQuery,
  coming: ComingFile,
  language: Language,
): Promise<ImportedRegister> {
  const kind = getRegisterKind(id);
  if (!source) throw createRefusal(texts.noSource);
  if (asOf > formatBeijingDay(deps.clock())) throw createRefusal(texts.dayAhead);
  const said = { source, asOf, fileName: coming.name, mode };
  const bytes = await readBytes(coming.stream);
  await coming.assertWhole();
  const file = await read(deps, caller, { kind, bytes });
  await findBaseVersion(deps, kind, said, file.lines);
  const judged = toImportedRegister(file, language);
  if (preview === 'true')
    return file.faultCount > 0 ? judged : { ...judged, change: await compareLines(deps, kind, file, mode) };
  if (file.faultCount > 0)
    throw createRefusal(fillText(texts.wrongLines, { count: file.faultCount }), judged);
  const kept = await keep(deps, kind, caller, file, said);
  await deleteOldVersions(deps, kind);
  return { ...judged, ...kept };
}
