/**
 * One request that sends bytes. It uses XMLHttpRequest, the only API that reports upload progress. Unlike all other requests it
 * cannot omit the cookies of its own origin; the portal sets none, and the server reads none.
 */
import { CODE } from '@domain/api/codes';
import type { ResponseEnvelope } from '@domain/api/envelope';
import type { CallPath } from '@domain/definition';
import settings from '@/../config/defaultSettings';
import { formatEnvelopeMessage } from '@/utils/failure';
import { ensureFreshToken } from '@/utils/refresh';
import { handleSessionEnd } from '@/utils/request';
import { createAuthHeaders, getAccessToken } from '@/utils/session';

/**
 * Reason why an upload failed: the server refused it or reports that it is over; the server is too busy; the network failed; the
 * session ended; the person stopped it; or the file can no longer be read. `message` is the server's message.
 */
export class UploadError extends Error {
  constructor(
    readonly reason: 'refused' | 'over' | 'busy' | 'network' | 'session' | 'aborted' | 'unreadable',
    message = '',
  ) {
    super(message);
  }
}

/** Abort reason of an upload that may be resumed later, because its page was left. */
export const LEFT = 'left';

export interface UploadRequest {
  language: string;
  signal?: AbortSignal;
  /** Value of `{id}` in the path. */
  id?: string;
  /** Offset of the first byte of a part. */
  offset?: number;
  /** Query with further data about a file. */
  query?: Record<string, string>;
  body?: XMLHttpRequestBodyInit;
  type?: string;
  headers?: Record<string, string>;
  onSent?(bytes: number): void;
}

/** Request body of a whole-file upload, with progress in percent. */
export function createUploadBody(
  file: File,
  onProgress: (percent: number) => void,
): Required<Pick<UploadRequest, 'body' | 'onSent'>> {
  const body = new FormData();
  body.append('file', file);
  return { body, onSent: (bytes) => onProgress(Math.min(100, Math.floor((bytes / file.size) * 100))) };
}

export const createRefusal = (
  { msg }: Pick<ResponseEnvelope, 'msg'>,
  reason: UploadError['reason'] = 'refused',
) => new UploadError(reason, formatEnvelopeMessage({ msg }));

/** The data of a success; a refusal is thrown. */
export function getAnswerData<T>(answer: ResponseEnvelope<T>): T {
  if (answer.code === CODE.success) return answer.data;
  throw createRefusal(answer);
}

const REASONS: Record<number, UploadError['reason']> = {
  401: 'session',
  403: 'session',
  429: 'busy',
  502: 'network',
  503: 'busy',
  504: 'network',
};

function envelopeOf<T>({ status, responseText }: XMLHttpRequest, token: string | null): ResponseEnvelope<T> {
  const reason = REASONS[status];
  if (reason === 'network') throw new UploadError(reason);
  const answer = JSON.parse(responseText) as ResponseEnvelope<T>;
  tellSessionEnd(status, answer, token);
  if (reason) throw createRefusal(answer, reason);
  return answer;
}

/** Handles the end of the session during an upload like that of any call, by opening the login. */
function tellSessionEnd(status: number, answer: ResponseEnvelope, token: string | null): void {
  try {
    handleSessionEnd(status, answer, token);
  } catch {
    throw createRefusal(answer, 'session');
  }
}

function open(
  call: CallPath,
  { language, id = '', offset, query = {}, type, headers: more }: UploadRequest,
): XMLHttpRequest {
  const [method = '', path = ''] = call.split(' ');
  const said = new URLSearchParams({ ...query, ...(offset !== undefined && { offset: String(offset) }) });
  const xhr = new XMLHttpRequest();
  xhr.open(method, settings.apiOrigin + path.replace('{id}', id) + (said.size > 0 ? `?${said}` : ''));
  const headers = {
    ...createAuthHeaders(),
    'Accept-Language': language,
    ...(type && { 'Content-Type': type }),
    ...more,
  };
  for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
  return xhr;
}

/** Makes one call. Resolves with the server's answer, success or refusal; rejects with an `UploadError`. */
export async function send<T>(call: CallPath, sending: UploadRequest): Promise<ResponseEnvelope<T>> {
  const { signal, body, onSent } = sending;
  await ensureFreshToken();
  const token = getAccessToken();
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new UploadError('aborted'));
    const xhr = open(call, sending);
    const stop = () => xhr.abort();
    xhr.upload.onprogress = ({ loaded }) => onSent?.(loaded);
    xhr.onerror = () => reject(new UploadError('network'));
    xhr.onabort = () => reject(new UploadError('aborted'));
    xhr.onload = () => {
      try {
        resolve(envelopeOf<T>(xhr, token));
      } catch (error) {
        reject(error instanceof UploadError ? error : new UploadError('network'));
      }
    };
    xhr.onloadend = () => signal?.removeEventListener('abort', stop);
    signal?.addEventListener('abort', stop);
    xhr.send(body ?? null);
  });
}
