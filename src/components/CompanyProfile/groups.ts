import { type Editable, findProfileField, profileForm, profileGroups } from '@domain/company/profile';
import type { Field } from '@domain/definition';
import { fieldsOf } from '@domain/filing/sections';
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
