import type { Deps } from '../deps';
import type { Files } from '../files/files-service';
import { createCompanyHistory } from './history-service';
import { createProfiles } from './profile-service';
import { createRegistration, type RegistrationParts } from './registration-service';

/** Registration, profiles and what was changed in them, wired. */
export function createCompanies(deps: Deps, parts: RegistrationParts & { files: Files }) {
  return {
    registration: createRegistration(deps, parts),
    profiles: createProfiles(deps, parts.files),
    changes: createCompanyHistory(deps),
  };
}

export type Companies = ReturnType<typeof createCompanies>;
