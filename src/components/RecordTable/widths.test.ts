import { describe, expect, it } from 'vitest';
import { fitting, widthsFor } from './widths';

describe('fitting', () => {
  const columns = [{ key: 'name' }, { key: 'no', width: 10, yields: 1 }, { key: 'day', width: 8, yields: 2 }];
  const keysIn = (room: number | null) => fitting(columns, room).map(({ key }) => key);

  it('leaves out columns that yield, the lowest first, until the rest has room', () => {
    expect(keysIn(29)).toEqual(['name', 'no', 'day']);
    expect(keysIn(28)).toEqual(['name', 'day']);
    expect(keysIn(18)).toEqual(['name']);
    expect(keysIn(1)).toEqual(['name']);
  });

  it('keeps all columns until the room is known', () => {
    expect(keysIn(null)).toHaveLength(3);
  });
});

describe('widthsFor', () => {
  const text = (name: string) => name;
  const columns = [
    { title: '企业', least: 10, text },
    { title: '项目', least: 6, text: () => '短' },
    { title: '日期', width: 8 },
  ];
  const items = ['新松生物医药科技（沈阳）有限公司'];

  it('gives what is left to the column whose text is cut off, until it is whole', () => {
    expect(widthsFor(columns, items, 3 + 10 + 6 + 8 + 4)).toEqual([14, 6, 8]);
    expect(widthsFor(columns, items, 3 + 10 + 6 + 8 + 10)).toEqual([18.5, 7.5, 8]);
  });

  it('keeps to the least where there is no room, and where the room is not known', () => {
    expect(widthsFor(columns, items, 12)).toEqual([10, 6, 8]);
    expect(widthsFor(columns, items, null)).toEqual([10, 6, 8]);
  });
});
