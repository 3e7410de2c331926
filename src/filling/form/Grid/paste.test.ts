import { describe, expect, it } from 'vitest';
import { isBlock, readBlock } from './paste';

describe(readBlock, () => {
  it('returns rows and cells of the clipboard, with or without a final line break', () => {
    expect(readBlock('2021\t100\t5\r\n2022\t200\t6\r\n')).toEqual([
      ['2021', '100', '5'],
      ['2022', '200', '6'],
    ]);
    expect(readBlock('1\t\n\t2')).toEqual([
      ['1', ''],
      ['', '2'],
    ]);
  });

  it('keeps line breaks, tabs and quotes inside a quoted cell', () => {
    expect(readBlock('"a\nb"\t"say ""hi"""\nc\td')).toEqual([
      ['a\nb', 'say "hi"'],
      ['c', 'd'],
    ]);
  });

  it('isBlock returns true only for more than one cell', () => {
    expect(isBlock('1,234.5')).toBe(false);
    expect(isBlock('1,234.5\n')).toBe(false);
    expect(isBlock('1\t2')).toBe(true);
  });
});
