import { createCompaniesStore } from '../companies/companies-store';
import type { Deps } from '../core/deps';
import { createManagedWindowsStore } from './managed-windows-store';
import { createRemindersStore } from './windows-store';

/** Dependencies of windows. */
export const createWindowDeps = (deps: Deps) => ({
  ...deps,
  managed: createManagedWindowsStore(deps.db),
  companies: createCompaniesStore(deps.db),
  reminders: createRemindersStore(deps.db),
});

export type WindowDeps = ReturnType<typeof createWindowDeps>;
