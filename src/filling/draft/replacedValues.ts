/** Answers on the screen that a colleague's save has replaced. The former value stays at hand until the person has read of it. */
import type { Answers, AnswerValue, Field, Form, Row, Section } from '@domain/definition';
import { isSameAnswer } from '@domain/filing/merge';
import { isEmpty, isRowSection, isTypedField, listSectionFields } from '@domain/filing/sections';
import {
  type AnswerCell,
  findRow,
  formatCellKey,
  getRowIdentity,
  getSectionFields,
  getSectionRows,
} from './changes';

export interface ReplacedValue {
  cell: AnswerCell;
  former: AnswerValue;
  /** The colleague's value. */
  value: AnswerValue;
  by: string;
  at: string;
}

/** The same record of a section before and after a merge. A removed row has no record after it. */
interface RecordPair {
  row?: Row;
  was: Row;
  is: Row | undefined;
}

function pairRecords(section: Section, before: Answers, after: Answers): RecordPair[] {
  const { key } = section;
  if (!isRowSection(section))
    return [{ was: getSectionFields(before, key) as Row, is: getSectionFields(after, key) as Row }];
  return getSectionRows(before, key).map((was) => {
    const row = getRowIdentity(section, was);
    return { row, was, is: findRow(after, key, row) };
  });
}

/**
 * Lists the values that a merge has replaced, with those known from before. Of a field that a colleague saves several times, the
 * value from before the first save is kept.
 */
export function listReplacedValues(
  form: Form,
  before: Answers,
  after: Answers,
  { by, at, known }: { by: string; at: string; known: readonly ReplacedValue[] },
): ReplacedValue[] {
  const replaced = new Map(known.map((each) => [formatCellKey(each.cell), each]));
  const add = (section: Section, { key: field }: Field, { row, was, is }: RecordPair) => {
    const [former, value] = [was[field], is?.[field]];
    if (!is || isEmpty(former) || isSameAnswer(former, value)) return;
    const cell = { section: section.key, field, ...(row && { row }) };
    const earlier = replaced.get(formatCellKey(cell));
    const first = earlier && isSameAnswer(earlier.value, former) ? earlier.former : former;
    replaced.set(formatCellKey(cell), { cell, former: first, value, by, at });
  };
  for (const section of form.sections) {
    if (section.kind === 'computed' || before[section.key] === after[section.key]) continue;
    const fields = listSectionFields(section).filter(isTypedField);
    for (const pair of pairRecords(section, before, after))
      for (const field of fields) add(section, field, pair);
  }
  return [...replaced.values()];
}
