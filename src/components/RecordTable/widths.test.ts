import { describe, expect, it } from 'vitest';
import { computeColumnWidths, selectFittingColumns } from './widths';

describe(selectFittingColumns, () => {
  const columns = [{ key: 'name' }, { key: 'no', width: 10, yields: 1 }, { key: 'day', width: 8, yields: 2 }];
  const keysIn = (room: number | null) => selectFittingColumns(columns, room).map(({ key }) => key);

  it('drops optional columns, lowest priority first, until the rest fits', () => {
    expect(keysIn(29)).toEqual(['name', 'no', 'day']);
    expect(keysIn(28)).toEqual(['name', 'day']);
    expect(keysIn(18)).toEqual(['name']);
    expect(keysIn(1)).toEqual(['name']);
  });

  it('keeps all columns until the width is known', () => {
    expect(keysIn(null)).toHaveLength(3);
  });
});

describe(computeColumnWidths, () => {
  const text = (name: string) => name;
  const columns = [
    { title: '企业', least: 10, text },
    { title: '项目', least: 6, text: () => '短' },
    { title: '日期', width: 8 },
  ];
  const items = ['新松生物医药科技（沈阳）有限公司'];

  it('gives spare width to the column with truncated text until it fits', () => {
    expect(computeColumnWidths(columns, items, 3 + 10 + 6 + 8 + 4)).toEqual([14, 6, 8]);
    expect(computeColumnWidths(columns, items, 3 + 10 + 6 + 8 + 10)).toEqual([18.5, 7.5, 8]);
  });

  it('returns minimum widths where there is no room or the width is unknown', () => {
    expect(computeColumnWidths(columns, items, 12)).toEqual([10, 6, 8]);
    expect(computeColumnWidths(columns, items, null)).toEqual([10, 6, 8]);
  });
});
