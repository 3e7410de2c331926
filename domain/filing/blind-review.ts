/**
 * Blind review: hides the applicant and the people named in the filing. Fields marked as identifying are hidden as a whole, and
 * their values are removed wherever else they occur in full. A paraphrase remains: it cannot be detected.
 */
import type { Answers, Field, Form, Section } from '../definition';
import { isEmpty, isRecord, listSectionFields, listSectionRecords } from './sections';

/** Placeholder of a hidden value. */
export const REDACTED = '***';

const CONTACTS: readonly Field['type'][] = ['phone', 'email', 'url', 'id_card', 'credit_code', 'filing'];

/** True for texts from the company's profile: its name, people and addresses. Its figures and classes may be read. */
const isOfProfile = ({ source, type }: Field): boolean =>
  type === 'text' && source?.startsWith('company.') === true;

const isIdentifying = (field: Field): boolean =>
  field.identifies === true ||
  field.sensitive === true ||
  CONTACTS.includes(field.type) ||
  isOfProfile(field);

type Sections = Pick<Form, 'sections'>;

/**
 * Paths (`section.field`) of the identifying fields of any of the forms; the current form is one of them, since the form of an
 * earlier edition may lack the marks.
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

/** Words to redact, the longest first: a name that contains another is then removed as a whole. */
const inOrder = (words: Iterable<string>): string[] =>
  [...new Set([...words].map((word) => word.trim()).filter(isTelling))].sort((a, b) => b.length - a.length);

/** Copies a value of any type with all of the words redacted. */
export function redactWords<T>(value: T, words: readonly string[]): T {
  if (typeof value === 'string')
    return words.reduce<string>((text, word) => text.replaceAll(word, REDACTED), value) as T;
  if (Array.isArray(value)) return value.map((each) => redactWords(each, words)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, redactWords(each, words)])) as T;
}

type Stored = Record<string, unknown>;

/** Applies `change` to each record of a section: its single record, or each row. */
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
  /** Redacted values, for hiding them in texts shown beside the answers. */
  words: string[];
}

/** Redacts identifying answers. `names`: the names and the credit code of the company. `forms`: the form of the answers first. */
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

/** Removes file fields from a form, for readers who do not receive attachments. */
export const removeFileFields = (form: Form): Form => ({
  ...form,
  sections: form.sections.flatMap(withoutFilesIn),
});

/** Removes the ids of attachments from answers. */
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
