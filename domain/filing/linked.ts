/** Filings that continue another one: the second stage of an open bid takes over what the first has said. */
import type { Answers, AnswerValue, FieldAnswers, Row, TableSection } from '../definition';
import { sumRowsOf } from './sections';
import type { SubmittedForm } from './snapshot';

/** A filing that was sent, as another program's form sees it. */
export interface LinkedFiling {
  /** Facts that the server knows of it: `id`, `no` (of the receipt), `grant_approved`. */
  facts: Record<string, AnswerValue>;
  /** As signed, with computed values; without its tables where another company may not see them. */
  answers: Answers;
}

/** By program; without those that nothing was submitted for. */
export type LinkedFilings = Record<string, LinkedFiling | undefined>;

/** The answers that a paper holds. What its filer did not see is not in it. */
export function submittedAnswers({ sections }: SubmittedForm): Answers {
  return Object.fromEntries(
    sections.map(({ key, kind, rows }): [string, Row[] | FieldAnswers] => {
      const records = rows.map(({ row, values }): Row => {
        const given = Object.entries(values).map(([field, { value }]) => [field, value]);
        return { ...(row !== undefined && { row }), ...Object.fromEntries(given) };
      });
      return [key, kind === 'table' || kind === 'yearly' ? records : (records[0] ?? {})];
    }),
  );
}

/** The single values of a filing, without its tables. */
export const headingOf = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, section]) => !Array.isArray(section)));

/** `[section, field]` of the answers, or `['$filing', …]` of what the server knows. */
export function linkedValue(
  filing: LinkedFiling | undefined,
  [section = '', field = '']: string[],
): AnswerValue {
  if (!filing) return undefined;
  if (section === '$filing') return filing.facts[field];
  const answers = filing.answers[section];
  return Array.isArray(answers) ? undefined : answers?.[field];
}

/** The rows of the linked table with the columns that are taken over. Given rows stay, and take what their namesakes hold. */
export function linkedRows(section: TableSection, present: Row[], linked: LinkedFilings): Row[] {
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
