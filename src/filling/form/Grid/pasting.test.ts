import type { Field } from '@domain/definition';
import { describe, expect, it } from 'vitest';
import { buildPasteEdits, createPasteState } from './pasting';
import { createSlot, createYearSlot, type PasteTable } from './slots';

const field = (key: string, zh: string, more: object): Field => ({ key, zh, en: key, ...more }) as Field;
const name = field('name', '名称', { type: 'text' });
const people = field('people', '参加人数', { type: 'integer', unit: '人' });
const spent = field('spent', '活动经费', { type: 'money_wan', unit: '万元', precision: 2 });
const exports = field('exports', '出口额', { type: 'decimal', unit: '万美元' });

/** Rows that people add, one field a column. */
const activities: PasteTable = {
  lines: [],
  columns: [name, people, spent, exports].map((each) => createSlot(each, each.zh)),
  room: 10,
  isNamed: false,
  corner: [],
  targetAt: (line, column) => {
    const own = [name, people, spent, exports][column];
    const cell = { section: 'activities', row: { row: String(line) }, field: own?.key ?? '' };
    return own && { cell, field: own, isTyped: true, name: `${line} ${own.zh}` };
  },
};

/** Years across, one field a row. */
const years: PasteTable = {
  lines: [people, spent].map((each, line) => ({ ...createSlot(each, each.zh), line })),
  columns: [createYearSlot(2024), createYearSlot(2025)],
  room: 0,
  isNamed: true,
  corner: [],
  targetAt: (line, column) => {
    const own = [people, spent][line];
    const cell = { section: 'years', field: `${own?.key}${2024 + column}` };
    return own && column < 2 ? { cell, field: own, isTyped: true, name: own.zh } : undefined;
  },
};

function paste(text: string, table = activities) {
  const pasting = createPasteState(table, { line: 0, column: 0 }, text);
  const { edits, conversions, losses, unread } = buildPasteEdits(pasting, pasting.match, new Map());
  const values = edits.map(({ field: key, ...edit }) => [key, edit.raw ?? edit.value]);
  return { values, said: conversions.map(({ zh }) => zh), losses, unread, isPlain: pasting.isPlain };
}

const CONVERTED = '按“元”读取，已换算为“万元”，请核对';

describe(createPasteState, () => {
  it.each([
    ['of units', '名称\t参加人数\t活动经费\n\t人\t元\n路演\t30\t12,345.6'],
    ['of units in brackets', '名称\t参加人数\t活动经费\n\t（人）\t（元）\n路演\t30\t12345.6'],
    ['of names below a group', '名称\t规模\t\n\t参加人数\t活动经费（元）\n路演\t30\t12345.6'],
    ['of column numbers', '名称\t参加人数\t活动经费（元）\n甲\t(1)\t(2)\n路演\t30\t12345.6'],
  ])('makes no record of a second row of headings: %s', (_, text) => {
    const { values, said, isPlain } = paste(text);
    expect(values.filter(([, value]) => value !== null)).toEqual([
      ['name', '路演'],
      ['people', 30],
      ['spent', 1.23],
    ]);
    expect(said[0]).toContain(CONVERTED);
    expect(said[1]).toContain('换算后是1.23456（万元），最多保留2位小数，按1.23读入');
    expect(isPlain).toBe(false);
  });

  it('makes no record of what stands between and below the records', () => {
    const records = ['序号\t名称\t参加人数', '\t一、路演', '1\t甲\t30', '序号\t名称\t参加人数', '2\t乙\t5'];
    const { values, losses } = paste([...records, '\t备注：不含工作人员', '\t填表人：张三'].join('\n'));
    expect(values.filter(([key]) => key === 'name')).toEqual([
      ['name', '甲'],
      ['name', '乙'],
    ]);
    expect(losses.map(({ row, isTotal }) => [row, isTotal])).toEqual([1, 3, 5, 6].map((row) => [row, true]));
  });

  it('asks before it fills one column with the cells of a table that was copied line by line', () => {
    expect(paste('名称\n参加人数\n活动经费\n路演\n30\n5').isPlain).toBe(false);
    expect(paste('名称\n路演\n展会').isPlain).toBe(true);
  });

  it('reads a row of the units of the form without a word', () => {
    const { values, said, isPlain } = paste('名称\t参加人数\t活动经费\n单位\t人\t万元\n路演\t30\t5');
    expect(values).toEqual([
      ['name', '路演'],
      ['people', 30],
      ['spent', 5],
    ]);
    expect(said).toEqual([]);
    expect(isPlain).toBe(true);
  });

  it.each([
    ['the heading', '名称\t活动经费（元）\n路演\t50000'],
    ['the line above', '活动一览\t单位：元\n名称\t活动经费\n路演\t50000'],
    ['the group', '名称\t经费（元）\t\n\t活动经费\t出口额\n路演\t50000\t'],
  ])('converts by the unit of %s', (_, text) => {
    const { values, said } = paste(text);
    expect(values.filter(([, value]) => value !== null)).toEqual([
      ['name', '路演'],
      ['spent', 5],
    ]);
    expect(said).toEqual([expect.stringContaining(CONVERTED)]);
  });

  it.each([
    ['headings with another unit', '名称\t活动经费（元）\n甲\t50000\n名称\t活动经费（万元）\n乙\t5'],
    ['headings in yuan', '名称\t活动经费（万元）\n甲\t5\n名称\t活动经费（元）\n乙\t50000'],
    ['a unit line', '名称\t活动经费\n甲\t5\n\t单位：元\n乙\t50000'],
    ['a unit line after another', '单位：万元\n名称\t活动经费\n甲\t5\n单位：元\n乙\t50000'],
    [
      'groups',
      '名称\t经费（元）\t\n\t活动经费\t出口额\n甲\t50000\t\n名称\t经费（万元）\t\n\t活动经费\t出口额\n乙\t5\t',
    ],
    ['the same headings below a unit line', '单位：元\n名称\t活动经费\n甲\t50000\n名称\t活动经费\n乙\t50000'],
  ])('reads the amounts below %s between the records in their unit', (_, text) => {
    const { values, said, isPlain } = paste(text);
    expect(values.filter(([, value]) => value !== null)).toEqual([
      ['name', '甲'],
      ['spent', 5],
      ['name', '乙'],
      ['spent', 5],
    ]);
    expect(said).toEqual([expect.stringContaining(CONVERTED)]);
    expect(isPlain).toBe(false);
  });

  it('reads a single column with its heading in two units', () => {
    expect(paste('活动经费（元）\n50000\n活动经费（万元）\n5').values).toEqual([
      ['spent', 5],
      ['spent', 5],
    ]);
  });

  it.each([
    '名称\t活动经费（元）\n甲\t50000\n单位：万元\n乙\t5',
    '名称\t活动经费（元）\n甲\t50000\n名称\t活动经费\n乙\t5',
    '名称\t活动经费（元）\n甲\t50000\n名称\t活动经费（万美元）\n乙\t5',
  ])('leaves out the records below a unit that is not sure: %j', (text) => {
    const { values, losses, isPlain } = paste(text);
    expect(values).toEqual([
      ['name', '甲'],
      ['spent', 5],
    ]);
    expect(losses).toContainEqual({ part: 'row', row: 3, count: 2, isUnsureUnit: true });
    expect(isPlain).toBe(false);
  });

  it('converts rows by the unit of a line between them', () => {
    const text = '单位：万元\n指标\t2024\t2025\n参加人数\t3\t4\n单位：元\n活动经费\t50000\t60000';
    const { values, said } = paste(text, years);
    expect(values.slice(2)).toEqual([
      ['spent2024', 5],
      ['spent2025', 6],
    ]);
    expect(said).toEqual([expect.stringContaining(CONVERTED)]);
  });

  it('reads amounts with their unit, and says which it converted', () => {
    const { values, said, unread } = paste('名称\t参加人数\t活动经费\n路演\t30人\t30,000元');
    expect(values.slice(1)).toEqual([
      ['people', 30],
      ['spent', 3],
    ]);
    expect(said).toEqual([`“活动经费”${CONVERTED}`]);
    expect(unread).toEqual([]);
  });

  it.each([
    '名称\t出口额\n\t万元\n路演\t5',
    '名称\t活动经费（K）\n路演\t5',
    '名称\t活动经费\n\t(M)\n路演\t5',
    '单位：千美元\n名称\t活动经费\n路演\t5',
  ])('leaves amounts out that it cannot convert: %j', (text) => {
    const { values, losses } = paste(text);
    expect(values).toEqual([['name', '路演']]);
    expect(losses).toEqual([{ part: 'column', column: 1, count: 1, isOtherUnit: true }]);
  });

  it.each([
    ['in the names', '指标\t2024\t2025\n活动经费（元）\t50000\t60000\n参加人数\t3\t4'],
    ['beside the names', '指标\t单位\t2024\t2025\n活动经费\t元\t50000\t60000\n参加人数\t人\t3\t4'],
    ['above the table', '单位：元\n指标\t2024\t2025\n活动经费\t50000\t60000\n参加人数\t3\t4'],
  ])('converts rows by the units %s', (_, text) => {
    const { values, said } = paste(text, years);
    expect(values).toEqual([
      ['spent2024', 5],
      ['spent2025', 6],
      ['people2024', 3],
      ['people2025', 4],
    ]);
    expect(said).toEqual([expect.stringContaining(CONVERTED)]);
  });

  it('converts rows by the unit above headings that name no year', () => {
    const { values, said } = paste(
      '\t\t单位：元\n项目\t2024年实际\t2025年预计\n活动经费\t50000\t60000',
      years,
    );
    expect(values).toEqual([
      ['spent2024', 5],
      ['spent2025', 6],
    ]);
    expect(said).toEqual([expect.stringContaining(CONVERTED)]);
  });
});
