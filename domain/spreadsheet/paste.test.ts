import { describe, expect, it } from 'vitest';
import { matchBlock } from './paste';
import type { PasteBlock, PasteGrid, PasteSlot } from './paste-block';
import { listPasteLosses, listPlacedTexts } from './paste-losses';

const open = (...names: string[]): PasteSlot => ({ names, state: 'open' });
const computed = (...names: string[]): PasteSlot => ({ names, state: 'computed' });

interface Table {
  lines: PasteSlot[];
  columns: PasteSlot[];
  at?: PasteGrid['at'];
  room?: number;
  isNamed?: boolean;
  /** Indexes of the columns that take only numbers. */
  numbers?: number[];
}

const tableOf = ({ lines, columns, at, room = 0, isNamed = true, numbers }: Table): PasteGrid => ({
  lines,
  columns,
  at: at ?? { line: 0, column: 0 },
  room,
  corner: ['项目', '序号'],
  isNamed,
  stateAt: (line, column) => {
    const across = columns[column]?.state ?? 'open';
    return across === 'open' ? (lines[line]?.state ?? 'open') : across;
  },
  reads: (_line, column, text) =>
    !(numbers ?? columns.map((_, place) => place)).includes(column) || /^[\d.,]+$/.test(text),
});

const read = (text: string): PasteBlock => text.split('\n').map((line) => line.split('\t'));

/** The values that would be filled in, by the names of their row and column. */
const filledBy = (block: PasteBlock, grid: PasteGrid, match = matchBlock(block, grid)) =>
  listPlacedTexts(block, grid, match).map(
    ({ line, place, text }) =>
      `${grid.lines[line]?.names[0] ?? `new ${line - grid.lines.length + 1}`}/${grid.columns[place]?.names[0]}=${text}`,
  );

/** Years across, indicators down; one of them is computed. */
const years = (at?: PasteGrid['at']) =>
  tableOf({
    lines: [
      open('资产总额（万元）', '资产总额'),
      open('负债总额'),
      computed('资产负债率（%）', '资产负债率'),
      open('出口'),
      open('人数'),
    ],
    columns: [open('2024', '2024年'), open('2025', '2025年')],
    ...(at && { at }),
  });

/** Rows that people add: a name, a kind, its computed class, a number. */
const rights = (count: number, own: Partial<Table> = {}) =>
  tableOf({
    lines: Array.from({ length: count }, (_, place) => open(`IP0${place + 1}`)),
    columns: [open('名称'), open('类别'), computed('评价分类'), open('授权号'), open('数量')],
    isNamed: false,
    room: 10,
    numbers: [4],
    ...own,
  });

describe(matchBlock, () => {
  it('returns a plain match for a block of open cells', () => {
    const block = read('1\t2\n3\t4');
    expect(matchBlock(block, years())).toEqual({
      rows: [0, 1],
      columns: [0, 1],
      counting: {},
      questions: [],
      isPlain: true,
    });
  });

  it('asks whether a block without names includes the computed row', () => {
    const whole = matchBlock(read('1\n2\n3\n4\n5'), years());
    expect(whole).toMatchObject({ rows: [0, 1, 2, 3, 4], counting: { rows: 'screen' }, isPlain: false });
    expect(whole.questions).toEqual([]);
    const without = matchBlock(read('1\n2\n4\n5'), years());
    expect(without).toMatchObject({ rows: [0, 1, 3, 4], counting: { rows: 'open' }, isPlain: false });
    expect(without.questions).toEqual(['rows']);
    const other = matchBlock(read('1\n2\n4\n5'), years(), { rows: 'screen' });
    expect(other).toMatchObject({ rows: [0, 1, 2, 3], questions: [], isPlain: false });
  });

  it('matches by row names and headings wherever the paste began, without asking about computed rows', () => {
    const block = read('项目\t2025年\t2024年\n人数\t50\t40\n资产负债率\t3\t2\n一、资产总额(万元)\t5\t4');
    const grid = years({ line: 3, column: 1 });
    expect(filledBy(block, grid)).toEqual([
      '人数/2025=50',
      '人数/2024=40',
      '资产总额（万元）/2025=5',
      '资产总额（万元）/2024=4',
    ]);
    expect(matchBlock(block, grid).isPlain).toBe(true);
    expect(listPasteLosses(block, grid, matchBlock(block, grid))).toEqual([
      { part: 'row', row: 2, slot: 2, state: 'computed', count: 2 },
    ]);
  });

  it('proposes the nearest row for a name that the form does not have', () => {
    const block = read('资产总额\t1\n负债总额\t2\n出口创汇\t3\n利息\t4');
    const match = matchBlock(block, years());
    expect(match).toMatchObject({ rows: [0, 1, 3, null], columns: ['label', 0], isPlain: false });
    expect(listPasteLosses(block, years(), match)).toEqual([{ part: 'row', row: 3, count: 1 }]);
  });

  it('matches subtotals too, even if several have the same name', () => {
    const staff = tableOf({
      lines: [
        open('博士'),
        { names: ['学历合计', '合计'], state: 'total' },
        open('高级'),
        { names: ['职称合计', '合计'], state: 'total' },
      ],
      columns: [open('全体'), open('科技')],
    });
    expect(filledBy(read('学历\t博士\t1\t2\n\t合计\t1\t2\n职称\t高级\t3\t4\n\t合计\t3\t4'), staff)).toEqual([
      '博士/全体=1',
      '博士/科技=2',
      '高级/全体=3',
      '高级/科技=4',
    ]);
    expect(matchBlock(read('1\n1\n3\n3'), staff).rows).toEqual([0, 1, 2, 3]);
    expect(matchBlock(read('1\n3'), staff).rows).toEqual([0, 2]);
  });

  it('finds headings below a title, leaves out row numbers, and adds rows', () => {
    const block = read('专利清单\n\n序号\t名称*\t授权号\t类别\n1\t泵\tZL1\t发明\n2\t阀\tZL2\t实用');
    const match = matchBlock(block, rights(1));
    expect(match).toMatchObject({ columns: ['label', 0, 3, 1], isPlain: true });
    expect(match.rows).toEqual(['heading', 'heading', 'heading', 0, 1]);
    expect(filledBy(block, rights(1)).slice(-3)).toEqual([
      'new 1/名称=阀',
      'new 1/授权号=ZL2',
      'new 1/类别=实用',
    ]);
  });

  it('adds no row of totals, wherever it stands, and goes on without asking', () => {
    const block = read('1\t泵\t发明\n小计\t1项\n2\t阀\t实用\n合 计\t2项');
    const match = matchBlock(block, rights(0));
    expect(match).toMatchObject({ rows: [0, 'total', 1, 'total'], columns: ['label', 0, 1] });
    const headed = read('名称\t数量\n泵\t5\n合计\t5');
    expect(filledBy(headed, rights(0))).toEqual(['new 1/名称=泵', 'new 1/数量=5']);
    expect(matchBlock(headed, rights(0)).isPlain).toBe(true);
    expect(listPasteLosses(headed, rights(0), matchBlock(headed, rights(0)))).toEqual([
      { part: 'row', row: 2, count: 2, isTotal: true },
    ]);
  });

  it('takes totals for values in an inner column, and where nothing else is pasted', () => {
    const inner = rights(2, { at: { line: 0, column: 1 } });
    expect(matchBlock(read('合计\n发明'), inner).rows).toEqual([0, 1]);
    expect(matchBlock(read('合计\n合计'), rights(2)).rows).toEqual([0, 1]);
    expect(matchBlock(read('泵\t合计\n阀\t小计'), rights(2)).rows).toEqual([0, 1]);
  });

  it('asks about row numbers without a heading, but not about a first column of numbers', () => {
    const block = read('1\t泵\n2\t阀');
    expect(matchBlock(block, rights(2))).toMatchObject({ columns: ['label', 0], isPlain: false });
    const numbers = tableOf({
      lines: [open('甲'), open('乙')],
      columns: [open('数量'), open('名')],
      isNamed: false,
    });
    expect(matchBlock(block, numbers)).toMatchObject({ columns: [0, 1], isPlain: true });
  });

  it('matches columns so that the table reads most of the block', () => {
    expect(matchBlock(read('泵\t发明\tZL1\t5'), rights(1))).toMatchObject({
      columns: [0, 1, 3, 4],
      isPlain: false,
    });
    expect(matchBlock(read('泵\t发明\tⅠ\tZL1'), rights(1))).toMatchObject({
      columns: [0, 1, 2, 3],
      isPlain: false,
    });
  });

  it('asks where the block is larger than the table', () => {
    const beyond = matchBlock(read('1\t2\t3'), years());
    expect(beyond).toMatchObject({ columns: [0, 1, null], isPlain: false });
    expect(matchBlock(read('泵\n阀\n管'), rights(1, { room: 1 }))).toMatchObject({
      rows: [0, 1, null],
      isPlain: false,
    });
    expect(matchBlock(read('1\t2\t\n3\t4\t'), years()).isPlain).toBe(true);
  });

  it('asks about a column with values under an unknown heading', () => {
    const block = read('名称\t授权号\t备注\n泵\tZL1\t旧\n阀\tZL2\t');
    const match = matchBlock(block, rights(0));
    expect(match).toMatchObject({ columns: [0, 3, null], isPlain: false });
    expect(listPasteLosses(block, rights(0), match)).toEqual([{ part: 'column', column: 2, count: 1 }]);
  });

  it('proposes no column for headings of accounts that name none of them', () => {
    const block = read('项目\t行次\t本年累计金额\t上年同期累计金额\n出口\t1\t300\t200\n人数\t2\t9\t8');
    expect(matchBlock(block, years())).toMatchObject({
      rows: ['heading', 3, 4],
      columns: ['label', null, null, null],
      isPlain: false,
    });
    const near = read('项目\t2024年实际\t2025年预计\n出口\t300\t200\n人数\t9\t8');
    expect(matchBlock(near, years())).toMatchObject({ columns: ['label', 0, 1], isPlain: false });
  });

  it.each(['（元）', '(元)', '/元', '元', '（单位：元）'])(
    'proposes no column for a heading with another unit, and says so: %s',
    (unit) => {
      const grid = tableOf({
        lines: [open('一'), open('二')],
        columns: [
          open('阶段'),
          open('计划支出（万元）', '计划支出', '计划支出万元'),
          open('实际支出（万元）', '实际支出', '实际支出万元'),
        ],
        isNamed: false,
      });
      const block = read(`阶段\t计划支出${unit}\t实际支出${unit}\n甲\t50000\t40000`);
      const match = matchBlock(block, grid);
      expect(match).toMatchObject({ rows: ['heading', 0], columns: [0, null, null], isPlain: false });
      expect(listPasteLosses(block, grid, match)).toEqual([
        { part: 'column', column: 1, count: 1, isOtherUnit: true },
        { part: 'column', column: 2, count: 1, isOtherUnit: true },
      ]);
    },
  );

  it('proposes no row for a name with another unit, and says so', () => {
    const block = read('资产总额（元）\t50000\n负债总额\t2');
    const match = matchBlock(block, years());
    expect(match).toMatchObject({ rows: [null, 1], columns: ['label', 0], isPlain: false });
    expect(listPasteLosses(block, years(), match)).toEqual([
      { part: 'row', row: 0, count: 1, isOtherUnit: true },
    ]);
  });

  it('matches a heading with the unit of the form, in any spelling', () => {
    const grid = tableOf({
      lines: [open('一')],
      columns: [open('名称'), open('计划支出（万元）', '计划支出')],
      isNamed: false,
    });
    const match = matchBlock(read('名称\t计划支出/万元\n甲\t5'), grid);
    expect(match.columns).toEqual([0, 1]);
  });
});
