/** What can be done with a value of the company's profile, and what has been done. */
import {
  type CompanyProfile,
  type Editable,
  findProfileField,
  profileForm,
  profileGroups,
} from '@domain/company/profile';
import { fieldsOf, isEmpty } from '@domain/filing/sections';
import type { AnswerValue, Field } from '@domain/programs/define';
import type { Text } from '@domain/text';

export interface Group {
  title: Text;
  fields: Field[];
}

const fieldByKey = new Map(profileForm.sections.flatMap(fieldsOf).map((field) => [field.key, field]));

/** The groups of the profile with their fields as the engine draws and checks them. */
export const groups: Group[] = profileGroups.map(({ title, fields }) => ({
  title,
  fields: fields.flatMap(({ key }) => fieldByKey.get(key) ?? []),
}));

/** Who changes a value. */
export const keeperOf = (key: string): Editable => findProfileField(key)?.editable ?? 'admin';

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
