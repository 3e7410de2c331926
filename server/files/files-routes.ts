import type { MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { file, fileInfo, UPLOAD_LIMIT, uploadFile } from '../../domain/api/calls/files';
import { fileMessages } from '../../domain/api/messages/files';
import { business, problems } from '../errors';
import { answer } from '../http/envelope';
import { route } from '../http/route';
import type { Files } from './files-service';

const limits = { files: 1, fields: 5, parts: 6, fieldSize: 1024, headerPairs: 50, fileSize: UPLOAD_LIMIT };

async function firstFile(request: FastifyRequest): Promise<MultipartFile> {
  if (!request.isMultipart()) throw problems.wrongType('multipart/form-data');
  try {
    const part = await request.file({ limits, throwFileSizeLimit: false, preservePath: true });
    if (part) return part;
  } catch {
    throw business(fileMessages.broken);
  }
  throw business(fileMessages.none);
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

export function filesRoutes(app: FastifyInstance, files: Files): void {
  route(app, uploadFile, async ({ caller, raw }) => {
    const part = await firstFile(raw);
    const upload = { name: part.filename, stream: part.file, isTruncated: () => part.file.truncated };
    try {
      return answer(await files.upload(caller, upload), fileMessages.uploaded);
    } finally {
      part.file.resume();
    }
  });

  route(app, fileInfo, ({ caller, params }) => files.info(caller, params.id));

  route(app, file, async ({ caller, params, reply }) => {
    const { file: found, stream } = await files.open(caller, params.id);
    return reply
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
  });
}
