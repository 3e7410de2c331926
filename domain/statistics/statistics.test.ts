import { describe, expect, it } from 'vitest';
import { isRightToLeft } from '../bidi';
import { COUNTED, COUNTED_STATES, FILING_STATUSES } from '../filing/status';
import { labelStatisticsRow } from './labels';
import { createStatisticsSheet } from './sheet';
import { computePercentShare, type StatisticsRow, sortStatisticsRows } from './table';

const numbers = {
  filings: 8,
  open: 1,
  returned: 1,
  approved: 3,
  rejected: 2,
  revoked: 1,
  returned_once: 4,
  grant: 1234.5,
  median_days: 12.25,
};
const row = (key: string, over: Partial<StatisticsRow> = {}): StatisticsRow => ({
  ...numbers,
  key,
  label: key,
  ...over,
});

describe('statistics table (COUNTED_STATES)', () => {
  it('counts every status that an office sees once, and no other', () => {
    const counted = COUNTED_STATES.flatMap((state) => [...COUNTED[state]]);
    const seen = FILING_STATUSES.filter((status) => status !== 'draft' && status !== 'withdrawn');
    expect([...counted].sort()).toEqual([...seen].sort());
  });

  it('computePercentShare returns one decimal, and null of nothing', () => {
    expect([
      computePercentShare(1, 3),
      computePercentShare(0, 3),
      computePercentShare(3, 3),
      computePercentShare(0, 0),
    ]).toEqual([33.3, 0, 100, null]);
  });

  it('sortStatisticsRows returns batches newest first, statuses in their order, programs by number', () => {
    const keys = (rows: StatisticsRow[]) => rows.map(({ key }) => key);
    const batches = ['2026-2', '2025-1', '2026-10'].map((key) => row(key));
    expect(keys(sortStatisticsRows('batch', batches, []))).toEqual(['2026-10', '2026-2', '2025-1']);
    const states = [row('approved'), row('submitted')];
    expect(keys(sortStatisticsRows('status', states, FILING_STATUSES))).toEqual(['submitted', 'approved']);
    const programs = [row('b', { filings: 1 }), row('c'), row('a')];
    expect(keys(sortStatisticsRows('program', programs, []))).toEqual(['a', 'c', 'b']);
  });

  it('labelStatisticsRow labels rows with dictionary words, and with the key where there is none', () => {
    const programs = [{ key: 'p', title: { zh: '项目', en: 'Program' } }];
    const label = (by: Parameters<typeof labelStatisticsRow>[0], key: string) =>
      labelStatisticsRow(by, key, numbers, programs, 'zh').label;
    expect(label('program', 'p')).toBe('项目');
    expect(label('program', 'gone')).toBe('gone');
    expect(label('batch', '2026-2')).toBe('2026年第2批');
    expect(label('department', 'D210112')).toBe('浑南区');
    expect(label('industry', 'A01')).toBe('农业');
    expect(label('industry', '')).toBe('未填写');
    expect(label('status', 'returned')).toBe('退回修改');
  });
});

describe(createStatisticsSheet, () => {
  const sheet = createStatisticsSheet(
    'industry',
    [row('x', { label: '=HYPERLINK("http://x")' })],
    row('', { label: '合计', median_days: null }),
    'zh',
  );
  const cellOf = (line: number, head: string) =>
    sheet.rows[line]?.cells[sheet.columns.findIndex((column) => column.head === head)];

  it('has the numbers of the screen, shares as percentages, and the sum below', () => {
    expect(cellOf(0, '申报数')).toEqual({ kind: 'number', number: 8 });
    expect(cellOf(0, '通过')).toEqual({ kind: 'number', number: 3 });
    expect(cellOf(0, '通过占比')).toEqual({ kind: 'number', number: 0.375 });
    expect(cellOf(0, '批准资助（万元）')).toEqual({ kind: 'number', number: 1234.5 });
    expect(cellOf(1, '行业')).toEqual({ kind: 'text', text: '合计' });
    expect(cellOf(1, '办理天数（中位数）')).toBeNull();
    for (const { cells } of sheet.rows) expect(cells).toHaveLength(sheet.columns.length);
  });

  it('is in one language, without invisible marks, and has no sum among the rows to sort', () => {
    const arabic = createStatisticsSheet(
      'batch',
      [row('x', { label: '\u2068' + '2026-1' + '\u2069' })],
      row(''),
      'ar',
    );
    expect(
      [arabic.name, ...arabic.columns.map(({ head }) => head)].filter((text) => !isRightToLeft(text)),
    ).toEqual([]);
    expect(arabic.rows[0]?.cells[0]).toEqual({ kind: 'text', text: '2026-1' });
    expect(arabic).toMatchObject({ isExportOnly: true, room: 1 });
  });

  it('keeps a name that looks like a formula a text', () => {
    expect(cellOf(0, '行业')).toEqual({ kind: 'text', text: '=HYPERLINK("http://x")' });
    expect(sheet.columns[0]?.format).toBe('@');
  });
});
