/** Values that a form only displays: they are taken from their source, whatever a client sends. */
import type { Answers, AnswerValue, Field, FieldAnswers, Form, Row } from '../definition';
import { createFault, type FilingFault } from './filing-faults';
import { formatValue, normaliseValue } from './input';
import {
  getSectionAnswers,
  getSectionRows,
  isEmpty,
  isReadOnlyField,
  isRecord,
  isRowSection,
  listSectionFields,
} from './sections';

/** Origin of fields that come from the filing company's own record: the first name of their source. */
export const COMPANY_ORIGIN = 'company';

/** Prefix of the ids of warnings about differences from the company's record; no rule of a form uses it. */
export const RECORD_WARNING_PREFIX = 'record:';

export const hasSourceOrigin = (source: string | undefined, origin: string): boolean =>
  source?.split('.')[0] === origin;

/** True for a read-only field of this origin. `origin`: the first name of its source. */
export const isLockedToOrigin = (field: Field, origin: string): boolean =>
  isReadOnlyField(field) && hasSourceOrigin(field.source, origin);

/** Sets the fields that follow `origin` to the values of their source, or removes them where it has none. */
export function applyFollowedValues(
  form: Form,
  answers: Answers,
  origin: string,
  said: (path: string[]) => AnswerValue,
): Answers {
  const copy = { ...answers };
  for (const section of form.sections) {
    const given: unknown = copy[section.key];
    if (isRowSection(section) || !(given === undefined || isRecord(given))) continue;
    const followers = listSectionFields(section).filter((field) => isLockedToOrigin(field, origin));
    if (followers.length > 0) copy[section.key] = followed(followers, getSectionAnswers(copy, section), said);
  }
  return copy;
}

function followed(fields: Field[], given: FieldAnswers, said: (path: string[]) => AnswerValue): FieldAnswers {
  const record: FieldAnswers = { ...given };
  for (const { key, source = '' } of fields) {
    const value = said(source.split('.').slice(1));
    if (isEmpty(value)) delete record[key];
    else record[key] = value;
  }
  return record;
}

/** A value, or a whole table, that was taken from another source than the sent answers. */
export interface ReplacedValue {
  path: string;
  value: AnswerValue | Row[];
}

/** Lists the values in which the stored answers (`kept`) differ from the sent ones (`came`). */
export const listReplacedValues = (form: Form, came: Answers, kept: Answers): ReplacedValue[] =>
  form.sections.flatMap((section): ReplacedValue[] => {
    if (came[section.key] === kept[section.key]) return [];
    if (isRowSection(section)) return [{ path: section.key, value: getSectionRows(kept, section) }];
    const [sent, held] = [getSectionAnswers(came, section), getSectionAnswers(kept, section)];
    return listSectionFields(section)
      .filter(({ key }) => (sent[key] ?? null) !== (held[key] ?? null))
      .map(({ key }) => ({ path: `${section.key}.${key}`, value: held[key] ?? null }));
  });

/** Maximum length of a replaced value in a message, in characters. */
const QUOTED_AT_MOST = 100;

/** Faults of sent values that were replaced by those of their source, for the reply to the sender. */
export function findOverruledValues(form: Form, came: Answers, kept: Answers): FilingFault[] {
  return form.sections.flatMap((section) => {
    if (isRowSection(section)) return [];
    const [sent, held] = [getSectionAnswers(came, section), getSectionAnswers(kept, section)];
    return listSectionFields(section)
      .filter((field) => !isEmpty(sent[field.key]) && sent[field.key] !== storedForm(field, held[field.key]))
      .map((field) => overruledFault(`${section.key}.${field.key}`, field, sent[field.key], held[field.key]));
  });
}

/** Converts a value to its stored form: the company's record may be older than the normalisation of the field. */
const storedForm = (field: Field, value: AnswerValue): AnswerValue =>
  typeof value === 'string' ? normaliseValue(field, value) : value;

function overruledFault(path: string, field: Field, sent: AnswerValue, held: AnswerValue): FilingFault {
  if (!isLockedToOrigin(field, COMPANY_ORIGIN) || typeof sent !== 'string')
    return createFault(path, 'overruled', { label: field });
  const values = { sent: sent.slice(0, QUOTED_AT_MOST), recorded: formatValue(field, held, 'zh') };
  return createFault(path, 'not_of_record', { label: field, ...values });
}
