/**
 * Statements that tests sent to PostgreSQL, with values and with the shape of the answer: the embedded database has to answer
 * each of them alike. TEST_STATEMENTS names the file that they are recorded in, one line for each.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { prepareValue } from 'pg/lib/utils';

export interface RecordedStatement {
  text: string;
  /** As the driver sends them. */
  values: (string | Buffer | null)[];
  columns: AnswerColumn[];
}

/** A column of an answer: its name, and the number of its type. */
export type AnswerColumn = [name: string, type: number];

export interface Answer {
  fields?: { name: string; dataTypeID: number }[];
}

/** Of one statement with values that are null in various places. */
const VARIANTS = 4;
const variants = new Map<string, Set<string>>();

/** The same for all values, and for lists of any length. */
const formOf = (text: string): string =>
  text
    .replace(/'[^']*'/g, '?')
    .replace(/\$?\d+/g, '?')
    .replace(/\?(?:[\s,()]+\?)+/g, '?');

export const listColumns = ({ fields = [] }: Answer): AnswerColumn[] =>
  fields.map(({ name, dataTypeID }) => [name, dataTypeID]);

/** Records an answered statement, unless its like has been recorded by this process. */
export function recordStatement(text: string, values: unknown[], answer: Answer): void {
  const file = process.env.TEST_STATEMENTS;
  if (!file) return;
  const form = formOf(text);
  const sent = values.map(prepareValue);
  const variant = sent.map((value) => (value === null ? 0 : 1)).join('');
  const known = variants.get(form) ?? new Set();
  if (known.size === VARIANTS || known.has(variant)) return;
  variants.set(form, known.add(variant));
  const statement: RecordedStatement = { text, values: sent, columns: listColumns(answer) };
  appendFileSync(file, `${JSON.stringify(statement)}\n`);
}

/** Buffers become objects in JSON. */
const revive = (value: string | null | { data: number[] }): string | Buffer | null =>
  value !== null && typeof value === 'object' ? Buffer.from(value.data) : value;

/** Returns what has been recorded in a file; nothing if there is none. */
export function readRecordedStatements(file: string): RecordedStatement[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const statement = JSON.parse(line);
    return { ...statement, values: statement.values.map(revive) };
  });
}
