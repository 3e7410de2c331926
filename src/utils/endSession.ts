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
  if (isOffered) feedback.closeNotice(OFFER);
  isOffered = false;
  const kept = ended && hasUnsavedWork() && saveUnsavedWork();
  forget();
  hasLeft = true;
  openLogin(undefined, ended);
  if (kept) kept.then((isKept) => isKept && reportWorkSaved(ended));
}

/** Notice that offers the login beside work that is stored nowhere, so that its text can be copied first. */
const OFFER = 'session-ended';
let isOffered = false;

function offerLogin(open: () => void): void {
  isOffered = true;
  feedback.notify({
    key: OFFER,
    type: 'warning',
    title: translate('request.ended'),
    description: translate('request.endedWhy'),
    duration: 0,
    action: { text: translate('request.toLogin'), run: open },
  });
}

/** Opens the login, or offers it where work would be lost. */
async function leaveOrOffer(open: () => void): Promise<void> {
  const isSafe = await saveUnsavedWork();
  if (isOver()) return;
  if (isSafe) open();
  else offerLogin(open);
}

/**
 * Handles HTTP 401: shows a message, and opens the login after two seconds, unless somebody has signed in meanwhile or work
 * would be lost.
 */
export function handleSessionDenied(): void {
  if (leaving || isOver()) return;
  leaving = true;
  const token = getAccessToken();
  feedback.error(translate('request.denied'));
  setTimeout(() => {
    leaving = false;
    if (token !== getAccessToken()) return;
    const open = () => leave(clearSession);
    if (hasUnsavedWork()) void leaveOrOffer(open);
    else open();
  }, TIMING.redirectAfter401);
}

/**
 * Handles the end of the session: forgets it and opens the login at once, with the reason if the account was switched off.
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

/** Handles HTTP 403, or a body that reports the end of the session; a page keeps the work that would be lost. */
export function handleSessionRefused(forget = clearSession, isSwitchedOff = false): void {
  const open = () => handleSessionExpired(forget, isSwitchedOff);
  if (hasUnsavedWork() && !isSwitchedOff) void leaveOrOffer(open);
  else open();
}
