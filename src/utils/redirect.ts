import { history } from 'umi';

/** Id of the field last focused in the page; dialogs about the session's end are outside of `main` and do not count. */
let last = '';

document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element && target.closest('main')) last = target.id;
});

/** Returns the id of that field as long as it is rendered; else an empty string. */
const fieldLeft = (): string => (last && document.getElementById(last) ? last : '');

const LOGIN = '/login/login';

const BARRED = /[\\\p{Cc}]/u;

export const isAtLogin = (): boolean => history.location.pathname === LOGIN;

/** A `redirect` parameter as a path of this portal; null for whatever could lead elsewhere, or back to the login. */
export function toSafeReturnPath(raw: string | null): string | null {
  if (!raw?.startsWith('/') || raw.startsWith('//') || BARRED.test(raw)) return null;
  const target = new URL(raw, window.location.origin);
  if (target.origin !== window.location.origin || /^\/(\/|login)/.test(target.pathname)) return null;
  return target.pathname + target.search + target.hash;
}

/** The login's address that leads back to `from` after sign-in. */
export function buildLoginPath(from: string): string {
  const back = toSafeReturnPath(from);
  return back && back !== '/' && back !== '/index' ? `${LOGIN}?redirect=${encodeURIComponent(back)}` : LOGIN;
}

/** Ended session, passed to the login page: whose it was, and whether unsent work is stored on this computer. */
export interface EndedSession {
  username: string;
  /** Id of the account: another one is not led back. */
  account: string;
  isKept?: boolean;
}

/**
 * Opens the login with the address to return to, by default the present one with the focused field. `ended` is stored in
 * the history entry: it belongs to this tab and survives a reload, but not closing.
 */
export function openLogin(from?: string, ended?: EndedSession): void {
  const { pathname, search, hash } = history.location;
  const field = fieldLeft();
  const here = pathname + search + (field ? `#${encodeURIComponent(field)}` : hash);
  if (pathname !== LOGIN) history.replace(buildLoginPath(from ?? here), ended);
}

/** Reports to the open login page that unsent work is stored. */
export function reportWorkSaved(ended: EndedSession): void {
  const { pathname, search } = history.location;
  if (pathname === LOGIN) history.replace(pathname + search, { ...ended, isKept: true });
}
