/** A block of cells from a spreadsheet: read from the clipboard, and turned into edits. */

import type { Field } from '@domain/definition';
import { parseInput } from '@domain/filing/input';
import { isLocked } from '@domain/filing/sections';
import type { Cell, Edit } from '@/filling/draft/changes';

/** Tab-separated text as spreadsheets put it on the clipboard: cells with a tab, line break or quote are quoted. */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] as string;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text[++at];
      else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === '\t') endCell();
    else if (sign === '\n') {
      endCell();
      rows.push([]);
    } else if (sign !== '\r') cell += sign;
  }
  endCell();
  const isLastEmpty = rows.length > 1 && rows.at(-1)?.every((each) => each === '');
  return isLastEmpty ? rows.slice(0, -1) : rows;
}

/** One value without neighbours is left to the browser: it may go into the middle of a text. */
export const isBlock = (text: string): boolean => /[\t\n]/.test(text.replace(/\r?\n$/, ''));

export interface PasteTarget {
  cell: Cell;
  field: Field;
  /** False for computed and locked cells: what was pasted there is left out. */
  isTyped: boolean;
}

interface Pasted {
  edits: Edit[];
  /** Cells whose text could not be read; they keep it, marked. */
  unread: number;
  /** Cells that found no place. */
  cut: number;
  /** Locked cells that something else would have gone into. */
  locked: number;
}

/** Fills to the right and down from where the paste began. `targetAt` answers undefined beyond the table. */
export function editsOf(
  block: string[][],
  targetAt: (row: number, column: number) => PasteTarget | undefined,
): Pasted {
  const pasted: Pasted = { edits: [], unread: 0, cut: 0, locked: 0 };
  for (const [row, texts] of block.entries()) {
    for (const [column, text] of texts.entries()) {
      const target = targetAt(row, column);
      if (!target) pasted.cut += 1;
      if (target && isLocked(target.field)) pasted.locked += 1;
      if (!target?.isTyped) continue;
      const read = parseInput(target.field, text);
      if ('fault' in read) pasted.unread += 1;
      pasted.edits.push({ ...target.cell, ...('fault' in read ? { value: null, raw: text } : read) });
    }
  }
  return pasted;
}
