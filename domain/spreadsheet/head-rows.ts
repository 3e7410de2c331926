/**
 * The headings of a table in one row of the file or in two: in the second row those below a group such as 时间, whose name may be
 * a part of theirs.
 */
import { findMergedStart } from './merged-cells';
import { getCellText, type ReadRow, type ReadSheet } from './model';

export interface Heading {
  text: string;
  /** Text of the group above; empty without one. */
  group: string;
  place: number;
  /** Number of the row that holds the text. */
  number: number;
}

export interface TableHead {
  /** Number of the last row of headings. */
  number: number;
  heads: Heading[];
}

/** Maximum number of rows in which headings are looked for: titles and notes above a table take only a few. */
export const HEADINGS_WITHIN = 30;

/** The row with the most headings of columns: the first of several, and the first row of the sheet where no row has any. */
export function findHeadRow({ rows }: ReadSheet, isHead: (text: string) => boolean): ReadRow | undefined {
  const counts = rows
    .slice(0, HEADINGS_WITHIN)
    .map(({ cells }) => cells.filter((cell) => cell?.kind === 'text' && isHead(cell.text)).length);
  return rows[counts.indexOf(Math.max(...counts))];
}

/** Finds the headings of a table; a second row of them counts where it names more columns than the first alone. */
export function findTableHead(sheet: ReadSheet, find: (head: Heading) => unknown): TableHead | undefined {
  const isKnown = (head: Heading): boolean => find(head) !== undefined;
  const row = findHeadRow(sheet, (text) => isKnown({ text, group: '', place: 0, number: 0 }));
  if (!row) return undefined;
  const [above, below] = [row.number - 1, row.number + 1].map((number) =>
    sheet.rows.find((each) => each.number === number),
  );
  const found = [
    { number: row.number, heads: listHeads(sheet, above, row).filter(({ number }) => number === row.number) },
    ...joinHeads(sheet, above, row, isKnown),
    ...joinHeads(sheet, row, below, isKnown),
  ];
  const counts = found.map(({ heads }) => heads.filter(isKnown).length);
  return found[counts.indexOf(Math.max(...counts))];
}

/** Joins two rows of headings; none where the second holds values, or a text below a heading that needs none. */
function joinHeads(
  sheet: ReadSheet,
  upper: ReadRow | undefined,
  lower: ReadRow | undefined,
  isKnown: (head: Heading) => boolean,
): TableHead[] {
  if (!upper || !lower) return [];
  const isValue = lower.cells.some((cell, place) => {
    if (cell === null) return false;
    const text = getCellText(upper.cells[place]);
    const isNamed = isKnown({ text, group: '', place, number: upper.number });
    return cell.kind !== 'text' || (isNamed && cell.text.trim() !== text);
  });
  return isValue ? [] : [{ number: lower.number, heads: listHeads(sheet, upper, lower) }];
}

function listHeads(sheet: ReadSheet, upper: ReadRow | undefined, lower: ReadRow): Heading[] {
  const width = Math.max(lower.cells.length, upper?.cells.length ?? 0);
  return Array.from({ length: width }, (_, place): Heading[] => {
    if (lower.cells[place]) {
      const text = getCellText(lower.cells[place]) || '?';
      return [{ text, group: groupAbove(sheet, upper, lower, place), place, number: lower.number }];
    }
    const cell = upper?.cells[place];
    return upper && cell ? [{ text: getCellText(cell) || '?', group: '', place, number: upper.number }] : [];
  }).flat();
}

/**
 * Name of the group of a heading. Files that do not tell merged cells (CSV) have it above the first column of the group, and
 * nothing above the others.
 */
function groupAbove(
  { merges }: ReadSheet,
  upper: ReadRow | undefined,
  lower: ReadRow,
  place: number,
): string {
  if (!upper) return '';
  const first = merges
    ? (findMergedStart(merges, upper.number, place) ?? place)
    : upper.cells.findLastIndex((cell, at) => at <= place && cell);
  const text = lower.cells[first] ? getCellText(upper.cells[first]) : '';
  return text === getCellText(lower.cells[place]) ? '' : text;
}
