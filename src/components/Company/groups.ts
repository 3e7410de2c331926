import { type Editable, findProfileField, profileForm, profileGroups } from '@domain/company/profile';
import type { Context, Field } from '@domain/definition';
import { fieldsOf } from '@domain/filing/sections';
import type { Text } from '@domain/text';
import { dayOf, yearOf } from '@domain/windows/calendar';

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

/** The one who may change a value: the company, the authority after a review, or an administrator. */
export const keeperOf = (key: string): Editable => findProfileField(key)?.editable ?? 'admin';

/** Facts besides the answers that the rules of the profile use. */
export const profileContext = (now = new Date()): Context => ({
  batchYear: yearOf(now),
  today: dayOf(now),
  settings: {},
});
