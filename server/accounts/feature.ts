import type { FastifyInstance } from 'fastify';
import * as calls from '../../domain/accounts/calls';
import { invitationMessages } from '../../domain/accounts/invitation-messages';
import { accountMessages } from '../../domain/accounts/messages';
import * as oidcCalls from '../../domain/accounts/oidc-calls';
import * as ownAccountCalls from '../../domain/accounts/own-account-calls';
import * as factorCalls from '../../domain/accounts/second-factor-calls';
import { oidcMessages, secondFactorMessages } from '../../domain/accounts/sign-in-messages';
import * as subUserCalls from '../../domain/accounts/sub-user-calls';
import { verificationMessages } from '../../domain/accounts/verification-messages';
import type { CallName } from '../../domain/api/paths.generated';
import { fillText, type Text } from '../../domain/text';
import { defineFeature } from '../core/define-feature';
import { createRefusal } from '../core/errors';
import { answer } from '../core/http/envelope';
import { route } from '../core/http/route';
import { type AccountDeps, createAccountDeps } from './account-deps';
import { createCaptcha, playCaptcha } from './captchas';
import { changeOwnPhone } from './change-own-phone';
import { changePassword, resetForgottenPassword } from './change-password';
import { mustSetUpFactor } from './complete-sign-in';
import { listCompanyTaxes, readCurrentUser } from './current-user';
import { createDepartment, listDepartments, removeDepartment, renameDepartment } from './departments';
import { deleteExpiredAccountRows } from './expired-rows-store';
import { exportOwnData } from './export-own-data';
import { listFactors, removeFactor, renameFactor, resetFactors } from './factors';
import { finishSecondStep } from './finish-second-step';
import { canInviteBySms, inviteUser, withdrawInvitation } from './invite-user';
import { bindIdentity, listBindings, unbindIdentity } from './oidc-bindings';
import { beginOidc, findSignOutPage, finishOidc } from './oidc-sign-in';
import { createProofChallenge } from './proofs';
import { renewRecoveryCodes } from './recovery-codes';
import {
  endOtherSessions,
  endSession,
  listSessions,
  readOrigin,
  readSite,
  refreshSession,
  signOut,
} from './sessions';
import { beginPasskey, beginTotp, finishFactor } from './set-up-factor';
import { signIn, signInBySms } from './sign-in';
import { sendSmsCode } from './sms-codes';
import { removeSubUsers, resetSubUserPassword, resetSubUserPasswords } from './sub-user-access';
import { createSubUser, listSubUsers, readSubUser, updateSubUser } from './sub-users';

const describeBatch = ({ done, refused }: subUserCalls.BatchResult): Text =>
  fillText(accountMessages.batchDone, { done: done.length, refused: refused.length });

/** Accounts that others manage, and the departments they belong to. */
function addSubUserRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const invites_by_sms = canInviteBySms(deps.env);
  route(app, subUserCalls.users, ({ caller, query, language }) =>
    listSubUsers(deps, caller, query, language),
  );
  route(app, subUserCalls.user, ({ caller, params, language }) =>
    readSubUser(deps, caller, params.id, language),
  );
  route(app, subUserCalls.createUser, async ({ caller, body, language }) =>
    answer(
      { ...(await createSubUser(deps, caller, body, language)), invites_by_sms },
      accountMessages.userCreated,
    ),
  );
  route(app, subUserCalls.updateUser, async ({ caller, params, body, language }) =>
    answer(await updateSubUser(deps, caller, params.id, body, language), accountMessages.userUpdated),
  );
  route(app, subUserCalls.resetPassword, async ({ caller, body }) =>
    answer(
      { ...(await resetSubUserPassword(deps, caller, body)), invites_by_sms },
      accountMessages.userPasswordReset,
    ),
  );
  route(app, subUserCalls.withdrawInvitation, async ({ caller, params, body }) =>
    answer(await withdrawInvitation(deps, caller, params.id, body.invitation), invitationMessages.withdrawn),
  );
  route(app, subUserCalls.inviteUser, async ({ caller, params, body }) =>
    answer(await inviteUser(deps, caller, params.id, body), invitationMessages.sent),
  );
  route(app, subUserCalls.batchDelete, async ({ caller, body, language }) => {
    const result = await removeSubUsers(deps, caller, body.ids, language);
    return answer(result, describeBatch(result));
  });
  route(app, subUserCalls.batchResetPassword, async ({ caller, body, language }) => {
    const result = await resetSubUserPasswords(deps, caller, body.ids, language);
    return answer({ ...result, invites_by_sms }, describeBatch(result));
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
function addSessionRoutes(app: FastifyInstance, deps: AccountDeps): void {
  route(app, calls.login, async ({ body, raw, language }) =>
    answer(await signIn(deps, body, readOrigin(raw), language), accountMessages.loggedIn),
  );
  route(app, calls.smsLogin, async ({ body, raw, language }) =>
    answer(await signInBySms(deps, body, readOrigin(raw), language), accountMessages.loggedIn),
  );
  route(app, calls.refresh, ({ body }) => refreshSession(deps, body.refresh));
  route(app, calls.logout, async ({ caller }) => {
    await signOut(deps, caller);
    return answer(null, accountMessages.loggedOut);
  });
  route(app, calls.currentUser, ({ caller, language }) => readCurrentUser(deps, caller, language));

  route(app, calls.captcha, () => createCaptcha(deps));
  route(app, calls.captchaAudio, ({ query, language }) => playCaptcha(deps, query.captcha_id, language));
  route(app, calls.proofChallenge, ({ query, ip }) =>
    createProofChallenge(deps, query.purpose, ip, query.level),
  );
  route(app, calls.sendSms, async ({ body, ip }) =>
    answer(await sendSmsCode(deps, body, ip), verificationMessages.smsSent),
  );

  route(app, ownAccountCalls.editPassword, async ({ caller, body }) => {
    await changePassword(deps, caller, body);
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
  route(app, ownAccountCalls.sessions, ({ caller }) => listSessions(deps, caller));
  route(app, ownAccountCalls.endSession, async ({ caller, params }) => {
    await endSession(deps, caller, params.id);
    return answer(null, accountMessages.sessionEnded);
  });
  route(app, ownAccountCalls.endOtherSessions, async ({ caller }) => {
    const ended = await endOtherSessions(deps, caller);
    return answer({ ended }, fillText(accountMessages.sessionsEnded, { count: ended }));
  });
  route(app, calls.forgetPassword, async ({ body, ip }) => {
    await resetForgottenPassword(deps, body, ip);
    return answer(null, accountMessages.passwordSet);
  });
}

const listNames = (...names: CallName[]): ReadonlySet<string> => new Set(names);
const OPEN = listNames('currentUser', 'editPassword', 'logout');
const OPEN_WITHOUT_FACTOR = listNames(
  'currentUser',
  'logout',
  'factors',
  'beginTotp',
  'beginPasskey',
  'finishFactor',
);

/**
 * Gates before all calls: a person who signed in with a one-time password can only read the own account, choose a password
 * or sign out; a person from whom the office requires a second factor can only set one up or sign out.
 */
function addGates(app: FastifyInstance, deps: AccountDeps): void {
  app.addHook('preHandler', async ({ caller, routeOptions }) => {
    if (!caller) return;
    const name = routeOptions.config.call?.name ?? '';
    if (caller.mustChangePassword) {
      if (OPEN.has(name)) return;
      throw createRefusal(accountMessages.mustChangePassword, { must_change_password: true });
    }
    if (OPEN_WITHOUT_FACTOR.has(name) || !(await mustSetUpFactor(deps, caller))) return;
    throw createRefusal(secondFactorMessages.setUpFirst, { must_set_factor: true });
  });
}

/** Routes of the second step of a sign-in, and of setting up a second factor. */
function addFactorRoutes(app: FastifyInstance, deps: AccountDeps): void {
  route(app, factorCalls.secondStep, async ({ body, raw, language }) =>
    answer(await finishSecondStep(deps, body, readOrigin(raw), language), accountMessages.loggedIn),
  );
  route(app, factorCalls.factors, ({ caller }) => listFactors(deps, caller));
  route(app, factorCalls.beginTotp, ({ caller, body }) => beginTotp(deps, caller, body));
  route(app, factorCalls.beginPasskey, ({ caller, body, raw }) =>
    beginPasskey(deps, caller, body, readSite(raw)),
  );
  route(app, factorCalls.finishFactor, async ({ caller, body, raw }) =>
    answer(await finishFactor(deps, caller, body, readSite(raw)), secondFactorMessages.added),
  );
  route(app, factorCalls.renameFactor, async ({ caller, params, body }) => {
    await renameFactor(deps, caller, params.id, body);
    return answer(null, secondFactorMessages.renamed);
  });
  route(app, factorCalls.removeFactor, async ({ caller, params, body }) => {
    await removeFactor(deps, caller, params.id, body);
    return answer(null, secondFactorMessages.removed);
  });
  route(app, factorCalls.newRecoveryCodes, async ({ caller, body }) =>
    answer(await renewRecoveryCodes(deps, caller, body), secondFactorMessages.codesMade),
  );
  route(app, factorCalls.resetFactors, async ({ caller, body }) => {
    await resetFactors(deps, caller, body.id);
    return answer(null, secondFactorMessages.reset);
  });
}

/** Signing in by other services. */
function addOidcRoutes(app: FastifyInstance, deps: AccountDeps): void {
  route(app, oidcCalls.beginOidc, ({ body }) => beginOidc(deps, body.provider));
  route(app, oidcCalls.finishOidc, async ({ body, raw, language }) =>
    answer(await finishOidc(deps, body, readOrigin(raw), language), accountMessages.loggedIn),
  );
  route(app, oidcCalls.leaveOidc, async ({ body }) => ({ url: await findSignOutPage(deps, body.provider) }));
  route(app, oidcCalls.oidcBindings, ({ caller, language }) => listBindings(deps, caller, language));
  route(app, oidcCalls.bindOidc, async ({ caller, body }) => {
    await bindIdentity(deps, caller, body);
    return answer(null, oidcMessages.bound);
  });
  route(app, oidcCalls.unbindOidc, async ({ caller, params, body }) => {
    await unbindIdentity(deps, caller, params.id, body);
    return answer(null, oidcMessages.unbound);
  });
}

function addRoutes(app: FastifyInstance, deps: AccountDeps): void {
  addSessionRoutes(app, deps);
  addFactorRoutes(app, deps);
  addOidcRoutes(app, deps);
  addSubUserRoutes(app, deps);
}

export const accountsFeature = defineFeature({
  create: createAccountDeps,
  addGates,
  addRoutes,
  sweep: ({ db }, now) => deleteExpiredAccountRows(db, now),
});
