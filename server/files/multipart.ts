import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { normaliseLine } from '../../domain/checks/characters';
import { UPLOAD_LIMIT } from '../../domain/files/calls';
import { fileMessages } from '../../domain/files/messages';
import { formatBytes } from '../../domain/files/size';
import { createRefusal, problems } from '../core/errors';
import type { FileUpload } from './files-service';

const limits = {
  files: 2,
  fields: 5,
  parts: 6,
  fieldSize: 1024,
  headerPairs: 50,
  fileSize: UPLOAD_LIMIT,
};

/** File of a multipart request. `bytes`: number of bytes read; all of them once the stream has ended. */
type WireFile = FileUpload & { bytes(): number };

type Parts = AsyncIterator<MultipartFile>;

function openFiles(request: FastifyRequest): Parts {
  if (!request.isMultipart()) throw problems.wrongType('multipart/form-data');
  return request.files({ limits, throwFileSizeLimit: false, preservePath: true });
}

async function readNextFile(parts: Parts): Promise<MultipartFile | undefined> {
  try {
    const { value, done } = await parts.next();
    return done ? undefined : value;
  } catch {
    throw createRefusal(fileMessages.broken);
  }
}

async function readFirstFile(parts: Parts): Promise<MultipartFile> {
  const part = await readNextFile(parts);
  if (!part) throw createRefusal(fileMessages.none);
  return part;
}

/** Asserts that the request had one complete file: further ones would be lost silently. */
async function assertWhole({ file: { truncated } }: MultipartFile, parts: Parts): Promise<void> {
  if (truncated) throw problems.tooLarge(formatBytes(UPLOAD_LIMIT));
  if (await skipFile(parts)) throw createRefusal(fileMessages.onlyOne);
}

/** Skips the next file; false where there is none. */
async function skipFile(parts: Parts): Promise<boolean> {
  const more = await readNextFile(parts);
  more?.file.resume();
  return more !== undefined;
}

/** Calls `use` with the only file of a request, and skips the unread rest. */
export async function withFile<T>(raw: FastifyRequest, use: (file: WireFile) => Promise<T>): Promise<T> {
  const parts = openFiles(raw);
  const part = await readFirstFile(parts);
  try {
    return await use({
      name: normaliseLine(part.filename),
      stream: part.file,
      assertWhole: () => assertWhole(part, parts),
      bytes: () => part.file.bytesRead,
    });
  } finally {
    part.file.resume();
    skipFile(parts).catch(() => {});
  }
}
