/** Attachments. Uploads run on XMLHttpRequest: it alone tells how much has been sent. */
import type { FileInfo } from '@domain/api/calls/files';
import { CODE, ERROR_LEVEL } from '@domain/api/codes';
import type { Envelope } from '@domain/api/envelope';
import { paths } from '@domain/api/paths';
import settings from '@/../config/defaultSettings';
import { request } from '@/utils/request';
import { authHeaders } from '@/utils/session';

/** Why an upload did not succeed: the server said no (`message`), the network failed, or the person stopped it. */
export class UploadError extends Error {
  constructor(
    readonly reason: 'refused' | 'network' | 'aborted' | 'session',
    message = '',
  ) {
    super(message);
  }
}

const addressOf = (call: string) => settings.apiOrigin + call.slice(call.indexOf(' ') + 1);

interface UploadHooks {
  language: string;
  signal: AbortSignal;
  /** Whole percent. */
  onProgress(percent: number): void;
}

function settle(xhr: XMLHttpRequest): FileInfo {
  const answer = JSON.parse(xhr.responseText) as Envelope<FileInfo>;
  if (answer.code === CODE.success) return answer.data;
  const reason = xhr.status === 401 || xhr.status === 403 ? 'session' : 'refused';
  throw new UploadError(reason, [answer.msg].flat().join(' '));
}

/** Sends one file. Rejects with an `UploadError`. */
export const uploadFile = (file: File, { language, signal, onProgress }: UploadHooks): Promise<FileInfo> =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open('POST', addressOf(paths.uploadFile));
    for (const [name, value] of Object.entries({ ...authHeaders(), 'Accept-Language': language })) {
      xhr.setRequestHeader(name, value);
    }
    xhr.upload.onprogress = ({ loaded, total }) => onProgress(total ? Math.round((loaded / total) * 100) : 0);
    xhr.onerror = () => reject(new UploadError('network'));
    xhr.onabort = () => reject(new UploadError('aborted'));
    xhr.onload = () => {
      try {
        resolve(settle(xhr));
      } catch (error) {
        reject(error instanceof UploadError ? error : new UploadError('network'));
      }
    };
    signal.addEventListener('abort', () => xhr.abort());
    const form = new FormData();
    form.append('file', file);
    xhr.send(form);
  });

/** Name, size and hash of a file. Silent: where a file is missing, its place says so. */
export const fetchFileInfo = (id: string) =>
  request<FileInfo>(paths.fileInfo, { path: { id }, level: ERROR_LEVEL.silent });

/** The bytes of a file. A link would not carry the session. */
export async function fetchFile(id: string): Promise<Blob> {
  const response = await fetch(addressOf(paths.file).replace('{id}', id), { headers: authHeaders() });
  if (!response.ok || response.headers.get('content-type')?.includes('json'))
    throw new UploadError('refused');
  return response.blob();
}
