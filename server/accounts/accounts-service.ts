import type { CurrentUser } from '../../domain/accounts/calls';
import type { OptionNode } from '../../domain/calls/shapes';
import type { Language } from '../../domain/text';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { problems } from '../core/errors';
import type { Workers } from '../core/workers/workers';
import { createCaptchas } from './captchas-service';
import { createConfirming } from './confirming-service';
import { createDepartments } from './departments-service';
import { createDevices } from './devices-service';
import { createEntering, createFactorGate, createSecondStep } from './entering';
import { createFactors } from './factors-service';
import { createInvitations } from './invitations-service';
import { createLogin } from './login-service';
import { createOidc } from './oidc-service';
import { createOwnData, createPhoneService } from './own-account-service';
import { createPasswordService } from './password-service';
import { createPendingSteps } from './pending-steps-store';
import { createProofs } from './proofs-service';
import { createSessions } from './sessions-service';
import { createSmsCodes } from './sms-codes-service';
import { createSmsLimits } from './sms-limits';
import { createSubUserAccess } from './sub-user-access-service';
import { createSubUsers } from './sub-users-service';
import { agentView, currentUserView, overView, taxOption } from './user-views';
import { createUsersStore } from './users-store';

function createCurrentUsers({ db, clock, house }: Pick<Deps, 'db' | 'clock' | 'house'>) {
  const store = createUsersStore(db);
  const mustSet = createFactorGate(house);
  const companyActedFor = async ({ companyId }: Caller) =>
    companyId === null ? null : store.company(companyId);

  return {
    /** The tax registrations of the caller's company: none on the administering side. */
    async taxesOfCompany(caller: Caller, language: Language): Promise<OptionNode[]> {
      const value = (await companyActedFor(caller))?.profile.tax_authority;
      return typeof value === 'string' ? [taxOption(value, language)] : [];
    },

    /** The caller as stored now. Throws sessionEnded when the account is gone. */
    async current(caller: Caller, language: Language): Promise<CurrentUser> {
      const record = await store.withBell(caller, clock());
      if (!record) throw problems.sessionEnded();
      const view = currentUserView(record, record, language, await mustSet(record.user));
      if (caller.endedMandate) return { ...view, mandate_over: overView(caller.endedMandate) };
      return caller.mandate ? agentView(view, caller, await companyActedFor(caller)) : view;
    },
  };
}

/** Everything about accounts, wired: signing in, passwords, codes, sub-users, departments. */
export function createAccounts(deps: Deps, workers: Workers) {
  const { inbox } = deps;
  const users = createUsersStore(deps.db);
  const proofs = createProofs(deps);
  const captchas = createCaptchas({ ...deps, workers }, proofs);
  const sessions = createSessions(deps);
  const currentUsers = createCurrentUsers(deps);
  const devices = createDevices(deps);
  const limits = createSmsLimits(deps);
  const smsCodes = createSmsCodes(deps, { captchas, limits }, users.isPhoneKnown);
  const steps = createPendingSteps(deps);
  const entering = createEntering(deps, { devices, sessions, steps });
  return {
    captchas,
    confirming: createConfirming(deps, steps),
    currentUsers,
    departments: createDepartments(deps),
    factors: createFactors(deps, { sessions, steps }),
    invitations: createInvitations(deps, limits),
    login: createLogin(deps, { captchas, entering, smsCodes, inbox }),
    mustSetFactor: createFactorGate(deps.house),
    ownData: createOwnData(deps),
    passwords: createPasswordService(deps, { devices, sessions, smsCodes }),
    phones: createPhoneService(deps, smsCodes),
    oidc: createOidc(deps, { entering, steps }),
    proofs,
    secondStep: createSecondStep(deps, { entering, steps }),
    sessions,
    smsCodes,
    subUsers: { ...createSubUsers(deps, sessions), ...createSubUserAccess(deps, { sessions, inbox }) },
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
