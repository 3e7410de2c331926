/**
 * Answers of a filing as the portal puts them into its own PDF, beside the pages (ISO 32000-2, associated file), so that a later filing
 * reads them back exactly. They hold what the pages show and nothing more: no computed values, no ids of files, and nothing sensitive that
 * the copy masks.
 */
import { z } from 'zod';
import type { Answers, Field, Form, FormContext, Row, Section } from '../definition';
import { isRowOptions } from '../filing/options';
import type { ReusableFiling } from '../filing/reuse';
import { createFormScope, isVisible, listVisibleSections } from '../filing/scope';
import {
  getSectionAnswers,
  getSectionRows,
  isEmpty,
  isRowSection,
  isTypedField,
  listSectionFields,
} from '../filing/sections';

/** Name of the associated file, and of its format. */
export const PRINTED_ANSWERS_FILE = 'answers.json';
const FORMAT = 'declaration-answers/1';
/** Largest size that is put into a PDF, in characters; the text layer has to do for larger filings. */
const CHARACTERS_AT_MOST = 1_000_000;
/** Largest size that is read, in bytes. */
export const PRINTED_ANSWERS_BYTES = 4_000_000;

const value = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);
const record = z.record(z.string(), value);
const question = z.object({
  key: z.string(),
  zh: z.string(),
  type: z.string(),
  unit: z.string().optional(),
  list: z.string().optional(),
});
const printedSection = z.object({
  key: z.string(),
  kind: z.enum(['fields', 'table', 'yearly', 'files']),
  questions: z.array(question).max(400),
  records: z.array(record).max(5000),
});
const printedAnswers = z.object({
  format: z.literal(FORMAT),
  program: z.string(),
  title: z.string(),
  batch_year: z.number(),
  credit_code: z.string(),
  sections: z.array(printedSection).max(100),
});
export type PrintedAnswers = z.infer<typeof printedAnswers>;

interface PrintedFiling {
  program: string;
  title: string;
  creditCode: string;
  form: Form;
  /** Answers with computed values. */
  answers: Answers;
  /** False where sensitive answers are masked on the pages: they are left out. */
  isWhole: boolean;
  ctx: FormContext;
}

const listOf = (field: Field): string | undefined =>
  'options' in field && !isRowOptions(field.options) ? field.options.name : undefined;

const isPrinted = (field: Field, isWhole: boolean): boolean =>
  isTypedField(field) &&
  field.type !== 'file' &&
  field.type !== 'filing' &&
  (isWhole || !field.sensitive) &&
  !('options' in field && isRowOptions(field.options));

/** Identity of a row that another filing has, too: its year, or the key of its given row. */
function identify(section: Section, row: Row): Row {
  if (section.kind === 'yearly') return { affiliation_year: row.affiliation_year };
  return section.kind === 'table' && section.fixedRows ? { row: row.row } : {};
}

function printSection(section: Section, filing: PrintedFiling, scope: ReturnType<typeof createFormScope>) {
  const fields = listSectionFields(section).filter(
    (field) => isPrinted(field, filing.isWhole) && isVisible(field, scope),
  );
  const rows = isRowSection(section)
    ? getSectionRows(filing.answers, section)
    : [getSectionAnswers(filing.answers, section) as Row];
  const records = rows.map((row) => ({
    ...identify(section, row),
    ...Object.fromEntries(fields.flatMap(({ key }) => (isEmpty(row[key]) ? [] : [[key, row[key]]]))),
  }));
  return {
    key: section.key,
    kind: section.kind,
    questions: fields.map((field) => ({
      key: field.key,
      zh: field.zh,
      type: field.type,
      unit: field.unit,
      list: listOf(field),
    })),
    records,
  };
}

/** Text of the answers for the PDF; null where it would be too large. */
export function createPrintedAnswers(filing: PrintedFiling): string | null {
  const scope = createFormScope(filing.form, filing.answers, filing.ctx);
  const sections = listVisibleSections(filing.form, scope).filter(
    ({ kind }) => kind !== 'computed' && kind !== 'declaration',
  );
  const text = JSON.stringify({
    format: FORMAT,
    program: filing.program,
    title: filing.title,
    batch_year: filing.ctx.batchYear,
    credit_code: filing.creditCode,
    sections: sections.map((section) => printSection(section, filing, scope)),
  });
  return text.length > CHARACTERS_AT_MOST ? null : text;
}

/** Reads answers from a PDF; null for a file of other content. */
export function readPrintedAnswers(text: string): PrintedAnswers | null {
  try {
    return printedAnswers.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

const NO_ITEMS = { zh: '', en: '' };

/** Field of the printed form, as far as another form compares it with its own. */
const toField = ({
  key,
  zh,
  type,
  unit,
  list,
}: PrintedAnswers['sections'][number]['questions'][number]): Field =>
  ({
    key,
    zh,
    en: '',
    type,
    ...(unit && { unit }),
    ...(list && { options: { name: list, title: NO_ITEMS, items: [] } }),
  }) as unknown as Field;

function toSection({ key, kind, questions }: PrintedAnswers['sections'][number]): Section {
  const fields = questions.map(toField);
  const names = { table: 'columns', yearly: 'indicators', fields: 'fields', files: 'fields' } as const;
  return { key, kind, title: NO_ITEMS, [names[kind]]: fields } as unknown as Section;
}

/** The printed answers as an earlier filing, to offer them as any earlier answers are offered. */
export function toReusableFiling({ sections, batch_year: batchYear }: PrintedAnswers): ReusableFiling {
  const answers: Answers = {};
  for (const { key, kind, records } of sections)
    answers[key] = (kind === 'table' || kind === 'yearly' ? records : (records[0] ?? {})) as Answers[string];
  return { form: { sections: sections.map(toSection) } as Form, answers, batchYear, whole: true };
}
