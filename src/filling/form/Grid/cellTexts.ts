/** Values of a range of cells: as clipboard text, as numbers, and as edits that clear or fill them. */
import type { AnswerValue, Field } from '@domain/definition';
import { formatValue } from '@domain/filing/input';
import type { Language } from '@domain/text';
import type { CellEdit } from '@/filling/draft/changes';
import { type GridRange, listRangePositions } from './selection';
import { getSlotState, type PasteTarget } from './slots';

/** Value of a cell, read without its faults and options. */
export interface CellContent extends PasteTarget {
  value: AnswerValue;
  /** Text that could not be read as a value. */
  raw?: string | undefined;
}

export type ReadCell = (line: number, column: number) => CellContent | undefined;

/** True for a cell that can be typed or pasted into. */
const isOpenCell = ({ field, isTyped }: PasteTarget): boolean => isTyped && getSlotState(field) === 'open';

export const formatCellText = ({ field, value, raw }: CellContent, language: Language): string =>
  raw ?? formatValue(field, value, language);

/** Text of a cell as spreadsheets put it on the clipboard. */
export const quoteCell = (text: string): string =>
  /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Formats a range as spreadsheets read it from the clipboard: cells between tabs, rows in lines. */
export function formatRange(
  read: ReadCell,
  { top, bottom, left, right }: GridRange,
  language: Language,
): string {
  const lines = [];
  for (let line = top; line <= bottom; line++) {
    const texts = [];
    for (let column = left; column <= right; column++) {
      const content = read(line, column);
      texts.push(content ? quoteCell(formatCellText(content, language)) : '');
    }
    lines.push(texts.join('\t'));
  }
  return lines.join('\n');
}

export interface RangeSummary {
  /** Number of cells with a value. */
  count: number;
  /** Number of cells with a number, years left out. */
  numbers: number;
  /** Sum rounded to six decimals. */
  sum: number;
}

export function summarizeRange(read: ReadCell, range: GridRange): RangeSummary {
  const summary = { count: 0, numbers: 0, sum: 0 };
  for (let line = range.top; line <= range.bottom; line++)
    for (let column = range.left; column <= range.right; column++) {
      const content = read(line, column);
      const { value = null, raw } = content ?? {};
      const isBlank = value === null || value === '' || (Array.isArray(value) && value.length === 0);
      if (isBlank && !raw) continue;
      summary.count += 1;
      if (
        typeof value !== 'number' ||
        !content ||
        content.field.type === 'year' ||
        'options' in content.field
      )
        continue;
      summary.numbers += 1;
      summary.sum += value;
    }
  return { ...summary, sum: Math.round(summary.sum * 1e6) / 1e6 };
}

/** Edits of a range, and the number of filled cells that do not take them: computed, locked, or with files. */
export interface RangeEdits {
  edits: CellEdit[];
  kept: number;
}

/** Clears the typed cells of a range. Files stay: removing one is an act of its own. */
export function clearRange(read: ReadCell, range: GridRange): RangeEdits {
  const found: RangeEdits = { edits: [], kept: 0 };
  for (const { line, column } of listRangePositions(range)) {
    const content = read(line, column);
    if (!content || ((content.value ?? null) === null && content.raw === undefined)) continue;
    if (isOpenCell(content)) found.edits.push({ ...content.cell, value: null });
    else if (content.isTyped) found.kept += 1;
  }
  return found;
}

const isSameKind = (a: Field, b: Field): boolean =>
  a.key === b.key || (a.type === b.type && !('options' in a) && !('options' in b));

/**
 * Fills the lines of a range with its first one; a range of a single line with the line above it. A cell takes the value of a cell of
 * the same kind only, so that money does not become a share.
 */
export function fillRange(read: ReadCell, range: GridRange): RangeEdits {
  const isSingle = range.top === range.bottom;
  const source = isSingle ? range.top - 1 : range.top;
  const found: RangeEdits = { edits: [], kept: 0 };
  for (const { line, column } of listRangePositions({ ...range, top: source + 1 })) {
    const [from, to] = [read(source, column), read(line, column)];
    if (!from || !to) continue;
    if (!isOpenCell(to) || !isOpenCell(from) || !isSameKind(from.field, to.field)) found.kept += 1;
    else
      found.edits.push({
        ...to.cell,
        value: from.value ?? null,
        ...(from.raw !== undefined && { raw: from.raw }),
      });
  }
  return found;
}
