/** Uploads files over HTTP, in process: in one request, or in parts; contents match the type that the file name states. */

import { paths } from '../../../domain/api/paths.generated';
import type { FileInfo, UploadState } from '../../../domain/files/calls';
import type { TestAnswer, TestApp } from './application';

/** Smallest PDF that readers open: one page, without a cross-reference table. */
export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Pages 2 0 R>>endobj\n2 0 obj<</Kids[3 0 R]>>endobj\n3 0 obj<</Type/Page>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** Creates a PDF of a given size in bytes; another `seed` gives other bytes. */
export function createPdf(size: number, seed = 1): Buffer {
  const bytes = Buffer.alloc(size, seed);
  PDF.copy(bytes);
  for (let at = PDF.length; at < size; at += 4096) bytes[at] = (at / 4096 + seed) % 251;
  return bytes;
}

export const encodeMultipart = (name: string, content: Buffer, boundary = 'xyz') =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);

const at = (call: string, id: string) => call.slice(call.indexOf(' ') + 1).replace('{id}', id);

/** Creates an upload client. `token` is used for every call without its own. */
export function uploadClient({ app, call }: TestApp, token: string) {
  async function send(payload: Buffer, as = token, type = 'multipart/form-data; boundary=xyz') {
    const reply = await app.inject({
      method: 'POST',
      url: at(paths.uploadFile, ''),
      headers: { authorization: `JWT ${as}`, 'content-type': type },
      payload,
    });
    return { ...reply.json<TestAnswer<FileInfo>>(), status: reply.statusCode, text: reply.body };
  }

  async function part(id: string, offset: number, payload: Buffer, as = token) {
    const reply = await app.inject({
      method: 'PUT',
      url: `${at(paths.uploadPart, id)}?offset=${offset}`,
      headers: { authorization: `JWT ${as}`, 'content-type': 'application/octet-stream' },
      payload,
    });
    return { ...reply.json<TestAnswer<UploadState>>(), text: reply.body };
  }

  const named = (path: string, id: string) => path.replace('{id}', id);
  return {
    send,
    upload: (name: string, content: Buffer, as = token) => send(encodeMultipart(name, content), as),
    download: (id: string, as = token) =>
      app.inject({ url: at(paths.file, id), headers: { authorization: `JWT ${as}` } }),
    begin: (name: string, size: number, as = token) =>
      call<UploadState>(paths.beginUpload, { token: as, body: { name, size } }),
    part,
    state: (id: string, as = token) => call<UploadState>(named(paths.uploadState, id), { token: as }),
    finish: (id: string, as = token) => call<FileInfo>(named(paths.finishUpload, id), { token: as }),
    cancel: (id: string, as = token) => call(named(paths.cancelUpload, id), { token: as }),
  };
}
