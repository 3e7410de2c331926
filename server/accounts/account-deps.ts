import type { Deps } from '../core/deps';
import { createCaptchas } from './captchas-service';
import { createFactorGate, createSecondStep, createSignInCompletion } from './complete-sign-in';
import { createConfirming } from './confirming-service';
import { createDevices } from './devices-service';
import { createFactors } from './factors-service';
import { createInvitations } from './invitations-service';
import { createLogin } from './login-service';
import { createOidc } from './oidc-service';
import { createPasswordService } from './password-service';
import { createPendingSteps } from './pending-steps-store';
import { createProofs } from './proofs-service';
import { createSessions } from './sessions-service';
import { createSmsCodes } from './sms-codes-service';
import { createSmsLimits } from './sms-limits';
import { createSubUserAccess } from './sub-user-access-service';
import { createSubUsers } from './sub-users-service';
import { createUsersStore } from './users-store';

/** Everything about accounts, wired: signing in, passwords, codes, sub-users, departments. */
export function createAccountDeps(deps: Deps) {
  const { inbox } = deps;
  const users = createUsersStore(deps.db);
  const proofs = createProofs(deps);
  const captchas = createCaptchas(deps, proofs);
  const sessions = createSessions(deps);
  const devices = createDevices(deps);
  const limits = createSmsLimits(deps);
  const smsCodes = createSmsCodes(deps, { captchas, limits }, users.isPhoneKnown);
  const steps = createPendingSteps(deps);
  const completion = createSignInCompletion(deps, { devices, sessions, steps });
  return {
    ...deps,
    captchas,
    confirming: createConfirming(deps, steps),
    factors: createFactors(deps, { sessions, steps }),
    invitations: createInvitations(deps, limits),
    login: createLogin(deps, { captchas, completion, smsCodes, inbox }),
    mustSetFactor: createFactorGate(deps.house),
    passwords: createPasswordService(deps, { devices, sessions, smsCodes }),
    oidc: createOidc(deps, { completion, steps }),
    proofs,
    secondStep: createSecondStep(deps, { completion, steps }),
    sessions,
    smsCodes,
    subUsers: { ...createSubUsers(deps, sessions), ...createSubUserAccess(deps, { sessions, inbox }) },
  };
}

export type AccountDeps = ReturnType<typeof createAccountDeps>;
