import { API_BASE } from '@domain/api/codes';
import type { ResponseEnvelope } from '@domain/api/envelope';
import type { CallPath } from '@domain/definition';
import { extend } from 'umi-request';
import settings from '../../config/defaultSettings';
import { RequestFailure } from './failure';
import { getLocale } from './language';
import { saveFailedRequestId } from './lastRequest';
import { createAuthHeaders, saveLastUse } from './session';

export interface HttpOptions {
  /** Query. Entries without a value are left out. */
  params?: Record<string, unknown>;
  /** Values for the `{name}` places of the path. */
  path?: Record<string, string | number>;
  /** Body: an object becomes JSON, FormData goes as it is. */
  data?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Sent also where the page goes meanwhile. */
  keepalive?: boolean;
  /** A file is asked for: bytes, or an envelope where the server refuses. */
  isFile?: boolean;
}

/** A file as it was received, under the name that the server gives it; null where it gives none. */
export interface ReceivedFile {
  name: string | null;
  blob: Blob;
}

export interface HttpAnswer {
  status: number;
  /** The bytes of a success, where a file was asked for; null for envelopes. */
  file: ReceivedFile | null;
  /** null: the answer was empty, cut, or no envelope, such as the HTML page of a proxy. */
  envelope: ResponseEnvelope | null;
  /** Milliseconds that an overloaded server asks to wait; null where it does not ask. */
  wait: number | null;
}

/** Milliseconds until an answer begins; a paper or an archive is made meanwhile. */
const TIMEOUT = 30_000;
const FILE_TIMEOUT = 150_000;
const READ_RETRIES = 2;
/** A server that wants to be left alone for longer than this is not waited for, in milliseconds. */
const LONGEST_WAIT = 10_000;

/** The only umi-request instance. It returns raw responses, which request.ts interprets. */
const client = extend({ credentials: 'omit', parseResponse: false, timeout: TIMEOUT });

client.interceptors.request.use(
  (url, options) => ({
    url,
    options: {
      ...options,
      headers: { 'Accept-Language': getLocale(), ...createAuthHeaders(), ...(options.headers as object) },
    },
  }),
  { global: false },
);

/** A call's address. Paths of manifests stand below the API base, those of the common list are whole. */
function addressOf(path: string, places: HttpOptions['path'] = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = places[name];
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    // Left out of an address, it would name the call of the whole list: no row is called a dash.
    return encodeURIComponent(value || '-');
  });
  return settings.apiOrigin + (filled.startsWith('/api/') ? filled : API_BASE + filled);
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

/** The name that the server gives, in its international spelling. */
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
  const [method = 'GET', path = '/'] = callPath.split(' ');
  const url = addressOf(path, options.path);
  for (let retries = method === 'GET' ? READ_RETRIES : 0; ; retries -= 1) {
    const response = await send(url, method, options);
    saveFailedRequestId(response);
    if (response.ok && 'Authorization' in createAuthHeaders()) saveLastUse();
    const wait = waitAsked(response);
    if (wait === null || wait > LONGEST_WAIT || retries === 0) {
      const file = options.isFile ? await readFile(response).catch(cutOff(options)) : null;
      const envelope = file ? null : await readEnvelope(response);
      // Taken back while its body was under way.
      if (!file && !envelope && options.signal?.aborted) throw new RequestFailure('aborted');
      return { status: response.status, file, envelope, wait };
    }
    await pause(wait);
  }
}

/** The connection broke while the bytes were under way. */
const cutOff =
  ({ signal }: HttpOptions) =>
  (): never => {
    throw new RequestFailure(signal?.aborted ? 'aborted' : 'offline');
  };

/** Opens a stream of events; what its end means is for whoever listens. */
export const openStream = (path: string, signal: AbortSignal): Promise<Response> =>
  fetch(settings.apiOrigin + path, {
    headers: { ...createAuthHeaders(), Accept: 'text/event-stream' },
    credentials: 'omit',
    cache: 'no-store',
    signal,
  });

/** Sends a report that nobody waits for, also while the page unloads. Without a token: it must not identify anybody. */
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
