/**
 * Blind review: hides the applicant, and whom the filing names. Fields marked as identifying are hidden as a whole, and
 * their values are removed wherever else they occur in full. A paraphrase remains: it cannot be detected.
 */
import type { Answers, Field, Form, Section } from '../definition';
import { isEmpty, isRecord, listSectionFields, listSectionRecords } from './sections';

/** Placeholder of a hidden value. */
export const REDACTED = '***';

const CONTACTS: readonly Field['type'][] = ['phone', 'email', 'url', 'id_card', 'credit_code', 'filing'];

/** Texts of the company's profile are its name, its people and its addresses; its figures and classes may be read. */
const isOfProfile = ({ source, type }: Field): boolean =>
  type === 'text' && source?.startsWith('company.') === true;

const isIdentifying = (field: Field): boolean =>
  field.identifies === true ||
  field.sensitive === true ||
  CONTACTS.includes(field.type) ||
  isOfProfile(field);

type Sections = Pick<Form, 'sections'>;

/**
 * Paths (`section.field`) of identifying fields, by the present form too, since the form of an earlier edition may lack
 * the mark.
 */
function hiddenPlaces(forms: readonly Sections[]): Set<string> {
  return new Set(
    forms.flatMap(({ sections }) =>
      sections.flatMap((section) =>
        listSectionFields(section)
          .filter(isIdentifying)
          .map(({ key }) => `${section.key}.${key}`),
      ),
    ),
  );
}

/** True for words long enough to be redacted: short figures would match amounts and dates. */
const isTelling = (word: string): boolean =>
  word.length >= 2 && !/^[\d\s.-]{1,5}$/.test(word) && word !== REDACTED;

/** The longest first: a name that holds another is taken out as a whole. */
const inOrder = (words: Iterable<string>): string[] =>
  [...new Set([...words].map((word) => word.trim()).filter(isTelling))].sort((a, b) => b.length - a.length);

/** A copy of any value in which none of the words is left. */
export function redactWords<T>(value: T, words: readonly string[]): T {
  if (typeof value === 'string')
    return words.reduce<string>((text, word) => text.replaceAll(word, REDACTED), value) as T;
  if (Array.isArray(value)) return value.map((each) => redactWords(each, words)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, redactWords(each, words)])) as T;
}

type Stored = Record<string, unknown>;

/** A section's value with each of its records changed: one, or one per row. */
function withRecords(value: unknown, change: (record: Stored) => Stored): unknown {
  if (Array.isArray(value)) return value.map((row) => (isRecord(row) ? change(row) : row));
  return isRecord(value) ? change(value) : value;
}

const hideIn =
  (keys: readonly string[]) =>
  (record: Stored): Stored => ({
    ...record,
    ...Object.fromEntries(keys.filter((key) => !isEmpty(record[key])).map((key) => [key, REDACTED])),
  });

export interface RedactedAnswers {
  answers: Answers;
  /** Values taken out, for hiding them in texts shown beside the answers. */
  words: string[];
}

/**
 * Redacts identifying answers. `names`: the names of the company, and its credit code. `forms`: first the form that the
 * answers belong to.
 */
export function redactIdentity(
  forms: readonly [Sections, ...Sections[]],
  answers: Answers,
  names: string[],
): RedactedAnswers {
  const places = hiddenPlaces(forms);
  const words: string[] = [...names];
  const hidden: Stored = { ...answers };
  for (const section of forms[0].sections) {
    const keys = listSectionFields(section)
      .filter(({ key, type }) => type !== 'file' && places.has(`${section.key}.${key}`))
      .map(({ key }) => key);
    const said = listSectionRecords(section, answers).flatMap((record) => keys.map((key) => record[key]));
    words.push(...said.filter((value) => typeof value === 'string'));
    if (section.key in hidden) hidden[section.key] = withRecords(hidden[section.key], hideIn(keys));
  }
  const telling = inOrder(words);
  return { answers: redactWords(hidden, telling) as Answers, words: telling };
}

const isFileField = ({ type }: Field): boolean => type === 'file';

function withoutFilesIn(section: Section): Section[] {
  const fields = listSectionFields(section).filter((field) => !isFileField(field));
  if (fields.length === 0) return [];
  if (section.kind === 'table') return [{ ...section, columns: fields }];
  if (section.kind === 'yearly') return [{ ...section, indicators: fields }];
  return [{ ...section, fields } as Section];
}

/** A form that asks for no attachments, for those who do not get them. */
export const removeFileFields = (form: Form): Form => ({
  ...form,
  sections: form.sections.flatMap(withoutFilesIn),
});

/** The same answers without the ids of attachments. */
export function removeFileAnswers({ sections }: Sections, answers: Answers): Answers {
  const copy: Stored = { ...answers };
  for (const section of sections) {
    const keys = listSectionFields(section)
      .filter(isFileField)
      .map(({ key }) => key);
    const bare = (record: Stored) =>
      Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
    if (keys.length > 0) copy[section.key] = withRecords(copy[section.key], bare);
  }
  return copy as Answers;
}
