import type { Answers, AnswerValue, Context, Field, Form } from '../definition';
import { withKind } from './kind';
import { type LinkedFilings, linkedRows, linkedValue } from './linked';
import { emptyAnswers } from './rows';
import { fieldsOf, isEmpty, isInput, isRowSection, rowsIn } from './sections';

export type Profile = Record<string, AnswerValue>;

/** The sources of a fresh filing besides the company: the filings that it continues, and its own kind. */
export interface Origins {
  linked?: LinkedFilings;
  kind?: string;
}

/** Answers of a fresh filing: from where a field or a table says that they come from, else the field's default. */
export function prefill(
  form: Form,
  profile: Profile,
  ctx: Context,
  { linked = {}, kind = '' }: Origins = {},
): Answers {
  const answers = emptyAnswers(form, ctx);
  for (const section of form.sections) {
    if (section.kind === 'table')
      answers[section.key] = linkedRows(section, rowsIn(answers, section), linked);
    if (isRowSection(section) || section.kind === 'computed') continue;
    const given = fieldsOf(section).flatMap((field) => {
      const value = isInput(field) ? firstValue(field, profile, linked, ctx) : undefined;
      return isEmpty(value) ? [] : [[field.key, value]];
    });
    answers[section.key] = Object.fromEntries(given);
  }
  return withKind(form, answers, kind);
}

function firstValue(field: Field, profile: Profile, linked: LinkedFilings, ctx: Context): AnswerValue {
  const [from = '', ...path] = field.source?.split('.') ?? [];
  const given = from === 'company' ? profile[path[0] ?? ''] : linkedValue(linked[from], path);
  if (!isEmpty(given)) return given;
  return typeof field.default === 'function' ? field.default(ctx) : field.default;
}
