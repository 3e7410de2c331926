import { API_BASE } from '@domain/api/codes';
import type { ResponseEnvelope } from '@domain/api/envelope';
import type { CallPath } from '@domain/definition';
import { extend } from 'umi-request';
import settings from '../../config/defaultSettings';
import { createRequestHeaders, takeAhead } from './ahead';
import { RequestFailure } from './failure';
import { getLocale } from './language';
import { saveFailedRequestId } from './lastRequest';
import { createAuthHeaders, saveLastUse } from './session';

export interface HttpOptions {
  /** Query. Entries without a value are left out. */
  params?: Record<string, unknown>;
  /** Values for the `{name}` places of the path. */
  path?: Record<string, string | number>;
  /** Body: an object is sent as JSON, FormData unchanged. */
  data?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** True: the request is sent even if the page is unloaded meanwhile. */
  keepalive?: boolean;
  /** True: the answer is a file, as bytes, or an envelope where the server refuses. */
  isFile?: boolean;
}

/** Received file with the name given by the server; null without one. */
export interface ReceivedFile {
  name: string | null;
  blob: Blob;
}

export interface HttpAnswer {
  status: number;
  /** Bytes of a successful file request; null for envelopes. */
  file: ReceivedFile | null;
  /** Envelope of the answer; null: the answer was empty, cut off, or something else, such as the HTML page of a proxy. */
  envelope: ResponseEnvelope | null;
  /** Milliseconds that an overloaded server asks to wait; null where it does not ask. */
  wait: number | null;
}

/** Milliseconds until an answer must begin, long enough for the server to create a document or an archive. */
const TIMEOUT = 30_000;
const FILE_TIMEOUT = 150_000;
const READ_RETRIES = 2;
/** Longest pause in milliseconds that a repeated read waits for an overloaded server; a longer one is not waited for. */
const LONGEST_WAIT = 10_000;

/** The only umi-request instance. It returns raw responses, which request.ts interprets. */
const client = extend({ credentials: 'omit', parseResponse: false, timeout: TIMEOUT });

client.interceptors.request.use(
  (url, options) => ({
    url,
    options: {
      ...options,
      headers: { ...createRequestHeaders(getLocale()), ...(options.headers as object) },
    },
  }),
  { global: false },
);

/** Builds the path of a call. Paths of manifests are relative to the API base, those of the common list are absolute. */
export function buildPath(callPath: string, places: HttpOptions['path'] = {}): string {
  const path = callPath.slice(callPath.indexOf('/'));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = places[name];
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    // An empty value would address the call of the whole list; no row has the id `-`.
    return encodeURIComponent(value || '-');
  });
  return filled.startsWith('/api/') ? filled : API_BASE + filled;
}

const withValues = (params: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined && value !== ''));

async function readEnvelope(response: Response): Promise<ResponseEnvelope | null> {
  try {
    const body = JSON.parse(await response.text());
    return typeof body?.code === 'number' ? body : null;
  } catch {
    return null;
  }
}

/** Reads the file name of the `filename*` parameter, which allows all characters. */
const nameIn = (disposition: string | null): string | null => {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  return encoded ? decodeURIComponent(encoded) : null;
};

async function readFile(response: Response): Promise<ReceivedFile | null> {
  if (!response.ok || response.headers.get('Content-Type')?.includes('json')) return null;
  return { name: nameIn(response.headers.get('Content-Disposition')), blob: await response.blob() };
}

function waitAsked(response: Response): number | null {
  if (response.status !== 429 && response.status !== 503) return null;
  const header = response.headers.get('Retry-After');
  if (!header) return null;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(wait) ? null : Math.max(wait, 0);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sends one call and reads its answer. A read that meets an overloaded server is repeated after the time that the
 * server asks for; a write never is. Throws RequestFailure `offline` when there is no response.
 */
export async function sendRequest(callPath: CallPath, options: HttpOptions = {}): Promise<HttpAnswer> {
  const [method = 'GET'] = callPath.split(' ');
  const url = settings.apiOrigin + buildPath(callPath, options.path);
  for (let retries = method === 'GET' ? READ_RETRIES : 0; ; retries -= 1) {
    const response = await send(url, method, options);
    saveFailedRequestId(response);
    if (response.ok && 'Authorization' in createAuthHeaders()) saveLastUse();
    const wait = waitAsked(response);
    if (wait === null || wait > LONGEST_WAIT || retries === 0) {
      const file = options.isFile ? await readFile(response).catch(cutOff(options)) : null;
      const envelope = file ? null : await readEnvelope(response);
      // Aborted while its body was being received.
      if (!file && !envelope && options.signal?.aborted) throw new RequestFailure('aborted');
      return { status: response.status, file, envelope, wait };
    }
    await pause(wait);
  }
}

/** Throws a RequestFailure for a connection that broke while the body was being received. */
const cutOff =
  ({ signal }: HttpOptions) =>
  (): never => {
    throw new RequestFailure(signal?.aborted ? 'aborted' : 'offline');
  };

/** Opens a stream of events; the caller handles its end. */
export const openStream = (path: string, signal: AbortSignal): Promise<Response> =>
  fetch(settings.apiOrigin + path, {
    headers: { ...createAuthHeaders(), Accept: 'text/event-stream' },
    credentials: 'omit',
    cache: 'no-store',
    signal,
  });

/**
 * Sends a report without waiting for an answer, also while the page unloads. It carries no token, so that it identifies nobody.
 */
export const sendAnonymousReport = (callPath: CallPath, words: object): void =>
  void fetch(settings.apiOrigin + callPath.slice(callPath.indexOf('/')), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(words),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);

async function send(url: string, method: string, options: HttpOptions): Promise<Response> {
  const { params = {}, data, headers, signal, keepalive, isFile } = options;
  const isPlainRead = method === 'GET' && Object.keys(withValues(params)).length === 0;
  const ahead = isPlainRead ? await takeAhead(url, createRequestHeaders(getLocale())) : null;
  if (ahead) return ahead;
  try {
    return await client<Response>(url, {
      method,
      params: withValues(params),
      headers: headers ?? {},
      ...(data === undefined ? {} : { data }),
      ...(signal ? { signal } : {}),
      ...(keepalive ? { keepalive } : {}),
      ...(isFile ? { timeout: FILE_TIMEOUT } : {}),
    });
  } catch {
    return cutOff(options)();
  }
}
