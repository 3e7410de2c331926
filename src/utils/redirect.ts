import { history } from 'umi';

const LOGIN = '/login/login';

const BARRED = /[\\\p{Cc}]/u;

/** A `redirect` parameter as a path of this portal; null for whatever could lead elsewhere, or back to the login. */
export function safeReturnPath(raw: string | null): string | null {
  if (!raw?.startsWith('/') || raw.startsWith('//') || BARRED.test(raw)) return null;
  const target = new URL(raw, window.location.origin);
  if (target.origin !== window.location.origin || target.pathname.startsWith('/login')) return null;
  return target.pathname + target.search + target.hash;
}

/** The login's address that leads back to `from` after sign-in. */
export function loginPath(from: string): string {
  const back = safeReturnPath(from);
  return back && back !== '/' && back !== '/index' ? `${LOGIN}?redirect=${encodeURIComponent(back)}` : LOGIN;
}

/** Goes to the login and keeps the way back, by default to where the person is. */
export function goToLogin(from?: string): void {
  const { pathname, search, hash } = history.location;
  if (pathname !== LOGIN) history.replace(loginPath(from ?? pathname + search + hash));
}
