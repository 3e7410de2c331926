/**
 * Upload of a large file in parts. Received parts stay on the server: after a broken connection, a reload or an error the upload
 * resumes at the offset that the server reports, and a part that arrived without its answer is not sent again.
 */

import { CODE } from '@domain/api/codes';
import { paths } from '@domain/api/paths.generated';
import type { FileInfo, UploadState } from '@domain/files/calls';
import { DAY_MS } from '@domain/time';
import { readStored, writeStored } from '@/utils/storage';
import { createRefusal, getAnswerData, LEFT, send, UploadError, type UploadRequest } from './sending';

/** Milliseconds without progress after which the person decides. */
const PATIENCE_MS = 10 * 60_000;
/** Milliseconds between attempts; the last value repeats. */
const PAUSES_MS = [1_000, 2_000, 5_000, 10_000];

interface Waiting {
  signal: AbortSignal;
  onWaiting(isWaiting: boolean): void;
}

/** Waits for a time, or until the browser reports that the network is back. */
const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });

const isPassing = (error: unknown): boolean =>
  error instanceof UploadError && (error.reason === 'network' || error.reason === 'busy');

/** Repeats a request that failed because of the network or a busy server. */
async function patiently<T>({ signal, onWaiting }: Waiting, work: () => Promise<T>): Promise<T> {
  const until = Date.now() + PATIENCE_MS;
  for (let attempt = 0; ; attempt++) {
    try {
      const result = await work();
      onWaiting(false);
      return result;
    } catch (error) {
      if (!isPassing(error) || Date.now() > until) throw error;
      onWaiting(true);
      await pause(PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)] as number, signal);
      if (signal.aborted) throw new UploadError('aborted');
    }
  }
}

/** Storage key of the unfinished uploads, so that choosing a file again after a reload resumes its upload. */
const KEY = 'unfinished_uploads';
/** Milliseconds after which the server drops an upload without a new part: one day. */
const KEPT_MS = DAY_MS;

type StoredUploads = Record<string, { id: string; at: number }>;

/** Identifies a file by name, size and modification time: a changed file is another one. */
const nameOf = ({ name, size, lastModified }: File) => `${name}/${size}/${lastModified}`;

function read(): StoredUploads {
  try {
    const all = JSON.parse(readStored(KEY) ?? '{}') as StoredUploads;
    return Object.fromEntries(Object.entries(all).filter(([, { at }]) => Date.now() - at < KEPT_MS));
  } catch {
    return {};
  }
}

const keptUpload = (file: File): string | null => read()[nameOf(file)]?.id ?? null;

const keepUpload = (file: File, id: string): void =>
  writeStored(KEY, JSON.stringify({ ...read(), [nameOf(file)]: { id, at: Date.now() } }));

function forgetUpload(file: File): void {
  const { [nameOf(file)]: _, ...rest } = read();
  writeStored(KEY, Object.keys(rest).length > 0 ? JSON.stringify(rest) : null);
}

/** Maximum milliseconds of a request after which the next one may send twice as many parts. */
const QUICK_MS = 1_000;

/** Adapts the number of parts per request: more on a fast connection, one after a failure, which loses the parts being sent. */
function createPace(atMost: number) {
  let next = 1;
  return async <T>(request: (parts: number) => Promise<T>): Promise<T> => {
    const [parts, since] = [next, performance.now()];
    next = 1;
    const answer = await request(parts);
    next = performance.now() - since < QUICK_MS ? Math.min(2 * parts, atMost) : Math.ceil(parts / 2);
    return answer;
  };
}

type Pace = ReturnType<typeof createPace>;

export interface UploadHooks {
  language: string;
  signal: AbortSignal;
  /** Called with the progress in whole percent. */
  onProgress(percent: number): void;
  /** Called when the network is lost or back; the upload resumes by itself. */
  onWaiting(isWaiting: boolean): void;
}

/** Ids of uploads in progress: a file uploaded twice at once gets two uploads, because a shared one would stop for both. */
const running = new Set<string>();

async function keptState(file: File, hooks: UploadHooks): Promise<UploadState | null> {
  const id = keptUpload(file);
  if (!id || running.has(id)) return null;
  const sending = { language: hooks.language, signal: hooks.signal, id };
  const answer = await patiently(hooks, () => send<UploadState>(paths.uploadState, sending));
  return answer.code === CODE.success ? answer.data : null;
}

async function begin(file: File, hooks: UploadHooks): Promise<UploadState> {
  const body = JSON.stringify({ name: file.name, size: file.size });
  const sending = { language: hooks.language, signal: hooks.signal, body, type: 'application/json' };
  const state = getAnswerData(await patiently(hooks, () => send<UploadState>(paths.beginUpload, sending)));
  keepUpload(file, state.id);
  return state;
}

interface UploadPosition {
  offset: number;
  pace: Pace;
}

/** Sends the next parts; returns the offset of the following ones. */
async function sendParts(
  file: File,
  { id, part_size }: UploadState,
  { offset, pace }: UploadPosition,
  hooks: UploadHooks,
) {
  const { language, signal, onProgress } = hooks;
  const show = (bytes: number) => onProgress(Math.floor(((offset + bytes) / file.size) * 100));
  show(0);
  const type = 'application/octet-stream';
  const answer = await patiently(hooks, () =>
    pace(async (parts) => {
      const body = await file.slice(offset, offset + parts * part_size).arrayBuffer();
      const sending = { language, signal, id, offset, body, type, onSent: show };
      return send<{ offset?: number } | null>(paths.uploadPart, sending).catch((error) => {
        // Parts being sent when the connection broke are not counted.
        show(0);
        throw error;
      });
    }),
  );
  const next = answer.data?.offset;
  if (next === undefined || next === offset) throw createRefusal(answer, 'over');
  return next;
}

async function sendAll(file: File, state: UploadState, hooks: UploadHooks): Promise<FileInfo> {
  const { language, signal } = hooks;
  const pace = createPace(state.parts_at_once);
  for (let offset = state.offset; offset < file.size; )
    offset = await sendParts(file, state, { offset, pace }, hooks);
  hooks.onProgress(100);
  const finish: UploadRequest = { language, signal, id: state.id };
  const answer = await patiently(hooks, () => send<FileInfo>(paths.finishUpload, finish));
  return getAnswerData(answer);
}

/** True for refusals that end an upload for good, so that the next attempt starts anew. */
const isFinal = (error: unknown): boolean =>
  error instanceof UploadError && (error.reason === 'refused' || error.reason === 'over');

export async function uploadInParts(file: File, hooks: UploadHooks): Promise<FileInfo> {
  const state = (await keptState(file, hooks)) ?? (await begin(file, hooks));
  running.add(state.id);
  try {
    const info = await sendAll(file, state, hooks);
    forgetUpload(file);
    return info;
  } catch (error) {
    const { aborted, reason } = hooks.signal;
    const isCancelled = aborted && reason !== LEFT;
    if (aborted ? isCancelled : isFinal(error)) forgetUpload(file);
    // Fire and forget: the server would drop the upload by itself later.
    if (isCancelled) send(paths.cancelUpload, { language: hooks.language, id: state.id }).catch(() => {});
    throw error instanceof UploadError ? error : new UploadError('unreadable');
  } finally {
    running.delete(state.id);
  }
}
