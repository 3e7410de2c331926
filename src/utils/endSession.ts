import { TIMING } from '@domain/api/codes';
import { feedback } from './feedback';
import { translate } from './language';
import { type EndedSession, isAtLogin, openLogin, reportWorkSaved } from './redirect';
import { clearSession, getAccessToken, readStoredLogin } from './session';
import { hasUnsavedWork, saveUnsavedWork } from './unsaved';

/** True while the session is being ended, so that simultaneous failures are reported once. */
let leaving = false;
/** True after a session has ended in this tab: later failures of its requests, which have no token any more, are ignored. */
let hasLeft = false;
const isOver = (): boolean => hasLeft && getAccessToken() === null && isAtLogin();

/** Forgets the session and opens the login, which receives the name of the account and, later, whether unsent work is safe. */
function leave(forget: () => void): void {
  const user = readStoredLogin()?.user;
  const ended: EndedSession | undefined = user && { username: user.username, account: user.id };
  const kept = ended && hasUnsavedWork() && saveUnsavedWork();
  forget();
  hasLeft = true;
  openLogin(undefined, ended);
  if (kept) kept.then((isKept) => isKept && reportWorkSaved(ended));
}

/** Handles HTTP 401: shows a message, and opens the login after two seconds, unless somebody has signed in meanwhile. */
export function handleSessionDenied(): void {
  if (leaving || isOver()) return;
  leaving = true;
  const token = getAccessToken();
  feedback.error(translate('request.denied'));
  setTimeout(() => {
    leaving = false;
    if (token === getAccessToken()) leave(clearSession);
  }, TIMING.redirectAfter401);
}

/**
 * Handles HTTP 403, or a body that reports the end of the session: forgets the session and opens the login at once, with the
 * reason if the account was switched off.
 */
export function handleSessionExpired(forget = clearSession, isSwitchedOff = false): void {
  if (isOver()) return;
  const first = !leaving;
  leaving = true;
  leave(forget);
  if (first) feedback.error(translate(isSwitchedOff ? 'request.switchedOff' : 'request.expired'));
  setTimeout(() => {
    leaving = false;
  });
}
