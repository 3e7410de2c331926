import type { Answers, AnswerValue, Field, FieldAnswers, Form, FormContext } from '../definition';
import { buildLinkedRows, getLinkedValue, type LinkedFilings } from './linked-filings';
import { isRowOptions } from './options';
import { createEmptyAnswers } from './rows';
import { getSectionRows, isEmpty, isRecord, isRowSection, isTypedField, listSectionFields } from './sections';

export type PrefillProfile = Record<string, AnswerValue>;

/** Sources of a new filing besides the company: the filings that it continues, and its own kind. */
export interface PrefillOrigins {
  linked?: LinkedFilings;
  kind?: string;
}

/** Answers of a new filing: from the source of a field or table, else the field's default. */
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
  const given = from === 'company' ? profile[path[0] ?? ''] : getLinkedValue(linked[from], path);
  if (!isEmpty(given)) return given;
  return typeof field.default === 'function' ? field.default(ctx) : field.default;
}

/** The source of a field that says which of a program's kinds a filing is. */
const KIND = 'filing.kind';

/** Sets the answers that name the kind of the filing, whatever came in: the kind is chosen before the form is opened. */
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
