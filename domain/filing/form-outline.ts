/**
 * Outline of a form: what it asks, without its rules and texts of help, as one edition asked it. The outline of each edition is
 * kept (domain/programs/…/outlines), so that a later form can be compared with it. Computed values are no questions.
 */
import type { Field, FieldType, Form, Section } from '../definition';
import type { Text } from '../text';
import { isRowOptions } from './options';
import { isTypedField, listSectionFields } from './sections';

/** Limits of an answer, or of the rows of a table, that a filer has to observe. */
export const OUTLINE_LIMITS = [
  'minLength',
  'maxLength',
  'min',
  'max',
  'minFiles',
  'maxFiles',
  'maxSizeMb',
  'minRows',
  'maxRows',
] as const;
export type OutlineLimit = (typeof OUTLINE_LIMITS)[number];

export type OutlineLimits = Partial<Record<OutlineLimit, number>>;

export interface OutlineOption extends Text {
  value: string | number;
}

export interface OutlineField extends Text {
  key: string;
  type: FieldType;
  unit?: string;
  /** Whether an answer is required: always, or depending on other answers. Absent: it is optional. */
  required?: 'always' | 'sometimes';
  limits?: OutlineLimits;
  /** Kinds of files that are accepted. */
  accept?: string[];
  /** Options of a short list. */
  options?: OutlineOption[];
}

export interface OutlineSection extends Text {
  key: string;
  kind: Section['kind'];
  limits?: OutlineLimits;
  fields: OutlineField[];
}

export interface FormOutline {
  edition: string;
  sections: OutlineSection[];
}

/** Longest list of options that is kept: longer ones are public classifications. */
const OPTIONS_AT_MOST = 60;

function pickLimits(from: object): OutlineLimits | undefined {
  const given = from as Record<string, unknown>;
  const found = OUTLINE_LIMITS.flatMap((name) => {
    const limit = given[name];
    return typeof limit === 'number' ? [[name, limit] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

function listShortOptions(field: Field): OutlineOption[] | undefined {
  if (!('options' in field) || isRowOptions(field.options)) return undefined;
  const { items } = field.options;
  if (items.length > OPTIONS_AT_MOST || items.some(({ children }) => children)) return undefined;
  return items.map(({ value, zh, en }) => ({ value, zh, en }));
}

function outlineField(field: Field): OutlineField {
  const { key, zh, en, type, unit, requiredWhen } = field;
  const required = field.required ? 'always' : requiredWhen && 'sometimes';
  const limits = pickLimits(field);
  const options = listShortOptions(field);
  return {
    key,
    zh,
    en,
    type,
    ...(unit && { unit }),
    ...(required && { required }),
    ...(limits && { limits }),
    ...(field.type === 'file' && { accept: field.accept }),
    ...(options && { options }),
  };
}

/** Creates the outline of a form in its present edition. */
export const outlineForm = ({ sections }: Pick<Form, 'sections'>, edition: string): FormOutline => ({
  edition,
  sections: sections
    .filter(({ kind }) => kind !== 'computed')
    .map((section) => {
      const { key, kind, title } = section;
      const limits = pickLimits(section);
      const fields = listSectionFields(section).filter(isTypedField).map(outlineField);
      return { key, kind, zh: title.zh, en: title.en, ...(limits && { limits }), fields };
    }),
});
