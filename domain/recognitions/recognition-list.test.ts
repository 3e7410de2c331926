import { describe, expect, it } from 'vitest';
import { toPlainCell } from '../../tests/support/plain-cell';
import { programs } from '../programs/index.generated';
import { readList } from '../spreadsheet/list';
import { createRecognitionSheet, listRecognitionOptions, readListedRecognition } from './recognition-list';

const section = createRecognitionSheet(programs);
const read = (...rows: string[][]) =>
  readList(section, {
    sheets: [
      { name: '历年认定', rows: rows.map((cells, i) => ({ number: i + 1, cells: cells.map(toPlainCell) })) },
    ],
    known: {},
  });
const heads = ['认定项目', '证书编号', '企业名称', '统一社会信用代码', '有效期起', '有效期止'];
const lineOf = (what: string) => [
  what,
  '老证1号',
  '旧公司',
  '91210102MA0YK100XU',
  '2024-01-01',
  '2026-12-31',
];

describe(createRecognitionSheet, () => {
  it.each([
    ['瞪羚企业申报', 'gazelle', ''],
    ['瞪羚企业', 'gazelle', ''],
    ['高新技术企业', 'hightech', ''],
    ['科技创新平台认定申报 · 重点实验室', 'innovation_platform', '2'],
    ['科技创新平台 · 重点实验室', 'innovation_platform', '2'],
    ['重点实验室', 'innovation_platform', '2'],
  ])('has the recognition %s, by the name of its application or its own', (what, program, kind) => {
    const { lines, faults } = read(heads, lineOf(what));
    expect(faults).toEqual([]);
    expect(lines.map(readListedRecognition)).toMatchObject([{ program, kind, valid_to: '2026-12-31' }]);
  });

  it('offers each by the name of what is given, not of its declaration', () => {
    const names = listRecognitionOptions(programs).map(({ zh }) => zh);
    expect(names).toEqual(expect.arrayContaining(['孵化载体', '科技创新平台 · 重点实验室']));
    expect(names.filter((name) => name.includes('申报'))).toEqual([]);
  });

  it('has no recognition by a name that only resembles one', () => {
    expect(read(heads, lineOf('瞪羚')).faults).toHaveLength(1);
  });
});
