import type { Accounts } from '../accounts/accounts-service';
import type { Deps } from '../core/deps';
import type { Files } from '../files/files-service';
import type { Registers } from '../registers/registers-service';
import { createCompanySteps } from './company-steps-service';
import { createCreditCodeExceptions } from './credit-codes-service';
import { createCompanyHistory, createCompanyLog, createManagedCompanies } from './managed-companies-service';
import { createProfileParts } from './profile-service';
import { createRegistrationParts } from './registration-service';

interface Neighbours {
  accounts: Accounts;
  files: Files;
  registers: Registers;
}

/** Registration, profiles and what was changed in them, and what administrators do with companies, wired. */
export function createCompanies(deps: Deps, { accounts, files, registers }: Neighbours) {
  const { inbox } = deps;
  const profiles = createProfileParts(deps, { files, registers });
  return {
    idempotency: deps.idempotency,
    registration: createRegistrationParts(deps, { smsCodes: accounts.smsCodes, registers }),
    profiles,
    changes: createCompanyHistory(deps),
    managed: createManagedCompanies(deps, { accounts }),
    steps: createCompanySteps(deps, { accounts, inbox }),
    log: createCompanyLog(deps),
    exceptions: createCreditCodeExceptions(deps),
  };
}

export type Companies = ReturnType<typeof createCompanies>;
