/** Paths on the wire: `section`, `section.field`, `section[row]`, `section[row].field`. Row indexes start at 0. */
import type { Answers, AnswerValue, FieldAnswers, Row } from '../definition';

export interface AnswerPath {
  section: string;
  row?: number;
  field?: string;
}

const PATH = /^(\w+)(?:\[(\d+)\])?(?:\.(\w+))?$/;

/** Parses a path; null for a text that is not a path. */
export function parsePath(text: string): AnswerPath | null {
  const [, section, row, field] = text.match(PATH) ?? [];
  if (section === undefined) return null;
  return { section, ...(row !== undefined && { row: Number(row) }), ...(field !== undefined && { field }) };
}

export function formatPath({ section, row, field }: AnswerPath): string {
  return section + (row === undefined ? '' : `[${row}]`) + (field === undefined ? '' : `.${field}`);
}

/** Returns the value, row or whole section at a path; undefined where there is none. */
export function getAnswerAtPath(answers: Answers, path: string): AnswerValue | FieldAnswers | Row[] {
  const parsed = parsePath(path);
  if (!parsed) return undefined;
  const section = answers[parsed.section];
  const record =
    parsed.row === undefined ? section : Array.isArray(section) ? section[parsed.row] : undefined;
  if (parsed.field === undefined) return record;
  return Array.isArray(record) ? undefined : record?.[parsed.field];
}

/** Copies the answers with one value set; unchanged parts are shared with the original. */
export function setAnswerAtPath(answers: Answers, path: string, value: AnswerValue): Answers {
  const parsed = parsePath(path);
  if (!parsed?.field) return answers;
  const { section, row, field } = parsed;
  const current = answers[section];
  if (row === undefined)
    return Array.isArray(current) ? answers : { ...answers, [section]: { ...current, [field]: value } };
  if (!Array.isArray(current) || !current[row]) return answers;
  return {
    ...answers,
    [section]: current.map((each, i) => (i === row ? { ...each, [field]: value } : each)),
  };
}
