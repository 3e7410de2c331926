/** Cells of a matched block that the table takes over, and those that it does not. */

import {
  getBlockText,
  isBlank,
  type PasteBlock,
  type PasteDestination,
  type PasteGrid,
  type PasteLoss,
  type PasteMatch,
  type PasteSlot,
  type PlacedText,
} from './paste-block';
import { isNearestOfOtherUnit } from './paste-units';

/** Lists the texts of the block that go into an open cell of the table, each with that cell. */
export function listPlacedTexts(
  block: PasteBlock,
  grid: PasteGrid,
  match: Pick<PasteMatch, 'rows' | 'columns'>,
): PlacedText[] {
  return match.rows.flatMap((line, row) =>
    match.columns.flatMap((place, column) =>
      typeof line === 'number' && typeof place === 'number' && grid.stateAt(line, place) === 'open'
        ? [{ row, column, line, place, text: getBlockText(block, row, column) }]
        : [],
    ),
  );
}

/** Lists the texts of the block that the table does not take over, combined to whole columns and rows where possible. */
export function listPasteLosses(
  block: PasteBlock,
  { lines, columns, stateAt }: PasteGrid,
  match: Pick<PasteMatch, 'rows' | 'columns'>,
): PasteLoss[] {
  const rows = match.rows.flatMap((goal, row) => (goal === 'heading' ? [] : [row]));
  const places = match.columns.flatMap((goal, column) => (goal === 'label' ? [] : [column]));
  const lost = (goal: PasteDestination | undefined, slots: readonly PasteSlot[]) => {
    if (goal === null) return {};
    if (goal === 'total') return { isTotal: true as const };
    if (goal === 'unit') return { isUnsureUnit: true as const };
    const state = typeof goal === 'number' ? slots[goal]?.state : undefined;
    return state === undefined || state === 'open' ? null : { slot: goal as number, state };
  };
  const said = (name: string, goal: PasteDestination | undefined, slots: readonly PasteSlot[]) =>
    goal === null && isNearestOfOtherUnit(name, slots) ? { isOtherUnit: true as const } : {};
  const [heading, label] = [match.rows.lastIndexOf('heading'), match.columns.lastIndexOf('label')];
  const inRows = rows.flatMap((row): PasteLoss[] => {
    const why = lost(match.rows[row], lines);
    const count = places.filter((column) => !isBlank(getBlockText(block, row, column))).length;
    const unit = said(getBlockText(block, row, label), match.rows[row], lines);
    return why && count > 0 ? [{ part: 'row', row, count, ...why, ...unit }] : [];
  });
  const isGone = new Set(inRows.map(({ row }) => row));
  const rest = rows.filter((row) => !isGone.has(row));
  const inColumns = places.flatMap((column): PasteLoss[] => {
    const why = lost(match.columns[column], columns);
    const count = rest.filter((row) => !isBlank(getBlockText(block, row, column))).length;
    const unit = said(getBlockText(block, heading, column), match.columns[column], columns);
    return why && count > 0 ? [{ part: 'column', column, count, ...why, ...unit }] : [];
  });
  const cells = rest.flatMap((row) =>
    places.flatMap((column): PasteLoss[] => {
      const [line, place] = [match.rows[row], match.columns[column]];
      if (typeof line !== 'number' || typeof place !== 'number' || isBlank(getBlockText(block, row, column)))
        return [];
      const isWhole = columns[place]?.state !== 'open';
      const state = stateAt(line, place);
      return isWhole || state === 'open' ? [] : [{ part: 'cell', row, column, slot: place, state, count: 1 }];
    }),
  );
  return [...inRows, ...inColumns, ...cells];
}
