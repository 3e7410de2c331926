import type { CurrentUser } from '@domain/accounts/calls';
import { AUTH_SCHEME, STORAGE } from '@domain/api/codes';
import { createActingHeaders } from './acting';
import { clearStored, readStored, writeStored } from './storage';

/**
 * Session in browser storage. The whole answer of the login is in local storage under `token`, the access token in session
 * storage under `jwt`: closing a tab ends its copy, and a new tab takes the token from the stored login.
 */
interface StoredLogin {
  access: string;
  refresh?: string;
  /** Seconds until the access token expires. */
  expires_in?: number;
  /** Seconds without a call after which the session ends; `ends_in`: seconds after which it ends in any case. */
  idle_in?: number;
  ends_in?: number;
  user?: CurrentUser;
}

/** End of the stored access token, in milliseconds of this computer's clock, which may differ from the server's. */
const EXPIRES_AT = 'token_expires_at';
/**
 * Times of the session on the same clock: its latest end and the last call of any tab; `IDLE_FOR`: milliseconds without a call.
 */
const ENDS_AT = 'session_ends_at';
const USED_AT = 'session_used_at';
const IDLE_FOR = 'session_idle_for';

export function readStoredLogin(): StoredLogin | null {
  try {
    return JSON.parse(readStored(STORAGE.login) ?? 'null');
  } catch {
    return null;
  }
}

/** True if the server names the signed-in person, for code outside of components. */
export const isOwnName = (name: string | null | undefined): boolean =>
  Boolean(name) && readStoredLogin()?.user?.name === name;

/** The token that requests carry. A tab without one of its own takes that of the stored login. */
export function getAccessToken(): string | null {
  const own = readStored(STORAGE.access, 'sessionStorage');
  if (own) return own;
  const kept = readStoredLogin()?.access ?? null;
  if (kept) writeStored(STORAGE.access, kept, 'sessionStorage');
  return kept;
}

export const isSignedIn = (): boolean => getAccessToken() !== null;

/** Returns the time in so many seconds, in milliseconds as text; null without a value. */
const secondsFromNow = (seconds: number | undefined) =>
  seconds ? String(Date.now() + seconds * 1000) : null;

/** Stores the answer of a login. */
export function saveLogin(login: StoredLogin): void {
  writeStored(STORAGE.login, JSON.stringify(login));
  writeStored(STORAGE.access, login.access, 'sessionStorage');
  writeStored(EXPIRES_AT, secondsFromNow(login.expires_in));
  writeStored(ENDS_AT, secondsFromNow(login.ends_in));
  writeStored(IDLE_FOR, login.idle_in ? String(login.idle_in * 1000) : null);
  saveLastUse();
}

/** Stores renewed tokens in the stored login. */
export function saveTokens(tokens: StoredLogin): void {
  const { expires_in, idle_in, ends_in, ...kept } = readStoredLogin() ?? { access: '' };
  saveLogin({ ...kept, ...tokens });
}

/** Stores the time of the last answered call, from which the idle time counts. */
export const saveLastUse = (): void => writeStored(USED_AT, String(Date.now()));

const storedTime = (key: string): number | null => Number(readStored(key)) || null;

/** Milliseconds until the stored access token expires; null if its expiry is unknown. */
export function getAccessTimeLeft(now = Date.now()): number | null {
  const end = storedTime(EXPIRES_AT);
  return end === null ? null : end - now;
}

export interface SessionEnd {
  /** Milliseconds until the end. */
  left: number;
  /** True if a call would postpone the end; false: the session has reached its maximum length. */
  canStay: boolean;
}

/** End of the session without further calls; null if the login gave no times. */
export function getSessionEnd(now = Date.now()): SessionEnd | null {
  const [latest, used, idle] = [ENDS_AT, USED_AT, IDLE_FOR].map(storedTime);
  if (!latest || !used || !idle) return null;
  const unused = used + idle;
  return { left: Math.min(latest, unused) - now, canStay: unused < latest };
}

/** Copies the token that another tab may have renewed: this tab's own expires first. */
export function copyStoredToken(): void {
  const kept = readStoredLogin()?.access;
  if (kept) writeStored(STORAGE.access, kept, 'sessionStorage');
}

/** Clears both storages except these keys. */
function clearBut(staying: readonly string[]): void {
  const kept = staying.map((key) => [key, readStored(key)] as const);
  clearStored('sessionStorage');
  clearStored('localStorage');
  for (const [key, value] of kept) writeStored(key, value);
}

/** Forgets the session. Language, display and device stay: people need large text at the login too. */
export const clearSession = (): void => clearBut([STORAGE.locale, STORAGE.settings, STORAGE.devices]);

/** Clears all storage but the language (section 1), after body code -1 for the end of a session (specification, section 8). */
export const clearStorages = (): void => clearBut([STORAGE.locale]);

/** Returns the authorization headers of a request. */
export function createAuthHeaders(): Record<string, string> {
  const token = getAccessToken();
  return token ? { Authorization: `${AUTH_SCHEME} ${token}`, ...createActingHeaders() } : {};
}

/**
 * Maximum number of stored device tokens, by user name of the accounts that signed in with this browser. They outlive the
 * session, so that other people's failed sign-ins do not lock a known device out. They grant no access by themselves.
 */
const DEVICES_AT_MOST = 10;

const keyOf = (username: string): string => username.trim().toLowerCase();

function devices(): [string, string][] {
  try {
    return Object.entries(JSON.parse(readStored(STORAGE.devices) ?? '{}'));
  } catch {
    return [];
  }
}

export const findDeviceToken = (username: string): string | undefined =>
  devices().find(([name]) => name === keyOf(username))?.[1];

/** Stores a device token, and drops those of the accounts that signed in longest ago. */
export function saveDeviceToken(username: string, device: string): void {
  const others = devices().filter(([name]) => name !== keyOf(username));
  const newest = [...others, [keyOf(username), device]].slice(-DEVICES_AT_MOST);
  writeStored(STORAGE.devices, JSON.stringify(Object.fromEntries(newest)));
}
