/** Submits samples over HTTP, in process, with attachments that are really stored. */

import type { Answers, FileType, Program } from '../../domain/definition';
import type { FileInfo } from '../../domain/files/calls';
import { setAnswerAtPath } from '../../domain/filing/paths';
import type { Filing } from '../../domain/filing/types';
import { listAttachedFiles } from '../../server/filings/file-faults';
import { createSamplePdf } from './sample-pdf';
import type { TestApp } from './server/application';

const BASE = '/api/v1.0';

/** Smallest valid content for each type of file. */
const CONTENT: Partial<Record<FileType, Buffer>> = {
  pdf: createSamplePdf(),
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Returns a call of a manifest in the form that clients send. */
export const toWireCall = (call: string, id = ''): string =>
  call.replace(' ', ` ${BASE}`).replace('{id}', id);

export const getSaveCall = ({ calls }: Program): string => toWireCall(calls.save[0] ?? '');

/** Uploads the smallest valid file of a type; returns its id. */
export async function upload({ app }: TestApp, token: string, type: FileType): Promise<string> {
  const head = `--xyz\r\nContent-Disposition: form-data; name="file"; filename="paper.${type}"\r\n\r\n`;
  const reply = await app.inject({
    method: 'POST',
    url: `${BASE}/portal/file/`,
    headers: { authorization: `JWT ${token}`, 'content-type': 'multipart/form-data; boundary=xyz' },
    payload: Buffer.concat([Buffer.from(head), CONTENT[type] as Buffer, Buffer.from('\r\n--xyz--\r\n')]),
  });
  return reply.json<{ data: FileInfo }>().data.id;
}

/** Returns the sample with attachments that are really stored. */
export async function withFiles(
  app: TestApp,
  token: string,
  program: Program,
  data: Answers,
): Promise<Answers> {
  const uploaded = new Map<FileType, string>();
  let attached = data;
  for (const { path, field, ids } of listAttachedFiles(await program.load(), data)) {
    const type = field.accept.find((each) => CONTENT[each]);
    if (!type) throw new Error(`no file for ${path}`);
    if (!uploaded.has(type)) uploaded.set(type, await upload(app, token, type));
    attached = setAnswerAtPath(attached, path, ids.fill(uploaded.get(type) as string));
  }
  return attached;
}

/** Submits a saved filing. */
export const submitSaved = (
  app: TestApp,
  token: string,
  program: Program,
  { id, version, data }: Pick<Filing, 'id' | 'version' | 'data'>,
) =>
  program.calls.submit
    ? app.call<Filing>(toWireCall(program.calls.submit, id ?? ''), { token, body: { version } })
    : app.call<Filing>(getSaveCall(program), { token, body: { id, version, action: 'submit', data } });
