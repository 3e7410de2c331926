/**
 * Intake of every file, however it was uploaded: checks its name, content and the company's quota, stores its bytes and
 * its row.
 */

import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FileField, FileType } from '../../domain/definition';
import { fileMessages } from '../../domain/files/messages';
import {
  FILE_TYPES,
  findFileNameFault,
  findRefusedFileProperty,
  getClaimedType,
  listAcceptedTypes,
  mimeTypes,
} from '../../domain/files/names';
import { formatBytes } from '../../domain/files/size';
import { fillText } from '../../domain/text';
import { DAY_MS } from '../../domain/time';
import { type Caller, getShareOwner } from '../core/access';
import type { AuditActor } from '../core/audit/audit-store';
import { findOutage } from '../core/db/outage';
import type { Deps } from '../core/deps';
import { createRefusal, Problem, problems } from '../core/errors';
import type { FileRow, FilesStore, ScanOutcome } from './files-store';
import type { IncomingFiles, ReceivedUpload } from './incoming';
import type { FileInspection } from './inspection/inspection';
import type { SoundFile } from './inspection/inspection-worker';
import type { RemovalsStore } from './removals-store';
import { type ScanningDeps, scanArrival, settleScan } from './scanning-service';
import { buildContentKey, type FileStorage } from './storage';

/** Milliseconds between checks of whether anything refers to a file. */
export const LOOK_AFTER_MS = 30 * DAY_MS;

/** Throws an error while a file is being received as a broken connection, except a Problem and a full disk. */
export function throwAsBroken(error: Error): never {
  if (error instanceof Problem || findOutage(error) === 'full') throw error;
  throw createRefusal(fileMessages.broken);
}

interface ArrivedFile {
  /** Company that owns the file; null for a file without a company, which `settle` attaches to something else. */
  companyId: string | null;
  /** True for a file of an office, which the guide of a program or a notice names by its hash. */
  isOfficeFile?: boolean;
  name: string;
  type: FileType;
  received: ReceivedUpload;
  /** Called in the transaction that stores the file's row. */
  settle?: (file: FileRow) => Promise<void>;
}

/** Sender of a file: key for sharing the workers fairly, and actor in the log. */
export interface FileSender {
  owner: string;
  actor: AuditActor;
}

/** A file that was inspected and whose bytes are stored. */
type StoredFile = Omit<ArrivedFile, 'received'> &
  SoundFile & { size: number; scanned: ScanOutcome; storedFrom: string };

export type IntakeDeps = Pick<Deps, 'db' | 'clock' | 'audit'> & {
  store: FilesStore;
  removals: RemovalsStore;
  storage: FileStorage;
  incoming: IncomingFiles;
  inspection: FileInspection;
  scanning: ScanningDeps;
  companyQuota: number;
};

export function assertFileType(name: string): FileType {
  const fault = findFileNameFault(name);
  if (fault) throw createRefusal(fault);
  const type = getClaimedType(name);
  if (!type) throw problems.wrongType(FILE_TYPES.join(', '));
  return type;
}

/**
 * Throws 208 for a type or size that a field refuses. Called before the bytes are received with size 0, and again with all of
 * them.
 */
export function assertFileFits(
  field: Pick<FileField, 'accept' | 'maxSizeMb'>,
  { name, size }: { name: string; size: number },
  takesOfd: boolean,
): void {
  const refused = findRefusedFileProperty(field, { extension: getClaimedType(name), size }, takesOfd);
  const types = listAcceptedTypes(field, takesOfd).join(' / ').toUpperCase();
  if (refused === 'type') throw createRefusal(fillText(fileMessages.typeRefused, { types }));
  if (refused) throw createRefusal(fillText(fileMessages.tooLarge, { limit: field.maxSizeMb }));
}

export const receiveFile = (
  { incoming }: Pick<IntakeDeps, 'incoming'>,
  stream: Readable,
): Promise<ReceivedUpload> => incoming.receive(stream).catch(throwAsBroken);

/** Throws 208 where the file exceeds the company's quota. `promised`: bytes announced by other uploads. */
export async function assertRoom(
  { store, companyQuota }: IntakeDeps,
  companyId: string,
  size: number,
  promised = 0,
): Promise<void> {
  if ((await store.usage(companyId)) + promised + size <= companyQuota) return;
  throw createRefusal(fillText(fileMessages.quota, { limit: formatBytes(companyQuota) }));
}

async function insertFile(
  { store, audit, clock }: IntakeDeps,
  { actor }: FileSender,
  stored: StoredFile,
): Promise<FileRow> {
  const { companyId, isOfficeFile = false, name, type, size, sha256, hasText, scanned } = stored;
  const createdAt = clock();
  const id = randomUUID();
  const row = await store.insert({
    id,
    companyId,
    isOfficeFile,
    uploadedBy: actor?.userId ?? null,
    name,
    size,
    sha256,
    hasText,
    mime: mimeTypes[type],
    extension: type,
    createdAt,
    nextLookAt: new Date(createdAt.getTime() + LOOK_AFTER_MS),
    ...scanned,
  });
  const details = { name, size, sha256 };
  await audit.write({
    subjectKind: 'file',
    subjectId: id,
    companyId,
    action: 'file.upload',
    caller: actor,
    details,
  });
  return row;
}

/**
 * Finds the row of the same file that the company, or the offices have already; without one, checks the quota of the
 * company, which it locks.
 */
async function findKnown(
  deps: IntakeDeps,
  { companyId, isOfficeFile, name, sha256, size }: StoredFile,
): Promise<FileRow | undefined> {
  const { store } = deps;
  if (companyId === null) return isOfficeFile ? store.officeFile(sha256) : undefined;
  await store.holdCompany(companyId);
  const known = await store.same(companyId, sha256, name);
  if (!known && !(await store.hasContent(companyId, sha256))) await assertRoom(deps, companyId, size);
  return known;
}

/** Returns the row of the file: an existing one of the company, or a new one if the quota allows it. */
async function writeFileRow(deps: IntakeDeps, sender: FileSender, stored: StoredFile): Promise<FileRow> {
  const { store, removals, scanning, clock } = deps;
  const { sha256, scanned, storedFrom } = stored;
  const known = await findKnown(deps, stored);
  // The removal of unused contents takes the same lock: from here on these bytes stay.
  await store.holdContent(sha256);
  if (!(await removals.keep(sha256, storedFrom))) throw problems.unavailable();
  if (scanned.scanDueAt === null) await settleScan(scanning, sha256, scanned);
  if (!known) return insertFile(deps, sender, stored);
  await store.markUsed(known.id, new Date(clock().getTime() + LOOK_AFTER_MS));
  return known.scanDueAt === null ? known : { ...known, ...scanned };
}

/** Scans the file for viruses; throws 208 where it is infected. */
async function assertClean(
  { scanning }: IntakeDeps,
  { path }: ReceivedUpload,
  name: string,
): Promise<ScanOutcome> {
  const scanned = await scanArrival(scanning, path);
  if (scanned.finding === null) return scanned;
  throw createRefusal(fillText(fileMessages.infected, { name, finding: scanned.finding }));
}

/** Inspects, scans and stores a file; deletes the received file on an error. */
async function putAway(
  deps: IntakeDeps,
  { owner }: FileSender,
  { received, ...rest }: ArrivedFile,
): Promise<StoredFile> {
  const { inspection, removals, storage, incoming } = deps;
  try {
    if (received.size === 0) throw createRefusal(fileMessages.empty);
    const sound = await inspection(owner, received.path, rest.type);
    const { sha256 } = sound;
    const scanned = await assertClean(deps, received, rest.name);
    const storedFrom = await removals.now();
    await storage.put({ ...received, sha256 }, buildContentKey(sha256));
    return { ...rest, ...sound, size: received.size, scanned, storedFrom };
  } catch (error) {
    await incoming.discard(received);
    throw error;
  }
}

/** Stores a file from an account or from a person without one. */
export async function acceptFileFrom(
  deps: IntakeDeps,
  sender: FileSender,
  arrival: ArrivedFile,
): Promise<FileRow> {
  const stored = await putAway(deps, sender, arrival);
  return deps.db.transaction(async () => {
    const row = await writeFileRow(deps, sender, stored);
    await stored.settle?.(row);
    return row;
  });
}

/** Makes a file of a received upload; returns when bytes and row are safe on disk. */
export const acceptFile = (
  deps: IntakeDeps,
  caller: Caller,
  arrival: ArrivedFile & { companyId: string },
): Promise<FileRow> => acceptFileFrom(deps, { owner: getShareOwner(caller), actor: caller }, arrival);
