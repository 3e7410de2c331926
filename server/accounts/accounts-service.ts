import type { CurrentUser } from '../../domain/calls/accounts';
import type { OptionNode } from '../../domain/calls/shapes';
import type { Language } from '../../domain/text';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { problems } from '../core/errors';
import { createCaptchas } from './captchas-service';
import { createDepartments } from './departments-service';
import { createDevices } from './devices-service';
import { createLogin } from './login-service';
import { createPasswordService } from './password-service';
import { createPhoneService } from './phone-service';
import { createProofs } from './proofs-service';
import { createSessions } from './sessions-service';
import { createSmsCodes } from './sms-codes-service';
import { createSubUserAccess } from './sub-user-access-service';
import { createSubUsers } from './sub-users-service';
import { currentUserView, taxOption } from './user-views';
import { createUsersStore } from './users-store';

function createCurrentUsers({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const store = createUsersStore(db);

  return {
    /** The tax registrations of the caller's company: none on the administering side. */
    async taxesOfCompany(caller: Caller, language: Language): Promise<OptionNode[]> {
      const record = await store.byId(caller.userId);
      const value = record?.company?.profile.tax_authority;
      return typeof value === 'string' ? [taxOption(value, language)] : [];
    },

    /** The caller as stored now. Throws sessionEnded when the account is gone. */
    async current(caller: Caller, language: Language): Promise<CurrentUser> {
      const record = await store.withBell(caller.userId, clock());
      if (!record) throw problems.sessionEnded();
      return currentUserView(record, record.bell, language);
    },
  };
}

/** Everything about accounts, wired: signing in, passwords, codes, sub-users, departments. */
export function createAccounts(deps: Deps) {
  const { inbox } = deps;
  const users = createUsersStore(deps.db);
  const proofs = createProofs(deps);
  const captchas = createCaptchas(deps, proofs);
  const sessions = createSessions(deps);
  const currentUsers = createCurrentUsers(deps);
  const devices = createDevices(deps);
  const smsCodes = createSmsCodes(deps, captchas, users.isPhoneKnown);
  const login = createLogin(deps, { captchas, devices, sessions, smsCodes, inbox });
  return {
    captchas,
    currentUsers,
    departments: createDepartments(deps),
    login,
    passwords: createPasswordService(deps, { devices, sessions, smsCodes }),
    phones: createPhoneService(deps, smsCodes),
    proofs,
    sessions,
    smsCodes,
    subUsers: { ...createSubUsers(deps, sessions), ...createSubUserAccess(deps, { sessions, inbox }) },
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
