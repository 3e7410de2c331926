import { CODE, ERROR_LEVEL, type ErrorLevel } from '@domain/api/codes';
import type { ResponseEnvelope } from '@domain/api/envelope';
import { isSessionEndMessage } from '@domain/api/session-messages';
import { isAlreadyRegistered } from '@domain/company/registered-messages';
import type { CallPath } from '@domain/definition';
import { isActingRefusal, reportActingChanged } from './acting';
import { handleSessionDenied, handleSessionRefused } from './endSession';
import { formatEnvelopeMessage, RequestFailure } from './failure';
import { feedback } from './feedback';
import { type HttpAnswer, type HttpOptions, type ReceivedFile, sendRequest } from './http';
import { translate } from './language';
import { openLogin } from './redirect';
import { ensureFreshToken } from './refresh';
import { clearStorages, getAccessToken } from './session';

export interface RequestOptions extends HttpOptions {
  /** How errors are shown, by default as in section 8 of the specification; the end of a session is shown in any case. */
  level?: ErrorLevel;
}

const { silent, warn, error, notification, redirect } = ERROR_LEVEL;

function show(level: ErrorLevel, text: string): void {
  if (level === warn) feedback.warn(text);
  if (level === error || level === redirect) feedback.error(text);
  if (level === notification) feedback.notify({ type: 'error', title: text });
  if (level === redirect) openLogin();
}

function showOffline(): void {
  const [title, description] = [translate('request.offline'), translate('request.offlineWhy')];
  feedback.notify({ key: 'offline', type: 'error', title, description });
}

/** Shows a refusal with body code -1. */
function showRefusal(msg: string | string[], level: ErrorLevel): void {
  if (level === silent) return;
  if (Array.isArray(msg)) feedback.errorLines(msg);
  else if (!isAlreadyRegistered(msg)) show(level, msg);
}

const saysSwitchedOff = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'switched_off' in data;

/**
 * Handles answers, of any transport, that end the session: HTTP 401 and 403, and the four messages of body code -1. Throws
 * RequestFailure `session` for them.
 */
export function handleSessionEnd(
  status: number,
  envelope: ResponseEnvelope | null,
  token: string | null,
): void {
  const isSaid = envelope?.code === CODE.failure && isSessionEndMessage(formatEnvelopeMessage(envelope));
  if (status !== 401 && status !== 403 && !isSaid) return;
  // A late answer to a request of an earlier session ends nothing.
  if (token === getAccessToken()) {
    if (status === 401) handleSessionDenied();
    else handleSessionRefused(status === 403 ? undefined : clearStorages, saysSwitchedOff(envelope?.data));
  }
  throw new RequestFailure('session', { status, ...(envelope ? { envelope } : {}) });
}

function judge(
  { status, envelope, wait }: HttpAnswer,
  level: ErrorLevel,
  token: string | null,
): ResponseEnvelope {
  handleSessionEnd(status, envelope, token);
  const failed = status >= 400;
  if (!envelope) {
    const reason = failed ? translate('request.status', { status }) : translate('request.unreadable');
    show(level, reason);
    throw new RequestFailure(failed ? 'status' : 'unreadable', { status, reason, wait });
  }
  if (envelope.code === CODE.businessError && isActingRefusal(envelope.data)) reportActingChanged();
  if (envelope.code === CODE.success || envelope.code === CODE.businessError) return envelope;
  showRefusal(envelope.msg, level);
  throw new RequestFailure(failed ? 'status' : 'refused', { status, envelope, wait });
}

let ambient: Pick<RequestOptions, 'signal' | 'level'> = {};

/** Sets options for the requests that `call` makes before its first await. */
function within<T>(options: typeof ambient, call: () => T): T {
  const around = ambient;
  ambient = { ...around, ...options };
  try {
    return call();
  } finally {
    ambient = around;
  }
}

/** Runs requests that are aborted by the signal. */
export const runAbortable = <T>(signal: AbortSignal, call: () => T): T => within({ signal }, call);

/** Runs background requests, whose failures show no message. */
export const runQuietly = <T>(call: () => T): T => within({ level: silent }, call);

/** Sends a call with the current token and reports a missing network. */
async function ask(callPath: CallPath, level: ErrorLevel, http: HttpOptions) {
  if (callPath !== 'POST /api/login/') await ensureFreshToken();
  const token = getAccessToken();
  try {
    return { token, answer: await sendRequest(callPath, http) };
  } catch (failure) {
    if (failure instanceof RequestFailure && failure.kind === 'offline' && level !== silent) showOffline();
    throw failure;
  }
}

/**
 * Makes one call: `METHOD /path` as the lists of paths have it. Resolves with the envelope for codes 200 and 208; a read
 * that answers 208 shows the server's message, saving and submitting leave it to the caller. Throws RequestFailure,
 * after showing it, for everything else.
 */
export async function request<T = unknown>(
  callPath: CallPath,
  options: RequestOptions = {},
): Promise<ResponseEnvelope<T>> {
  const { level = error, ...http } = { ...ambient, ...options };
  const { token, answer } = await ask(callPath, level, http);
  const envelope = judge(answer, level, token);
  const isRead = callPath.startsWith('GET ');
  const isTold = isRead || options.level !== undefined;
  if (envelope.code === CODE.businessError && isTold && !isActingRefusal(envelope.data))
    show(level, formatEnvelopeMessage(envelope));
  return envelope as ResponseEnvelope<T>;
}

/**
 * Fetches a file by one call. A refusal is shown like one of `request`, code 208 too, and thrown as a RequestFailure: the
 * caller has nothing to add.
 */
export async function requestFile(callPath: CallPath, options: RequestOptions = {}): Promise<ReceivedFile> {
  const { level = error, ...http } = { ...ambient, ...options };
  const { token, answer } = await ask(callPath, level, { ...http, isFile: true });
  if (answer.file) return answer.file;
  const envelope = judge(answer, level, token);
  if (!isActingRefusal(envelope.data)) show(level, formatEnvelopeMessage(envelope));
  throw new RequestFailure('refused', { status: answer.status, envelope });
}
