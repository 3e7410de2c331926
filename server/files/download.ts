import type { FastifyReply } from 'fastify';
import type { OpenedFile } from './files-service';

/** Formats a file name by RFC 6266 and RFC 8187: the full name, and an ASCII name for clients that read no other. */
export function formatContentDisposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Sends a file, always as a download. */
export const sendFile = (reply: FastifyReply, { file: found, stream }: OpenedFile): FastifyReply =>
  reply
    .headers({
      'content-type': found.mime,
      'content-length': found.size,
      'content-disposition': formatContentDisposition(found.name),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-cache',
      etag: `"${found.sha256}"`,
    })
    .send(stream);
