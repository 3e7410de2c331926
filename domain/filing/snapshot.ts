/**
 * Snapshot of a submission: labels, answers and edition of the form at that time, complete enough to be read without the form,
 * which may change later. The text is canonical (keys in order, no blanks), so that anybody can verify its hash.
 */
import type {
  Answers,
  AnswerValue,
  ChoiceField,
  DocumentPlan,
  Field,
  Form,
  FormContext,
  FormScope,
  Manifest,
  Option,
  Row,
  Section,
  TableSection,
  YearlySection,
} from '../definition';
import type { DocumentAgent } from '../mandates/mandate';
import type { Text } from '../text';
import type { DocumentSignature } from '../workflow/signatories';
import { adaptFormToBatch } from './dated-form';
import { formatFilingReference, formatValue } from './input';
import { formatOption } from './options';
import type { RuleResult } from './rule-words';
import { runRules } from './rules';
import {
  createFormScope,
  isVisible,
  listExpectedYears,
  listTotalledYears,
  listVisibleSections,
} from './scope';
import { getSectionAnswers, getSectionRows, isEmpty, isRowSection, listSectionFields } from './sections';

export interface SubmittedField extends Text {
  key: string;
  type: Field['type'];
  unit?: string;
  auto?: Field['auto'];
  display?: 'fixed2';
  sensitive?: boolean;
  /** True for a computed value. */
  computed?: true;
  /** The chosen options with their texts; in a tree with their ancestors. */
  options?: Option[];
  /** Texts of coded values. */
  words?: Record<string, Text>;
}

/** A value, with its text where that differs from the value itself (options, yes and no). */
export interface SubmittedValue {
  value: AnswerValue;
  text?: Text;
}

export interface SubmittedRow {
  row?: string;
  /** Title of a given row, its group, and whether it is the sum of others. */
  title?: Text;
  group?: string;
  sum?: true;
  values: Record<string, SubmittedValue>;
}

export interface SubmittedSection {
  key: string;
  kind: Section['kind'];
  title: Text;
  statements?: Text[];
  layout?: TableSection['layout'];
  crossed_by?: string;
  /** Names of the groups of given rows. */
  groups?: Record<string, Text>;
  /** Instructions of the section, where the document has a page for them. */
  help?: Text;
  /** Years of a year grid; `total`: name of the column of totals, and the first year that it adds up. */
  years?: number[];
  total?: Text & { from: number };
  fields: SubmittedField[];
  /** Rows of a table or grid; a section of fields has exactly one. */
  rows: SubmittedRow[];
}

export interface SubmittedForm {
  program: string;
  title: Text;
  edition: string;
  batch_year: number;
  submitted_on: string;
  /** Document plan at the time of the submission. */
  document: DocumentPlan;
  sections: SubmittedSection[];
  /** Outcomes of the rules at the submission; rules and thresholds may change later. Early snapshots have none. */
  verdicts?: SubmittedVerdict[];
  /** Signatures of the company's people before the submission. */
  signatures?: DocumentSignature[];
  /** The agent who submitted it for the company, if one did. */
  agent?: DocumentAgent;
}

export type SubmittedVerdict = Pick<RuleResult, 'id' | 'level' | 'outcome' | 'message' | 'figure'>;

/** Creates the canonical text of a submission; `JSON.parse` of it gives a `SubmittedForm`. */
export function createSnapshotText(
  program: Pick<Manifest, 'key' | 'title' | 'edition'>,
  form: Form,
  filled: Answers,
  ctx: FormContext,
): string {
  const scope = createFormScope(form, filled, ctx);
  const sections = listVisibleSections(adaptFormToBatch(form, ctx.batchYear), scope).map((section) =>
    submittedSection(
      section,
      listSectionFields(section).filter((field) => isVisible(field, scope)),
      filled,
      scope,
      form.document,
    ),
  );
  const submitted: SubmittedForm = {
    program: program.key,
    title: program.title,
    edition: program.edition,
    batch_year: ctx.batchYear,
    submitted_on: ctx.today,
    document: form.document,
    sections,
    verdicts: runRules(form, filled, ctx).map(({ id, level, outcome, message, figure }) => ({
      id,
      level,
      outcome,
      message,
      figure,
    })),
  };
  return toCanonicalJson(submitted);
}

function submittedSection(
  section: Section,
  fields: Field[],
  filled: Answers,
  scope: FormScope,
  { instructions }: DocumentPlan,
): SubmittedSection {
  const { key, kind, title, help } = section;
  const rows = recordsIn(section, filled).map((record) => submittedRow(section, fields, record));
  return {
    key,
    kind,
    title: { zh: title.zh, en: title.en },
    ...(section.kind === 'declaration' && section.statements && { statements: section.statements }),
    ...(instructions && help && { help: { zh: help.zh, en: help.en } }),
    ...(section.kind === 'table' && submittedTable(section)),
    ...(section.kind === 'yearly' && submittedYears(section, scope)),
    fields: fields.map((field) => submittedField(field, recordsIn(section, filled))),
    rows,
  };
}

const recordsIn = (section: Section, filled: Answers): Row[] =>
  isRowSection(section) ? getSectionRows(filled, section) : [getSectionAnswers(filled, section)];

const submittedTable = ({ layout, crossedBy, groups }: TableSection): Partial<SubmittedSection> => ({
  ...(layout && { layout }),
  ...(crossedBy && { crossed_by: crossedBy }),
  ...(groups && { groups }),
});

function submittedYears(section: YearlySection, scope: FormScope): Pick<SubmittedSection, 'years' | 'total'> {
  const years = listExpectedYears(section, scope);
  if (!section.total) return { years };
  const { zh, en } = section.total;
  return { years, total: { zh, en, from: listTotalledYears(section, scope)[0] ?? 0 } };
}

function submittedField(field: Field, records: Row[]): SubmittedField {
  const { key, type, unit, auto, zh, en, sensitive, words } = field;
  return {
    key,
    type,
    zh,
    en,
    ...(unit && { unit }),
    ...(auto && { auto }),
    ...(sensitive && { sensitive }),
    ...(words && { words }),
    ...(field.computed && { computed: true }),
    ...('display' in field && field.display && { display: field.display }),
    ...('options' in field && { options: chosenOf(field, records) }),
  };
}

function chosenOf(field: ChoiceField, records: Row[]): Option[] {
  const values = records.flatMap((record) => record[field.key] ?? []);
  const chosen = new Set(values.filter((value) => typeof value === 'string' || typeof value === 'number'));
  return [...chosen].map((value) => ({ value, ...formatOption(field, value) }));
}

function submittedRow(section: Section, fields: Field[], record: Row): SubmittedRow {
  const given =
    section.kind === 'table' ? section.fixedRows?.find(({ key }) => key === record.row) : undefined;
  const values = fields
    .filter((field) => !isEmpty(record[field.key]))
    .map((field) => [field.key, submittedValue(field, record)]);
  return {
    ...(typeof record.row === 'string' && { row: record.row }),
    ...(given && { title: { zh: given.zh, en: given.en } }),
    ...(given?.group && { group: given.group }),
    ...(given?.sumOf && { sum: true }),
    values: Object.fromEntries(values),
  };
}

function submittedValue(field: Field, record: Record<string, AnswerValue>): SubmittedValue {
  const value = record[field.key];
  if (field.type === 'filing') {
    const words = formatFilingReference(field, record);
    return { value, text: { zh: words, en: words } };
  }
  const inWords = 'options' in field || field.words || field.type === 'boolean';
  if (!inWords) return { value };
  return { value, text: { zh: formatValue(field, value, 'zh'), en: formatValue(field, value, 'en') } };
}

/** JSON with the keys of every object in code-unit order and without blanks; undefined values are left out. */
export function toCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((each) => toCanonicalJson(each ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${toCanonicalJson(each)}`).join(',')}}`;
}
