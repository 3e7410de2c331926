import type { Deps } from '../core/deps';
import { createCaptchas } from './captchas-service';
import { createCurrentUsers } from './current-user-service';
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
import { createUsersStore } from './users-store';

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
