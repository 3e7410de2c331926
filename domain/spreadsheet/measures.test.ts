/** Amounts in other units than the form has, and amounts with their unit beside them. */
import { describe, expect, it } from 'vitest';
import { toPlainCell } from '../../tests/support/plain-cell';
import type { Field, TableSection } from '../definition';
import { readValue } from './cells';
import { repeatMergedCells } from './merged-cells';
import type { ReadSheet } from './model';
import { planImport } from './plan';
import { readCells } from './read-rows';

const field = (more: object) => ({ key: 'spent', zh: '计划支出', en: 'Planned spending', ...more }) as Field;
const money = field({ type: 'money_wan', unit: '万元', precision: 2 });
const exports = {
  ...field({ type: 'money_wan', unit: '万美元' }),
  key: 'exports',
  zh: '出口额',
  en: 'Exports',
};
const section = {
  key: 'costs',
  kind: 'table',
  title: { zh: '支出', en: 'Costs' },
  columns: [{ key: 'name', zh: '科目', en: 'Item', type: 'text' }, money, exports],
} as TableSection;

const planned = (rows: (string | number)[][], more: Partial<ReadSheet> = {}) =>
  planImport(
    { section, answers: {}, filled: {}, scope: {} as never },
    {
      sheets: [
        repeatMergedCells({
          name: '表',
          rows: rows.map((cells, i) => ({ number: i + 1, cells: cells.map(toPlainCell) })),
          ...more,
        }),
      ],
      known: {},
    },
    () => 'new',
  );
const said = ({ faults }: ReturnType<typeof planned>) =>
  faults.filter(({ cell }) => cell).map(({ cell, message, isRefused }) => [cell, message.zh, isRefused]);

describe(planImport, () => {
  it.each([
    ['计划支出（元）', '元', 123_456_700, 12_345.67],
    ['计划支出(人民币元)', '元', 2300, 0.23],
    ['计划支出（单位：元，含税）', '元', 1_234_500, 123.45],
    ['计划支出/元', '元', 1100, 0.11],
    ['计划支出元', '元', '1,234,500', 123.45],
    ['计划支出（千元）', '千元', 12.3, 1.23],
    ['计划支出（百万元）', '百万元', 1.005, 100.5],
    ['计划支出（亿元）', '亿元', 0.0123, 123],
  ])('converts a column %s and says so', (head, unit, given, value) => {
    const plan = planned([
      ['科目', head],
      ['甲', given],
    ]);
    expect(plan.rows).toMatchObject([{ spent: value }]);
    expect(said(plan)).toEqual([['B1', `“${head}”按“${unit}”读取，已换算为“万元”，请核对`, false]]);
  });

  it('converts by the unit of the group, the title, or beside it', () => {
    const group = [
      ['科目', '经费（元）', ''],
      ['', '计划支出', '出口额'],
      ['甲', 120_000, 3],
    ];
    expect(planned(group).rows).toMatchObject([{ spent: 12, exports: 3 }]);
    const row = ['甲', 120_000];
    const merges = [{ top: 1, bottom: 1, left: 0, right: 1 }];
    expect(planned([['支出表（元）', ''], ['科目', '计划支出'], row], { merges }).rows).toMatchObject([
      { spent: 12 },
    ]);
    expect(planned([['单位：某公司', '单位：元'], ['科目', '计划支出'], row]).rows).toMatchObject([
      { spent: 12 },
    ]);
    expect(planned([['单位：元', ''], ['科目', '计划支出（万元）'], row]).rows).toMatchObject([
      { spent: 120_000 },
    ]);
  });

  it('reads a column by the unit in the name of its field, whatever stands above the table', () => {
    const named = { ...section, columns: [{ ...money, zh: '计划支出（万元）' }] } as TableSection;
    const about = { section: named, answers: {}, filled: {}, scope: {} as never };
    const rows = [['单位：元'], ['计划支出（万元）'], [120_000]].map((cells, i) => ({
      number: i + 1,
      cells: cells.map(toPlainCell),
    }));
    const read = planImport(about, { sheets: [{ name: '表', rows }], known: {} }, () => 'new');
    expect(read.rows).toMatchObject([{ spent: 120_000 }]);
  });

  it('says that a unit above the table is not that of its headings, which are followed', () => {
    const notesOf = (...rows: (string | number)[][]) => {
      const { rows: read, faults } = planned(rows);
      const notes = faults.filter(({ message }) => message.zh.startsWith('表格上方注明'));
      return [read[0]?.spent, ...notes.map(({ message, isRefused }) => [message.zh, isRefused])];
    };
    const row = ['甲', 120_000, 3];
    const note = ['表格上方注明的单位是“元”，表内注明的是“万元”，已按表内的单位读取，请核对数值', false];
    const heads = ['科目', '计划支出（万元）', '出口额（万美元）'];
    expect(notesOf(['单位：元'], heads, row)).toEqual([120_000, note]);
    expect(notesOf(['单位：元'], ['科目', '经费（万元）', ''], ['', '计划支出', '出口额'], row)).toEqual([
      120_000,
      note,
    ]);
    expect(notesOf(['单位：万元'], heads, row)).toEqual([120_000]);
    expect(notesOf(['单位：元'], ['科目', '计划支出'], row)).toEqual([12]);
    expect(notesOf(heads, row)).toEqual([120_000]);
  });

  it.each([
    [['编制单位：甲公司  单位：元', '']],
    [['单位：元 币种：人民币', '']],
    [['甲公司费用表 单位：元', '']],
    [['计量单位：元', '']],
    [['金额单位：元', '']],
    [['单 位：元人民币', '']],
    [['单位', '元']],
    [['Unit: CNY', '']],
    [['', '人民币元']],
    [['编制单位：甲公司', '金额：元']],
  ])('converts by a line %j above the table', (line) => {
    const { rows } = planned([line, ['科目', '计划支出'], ['甲', 30_000]]);
    expect(rows).toMatchObject([{ spent: 3 }]);
  });

  it('reads the unit of a heading in its other forms, and refuses one by the thousand', () => {
    const read = (head: string) =>
      planned([
        ['科目', head],
        ['甲', 30_000],
      ]).rows;
    for (const head of [
      '计划支出（￥）',
      '计划支出（以元计）',
      '计划支出（不含税，元）',
      '计划支出:元',
      '计划支出（折人民币元）',
    ])
      expect([head, read(head)]).toMatchObject([head, [{ spent: 3 }]]);
    expect(read('计划支出（万台）')).not.toMatchObject([{ spent: 30_000 }]);
  });

  it('converts a column whose heading leaves out the remark in the name of its field', () => {
    const inCny = { ...money, zh: '计划支出（折合人民币）' };
    const read = (head: string, ...more: object[]) => {
      const named = { ...section, columns: [inCny, ...more] } as TableSection;
      const rows = [[head], [30_000]].map((cells, i) => ({ number: i + 1, cells: cells.map(toPlainCell) }));
      const about = { section: named, answers: {}, filled: {}, scope: {} as never };
      return planImport(about, { sheets: [{ name: '表', rows }], known: {} }, () => 'new').rows;
    };
    for (const head of ['计划支出（元）', '计划支出元', '计划支出/元', '计划支出（人民币元）'])
      expect([head, read(head)]).toMatchObject([head, [{ spent: 3 }]]);
    const alike = { ...money, key: 'other', zh: '计划支出（国内）' };
    expect(read('计划支出（元）', alike)).toEqual([]);
    const whole = { ...money, key: 'whole', zh: '计划支出' };
    expect(read('计划支出（元）', whole)).toMatchObject([{ whole: 3 }]);
  });

  it.each([
    ['计划（元）', '如指“计划支出”，表头应为“计划支出（元）”，'],
    ['支出（万元）', '如指“计划支出”，表头应为“计划支出（万元）”，'],
    ['计划支', '如指“计划支出”，表头应为“计划支出”，'],
    ['出口（欧元）', '本表没有“出口（欧元）”这一列'],
    ['备注', '本表没有“备注”这一列'],
  ])('says what the heading of a column %s should be where one is near', (head, text) => {
    const plan = planned([
      ['科目', head],
      ['甲', 5],
    ]);
    expect(plan.rows).toEqual([expect.not.objectContaining({ spent: 5 })]);
    expect(said(plan)).toEqual([['B1', expect.stringContaining(text), true]]);
  });

  it('finds no change in an empty cell below a converted heading', () => {
    const before = { typed: { name: '甲' }, isSum: false } as never;
    const cell = { column: { field: money }, cell: null, place: 1, row: 2, unit: '元' } as never;
    expect(readCells(before, [cell], {}, () => {})).toEqual({});
  });

  it.each([
    [225, 2_250_000, true],
    [225.12, 2_251_234, true],
    [2_250_000, 225, true],
    [225, 2250, false],
    [0, 2_250_000, false],
  ])('doubts the unit of an amount that was %d and comes as %d: %s', (was, number, isDoubted) => {
    const before = { typed: { spent: was }, isSum: false } as never;
    const cell = {
      column: { field: money, isTyped: true },
      cell: { kind: 'number', number },
      place: 1,
      row: 2,
    } as never;
    const said: string[] = [];
    expect(readCells(before, [cell], {}, (name, { zh }) => said.push(`${name} ${zh}`))).toEqual({
      spent: number,
    });
    expect(said).toEqual(isDoubted ? ['B2 “计划支出”与原值正好相差一万倍，单位可能不对，请核对'] : []);
  });

  it('takes a unit that people exchange for that of the form', () => {
    const pieces = { ...field({ type: 'integer', unit: '件' }), key: 'pieces', zh: '数量', en: 'Pieces' };
    const counted = { ...section, columns: [pieces] } as TableSection;
    const sheet = {
      name: '表',
      rows: [['数量（个）'], [5]].map((cells, i) => ({ number: i + 1, cells: cells.map(toPlainCell) })),
    };
    const source = { section: counted, answers: {}, filled: {}, scope: {} as never };
    expect(planImport(source, { sheets: [sheet], known: {} }, () => 'new').rows).toMatchObject([
      { pieces: 5 },
    ]);
  });

  it('names the figures that lost digits', () => {
    const plan = planned([
      ['科目', '计划支出（元）'],
      ['甲', 860],
      ['乙', -860],
    ]);
    expect(plan.rows).toMatchObject([{ spent: 0.09 }, { spent: -0.09 }]);
    expect(said(plan).slice(1)).toEqual([
      ['B2', '“计划支出”的860（元）换算后是0.086（万元），最多保留2位小数，按0.09读入，请核对', false],
      ['B3', expect.stringContaining('-0.086'), false],
    ]);
  });

  it('refuses an amount of which its decimals would leave nothing', () => {
    const plan = planned([
      ['科目', '计划支出（元）'],
      ['甲', 12.5],
      ['乙', -12.5],
      ['丙', 0],
    ]);
    expect(plan.rows.map(({ name, spent }) => [name, spent])).toEqual([
      ['甲', undefined],
      ['乙', undefined],
      ['丙', 0],
    ]);
    expect(said(plan).slice(1)).toEqual([
      ['B2', '“计划支出”最多保留2位小数', true],
      ['B3', '“计划支出”最多保留2位小数', true],
    ]);
  });

  it('refuses a unit that it cannot convert, and does not advise to rename the column', () => {
    const plan = planned([
      ['科目', '出口额（万元）'],
      ['甲', 5],
    ]);
    expect(plan.rows).toEqual([expect.not.objectContaining({ exports: 5 })]);
    expect(said(plan)).toEqual([['B1', expect.stringContaining('请先把数值换算为“万美元”，再改名称'), true]]);
  });

  it.each([
    ['K'],
    ['M'],
    ['千美元'],
    ['USD'],
    ["USD'000"],
    ['万欧元'],
    ['HKD million'],
    ['‰'],
    ['kg'],
    ['公顷'],
  ])('refuses a column in %s by name', (unit) => {
    const plan = planned([
      ['科目', `计划支出（${unit}）`],
      ['甲', 5],
    ]);
    expect(plan.rows).toEqual([expect.not.objectContaining({ spent: 5 })]);
    expect(said(plan)).toEqual([
      ['B1', expect.stringMatching(/^“计划支出（.+）”的单位是“.+”，本表要求/), true],
    ]);
  });

  it.each(['含税', '审定数', 'incl. VAT', 'net', 'estimated', '注1', 'Y-3', 'a', 'AI', 'IT'])(
    'takes the note （%s） for no unit',
    (note) => {
      const plan = planned([
        ['科目', `计划支出（${note}）`],
        ['甲', 5],
      ]);
      expect(plan.rows).toMatchObject([{ spent: 5 }]);
      expect(said(plan)).toEqual([]);
    },
  );

  it('refuses money in a currency above the table or the group that the form does not have', () => {
    const above = planned([['单位：千美元'], ['科目', '计划支出', '出口额'], ['甲', 5, 30]]);
    expect(above.rows).toEqual([expect.objectContaining({ name: '甲', exports: 3 })]);
    expect(above.rows).toEqual([expect.not.objectContaining({ spent: 5 })]);
    expect(said(above)).toEqual([
      ['B2', expect.stringContaining('的单位是“千美元”，本表要求“万元”'), true],
      ['C2', expect.stringContaining('按“千美元”读取，已换算为“万美元”'), false],
    ]);
  });

  it('refuses per mille in a column of percentages', () => {
    const share = { key: 'share', zh: '占比', en: 'Share', type: 'percent' } as Field;
    const from = { section: { ...section, columns: [share] }, answers: {}, filled: {}, scope: {} as never };
    const read = (head: string) => {
      const rows = [[head], [12]].map((cells, i) => ({ number: i + 1, cells: cells.map(toPlainCell) }));
      return planImport(from as never, { sheets: [{ name: '表', rows }], known: {} }, () => 'new');
    };
    expect(read('占比（‰）').isBlocked).toBe(true);
    expect(read('占比（%）').rows).toMatchObject([{ share: 12 }]);
    expect(read('占比').rows).toMatchObject([{ share: 12 }]);
  });

  it('takes a longer name for no other unit of a shorter one', () => {
    expect(
      said(
        planned([
          ['科目', '计划支出合计（元）'],
          ['甲', 5],
        ]),
      ),
    ).toEqual([['B1', expect.stringContaining('本表没有“计划支出合计（元）”这一列'), true]]);
  });
});

const read = (of: Field, value: string) => {
  const found = readValue(of, toPlainCell(value), null, {});
  return 'value' in found ? found.value : found.refused.zh;
};

describe(readValue, () => {
  const months = field({ type: 'integer', unit: '月' });
  const yuan = field({ type: 'decimal', unit: '元', precision: 2 });

  it.each([
    [months, '6个月', 6],
    [months, '6 月', 6],
    [field({ type: 'integer', unit: '件' }), '3个', 3],
    [money, '300万元', 300],
    [money, '1,300.5 万', 1300.5],
    [money, '(12)万元', -12],
    [money, '￥3,000,000元', 300],
    [money, '0.5亿元', 5000],
    [yuan, '￥860.00', 860],
    [yuan, '1.1万元', 11_000],
  ])('reads the amount of %j from %s', (of, value, amount) => {
    expect(read(of, value)).toBe(amount);
  });

  it.each([
    [months, '6年'],
    [months, '￥6'],
    [money, '约300万元'],
    [money, '300万美元'],
    [money, '300-400万元'],
    [field({ type: 'integer', unit: '人' }), '3万'],
  ])('refuses to read the amount of %j from %s', (of, value) => {
    expect(read(of, value)).toContain('应填数字');
  });

  it('asks which unit the sign of the currency stands for', () => {
    expect(read(money, '￥860.00')).toContain('分不清是元还是万元');
  });

  it('refuses an amount with its unit that would be rounded to zero', () => {
    expect(read(money, '12.5元')).toBe('“计划支出”最多保留2位小数');
    expect(read(money, '0元')).toBe(0);
    expect(read(field({ type: 'integer', unit: '万台' }), '12台')).not.toBe(0);
  });

  it.each([
    [12_345_678, '12.345678百万元', undefined, 1234.57, '换算后是1234.5678（万元）'],
    [12_345, '1.2345万', undefined, 1.23, '12345在表中缩小显示为1.2345万，按1.23（万元）读入'],
    [12_345_678, '12345.678', '千元', 1234.57, '换算后是1234.5678（万元）'],
    [12_345_678, '12345.678', undefined, 12_345.68, '按12345.68（万元）读入'],
    [3_000_000, '3000000元', undefined, 300, '按“元”读取，已换算为“万元”'],
  ])('reads %d as its format shows it: %s below %s', (number, amount, unit, value, said) => {
    const read = readValue(money, { kind: 'number', number, amount }, null, {}, unit);
    expect(read).toMatchObject({ value, hint: { zh: expect.stringContaining(said) } });
  });

  it('says nothing of an amount whose format adds the unit of the form', () => {
    const cell = { kind: 'number', number: 12.5, amount: '12.5万元' } as const;
    expect(readValue(money, cell, null, {})).toEqual({ value: 12.5, hint: null });
  });

  it('says which unit was converted in one cell', () => {
    expect(readValue(money, toPlainCell('3000元'), null, {})).toMatchObject({
      value: 0.3,
      hint: { zh: '“计划支出”按“元”读取，已换算为“万元”，请核对' },
    });
  });
});
