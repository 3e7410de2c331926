/** What can be done with a value of the company's profile, and what has been done. */
import type { CompanyProfile } from '@domain/company/profile';
import type { AnswerValue } from '@domain/definition';
import { isEmpty } from '@domain/filing/sections';
import { keeperOf } from '@/components/CompanyProfile/groups';

/** A value that the authority verifies may be given once; afterwards it is the authority's to change. */
export const isOpen = (key: string, stored: CompanyProfile): boolean =>
  keeperOf(key) === 'direct' || (keeperOf(key) === 'review' && isEmpty(stored[key]));

const isSame = (a: AnswerValue, b: AnswerValue): boolean =>
  (isEmpty(a) && isEmpty(b)) || JSON.stringify(a) === JSON.stringify(b);

/** The values that differ, as the server wants them: null empties one. */
export function changesOf(base: CompanyProfile, mine: CompanyProfile): CompanyProfile {
  const changed = Object.entries(mine).filter(([key, value]) => !isSame(value, base[key]));
  return Object.fromEntries(changed.map(([key, value]) => [key, value ?? null]));
}
