import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { may } from '../../domain/accounts/roles';
import { type FileInfo, UPLOAD_LIMIT } from '../../domain/api/calls/files';
import { fileMessages } from '../../domain/api/messages/files';
import { paths } from '../../domain/api/paths';
import { claimedType, FILE_TYPES, isUsableFileName, mimeTypes } from '../../domain/files/names';
import type { FileType } from '../../domain/programs/define';
import { fillText } from '../../domain/text';
import { assertOwn, type Caller, companyOf } from '../access';
import type { Deps } from '../deps';
import { business, problems } from '../errors';
import { isEncryptedPdf, isOfType } from './content';
import { createFilesStore, type FileRow } from './files-store';
import { createIncoming, type Received } from './incoming';
import type { Storage } from './storage';

/** Bytes that the files of one company may have in all. */
const COMPANY_QUOTA = 2 * 1024 ** 3;

const inMegabytes = (bytes: number): string => `${Math.round(bytes / 1024 ** 2)} MB`;

/** One file of a request as it comes in. */
export interface Upload {
  name: string;
  stream: Readable;
  /** Whether the stream was cut at the limit; known when it has ended. */
  isTruncated(): boolean;
}

type FilesDeps = Pick<Deps, 'db' | 'clock' | 'audit'> & {
  storage: Storage;
  /** Where uploads wait; on the same disk as a folder of files. */
  incomingFolder: string;
  companyQuota?: number;
};

const fileInfo = (row: FileRow): FileInfo => ({
  id: row.id,
  name: row.name,
  size: row.size,
  mime: row.mime,
  extension: row.extension,
  sha256: row.sha256,
  url: paths.file.replace('GET ', '').replace('{id}', row.id),
  created_at: row.createdAt.toISOString(),
});

/** The files of companies. A file never changes and is never handed to another company. */
export function createFiles({
  db,
  clock,
  audit,
  storage,
  incomingFolder,
  companyQuota = COMPANY_QUOTA,
}: FilesDeps) {
  const store = createFilesStore(db);
  const incoming = createIncoming(incomingFolder);

  function typeOf(name: string): FileType {
    if (!isUsableFileName(name)) throw business(fileMessages.unreadableName);
    const type = claimedType(name);
    if (!type) throw problems.wrongType(FILE_TYPES.join(', '));
    return type;
  }

  async function receive({ stream }: Upload): Promise<Received> {
    try {
      return await incoming.receive(stream);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw problems.unavailable(60);
      throw business(fileMessages.broken);
    }
  }

  async function inspect({ path, size }: Received, type: FileType, companyId: string): Promise<void> {
    if (size === 0) throw business(fileMessages.empty);
    if (!(await isOfType(path, type)))
      throw business(fillText(fileMessages.contentMismatch, { extension: type }));
    if (type === 'pdf' && (await isEncryptedPdf(path))) throw business(fileMessages.encrypted);
    if ((await store.usage(companyId)) + size > companyQuota)
      throw business(fillText(fileMessages.quota, { limit: inMegabytes(companyQuota) }));
  }

  function register(caller: Caller, companyId: string, file: Omit<FileInfo, 'id' | 'url' | 'created_at'>) {
    return db.transaction(async () => {
      const known = await store.same(companyId, file.sha256, file.name);
      if (known) return known;
      const createdAt = clock();
      const id = randomUUID();
      const row = await store.insert({ ...file, id, companyId, uploadedBy: caller.userId, createdAt });
      const details = { name: file.name, size: file.size, sha256: file.sha256 };
      await audit.write({
        subjectKind: 'file',
        subjectId: id,
        companyId,
        action: 'file.upload',
        caller,
        details,
      });
      return row;
    });
  }

  async function findVisible(caller: Caller, id: string): Promise<FileRow> {
    const row = await store.find(id);
    if (row && may(caller.role, 'review.first')) return row;
    return assertOwn(caller, row, 'file');
  }

  return {
    /** Takes one file in. It is acknowledged when its bytes and its row are safe on disk. */
    async upload(caller: Caller, upload: Upload): Promise<FileInfo> {
      const companyId = companyOf(caller);
      const type = typeOf(upload.name);
      const received = await receive(upload);
      try {
        if (upload.isTruncated()) throw problems.tooLarge(inMegabytes(UPLOAD_LIMIT));
        await inspect(received, type, companyId);
        await storage.put(received.path, received.sha256);
      } catch (error) {
        await incoming.discard(received);
        throw error;
      }
      const { size, sha256 } = received;
      const row = await register(caller, companyId, {
        name: upload.name,
        size,
        sha256,
        mime: mimeTypes[type],
        extension: type,
      });
      return fileInfo(row);
    },

    async info(caller: Caller, id: string): Promise<FileInfo> {
      return fileInfo(await findVisible(caller, id));
    },

    /** The file and its bytes, for those who may see it. */
    async open(caller: Caller, id: string): Promise<{ file: FileInfo; stream: Readable }> {
      const row = await findVisible(caller, id);
      return { file: fileInfo(row), stream: await storage.get(row.sha256) };
    },

    /** Of the given ids, the files that the company owns: a filing can hold no others. */
    async ofCompany(companyId: string, ids: string[]): Promise<FileInfo[]> {
      return (await store.ofCompany(companyId, ids)).map(fileInfo);
    },

    /** Removes uploads that a process which died has left behind. */
    sweep: (): Promise<number> => incoming.sweep(clock()),
  };
}

export type Files = ReturnType<typeof createFiles>;
