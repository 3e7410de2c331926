/**
 * Values that a filing takes over from the one that it continues. Single values that are only read follow it, whatever came in,
 * and are empty without it. Tables are a beginning: they are taken over with a new choice, as long as nobody typed in them.
 */
import type { Answers, Form, Row, TableSection } from '../definition';
import { isOf, withFollowed } from './following';
import { type LinkedFiling, linkedRows, linkedValue } from './linked';
import { givenRows } from './rows';
import { isEmpty, isInput, rowsIn } from './sections';

export interface Link {
  /** Whose filing is continued. */
  program: string;
  /** Values that may be taken over from it; absent where none may. */
  filing: LinkedFiling | undefined;
  /** The filing was chosen with this save. */
  isNew: boolean;
}

export function withLinked(form: Form, answers: Answers, link: Link): Answers {
  const { program, filing, isNew } = link;
  const copy = withFollowed(form, answers, program, (path) => linkedValue(filing, path));
  for (const section of form.sections) {
    const given: unknown = copy[section.key];
    const begins = section.kind === 'table' && isNew && isOf(section.source?.table, program);
    if (begins && (given === undefined || Array.isArray(given)))
      copy[section.key] = beginning(section, copy, link);
  }
  return copy;
}

function beginning(section: TableSection, answers: Answers, { program, filing }: Link): Row[] {
  const rows = rowsIn(answers, section);
  const own = section.columns.filter(({ key }) => !(key in (section.source?.columns ?? {})));
  const isTyped = rows.some((row) => own.some((column) => isInput(column) && !isEmpty(row[column.key])));
  if (isTyped || !filing) return rows;
  return linkedRows(section, givenRows(section, rows), { [program]: filing });
}
