import { createUsersStore } from '../accounts/users-store';
import type { Deps } from '../core/deps';
import type { FilesDeps } from '../files/files-service';
import type { RegisterSources } from '../registers/registers-service';
import { createAuditLogStore } from './audit-log-store';
import { createAuditSubjectsStore } from './audit-subjects-store';
import { createCompaniesStore, createCreditCodeExceptionsStore } from './companies-store';
import { createManagedCompaniesStore } from './managed-companies-store';

interface Neighbours {
  files: FilesDeps;
  registers: RegisterSources;
}

/** Dependencies of registration, profiles and the management of companies. */
export const createCompanyDeps = (core: Deps, neighbours: Neighbours) => ({
  ...core,
  ...neighbours,
  store: createCompaniesStore(core.db),
  managed: createManagedCompaniesStore(core.db),
  auditLog: createAuditLogStore(core.db),
  auditSubjects: createAuditSubjectsStore(core.db),
  exceptions: createCreditCodeExceptionsStore(core.db),
  users: createUsersStore(core.db),
});

export type CompanyDeps = ReturnType<typeof createCompanyDeps>;
