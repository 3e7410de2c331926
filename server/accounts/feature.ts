import type { FastifyInstance } from 'fastify';
import * as calls from '../../domain/accounts/calls';
import { accountMessages } from '../../domain/accounts/messages';
import * as oidcCalls from '../../domain/accounts/oidc-calls';
import * as ownAccountCalls from '../../domain/accounts/own-account-calls';
import * as factorCalls from '../../domain/accounts/second-factor-calls';
import { oidcMessages, secondFactorMessages } from '../../domain/accounts/sign-in-messages';
import * as subUserCalls from '../../domain/accounts/sub-user-calls';
import type { CallName } from '../../domain/api/paths.generated';
import { fillText, type Text } from '../../domain/text';
import { business } from '../core/errors';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import type { AccountDeps } from './account-deps';
import { listCompanyTaxes, readCurrentUser } from './current-user-service';
import { createDepartment, listDepartments, removeDepartment, renameDepartment } from './departments-service';
import { changeOwnPhone, exportOwnData } from './own-account-service';
import { originOf, siteOf } from './sessions-service';
import { defineFeature } from '../core/feature';
import { createAccountDeps } from './account-deps';

const outcome = ({ done, refused }: subUserCalls.BatchResult): Text =>
  fillText(accountMessages.batchDone, { done: done.length, refused: refused.length });

/** Accounts that others manage, and the departments they belong to. */
function subUserRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { invitations, subUsers } = deps;
  const withWays = <T extends object>(told: T) => ({ ...told, invites_by_sms: invitations.isOffered });
  route(app, subUserCalls.users, ({ caller, query, language }) => subUsers.page(caller, query, language));
  route(app, subUserCalls.user, ({ caller, params, language }) => subUsers.read(caller, params.id, language));
  route(app, subUserCalls.createUser, async ({ caller, body, language }) =>
    answer(withWays(await subUsers.create(caller, body, language)), accountMessages.userCreated),
  );
  route(app, subUserCalls.updateUser, async ({ caller, params, body, language }) =>
    answer(await subUsers.update(caller, params.id, body, language), accountMessages.userUpdated),
  );
  route(app, subUserCalls.resetPassword, async ({ caller, body }) =>
    answer(withWays(await subUsers.resetPassword(caller, body)), accountMessages.userPasswordReset),
  );
  route(app, subUserCalls.inviteUser, async ({ caller, params, body }) =>
    answer(await invitations.invite(caller, params.id, body), accountMessages.inviteSent),
  );
  route(app, subUserCalls.batchDelete, async ({ caller, body, language }) => {
    const result = await subUsers.removeEach(caller, body.ids, language);
    return answer(result, outcome(result));
  });
  route(app, subUserCalls.batchResetPassword, async ({ caller, body, language }) => {
    const result = await subUsers.resetEach(caller, body.ids, language);
    return answer(withWays(result), outcome(result));
  });

  route(app, subUserCalls.ownDepartments, ({ caller }) => listDepartments(deps, caller));
  route(app, subUserCalls.createDepartment, async ({ caller, body }) =>
    answer(await createDepartment(deps, caller, body.name), accountMessages.departmentSaved),
  );
  route(app, subUserCalls.updateDepartment, async ({ caller, params, body }) =>
    answer(await renameDepartment(deps, caller, params.id, body.name), accountMessages.departmentSaved),
  );
  route(app, subUserCalls.deleteDepartment, async ({ caller, params }) => {
    await removeDepartment(deps, caller, params.id);
    return answer(null, accountMessages.departmentDeleted);
  });
  route(app, subUserCalls.ownTaxes, ({ caller, language }) => listCompanyTaxes(deps, caller, language));
}

/** Signing in and out, captcha and SMS; the own password, number and sessions. */
function sessionRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { captchas, login, passwords, proofs, sessions, smsCodes } = deps;

  route(app, calls.login, async ({ body, raw, language }) =>
    answer(await login.login(body, originOf(raw), language), accountMessages.loggedIn),
  );
  route(app, calls.smsLogin, async ({ body, raw, language }) =>
    answer(await login.loginBySms(body, originOf(raw), language), accountMessages.loggedIn),
  );
  route(app, calls.refresh, ({ body }) => sessions.rotate(body.refresh));
  route(app, calls.logout, async ({ caller }) => {
    await sessions.end(caller);
    return answer(null, accountMessages.loggedOut);
  });
  route(app, calls.currentUser, ({ caller, language }) => readCurrentUser(deps, caller, language));

  route(app, calls.captcha, () => captchas.create());
  route(app, calls.captchaAudio, ({ query, language }) => captchas.speak(query.captcha_id, language));
  route(app, calls.proofChallenge, ({ query, ip }) => proofs.create(query.purpose, ip, query.level));
  route(app, calls.sendSms, async ({ body, ip }) =>
    answer(await smsCodes.send(body, ip), accountMessages.smsSent),
  );

  route(app, ownAccountCalls.editPassword, async ({ caller, body }) => {
    await passwords.edit(caller, body);
    return answer(null, accountMessages.passwordChanged);
  });
  route(app, ownAccountCalls.editPhone, async ({ caller, body }) =>
    answer({ phone: await changeOwnPhone(deps, caller, body) }, accountMessages.phoneChanged),
  );
  route(app, ownAccountCalls.ownData, async ({ caller, reply }) => {
    const headers = {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="my-data.zip"',
    };
    return reply.headers(headers).send(await exportOwnData(deps, caller));
  });
  route(app, ownAccountCalls.sessions, ({ caller }) => sessions.list(caller));
  route(app, ownAccountCalls.endSession, async ({ caller, params }) => {
    await sessions.endOne(caller, params.id);
    return answer(null, accountMessages.sessionEnded);
  });
  route(app, ownAccountCalls.endOtherSessions, async ({ caller }) => {
    const ended = await sessions.endOthers(caller);
    return answer({ ended }, fillText(accountMessages.sessionsEnded, { count: ended }));
  });
  route(app, calls.forgetPassword, async ({ body, ip }) => {
    await passwords.forget(body, ip);
    return answer(null, accountMessages.passwordSet);
  });
}

const open = (...names: CallName[]): ReadonlySet<string> => new Set(names);
const OPEN = open('currentUser', 'editPassword', 'logout');
const OPEN_WITHOUT_FACTOR = open(
  'currentUser',
  'logout',
  'factors',
  'beginTotp',
  'beginPasskey',
  'finishFactor',
);

/**
 * A person who signed in with a one-time password can look up the own account, choose a password, or leave; one whom the
 * office asks for a second factor can set one up, or leave.
 */
function addGates(app: FastifyInstance, { mustSetFactor }: AccountDeps): void {
  app.addHook('preHandler', async ({ caller, routeOptions }) => {
    if (!caller) return;
    const name = routeOptions.config.call?.name ?? '';
    if (caller.mustChangePassword) {
      if (OPEN.has(name)) return;
      throw business(accountMessages.mustChangePassword, { must_change_password: true });
    }
    if (OPEN_WITHOUT_FACTOR.has(name) || !(await mustSetFactor(caller))) return;
    throw business(secondFactorMessages.setUpFirst, { must_set_factor: true });
  });
}

/** The second step of a sign-in, and setting it up. */
function factorRoutes(app: FastifyInstance, { factors, secondStep }: AccountDeps): void {
  route(app, factorCalls.secondStep, async ({ body, raw, language }) =>
    answer(await secondStep.finish(body, originOf(raw), language), accountMessages.loggedIn),
  );
  route(app, factorCalls.factors, ({ caller }) => factors.list(caller));
  route(app, factorCalls.beginTotp, ({ caller, body }) => factors.beginTotp(caller, body));
  route(app, factorCalls.beginPasskey, ({ caller, body, raw }) =>
    factors.beginPasskey(caller, body, siteOf(raw)),
  );
  route(app, factorCalls.finishFactor, async ({ caller, body, raw }) =>
    answer(await factors.finish(caller, body, siteOf(raw)), secondFactorMessages.added),
  );
  route(app, factorCalls.renameFactor, async ({ caller, params, body }) => {
    await factors.rename(caller, params.id, body);
    return answer(null, secondFactorMessages.renamed);
  });
  route(app, factorCalls.removeFactor, async ({ caller, params, body }) => {
    await factors.remove(caller, params.id, body);
    return answer(null, secondFactorMessages.removed);
  });
  route(app, factorCalls.newRecoveryCodes, async ({ caller, body }) =>
    answer(await factors.newCodes(caller, body), secondFactorMessages.codesMade),
  );
  route(app, factorCalls.resetFactors, async ({ caller, body }) => {
    await factors.reset(caller, body.id);
    return answer(null, secondFactorMessages.reset);
  });
}

/** Signing in by other services. */
function oidcRoutes(app: FastifyInstance, { oidc }: AccountDeps): void {
  route(app, oidcCalls.beginOidc, ({ body }) => oidc.begin(body.provider));
  route(app, oidcCalls.finishOidc, async ({ body, raw, language }) =>
    answer(await oidc.finish(body, originOf(raw), language), accountMessages.loggedIn),
  );
  route(app, oidcCalls.leaveOidc, async ({ body }) => ({ url: await oidc.leaving(body.provider) }));
  route(app, oidcCalls.oidcBindings, ({ caller, language }) => oidc.bindings(caller, language));
  route(app, oidcCalls.bindOidc, async ({ caller, body }) => {
    await oidc.bind(caller, body);
    return answer(null, oidcMessages.bound);
  });
  route(app, oidcCalls.unbindOidc, async ({ caller, params, body }) => {
    await oidc.unbind(caller, params.id, body);
    return answer(null, oidcMessages.unbound);
  });
}

/** Comes before all other routes: the gates hold for those that follow it. */
function addRoutes(app: FastifyInstance, accounts: AccountDeps): void {
  addGates(app, accounts);
  sessionRoutes(app, accounts);
  factorRoutes(app, accounts);
  oidcRoutes(app, accounts);
  subUserRoutes(app, accounts);
}

export const accountsFeature = defineFeature({
  create: createAccountDeps,
  addRoutes,
});
