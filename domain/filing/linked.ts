/** Filings that continue another one: the second stage of an open bid takes over what the first has said. */
import type { Answers, AnswerValue, FieldAnswers, Form, Row } from '../programs/define';
import { fieldsOf } from './sections';
import type { SubmittedForm } from './snapshot';

/** A submitted filing of the same company, as another program's form sees it. */
export interface LinkedFiling {
  /** What the server knows of it: `id`, `no` (of the receipt), `grant_approved`. */
  facts: Record<string, AnswerValue>;
  /** As signed, with computed values. */
  answers: Answers;
}

/** By program; without those that nothing was submitted for. */
export type LinkedFilings = Record<string, LinkedFiling | undefined>;

const NO_PROGRAMS = ['company', 'filing'];

/** The programs whose filings a form takes values from. */
export function linkedPrograms(form: Form): string[] {
  const sources = form.sections.flatMap((section) => [
    ...fieldsOf(section).map((field) => field.source),
    section.kind === 'table' ? section.source?.table : undefined,
  ]);
  const programs = sources.flatMap((source) => source?.split('.')[0] ?? []);
  return [...new Set(programs)].filter((program) => !NO_PROGRAMS.includes(program));
}

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
