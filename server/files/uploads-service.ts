/**
 * Files uploaded in parts. A part is acknowledged when its bytes and the new offset are safe, so that a broken connection
 * or process loses at most the part on its way; any process can receive the next one.
 */

import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { FILE_LIMIT, type FileInfo, type UploadState } from '../../domain/files/calls';
import { fileMessages } from '../../domain/files/messages';
import {
  countParts,
  getMaxRequestBytes,
  getPartLength,
  isSumOfWholeParts,
  MAX_PARTS_PER_REQUEST,
  PART_SIZE,
} from '../../domain/files/parts';
import { formatBytes } from '../../domain/files/size';
import { fillText } from '../../domain/text';
import { DAY_MS, HOUR_MS } from '../../domain/time';
import { assertMine, type Caller, requireCompanyId } from '../core/access';
import type { Deps } from '../core/deps';
import { createRefusal, Problem, problems } from '../core/errors';
import { type JobLog, runJobItem } from '../core/jobs/scheduled-job';
import { toFileInfo } from './files-service';
import type { FilesStore } from './files-store';
import { getPieceLength, REST_AT_MOST, splitIntoPieces } from './incoming';
import { acceptFile, assertFileType, assertRoom, type IntakeDeps, throwAsBroken } from './intake';
import type { FileStorage } from './storage';
import type { UploadRow, UploadsStore } from './uploads-store';

/** An upload ends when no part was added for this long. */
const IDLE_MS = DAY_MS;
/** Time between the end of an upload and its deletion; parts still on their way have arrived by then. */
const GRACE_MS = HOUR_MS;
/** Maximum open uploads of one company. */
export const UNDER_WAY_AT_MOST = 50;
const SWEEP_AT_MOST = 200;
/** Maximum uploads cached by a process; the most recently continued ones stay. */
const KEPT_AT_MOST = 500;

export type UploadDeps = Pick<Deps, 'db' | 'clock'> & {
  log: JobLog;
  store: UploadsStore;
  filesStore: FilesStore;
  storage: FileStorage;
  intake: IntakeDeps;
  kept: KeptUploads;
};

/** Cache of uploads as of the last part that this process received; `advance` detects a stale one. */
export type KeptUploads = Map<string, UploadRow>;

const toUploadState = (row: UploadRow): UploadState => ({
  id: row.id,
  name: row.name,
  size: row.size,
  offset: row.received,
  part_size: PART_SIZE,
  parts_at_once: MAX_PARTS_PER_REQUEST,
  expires_at: row.expiresAt.toISOString(),
});

/** Refusal of a part that does not fit, with the offset at which to continue. */
const createContinueProblem = (
  text: keyof typeof fileMessages,
  { received }: UploadRow,
  length?: number,
): Problem =>
  createRefusal(fillText(fileMessages[text], { offset: received, ...(length !== undefined && { length }) }), {
    offset: received,
  });

const getTimeFromNow = ({ clock }: Pick<UploadDeps, 'clock'>, ms: number): Date =>
  new Date(clock().getTime() + ms);

async function findOwn({ store }: UploadDeps, caller: Caller, id: string): Promise<UploadRow> {
  return assertMine(caller, await store.find(id), 'upload');
}

async function findOpen(deps: UploadDeps, caller: Caller, id: string): Promise<UploadRow> {
  const row = await findOwn(deps, caller, id);
  if (row.fileId || row.expiresAt <= deps.clock()) throw createRefusal(fileMessages.uploadOver);
  return row;
}

function keep({ kept }: UploadDeps, row: UploadRow): void {
  kept.delete(row.id);
  kept.set(row.id, row);
  for (const [oldest] of kept) {
    if (kept.size <= KEPT_AT_MOST) break;
    kept.delete(oldest);
  }
}

/** Finds the open upload, without a query where this process received its last part and the offset continues it. */
async function findUploadAtOffset(
  deps: UploadDeps,
  caller: Caller,
  id: string,
  offset: number,
): Promise<UploadRow> {
  const known = deps.kept.get(id);
  const isNext = known?.received === offset && known.expiresAt > deps.clock();
  return isNext ? assertMine(caller, known, 'upload') : findOpen(deps, caller, id);
}

/** Stores parts as they arrive; returns the number of received bytes, and the error that broke the stream, if any. */
async function takeParts({ storage }: UploadDeps, { id, size, received }: UploadRow, stream: Readable) {
  const taken = { bytes: 0, fault: null as Error | null };
  async function* wanted() {
    try {
      for await (const part of splitIntoPieces(stream, PART_SIZE)) {
        taken.bytes += getPieceLength(part);
        const excess = taken.bytes - getMaxRequestBytes(size, received);
        if (excess > REST_AT_MOST) throw new Error('far more bytes than allowed');
        if (excess <= 0) yield part;
      }
    } catch (error) {
      taken.fault = error as Error;
    }
  }
  await storage.putParts(id, received / PART_SIZE, wanted());
  return taken;
}

async function makeFile(deps: UploadDeps, caller: Caller, row: UploadRow): Promise<FileInfo> {
  const { intake, storage, store } = deps;
  const { companyId, name, size } = row;
  const received = await intake.incoming.take((path) => storage.gather(row.id, countParts(size), path));
  if (received.size !== size) {
    await intake.incoming.discard(received);
    throw createRefusal(fileMessages.broken);
  }
  const settle = (file: { id: string }) => store.finish(row.id, file.id);
  const arrival = { companyId, name, type: assertFileType(name), received, settle };
  return toFileInfo(await acceptFile(intake, caller, arrival));
}

export async function beginUpload(
  deps: UploadDeps,
  caller: Caller,
  { name, size }: { name: string; size: number },
): Promise<UploadState> {
  const { db, clock, store, filesStore, intake } = deps;
  const companyId = requireCompanyId(caller);
  assertFileType(name);
  if (size === 0) throw createRefusal(fileMessages.empty);
  if (size > FILE_LIMIT) throw problems.tooLarge(formatBytes(FILE_LIMIT));
  return db.transaction(async () => {
    await filesStore.holdCompany(companyId);
    const { count, bytes } = await store.underWay(companyId, clock());
    if (count >= UNDER_WAY_AT_MOST)
      throw createRefusal(fillText(fileMessages.tooManyUploads, { limit: UNDER_WAY_AT_MOST }));
    await assertRoom(intake, companyId, size, bytes);
    const [id, userId, expiresAt] = [randomUUID(), caller.userId, getTimeFromNow(deps, IDLE_MS)];
    return toUploadState(
      await store.insert({ id, companyId, userId, name, size, createdAt: clock(), expiresAt }),
    );
  });
}

export async function readUpload(deps: UploadDeps, caller: Caller, id: string): Promise<UploadState> {
  return toUploadState(await findOpen(deps, caller, id));
}

/**
 * Receives the next part, or several; `open` opens the stream once the caller's upload is found open. When the connection
 * breaks, the complete parts count.
 */
export async function addParts(
  deps: UploadDeps,
  caller: Caller,
  id: string,
  offset: number,
  open: () => Readable,
): Promise<UploadState> {
  const row = await findUploadAtOffset(deps, caller, id, offset);
  const stream = open();
  const length = getPartLength(row.size, row.received);
  if (offset !== row.received || length === 0) throw createContinueProblem('outOfPlace', row);
  const { bytes, fault } = await takeParts(deps, row, stream);
  if (fault && bytes === 0) return throwAsBroken(fault);
  if (!isSumOfWholeParts(row.size, offset, bytes)) throw createContinueProblem('partSize', row, length);
  const advanced = await deps.store.advance(row, bytes, getTimeFromNow(deps, IDLE_MS), deps.clock());
  if (!advanced) throw createContinueProblem('outOfPlace', await findOpen(deps, caller, id));
  keep(deps, advanced);
  return fault ? throwAsBroken(fault) : toUploadState(advanced);
}

/** Makes a file of a complete upload. Called again, because the answer may have been lost, it returns the same file. */
export async function finishUpload(deps: UploadDeps, caller: Caller, id: string): Promise<FileInfo> {
  const { clock, store, filesStore } = deps;
  const row = await findOwn(deps, caller, id);
  const [made] = row.fileId ? await filesStore.find([row.fileId]) : [];
  if (made) return toFileInfo(made);
  if (row.expiresAt <= clock()) throw createRefusal(fileMessages.uploadOver);
  if (row.received < row.size) throw createContinueProblem('unfinished', row);
  try {
    return await makeFile(deps, caller, row);
  } catch (error) {
    // A fault of the content is permanent and ends the upload; a store that is unavailable will be back.
    if (error instanceof Problem && error.kind === 'business') await store.expire(id, clock());
    throw error;
  }
}

export async function cancelUpload(deps: UploadDeps, caller: Caller, id: string): Promise<null> {
  const row = await findOwn(deps, caller, id);
  if (!row.fileId) await deps.store.expire(row.id, deps.clock());
  return null;
}

/** Deletes ended uploads with their parts; returns their number. */
export async function deleteExpiredUploads(deps: UploadDeps): Promise<number> {
  const { store, storage, log } = deps;
  const over = await store.expired(getTimeFromNow(deps, -GRACE_MS), SWEEP_AT_MOST);
  for (const row of over)
    await runJobItem(log, { job: 'uploads', id: row.id }, async () => {
      await storage.removeParts(row.id, countParts(row.size));
      await store.remove(row.id);
    });
  return over.length;
}
