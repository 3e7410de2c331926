import { describe, expect, it } from 'vitest';
import { choosePages, computeRowHeight, measureText } from './print-size';

describe(measureText, () => {
  it('counts a Chinese character as two, and the longest line', () => {
    expect(['A4', '项目（万元）', 'a\n项目', ''].map(measureText)).toEqual([2, 12, 4, 0]);
  });
});

describe(computeRowHeight, () => {
  it('is that of the cell with the most lines, and none where each takes one', () => {
    expect(computeRowHeight(['到位金额（折合人民币）（万元）', '名称'], [14, 24])).toBe(51);
    expect(computeRowHeight(['一\n二'], [24])).toBe(34);
    expect(computeRowHeight(['名称', '金额'], [24, 14])).toBeNull();
  });
});

describe(choosePages, () => {
  it('turns a page for a wide sheet, and takes several for one that could not be read', () => {
    expect(choosePages([24, 14, 14])).toEqual({ orientation: 'portrait', across: 1 });
    expect(choosePages([28, 60, 44])).toEqual({ orientation: 'landscape', across: 1 });
    expect(choosePages(Array.from({ length: 18 }, () => 20))).toEqual({
      orientation: 'landscape',
      across: 2,
    });
  });
});
