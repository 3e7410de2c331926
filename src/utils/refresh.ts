import { CODE } from '@domain/api/codes';
import { paths } from '@domain/api/paths.generated';
import { sendRequest } from './http';
import { copyStoredToken, getAccessTimeLeft, readStoredLogin, saveTokens } from './session';

/** Remaining validity in milliseconds below which a token is renewed before it is used. */
const RENEW_BEFORE = 60_000;

const runsOut = () => {
  const left = getAccessTimeLeft();
  return left !== null && left < RENEW_BEFORE && Boolean(readStoredLogin()?.refresh);
};

let renewal: Promise<void> | undefined;

/** Runs `work` in one tab at a time: a refresh token used twice ends the session. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? await navigator.locks.request('portal-renew-token', work) : await work();
}

/** Exchanges the refresh token and returns the HTTP status of the answer. */
async function exchangeToken(): Promise<number> {
  const { status, envelope } = await sendRequest(paths.refresh, {
    data: { refresh: readStoredLogin()?.refresh },
  });
  if (envelope?.code === CODE.success) saveTokens(envelope.data as { access: string });
  return status;
}

async function renew(): Promise<void> {
  if (runsOut()) await exchangeToken();
  else copyStoredToken();
}

/** Extends the session for all tabs. Resolves with the HTTP status; rejects when the server cannot be reached. */
export const refreshSession = (): Promise<number> => alone(exchangeToken);

/** Renews the access token when it is about to expire. Never fails: with an old token the request itself fails and shows why. */
export function ensureFreshToken(): Promise<void> {
  if (!runsOut()) {
    copyStoredToken();
    return Promise.resolve();
  }
  renewal ??= alone(renew)
    .catch(() => undefined)
    .finally(() => {
      renewal = undefined;
    });
  return renewal;
}
