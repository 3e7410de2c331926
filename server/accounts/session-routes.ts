import type { FastifyInstance } from 'fastify';
import { accountMessages } from '../../domain/api/messages/accounts';
import * as calls from '../../domain/calls/accounts';
import { fillText } from '../../domain/text';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import type { Accounts } from './accounts-service';

/** Signing in and out, captcha and SMS; the own password, number and sessions. */
export function sessionRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { captchas, currentUsers, login, passwords, phones, proofs, sessions, smsCodes } = accounts;

  route(app, calls.login, async ({ body, ip, raw, language }) => {
    const userAgent = raw.headers['user-agent'] ?? null;
    return answer(await login.login(body, { ip, userAgent }, language), accountMessages.loggedIn);
  });
  route(app, calls.refresh, ({ body }) => sessions.rotate(body.refresh));
  route(app, calls.logout, async ({ caller }) => {
    await sessions.end(caller);
    return answer(null, accountMessages.loggedOut);
  });
  route(app, calls.currentUser, ({ caller, language }) => currentUsers.current(caller, language));

  route(app, calls.captcha, () => captchas.create());
  route(app, calls.captchaAudio, ({ query, language }) => captchas.speak(query.captcha_id, language));
  route(app, calls.proofChallenge, ({ query, ip }) => proofs.create(query.purpose, ip, query.level));
  route(app, calls.sendSms, async ({ body, ip }) =>
    answer(await smsCodes.send(body, ip), accountMessages.smsSent),
  );

  route(app, calls.editPassword, async ({ caller, body }) => {
    await passwords.edit(caller, body);
    return answer(null, accountMessages.passwordChanged);
  });
  route(app, calls.editPhone, async ({ caller, body }) =>
    answer({ phone: await phones.edit(caller, body) }, accountMessages.phoneChanged),
  );
  route(app, calls.sessions, ({ caller }) => sessions.list(caller));
  route(app, calls.endSession, async ({ caller, params }) => {
    await sessions.endOne(caller, params.id);
    return answer(null, accountMessages.sessionEnded);
  });
  route(app, calls.endOtherSessions, async ({ caller }) => {
    const ended = await sessions.endOthers(caller);
    return answer({ ended }, fillText(accountMessages.sessionsEnded, { count: ended }));
  });
  route(app, calls.forgetPassword, async ({ body, ip }) => {
    await passwords.forget(body, ip);
    return answer(null, accountMessages.passwordSet);
  });
}
