/**
 * Changes of a valid filing in several places at once, for rules that one change cannot break: `combined-changes.json` in
 * the program's folder. Of a section its fields are set; of a table `each` row or the `first`, or all rows are replaced.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answers, FieldAnswers, Row } from '../../domain/definition';
import type { AnswersMutation } from './mutations';

type TableChange = { each?: FieldAnswers; first?: FieldAnswers };
type Change = Record<string, FieldAnswers | Row[] | TableChange>;

const programsFolder = join(__dirname, '../../domain/programs');

function changeRows(rows: Row[], { each = {}, first = {} }: TableChange): void {
  for (const row of rows) Object.assign(row, each);
  if (rows[0]) Object.assign(rows[0], first);
}

const apply =
  (change: Change): AnswersMutation =>
  (answers: Answers) => {
    for (const [key, to] of Object.entries(change)) {
      const section = answers[key] ?? {};
      if (Array.isArray(to)) answers[key] = structuredClone(to);
      else if (Array.isArray(section)) changeRows(section, to as TableChange);
      else answers[key] = Object.assign(section, to);
    }
  };

export function readCombinedChanges(program: string): AnswersMutation[] {
  const file = join(programsFolder, program, 'combined-changes.json');
  if (!existsSync(file)) return [];
  return (JSON.parse(readFileSync(file, 'utf8')) as Change[]).map(apply);
}
