/**
 * What a filing takes over from the one that it continues. Single values that are only read follow it, whatever came in,
 * and are empty without it. Tables are a beginning: they are taken over with a new choice, as long as nobody typed in them.
 */
import type { Answers, AnswerValue, Field, FieldAnswers, Form, Row, TableSection } from '../programs/define';
import { type LinkedFiling, linkedRows, linkedValue } from './linked';
import { faultOf } from './messages';
import { givenRows } from './rows';
import { fieldsIn, fieldsOf, isEmpty, isInput, isRecord, isRowSection, rowsIn } from './sections';
import type { Fault } from './types';

export interface Link {
  /** Whose filing is continued. */
  program: string;
  /** What may be taken over from it; absent where nothing may. */
  filing: LinkedFiling | undefined;
  /** The filing was chosen with this save. */
  isNew: boolean;
}

const isOf = (source: string | undefined, program: string): boolean => source?.split('.')[0] === program;

const follows = ({ readonly, source }: Field, program: string): boolean =>
  readonly === true && isOf(source, program);

export function withLinked(form: Form, answers: Answers, link: Link): Answers {
  const copy = { ...answers };
  for (const section of form.sections) {
    const given: unknown = copy[section.key];
    if (section.kind === 'table') {
      const begins = link.isNew && isOf(section.source?.table, link.program);
      if (begins && (given === undefined || Array.isArray(given)))
        copy[section.key] = beginning(section, copy, link);
    } else if (!isRowSection(section) && (given === undefined || isRecord(given))) {
      const followers = fieldsOf(section).filter((field) => follows(field, link.program));
      if (followers.length > 0) copy[section.key] = following(followers, fieldsIn(copy, section), link);
    }
  }
  return copy;
}

function following(fields: Field[], given: FieldAnswers, { filing }: Link): FieldAnswers {
  const record: FieldAnswers = { ...given };
  for (const { key, source = '' } of fields) {
    const value: AnswerValue = linkedValue(filing, source.split('.').slice(1));
    if (isEmpty(value)) delete record[key];
    else record[key] = value;
  }
  return record;
}

function beginning(section: TableSection, answers: Answers, { program, filing }: Link): Row[] {
  const rows = rowsIn(answers, section);
  const own = section.columns.filter(({ key }) => !(key in (section.source?.columns ?? {})));
  const isTyped = rows.some((row) => own.some((column) => isInput(column) && !isEmpty(row[column.key])));
  if (isTyped || !filing) return rows;
  return linkedRows(section, givenRows(section, rows), { [program]: filing });
}

/** Values that are decided elsewhere and came in otherwise: whoever sent them is told. */
export function overruled(form: Form, came: Answers, kept: Answers): Fault[] {
  return form.sections.flatMap((section) => {
    if (isRowSection(section)) return [];
    const [sent, held] = [fieldsIn(came, section), fieldsIn(kept, section)];
    return fieldsOf(section)
      .filter(({ key }) => !isEmpty(sent[key]) && sent[key] !== held[key])
      .map((field) => faultOf(`${section.key}.${field.key}`, 'overruled', { label: field }));
  });
}
