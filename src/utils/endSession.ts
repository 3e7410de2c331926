import { TIMING } from '@domain/api/codes';
import { feedback } from './feedback';
import { translate } from './language';
import { goToLogin } from './redirect';
import { forgetSession } from './session';

/** Many requests may learn of the same end at once: it is told once. */
let leaving = false;

/** HTTP 401: says so, and goes to the login after two seconds. */
export function sessionDenied(): void {
  if (leaving) return;
  leaving = true;
  feedback.error(translate('request.denied'));
  setTimeout(() => {
    leaving = false;
    forgetSession();
    goToLogin();
  }, TIMING.redirectAfter401);
}

/** HTTP 403, or a body that says that the session is over: forgets it and goes to the login at once. */
export function sessionExpired(forget = forgetSession): void {
  const first = !leaving;
  leaving = true;
  forget();
  goToLogin();
  if (first) feedback.error(translate('request.expired'));
  setTimeout(() => {
    leaving = false;
  });
}
