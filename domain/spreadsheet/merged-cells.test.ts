import { describe, expect, it } from 'vitest';
import { toPlainCell } from '../../tests/support/plain-cell';
import { ctx, smallForm } from '../../tests/support/small-form';
import { createFormScope } from '../filing/scope';
import { repeatMergedCells } from './merged-cells';
import type { MergedCells, PlainCell } from './model';
import { planImport } from './plan';

const section = smallForm.sections.find(({ key }) => key === 'team');
if (!section) throw new Error('team');
const answers = { basics: { has_team: true } };
const source = { section, answers, filled: answers, scope: createFormScope(smallForm, answers, ctx) };

/** Result of a formula. */
const result = (number: number): PlainCell => ({ kind: 'formula', result: { kind: 'number', number } });

const planned = (rows: (string | number | PlainCell)[][], merges?: MergedCells[]) =>
  planImport(
    source,
    {
      sheets: [
        repeatMergedCells({
          name: '表',
          rows: rows.map((cells, i) => ({
            number: i + 1,
            cells: cells.map((cell) => (typeof cell === 'object' ? cell : toPlainCell(cell))),
          })),
          ...(merges && { merges }),
        }),
      ],
      known: {},
    },
    () => 'new',
  );
const down = (left: number, top: number, bottom: number): MergedCells => ({ top, bottom, left, right: left });

describe(planImport, () => {
  const rows = [
    ['姓名', '份额', '邮箱'],
    ['甲', 40, 'a@b.cn'],
    [null, 60, 'c@d.cn'],
  ];

  it('gives every row of a merged cell its value', () => {
    expect(planned(rows, [down(0, 2, 3)]).rows).toMatchObject([
      { name: '甲', share: 40 },
      { name: '甲', share: 60 },
    ]);
  });

  it('leaves a cell empty that is not merged', () => {
    expect(planned(rows).rows.map(({ name }) => name)).toEqual(['甲', undefined]);
    const elsewhere = [{ ...down(0, 1, 1), right: 2 }];
    expect(planned(rows, elsewhere).rows.map(({ name }) => name)).toEqual(['甲', undefined]);
  });

  it.each([40, result(40)])('counts an amount of several rows once, and says so', (amount) => {
    const { rows: read, faults } = planned(
      [
        ['姓名', '份额'],
        ['甲', amount],
        ['乙', null],
      ],
      [down(1, 2, 3)],
    );
    expect(read.map(({ name, share }) => [name, share])).toEqual([
      ['甲', 40],
      ['乙', undefined],
    ]);
    expect(faults.find(({ cell }) => cell === 'B3')?.message.zh).toContain('数字只读入其中第一行');
  });

  it('makes no record of a row that only makes a record taller', () => {
    const tall = planned(
      [
        ['姓名', '份额'],
        ['甲', 40],
        [null, null],
        ['乙', 60],
      ],
      [down(0, 2, 3), down(1, 2, 3)],
    );
    expect(tall.rows.map(({ name }) => name)).toEqual(['甲', '乙']);
  });
});
