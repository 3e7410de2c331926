import { AUTH_SCHEME, STORAGE } from '@domain/api/codes';
import { clearStored, readStored, writeStored } from './storage';

/**
 * Who is signed in, as browser storage knows it. The whole answer of the login stands in local storage under `token`,
 * the session token in session storage under `jwt`: a tab closes with its session, a new tab takes it from the login.
 */
interface StoredLogin {
  access: string;
  refresh?: string;
  /** Seconds. */
  expires_in?: number;
}

/** When the stored access token ends, in milliseconds of this computer's clock: the server's may differ from it. */
const EXPIRES_AT = 'token_expires_at';

export function storedLogin(): StoredLogin | null {
  try {
    return JSON.parse(readStored(STORAGE.login) ?? 'null');
  } catch {
    return null;
  }
}

/** The token that requests carry. A tab without one of its own takes that of the stored login. */
export function accessToken(): string | null {
  const own = readStored(STORAGE.access, 'sessionStorage');
  if (own) return own;
  const kept = storedLogin()?.access ?? null;
  if (kept) writeStored(STORAGE.access, kept, 'sessionStorage');
  return kept;
}

export const isSignedIn = (): boolean => accessToken() !== null;

/** Keeps the answer of a login. */
export function keepLogin(login: StoredLogin): void {
  writeStored(STORAGE.login, JSON.stringify(login));
  writeStored(STORAGE.access, login.access, 'sessionStorage');
  writeStored(EXPIRES_AT, login.expires_in ? String(Date.now() + login.expires_in * 1000) : null);
}

/** Puts fresh tokens into the stored login. */
export const keepTokens = (tokens: StoredLogin): void => keepLogin({ ...storedLogin(), ...tokens });

/** Milliseconds for which the stored access token is still good; null when it does not say. */
export function accessLeft(now = Date.now()): number | null {
  const end = Number(readStored(EXPIRES_AT));
  return end > 0 ? end - now : null;
}

/** Takes up a token that another tab has fetched. */
export const adoptStoredToken = (): void =>
  writeStored(STORAGE.access, storedLogin()?.access ?? null, 'sessionStorage');

/** What says nothing of the session: whoever needs large text needs it at the login too. */
const OUTLIVES_SESSION = [STORAGE.locale, STORAGE.settings];

/** Forgets the session and whatever else was kept, but for the choice of language and look. */
export function forgetSession(): void {
  const staying = OUTLIVES_SESSION.map((key) => [key, readStored(key)] as const);
  clearStored('sessionStorage');
  clearStored('localStorage');
  for (const [key, value] of staying) writeStored(key, value);
}

/** What a request must carry. */
export function authHeaders(): Record<string, string> {
  const token = accessToken();
  return token ? { Authorization: `${AUTH_SCHEME} ${token}` } : {};
}
