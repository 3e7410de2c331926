import type { FastifyReply } from 'fastify';
import type { OpenedFile } from './files-service';

/** Name in ASCII that can be read: of another name the words in Latin letters and digits, such as a receipt number, are left. */
function toAsciiName(name: string): string {
  if (/^[\x20-\x7e]*$/.test(name)) return name.replace(/["\\%]/g, '_');
  const [, stem = '', extension = ''] = /^(.*?)(\.[0-9A-Za-z]+)?$/s.exec(name) ?? [];
  return ['document', ...(stem.match(/[0-9A-Za-z][0-9A-Za-z.-]*/g) ?? [])].join('-') + extension;
}

/** Formats a file name by RFC 6266 and RFC 8187: the full name, and an ASCII name for clients that read no other. */
export function formatContentDisposition(name: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${toAsciiName(name)}"; filename*=UTF-8''${encoded}`;
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
