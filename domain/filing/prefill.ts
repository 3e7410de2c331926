import type { Answers, AnswerValue, Field, FieldAnswers, Form, FormContext } from '../definition';
import { buildLinkedRows, getLinkedValue, type LinkedFilings } from './linked-filings';
import { isRowOptions } from './options';
import { createEmptyAnswers } from './rows';
import { getSectionRows, isEmpty, isRecord, isRowSection, isTypedField, listSectionFields } from './sections';

export type PrefillProfile = Record<string, AnswerValue>;

/** Sources of a new filing besides the company profile: the filings that it continues, and its kind. */
export interface PrefillOrigins {
  linked?: LinkedFilings;
  kind?: string;
}

/** Creates the answers of a new filing: values of the source of a field or table, else the default of the field. */
export function prefillAnswers(
  form: Form,
  profile: PrefillProfile,
  ctx: FormContext,
  { linked = {}, kind = '' }: PrefillOrigins = {},
): Answers {
  const answers = createEmptyAnswers(form, ctx);
  for (const section of form.sections) {
    if (section.kind === 'table')
      answers[section.key] = buildLinkedRows(section, getSectionRows(answers, section), linked);
    if (isRowSection(section) || section.kind === 'computed') continue;
    const given = listSectionFields(section).flatMap((field) => {
      const value = isTypedField(field) ? firstValue(field, profile, linked, ctx) : undefined;
      return isEmpty(value) ? [] : [[field.key, value]];
    });
    answers[section.key] = Object.fromEntries(given);
  }
  return applyFilingKind(form, answers, kind);
}

function firstValue(
  field: Field,
  profile: PrefillProfile,
  linked: LinkedFilings,
  ctx: FormContext,
): AnswerValue {
  const [from = '', ...path] = field.source?.split('.') ?? [];
  const given = from === 'company' ? getProfileValue(profile, path) : getLinkedValue(linked[from], path);
  if (!isEmpty(given)) return given;
  return typeof field.default === 'function' ? field.default(ctx) : field.default;
}

/** Value of the profile; with a second name, true if a list of the profile holds it, otherwise unknown. */
function getProfileValue(profile: PrefillProfile, [key = '', choice]: string[]): AnswerValue {
  const value = profile[key];
  if (choice === undefined) return value;
  return Array.isArray(value) && (value as string[]).includes(choice) ? true : undefined;
}

/** Source of a field that names the kind of the filing, among those of the program. */
const KIND = 'filing.kind';

/** Sets the answers that name the kind of the filing, whatever was sent: the kind is chosen before the form is opened. */
export function applyFilingKind(form: Form, answers: Answers, kind: string): Answers {
  if (!kind) return answers;
  const copy = { ...answers };
  for (const section of form.sections) {
    if (isRowSection(section)) continue;
    for (const field of listSectionFields(section)) {
      if (field.source !== KIND || !('options' in field) || isRowOptions(field.options)) continue;
      const chosen = field.options.items.find(({ value }) => String(value) === kind);
      const given = copy[section.key] ?? {};
      if (chosen && isRecord(given))
        copy[section.key] = { ...(given as FieldAnswers), [field.key]: chosen.value };
    }
  }
  return copy;
}
