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

export interface StatementAnswer {
  fields?: { name: string; dataTypeID: number }[];
}

const recorded = new Set<string>();

/** The same for all values, but for which of them are null, and for lists of any length. */
const formOf = ({ text, values }: RecordedStatement): string =>
  text
    .replace(/'[^']*'/g, '?')
    .replace(/\$?\d+/g, '?')
    .replace(/\?(?:[\s,()]+\?)+/g, '?') + values.map((value) => (value === null ? '-' : '+')).join('');

export const listColumns = ({ fields = [] }: StatementAnswer): AnswerColumn[] =>
  fields.map(({ name, dataTypeID }) => [name, dataTypeID]);

/** Records an answered statement, unless its like has been recorded. */
export function recordStatement(text: string, values: unknown[], answer: StatementAnswer): void {
  const file = process.env.TEST_STATEMENTS;
  if (!file) return;
  const statement = { text, values: values.map(prepareValue), columns: listColumns(answer) };
  const form = formOf(statement);
  if (recorded.has(form)) return;
  recorded.add(form);
  appendFileSync(file, `${JSON.stringify(statement)}\n`);
}

/** Buffers become objects in JSON. */
const revive = (value: string | null | { data: number[] }): string | Buffer | null =>
  value !== null && typeof value === 'object' ? Buffer.from(value.data) : value;

/** Returns what any process has recorded in a file, one of each form; nothing if there is no file. */
export function readRecordedStatements(file: string): RecordedStatement[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const statements = lines.map((line): RecordedStatement => {
    const statement = JSON.parse(line);
    return { ...statement, values: statement.values.map(revive) };
  });
  return [...new Map(statements.map((statement) => [formOf(statement), statement])).values()];
}
