/** Headings and units that come again between the records of one sheet. */
import { describe, expect, it } from 'vitest';
import { toPlainCell } from '../../tests/support/plain-cell';
import type { Field, TableSection } from '../definition';
import { listHeadParts } from './head-parts';
import { planImport } from './plan';

type Value = string | number | null;
const received = {
  key: 'received',
  zh: '到位金额（折合人民币）',
  en: 'Amount received (in CNY)',
  type: 'money_wan',
  unit: '万元',
  precision: 2,
} as Field;
const section = {
  key: 'funds',
  kind: 'table',
  title: { zh: '融资', en: 'Funding' },
  columns: [{ key: 'name', zh: '投资方', en: 'Investor', type: 'text' }, received],
} as TableSection;

const importRows = (...rows: Value[][]) =>
  planImport(
    { section, answers: {}, filled: {}, scope: {} as never },
    {
      sheets: [
        { name: '表', rows: rows.map((cells, i) => ({ number: i + 1, cells: cells.map(toPlainCell) })) },
      ],
      known: {},
    },
    () => 'new',
  );
type Plan = ReturnType<typeof importRows>;
const listAmounts = ({ rows }: Plan) => rows.map(({ name, received: amount }) => [name, amount]);
const listFaults = ({ faults }: Plan) =>
  faults
    .filter(({ cell }) => cell)
    .map(({ cell, message, isRefused }) => `${cell} ${isRefused ? '!' : ''}${message.zh}`);

const YUAN = '到位金额（折合人民币）（元）';
const WAN = '到位金额（折合人民币）（万元）';

describe(listHeadParts, () => {
  it.each<[string, Value[][], number[]]>([
    [
      '元, then 万元',
      [
        ['投资方', YUAN],
        ['甲', 3_000_000],
        ['投资方', WAN],
        ['乙', 300],
      ],
      [300, 300],
    ],
    [
      '万元, then 元',
      [
        ['投资方', WAN],
        ['甲', 300],
        ['投资方', YUAN],
        ['乙', 3_000_000],
      ],
      [300, 300],
    ],
    [
      'a line 元 above, then 万元 in the heading',
      [['单位：元'], ['投资方', '到位金额'], ['甲', 3_000_000], ['投资方', '到位金额（万元）'], ['乙', 300]],
      [300, 300],
    ],
    [
      'a line 万元 above, then a line 元 without headings',
      [['单位：万元'], ['投资方', '到位金额'], ['甲', 300], [null, '单位：元'], ['乙', 3_000_000]],
      [300, 300],
    ],
    [
      'a line 万元 above, then a title, a line 元 and the headings',
      [
        ['单位：万元'],
        ['投资方', '到位金额'],
        ['甲', 300],
        ['表2 境外资金'],
        ['编制单位：某公司 单位：元'],
        ['投资方', '到位金额'],
        ['乙', 3_000_000],
      ],
      [300, 300],
    ],
    [
      'a row of units below each of the headings',
      [
        ['投资方', '到位金额'],
        [null, '（万元）'],
        ['甲', 300],
        ['投资方', '到位金额'],
        [null, '（元）'],
        ['乙', 3_000_000],
      ],
      [300, 300],
    ],
    [
      'groups above the headings',
      [
        ['投资方', '资金（万元）'],
        [null, '到位金额'],
        ['甲', 300],
        ['投资方', '资金（元）'],
        [null, '到位金额'],
        ['乙', 3_000_000],
      ],
      [300, 300],
    ],
    [
      'units joined to the names',
      [
        ['投资方', '到位金额（折合人民币）万元'],
        ['甲', 300],
        ['投资方', '到位金额（折合人民币）元'],
        ['乙', 3_000_000],
      ],
      [300, 300],
    ],
    [
      'another name for the other column',
      [
        ['投资方', YUAN],
        ['甲', 3_000_000],
        ['投资单位', WAN],
        ['乙', 300],
      ],
      [300, 300],
    ],
  ])('reads each part in its own unit: %s', (_, rows, amounts) => {
    const plan = importRows(...rows);
    expect(listAmounts(plan)).toEqual([
      ['甲', amounts[0]],
      ['乙', amounts[1]],
    ]);
    expect(plan.faults.filter(({ isRefused, isNote }) => isRefused && !isNote)).toEqual([]);
    expect(listFaults(plan).filter((text) => /与上方的“.+”不同，请核对/.test(text))).toHaveLength(1);
  });

  it('says at the later heading from which row the unit is another one', () => {
    const plan = importRows(['投资方', WAN], ['甲', 300], ['投资方', YUAN], ['乙', 3_000_000]);
    expect(listFaults(plan)).toEqual([`B3 从第3行起，“${YUAN}”按“元”读取，与上方的“万元”不同，请核对`]);
  });

  it.each<[string, Value[][]]>([
    [
      'a heading that no longer names it',
      [
        ['投资方', YUAN],
        ['甲', 3_000_000],
        ['投资方', '到位金额'],
        ['乙', 300],
      ],
    ],
    [
      'a line below headings that name another',
      [['投资方', YUAN], ['甲', 3_000_000], ['单位：万元'], ['乙', 300]],
    ],
    [
      'a unit that cannot be converted',
      [
        ['投资方', YUAN],
        ['甲', 3_000_000],
        ['投资方', '到位金额（万美元）'],
        ['乙', 300],
      ],
    ],
  ])('refuses the rows below %s, with the place', (_, rows) => {
    const plan = importRows(...rows);
    expect(listAmounts(plan)).toEqual([['甲', 300]]);
    expect(plan.faults.filter(({ isRefused }) => isRefused)).toEqual([
      expect.objectContaining({
        cell: expect.stringMatching(/^[AB]3$/),
        message: expect.objectContaining({ zh: expect.stringMatching(/^从第3行起.*上方.*“元”.*未导入.*请/) }),
      }),
    ]);
  });

  it('says nothing where the same headings and units come again', () => {
    const plan = importRows(
      ['单位：万元'],
      ['投资方', '到位金额'],
      ['甲', 300],
      ['单位：万元'],
      ['投资方', '到位金额'],
      ['乙', 5],
    );
    expect(listAmounts(plan)).toEqual([
      ['甲', 300],
      ['乙', 5],
    ]);
    expect(listFaults(plan)).toEqual([]);
  });

  it.each<[Value[]]>([[['单位：元件厂', 5]], [['元', 5]], [['金额元', 5]], [['单位：元', 5]]])(
    'reads the record %j',
    (record) => {
      const plan = importRows(['投资方', WAN], ['甲', 300], record);
      expect(listAmounts(plan)).toEqual([
        ['甲', 300],
        [record[0], 5],
      ]);
    },
  );

  it('keeps exported rows below an unsure unit as they are', () => {
    const row = (id: string, amount: number) => ({ row: id, name: id, received: amount });
    const stored = { funds: [row('r1', 1), row('r2', 2)] } as never;
    const rows = [
      ['行标识（请勿修改）', '投资方', '到位金额（元）'],
      ['r1', 'r1', 3_000_000],
      [null, '单位：万元', null],
      ['r2', 'r2', 300],
    ].map((cells, i) => ({ number: i + 1, cells: cells.map(toPlainCell) }));
    const plan = planImport(
      { section, answers: stored, filled: stored, scope: {} as never },
      { sheets: [{ name: '表', rows }], known: { funds: ['r1', 'r2'] } },
      () => 'new',
    );
    expect(plan.rows).toMatchObject([{ received: 300 }, { received: 2 }]);
    expect(plan.removed).toBe(0);
  });
});
