import type { Row, TableSection } from '@domain/definition';
import { describe, expect, it } from 'vitest';
import { requireForm } from '../../../tests/support/require-form';
import { ctx } from '../../../tests/support/small-form';
import { selectSavableAnswers } from './reconcile';

const form = requireForm('hightech');
const table = form.sections.find(({ key }) => key === 'rd_expense') as TableSection;
/** Columns of amounts with two decimals. */
const COLUMNS = table.columns
  .filter(({ computed, type }) => !computed && type === 'money_wan')
  .map(({ key }) => key);

const expenses = (count: number, amount: number): Row[] =>
  Array.from({ length: count }, (_, i) => ({
    row: `r${i}`,
    ...Object.fromEntries(COLUMNS.map((column) => [column, amount])),
  }));
const select = (base: Row[], answers: Row[]) => {
  const { data, withheld } = selectSavableAnswers(
    form,
    { base: { rd_expense: base }, answers: { rd_expense: answers }, unreadable: {} },
    ctx,
  );
  const values = (data.rd_expense as Row[]).flatMap((row) => COLUMNS.map((column) => row[column]));
  return { values: new Set(values), withheld };
};

describe(selectSavableAnswers, () => {
  it.each([10, 80, 300])('sends the stored values in place of any number of unfit ones: %i rows', (count) => {
    expect(select(expenses(count, 1), expenses(count, 2.34567))).toEqual({
      values: new Set([1]),
      withheld: count * COLUMNS.length,
    });
  });

  it('sends nothing where the stored values are unfit too, and those of other rows as they are', () => {
    const base = [...expenses(200, 1.23456), { ...expenses(1, 5)[0], row: 'fit' }];
    const answers = [...expenses(200, 2.34567), { ...expenses(1, 2.34567)[0], row: 'fit' }];
    expect(select(base, answers)).toEqual({ values: new Set([null, 5]), withheld: 201 * COLUMNS.length });
  });
});
