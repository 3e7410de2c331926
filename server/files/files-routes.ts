import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PHONE_HEADER } from '../../domain/api/call-constants';
import { tidyLine } from '../../domain/checks/characters';
import * as calls from '../../domain/files/calls';
import { fileMessages } from '../../domain/files/messages';
import * as phoneCalls from '../../domain/files/phone-link-calls';
import { business, problems } from '../core/errors';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import {
  type FilesDeps,
  listFileInfos,
  type Opened,
  openFile,
  readFileInfo,
  storeUpload,
  type Upload,
} from './files-service';
import { readableSize } from './intake';
import {
  beginPhoneLink,
  endPhoneLink,
  openPhoneLink,
  type PhoneLinkDeps,
  receiveFromPhone,
  takePhoneFiles,
} from './phone-links-service';
import {
  addParts,
  beginUpload,
  cancelUpload,
  finishUpload,
  readUpload,
  type UploadDeps,
} from './uploads-service';

const limits = {
  files: 2,
  fields: 5,
  parts: 6,
  fieldSize: 1024,
  headerPairs: 50,
  fileSize: calls.UPLOAD_LIMIT,
};

/** `bytes`: those that were read; all of them when the stream has ended. */
type WireFile = Upload & { bytes(): number };

type Parts = AsyncIterator<MultipartFile>;

function filesOf(request: FastifyRequest): Parts {
  if (!request.isMultipart()) throw problems.wrongType('multipart/form-data');
  return request.files({ limits, throwFileSizeLimit: false, preservePath: true });
}

async function nextFile(parts: Parts): Promise<MultipartFile | undefined> {
  try {
    const { value, done } = await parts.next();
    return done ? undefined : value;
  } catch {
    throw business(fileMessages.broken);
  }
}

async function firstFile(parts: Parts): Promise<MultipartFile> {
  const part = await nextFile(parts);
  if (!part) throw business(fileMessages.none);
  return part;
}

/** Asked after the file was read. Of several files the rest would be lost without a word. */
async function assertWhole({ file: { truncated } }: MultipartFile, parts: Parts): Promise<void> {
  if (truncated) throw problems.tooLarge(readableSize(calls.UPLOAD_LIMIT));
  if (await passOver(parts)) throw business(fileMessages.onlyOne);
}

/** Reads past the next file, or says that there is none. */
async function passOver(parts: Parts): Promise<boolean> {
  const more = await nextFile(parts);
  more?.file.resume();
  return more !== undefined;
}

/** Does something with the one file of a request, and reads past what was not read. */
export async function withFile<T>(raw: FastifyRequest, use: (file: WireFile) => Promise<T>): Promise<T> {
  const parts = filesOf(raw);
  const part = await firstFile(parts);
  try {
    return await use({
      name: tidyLine(part.filename),
      stream: part.file,
      assertWhole: () => assertWhole(part, parts),
      bytes: () => part.file.bytesRead,
    });
  } finally {
    part.file.resume();
    passOver(parts).catch(() => {});
  }
}

/** RFC 6266 with RFC 8187: any name, and a plain one for clients that read no other. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

const BYTES = 'application/octet-stream';

function bytesOf({ body }: FastifyRequest): Readable {
  if (body instanceof Readable) return body;
  throw problems.wrongType(BYTES);
}

function uploadsRoutes(app: FastifyInstance, uploads: UploadDeps): void {
  route(app, calls.beginUpload, ({ caller, body }) => beginUpload(uploads, caller, body));
  route(app, calls.uploadState, ({ caller, params }) => readUpload(uploads, caller, params.id));
  route(app, calls.finishUpload, async ({ caller, params }) =>
    answer(await finishUpload(uploads, caller, params.id), fileMessages.uploaded),
  );
  route(app, calls.cancelUpload, async ({ caller, params }) =>
    answer(await cancelUpload(uploads, caller, params.id), fileMessages.cancelled),
  );

  // Only here are bare bytes taken, and as a stream: nothing is read before the service asks for it.
  app.register(async (scope) => {
    scope.addContentTypeParser(BYTES, (_request, payload, done) => done(null, payload));
    route(scope, calls.uploadPart, ({ caller, params, query, raw }) =>
      addParts(uploads, caller, params.id, query.offset, () => bytesOf(raw)),
    );
  });
}

/** Gives a file out, always as a download. */
export const sendFile = (reply: FastifyReply, { file: found, stream }: Opened): FastifyReply =>
  reply
    .headers({
      'content-type': found.mime,
      'content-length': found.size,
      'content-disposition': attachment(found.name),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-cache',
      etag: `"${found.sha256}"`,
    })
    .send(stream);

export function filesRoutes(
  app: FastifyInstance,
  { files, uploads }: { files: FilesDeps; uploads: UploadDeps },
): void {
  uploadsRoutes(app, uploads);

  route(app, calls.uploadFile, ({ caller, raw }) =>
    withFile(raw, async (upload) => answer(await storeUpload(files, caller, upload), fileMessages.uploaded)),
  );

  route(app, calls.fileInfos, ({ caller, query }) => listFileInfos(files, caller, query.ids));
  route(app, calls.fileInfo, ({ caller, params }) => readFileInfo(files, caller, params.id));

  route(app, calls.file, async ({ caller, params, reply }) =>
    sendFile(reply, await openFile(files, caller, params.id)),
  );
}

/** In a header: an address stands in logs. */
const secretsOf = ({ headers }: FastifyRequest): string => headers[PHONE_HEADER]?.toString() ?? '';

export function phoneLinksRoutes(app: FastifyInstance, links: PhoneLinkDeps): void {
  const { findCaller } = app.gate.sessions;

  route(app, phoneCalls.beginPhoneLink, ({ caller, body }) => beginPhoneLink(links, caller, body));
  route(app, phoneCalls.takePhoneFiles, ({ caller, params, body }) =>
    takePhoneFiles(links, caller, params.id, body.taken),
  );
  route(app, phoneCalls.endPhoneLink, ({ caller, params, body }) =>
    endPhoneLink(links, caller, params.id, body.taken),
  );

  route(app, phoneCalls.openPhoneLink, ({ raw }) => openPhoneLink(links, secretsOf(raw), findCaller));
  route(app, phoneCalls.sendFromPhone, ({ raw }) =>
    withFile(raw, async (file) =>
      answer(await receiveFromPhone(links, secretsOf(raw), findCaller, file), fileMessages.uploaded),
    ),
  );
}
