import { describe, expect, it } from 'vitest';
import { toPlainCell } from '../../tests/support/plain-cell';
import type { TableSection } from '../definition';
import type { ReadRow } from './model';
import { splitAtNextTable } from './next-table';
import { planImport } from './plan';

type Value = string | number | null;
const section = {
  key: 'projects',
  kind: 'table',
  title: { zh: '项目', en: 'Projects' },
  columns: [
    { key: 'name', zh: '名称', en: 'Name', type: 'text' },
    { key: 'kind', zh: '类别', en: 'Kind', type: 'text' },
    { key: 'amount', zh: '金额', en: 'Amount', type: 'integer' },
  ],
} as unknown as TableSection;

/** Imports a sheet of which these rows, empty ones included, are below the headings. */
function importRows(...below: (Value[] | null)[]) {
  const rows = [['序号', '名称', '类别', '金额'], ...below].flatMap((cells, at): ReadRow[] =>
    cells ? [{ number: at + 1, cells: cells.map(toPlainCell) }] : [],
  );
  const plan = planImport(
    { section, answers: {}, filled: {}, scope: {} as never },
    { sheets: [{ name: '项目', rows }], known: {} },
    () => 'new',
  );
  const faults = plan.faults.map(({ cell, message }) => `${cell} ${message.zh}`);
  return { names: plan.rows.map(({ name }) => name), faults };
}

const ONE = [1, '智能产线', '装备', 40];
const TWO = [2, '云平台', '软件', 60];

describe(splitAtNextTable, () => {
  it('leaves out another table with its title, and says where it begins', () => {
    const { names, faults } = importRows(
      ONE,
      TWO,
      null,
      ['知识产权情况'],
      ['序号', '专利名称', '专利号'],
      [1, '一种夹具', 'ZL1'],
    );
    expect(names).toEqual(['智能产线', '云平台']);
    expect(faults).toEqual([expect.stringMatching(/^A5 从“知识产权情况”起是另一张表/)]);
  });

  it('leaves out a table without row numbers that shares headings with the first', () => {
    const { names, faults } = importRows(ONE, null, ['名称', '负责人', '金额'], ['新项目', '张三', 8]);
    expect(names).toEqual(['智能产线']);
    expect(faults).toEqual([expect.stringMatching(/^A4 从“名称”起/)]);
  });

  it('reads on behind headings that are repeated on the next page', () => {
    expect(importRows(ONE, ['序号', '名称', '类别', '金额'], TWO)).toEqual({
      names: ['智能产线', '云平台'],
      faults: [],
    });
  });

  it.each([
    [['No', '名称管理系统', '软件', null]],
    [[null, '类别', '软件', null]],
    [[3, '名称', '类别', null]],
  ])('reads the record %j', (record) => {
    const { names, faults } = importRows(ONE, record, TWO);
    expect(names).toHaveLength(3);
    expect(faults).toEqual([]);
  });
});
