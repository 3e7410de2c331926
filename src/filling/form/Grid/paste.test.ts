import type { Field } from '@domain/definition';
import { describe, expect, it } from 'vitest';
import { editsOf, isBlock, type PasteTarget, readBlock } from './paste';

const amount: Field = { key: 'amount', zh: '金额', en: 'Amount', type: 'money_wan', precision: 2 };
const table =
  (rows: number, columns: number) =>
  (row: number, column: number): PasteTarget | undefined =>
    row < rows && column < columns
      ? {
          cell: { section: 's', row: { row: `r${row}` }, field: `c${column}` },
          field: amount,
          isTyped: column !== 2,
        }
      : undefined;

describe('the clipboard', () => {
  it('is read as rows and cells, with or without a line break at the end', () => {
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

  it('is a block only with more than one cell', () => {
    expect(isBlock('1,234.5')).toBe(false);
    expect(isBlock('1,234.5\n')).toBe(false);
    expect(isBlock('1\t2')).toBe(true);
  });
});

describe('a pasted block', () => {
  it('reads numbers as people write them and marks what it cannot read', () => {
    const { edits, unread } = editsOf([['1,234.5', 'abc']], table(1, 2));
    expect(edits.map(({ value, raw }) => ({ value, raw }))).toEqual([
      { value: 1234.5, raw: undefined },
      { value: null, raw: 'abc' },
    ]);
    expect(unread).toBe(1);
  });

  it('leaves computed cells out and counts what lies beyond the table', () => {
    const { edits, cut } = editsOf([['1', '2', '3', '4']], table(1, 3));
    expect(edits.map((edit) => edit.field)).toEqual(['c0', 'c1']);
    expect(cut).toBe(1);
  });

  it('leaves locked cells out and says how many', () => {
    const target: PasteTarget = {
      cell: { section: 's', field: 'c' },
      field: { ...amount, readonly: true },
      isTyped: false,
    };
    expect(editsOf([['1'], ['2']], () => target)).toEqual({ edits: [], unread: 0, cut: 0, locked: 2 });
  });

  it('empties a cell where the block has an empty one', () => {
    expect(editsOf([['']], table(1, 1)).edits[0]?.value).toBeNull();
  });
});
