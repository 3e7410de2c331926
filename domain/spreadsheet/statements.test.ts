import { describe, expect, it } from 'vitest';
import { toPlainCell } from '../../tests/support/plain-cell';
import type { Section } from '../definition';
import { planImport } from './plan';
import { describeStatement } from './statements';

type Value = string | number | null;
const money = (key: string, zh: string) => ({ key, zh, en: key, type: 'money_wan', unit: '万元' });
const table = {
  key: 'products',
  kind: 'table',
  title: { zh: '产品', en: 'Products' },
  columns: [{ key: 'name', zh: '项目', en: 'Product', type: 'text' }, money('sales', '销售收入')],
};
const fields = {
  key: 'basics',
  kind: 'fields',
  title: { zh: '概况', en: 'Basics' },
  fields: [money('income', '营业收入')],
};

const STATEMENT: Value[][] = [
  ['利润表', null, null],
  ['编制单位：甲公司', null, '单位：元'],
  ['项目', '本期金额', '上期金额'],
  ['一、营业收入', 100, 90],
  ['减：营业成本', 50, 40],
];

function importInto(section: object, rows: Value[][] = STATEMENT) {
  const cells = rows.map((texts, i) => ({ number: i + 1, cells: texts.map(toPlainCell) }));
  const {
    isBlocked,
    rows: read,
    faults,
  } = planImport(
    { section: section as Section, answers: {}, filled: {}, scope: {} as never },
    { sheets: [{ name: 'Sheet1', rows: cells }], known: {} },
    () => 'new',
  );
  return { isBlocked, count: read.length, said: faults.map(({ message }) => message.zh) };
}

describe(describeStatement, () => {
  it.each([
    ['a table, one of whose columns it seems to have', table],
    ['fields', fields],
  ])('says in one sentence what a statement is and what to do, for %s', (_, section) => {
    const { zh } = section.title;
    expect(importInto(section)).toEqual({
      isBlocked: true,
      count: 0,
      said: [`文件像是利润表，不是“${zh}”的数据，未导入；请把需要的数据填入本表导出的文件后再导入`],
    });
  });

  it('answers so for a file of several statements', () => {
    const rows = STATEMENT.map((texts, i) => ({ number: i + 1, cells: texts.map(toPlainCell) }));
    const sheets = ['利润表', '资产负债表'].map((name) => ({ name, rows }));
    const other = { ...table, columns: table.columns.slice(1) } as unknown as Section;
    const from = { section: other, answers: {}, filled: {}, scope: {} as never };
    const { faults } = planImport(from, { sheets, known: {} }, () => 'new');
    expect(faults).toEqual([
      expect.objectContaining({
        message: expect.objectContaining({ zh: expect.stringContaining('像是利润表') }),
      }),
    ]);
    expect(describeStatement(sheets)?.zh).toBe(
      '文件像是利润表，不是由本申报表导出的工作簿，未导入；请把需要的数据填入导出的工作簿后再导入',
    );
  });

  it('knows a statement without its title', () => {
    expect(importInto(table, STATEMENT.slice(2)).said).toEqual([expect.stringContaining('像是财务报表')]);
  });

  it('reads a table of its own columns, whatever a title says', () => {
    const rows = [['利润表相关产品'], ['项目', '销售收入', '本期金额'], ['甲', 5, 6]];
    expect(importInto(table, rows)).toMatchObject({ isBlocked: false, count: 1 });
  });
});
