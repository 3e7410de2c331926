import type { Deps } from '../deps';
import type { Files } from '../files/files-service';
import { createProfiles } from './profile-service';
import { createRegistration, type RegistrationParts } from './registration-service';

/** Registration and profiles, wired. */
export function createCompanies(deps: Deps, parts: RegistrationParts & { files: Files }) {
  return {
    registration: createRegistration(deps, parts),
    profiles: createProfiles(deps, parts.files),
  };
}

export type Companies = ReturnType<typeof createCompanies>;
