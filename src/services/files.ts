/** Attachments that are there; how they get there: upload/. */

import { paths } from '@domain/api/paths';
import type { FileInfo } from '@domain/calls/files';
import settings from '@/../config/defaultSettings';
import { request } from '@/utils/request';
import { authHeaders } from '@/utils/session';
import { inBackground } from './levels';

const addressOf = (id: string) => settings.apiOrigin + paths.file.replace('GET ', '').replace('{id}', id);

/** Name, size and hash of a file. Silent: where a file is missing, its place says so. */
export const fetchFileInfo = (id: string) =>
  request<FileInfo>(paths.fileInfo, { path: { id }, ...inBackground });

/** The bytes of a file. A link would not carry the session. */
export async function fetchFile(id: string): Promise<Blob> {
  const response = await fetch(addressOf(id), { headers: authHeaders() });
  if (!response.ok || response.headers.get('content-type')?.includes('json'))
    throw new Error(`The file ${id} is not there`);
  return response.blob();
}
