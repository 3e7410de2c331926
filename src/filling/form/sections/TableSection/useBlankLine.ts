import { useState } from 'react';
import type { SectionLine } from '@/filling/form/lines';
import { createId } from '@/utils/createId';

/**
 * Returns the blank row below the rows of a table (`lines`), for typing or pasting; null where the table takes no more. It is stored
 * with its first value, and another one follows it.
 */
export function useBlankLine(lines: readonly SectionLine[], isWanted: boolean): SectionLine | null {
  const [id, setId] = useState(createId);
  const isTaken = lines.some(({ identity }) => identity.row === id);
  const blank = isTaken ? createId() : id;
  if (isTaken) setId(blank);
  if (!isWanted) return null;
  const row = { row: blank };
  return { identity: row, index: lines.length, typed: row, filled: row, isSum: false };
}
