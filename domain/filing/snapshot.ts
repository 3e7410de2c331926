/**
 * The paper as signed: labels, answers and the edition of the form as they stood on submission, complete enough to be read
 * without the form, which may change later. The text is canonical (keys in order, no blanks), so that its hash can be
 * compared by anybody.
 */
import type { Answers, AnswerValue, Context, Field, Form, Manifest, Row, Section } from '../programs/define';
import type { Text } from '../text';
import { formatValue } from './input';
import { openScope } from './scope';
import { fieldsIn, fieldsOf, isEmpty, isRowSection, rowsIn } from './sections';
import { isVisible, visibleSections } from './visibility';

export interface SubmittedField extends Text {
  key: string;
  type: Field['type'];
  unit?: string;
}

/** A value, and what it says in words where that is not the value itself (options, yes and no). */
export interface SubmittedValue {
  value: AnswerValue;
  text?: Text;
}

export interface SubmittedRow {
  row?: string;
  /** The name of a given row. */
  title?: Text;
  values: Record<string, SubmittedValue>;
}

export interface SubmittedSection {
  key: string;
  kind: Section['kind'];
  title: Text;
  statements?: Text[];
  fields: SubmittedField[];
  /** One for a section of fields. */
  rows: SubmittedRow[];
}

export interface SubmittedForm {
  program: string;
  title: Text;
  edition: string;
  batch_year: number;
  submitted_on: string;
  sections: SubmittedSection[];
}

/** The canonical text of a submission; `JSON.parse` gives a `SubmittedForm`. */
export function snapshot(
  program: Pick<Manifest, 'key' | 'title' | 'edition'>,
  form: Form,
  filled: Answers,
  ctx: Context,
): string {
  const scope = openScope(form, filled, ctx);
  const sections = visibleSections(form, scope).map((section) =>
    submittedSection(
      section,
      fieldsOf(section).filter((field) => isVisible(field, scope)),
      filled,
    ),
  );
  const submitted: SubmittedForm = {
    program: program.key,
    title: program.title,
    edition: program.edition,
    batch_year: ctx.batchYear,
    submitted_on: ctx.today,
    sections,
  };
  return canonicalJson(submitted);
}

function submittedSection(section: Section, fields: Field[], filled: Answers): SubmittedSection {
  const { key, kind, title } = section;
  const rows = isRowSection(section)
    ? rowsIn(filled, section).map((row) => submittedRow(section, fields, row))
    : [submittedRow(section, fields, fieldsIn(filled, section))];
  return {
    key,
    kind,
    title: { zh: title.zh, en: title.en },
    ...(section.kind === 'declaration' && section.statements && { statements: section.statements }),
    fields: fields.map(({ key, type, unit, zh, en }) => ({ key, type, zh, en, ...(unit && { unit }) })),
    rows,
  };
}

function submittedRow(
  section: Section,
  fields: Field[],
  record: Row | Record<string, AnswerValue>,
): SubmittedRow {
  const given =
    section.kind === 'table' ? section.fixedRows?.find(({ key }) => key === record.row) : undefined;
  const values = fields
    .filter((field) => !isEmpty(record[field.key]))
    .map((field) => [field.key, submittedValue(field, record[field.key])]);
  return {
    ...(typeof record.row === 'string' && { row: record.row }),
    ...(given && { title: { zh: given.zh, en: given.en } }),
    values: Object.fromEntries(values),
  };
}

function submittedValue(field: Field, value: AnswerValue): SubmittedValue {
  const inWords = 'options' in field || field.type === 'boolean';
  if (!inWords) return { value };
  return { value, text: { zh: formatValue(field, value, 'zh'), en: formatValue(field, value, 'en') } };
}

/** JSON with the keys of every object in code-unit order and without blanks; what is undefined is left out. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((each) => canonicalJson(each ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`).join(',')}}`;
}
