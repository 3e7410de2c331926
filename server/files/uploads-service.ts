/**
 * Files that come in parts. A part is acknowledged when its bytes and the new offset are safe, so a connection or a process
 * that ends takes at most the part with it that was on its way; any process can take the next one.
 */
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { fileMessages } from '../../domain/api/messages/files';
import { FILE_LIMIT, type FileInfo, type UploadState } from '../../domain/calls/files';
import { PART_SIZE, partCount, partLength } from '../../domain/files/parts';
import { fillText } from '../../domain/text';
import { assertMine, type Caller, companyOf } from '../core/access';
import type { Deps } from '../core/deps';
import { business, Problem, problems } from '../core/errors';
import { attempt, type JobLog } from '../core/jobs/every';
import { fileInfo } from './files-service';
import type { FilesStore } from './files-store';
import { type Intake, readableSize } from './intake';
import { partKey, type Storage } from './storage';
import type { UploadRow, UploadsStore } from './uploads-store';

/** An upload to which nothing has been added for this long is over. */
const IDLE_MS = 24 * 60 * 60 * 1000;
/** A part that was on its way when its upload ended has arrived by then. */
const GRACE_MS = 60 * 60 * 1000;
/** Files of one company that may be on their way at once. */
export const UNDER_WAY_AT_MOST = 50;
const SWEEP_AT_MOST = 200;

type UploadsDeps = Pick<Deps, 'db' | 'clock'> & {
  log: JobLog;
  store: UploadsStore;
  filesStore: FilesStore;
  storage: Storage;
  intake: Intake;
};

const stateOf = (row: UploadRow): UploadState => ({
  id: row.id,
  name: row.name,
  size: row.size,
  offset: row.received,
  part_size: PART_SIZE,
  expires_at: row.expiresAt.toISOString(),
});

/** Refuses what does not fit, and says where to go on. */
const goOn = (text: keyof typeof fileMessages, { received }: UploadRow, length?: number): Problem =>
  business(fillText(fileMessages[text], { offset: received, ...(length !== undefined && { length }) }), {
    offset: received,
  });

export function createUploads({ db, clock, store, filesStore, storage, intake, log }: UploadsDeps) {
  const later = (ms: number) => new Date(clock().getTime() + ms);

  async function findOwn(caller: Caller, id: string): Promise<UploadRow> {
    return assertMine(caller, await store.find(id), 'upload');
  }

  async function findOpen(caller: Caller, id: string): Promise<UploadRow> {
    const row = await findOwn(caller, id);
    if (row.fileId || row.expiresAt <= clock()) throw business(fileMessages.uploadOver);
    return row;
  }

  async function* bytesOf({ id, size }: UploadRow) {
    for (let i = 0; i < partCount(size); i++) yield* await storage.get(partKey(id, i));
  }

  async function removeParts({ id, size }: UploadRow): Promise<void> {
    for (let i = 0; i < partCount(size); i++) await storage.remove(partKey(id, i));
  }

  async function makeFile(caller: Caller, row: UploadRow): Promise<FileInfo> {
    const { companyId, name, size } = row;
    const received = await intake.receive(Readable.from(bytesOf(row)), size);
    if (received.size !== size) {
      await intake.discard(received);
      throw business(fileMessages.broken);
    }
    const settle = (file: { id: string }) => store.finish(row.id, file.id);
    const arrival = { companyId, name, type: intake.typeOf(name), received, settle };
    return fileInfo(await intake.accept(caller, arrival));
  }

  return {
    async begin(caller: Caller, { name, size }: { name: string; size: number }): Promise<UploadState> {
      const companyId = companyOf(caller);
      intake.typeOf(name);
      if (size === 0) throw business(fileMessages.empty);
      if (size > FILE_LIMIT) throw problems.tooLarge(readableSize(FILE_LIMIT));
      return db.transaction(async () => {
        await filesStore.holdCompany(companyId);
        const { count, bytes } = await store.underWay(companyId, clock());
        if (count >= UNDER_WAY_AT_MOST)
          throw business(fillText(fileMessages.tooManyUploads, { limit: UNDER_WAY_AT_MOST }));
        await intake.assertRoom(companyId, size, bytes);
        const [id, userId, expiresAt] = [randomUUID(), caller.userId, later(IDLE_MS)];
        return stateOf(
          await store.insert({ id, companyId, userId, name, size, createdAt: clock(), expiresAt }),
        );
      });
    },

    async state(caller: Caller, id: string): Promise<UploadState> {
      return stateOf(await findOpen(caller, id));
    },

    /** Takes the next part; `open` gives its bytes once it is clear that they are wanted. */
    async addPart(caller: Caller, id: string, offset: number, open: () => Readable): Promise<UploadState> {
      const row = await findOpen(caller, id);
      const stream = open();
      const length = partLength(row.size, row.received);
      if (offset !== row.received || length === 0) throw goOn('outOfPlace', row);
      const part = await intake.receive(stream, PART_SIZE);
      if (part.size !== length) {
        await intake.discard(part);
        throw goOn('partSize', row, length);
      }
      await storage.put(part, partKey(id, offset / PART_SIZE));
      const advanced = await store.advance(row, length, later(IDLE_MS));
      if (!advanced) throw goOn('outOfPlace', await findOpen(caller, id));
      return stateOf(advanced);
    },

    /** The answer may be lost on its way: asked again, it gives the same file. */
    async finish(caller: Caller, id: string): Promise<FileInfo> {
      const row = await findOwn(caller, id);
      const [made] = row.fileId ? await filesStore.find([row.fileId]) : [];
      if (made) return fileInfo(made);
      if (row.expiresAt <= clock()) throw business(fileMessages.uploadOver);
      if (row.received < row.size) throw goOn('unfinished', row);
      try {
        return await makeFile(caller, row);
      } catch (error) {
        // A fault of the content stays; a store that is away will be back.
        if (error instanceof Problem && error.kind === 'business') await store.expire(id, clock());
        throw error;
      }
    },

    async cancel(caller: Caller, id: string): Promise<null> {
      const row = await findOwn(caller, id);
      if (!row.fileId) await store.expire(row.id, clock());
      return null;
    },

    /** Removes uploads that are over, and their parts; gives their number. */
    async sweep(): Promise<number> {
      const over = await store.expired(later(-GRACE_MS), SWEEP_AT_MOST);
      for (const row of over)
        await attempt(log, { job: 'uploads', id: row.id }, async () => {
          await removeParts(row);
          await store.remove(row.id);
        });
      return over.length;
    },
  };
}

export type Uploads = ReturnType<typeof createUploads>;
