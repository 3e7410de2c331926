import type { Answers, AnswerValue, Context, Field, Form, Row, TableSection } from '../programs/define';
import { withKind } from './kind';
import type { LinkedFiling, LinkedFilings } from './linked';
import { emptyAnswers } from './rows';
import { fieldsOf, isEmpty, isInput, isRowSection, rowsIn, sumRowsOf } from './sections';

export type Profile = Record<string, AnswerValue>;

/** What a fresh filing may know besides the company: the filings that it continues, and its own kind. */
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

/** `[section, field]` of the answers, or `['$filing', …]` of what the server knows. */
function linkedValue(filing: LinkedFiling | undefined, [section = '', field = '']: string[]): AnswerValue {
  if (!filing) return undefined;
  if (section === '$filing') return filing.facts[field];
  const answers = filing.answers[section];
  return Array.isArray(answers) ? undefined : answers?.[field];
}

/** The rows of the linked table with the columns that are taken over. Given rows stay, and take what their namesakes hold. */
function linkedRows(section: TableSection, present: Row[], linked: LinkedFilings): Row[] {
  const [program = '', table = ''] = section.source?.table.split('.') ?? [];
  const theirs = linked[program]?.answers[table];
  if (!section.source || !Array.isArray(theirs)) return present;
  const columns = Object.entries(section.source.columns);
  const taken = (row: Row): Row => ({
    ...(row.row !== undefined && { row: row.row }),
    ...Object.fromEntries(columns.flatMap(([own, their]) => (their ? [[own, row[their]]] : []))),
  });
  if (!section.fixedRows) return theirs.slice(0, section.maxRows).map(taken);
  const sums = sumRowsOf(section);
  return present.map((row) => {
    const namesake = sums.has(row.row ?? '') ? undefined : theirs.find((each) => each.row === row.row);
    return namesake ? { ...row, ...taken(namesake) } : row;
  });
}
