/** Headings of a pasted block in one row, with the units that stand below, above or beside them: read as those of files. */
import { isUnit } from '../filing/units';
import { type HeadParts, listHeadParts, type PartUnits, readPartUnits } from './head-parts';
import { findHeadName, findTableHead, joinNumbering, type TableHeading } from './head-rows';
import { listUnitsInBrackets } from './headings';
import { coversAmounts, findLineUnit, findSheetUnit, findUnitInHeading } from './measures';
import {
  countBlockColumns,
  getBlockText,
  listIndexes,
  type PasteBlock,
  type PasteGrid,
  type PasteSlot,
  toReadRows,
} from './paste-block';
import { createSlotFinder, findHeading, findOtherHeading } from './paste-by-name';
import { namesInOtherUnit } from './paste-units';
import { isUnitHeading } from './years-across';

/** Number of rows below the first row of headings that may belong to them. */
const ROWS_BELOW = 3;

/** Joins the rows of headings to the last of them, the others become blank; names of rows get their units. */
export function joinPastedHeads(block: PasteBlock, grid: PasteGrid): PasteBlock {
  const heading = findHeading(block, grid);
  if (heading < 0) return joinUnitsOfOther(block, grid);
  const find = createSlotFinder(grid.columns, grid.corner);
  const isHead = (name: string) => find(name).length > 0 || namesInOtherUnit(name, grid.columns) || undefined;
  const sheet = { name: '', rows: toReadRows(block.slice(0, heading + ROWS_BELOW + 1)) };
  const found = findTableHead(sheet, (each) => findHeadName(each, isHead));
  if (!found || found.number < heading) return block;
  // Rows with names may hold 1, 2 and 3 as values.
  const head = grid.isNamed ? found : joinNumbering(sheet, found);
  const unit = findSheetUnit(sheet, heading);
  const nameHeads = (heads: readonly TableHeading[], around: string | undefined): string[] => {
    const names = new Map(
      heads.map((each) => {
        const name = findHeadName(each, isHead) ?? each.text;
        return [each.place, addUnit(name, grid.columns[find(name)[0] ?? -1], [each.group, `(${around})`])];
      }),
    );
    return listIndexes(countBlockColumns(block)).map((column) => names.get(column) ?? '');
  };
  const joined = block.map((texts, row) => {
    if (row < heading || row > head.number) return texts;
    return row === head.number ? nameHeads(head.heads, unit) : texts.map(() => '');
  });
  if (grid.isNamed) return joinUnitColumn(joined, grid, head.number, unit);
  const measured = head.heads.flatMap((each) => {
    const field = grid.columns[find(findHeadName(each, isHead) ?? each.text)[0] ?? -1]?.field;
    return field ? [{ place: each.place, field }] : [];
  });
  const below = listHeadParts(toReadRows(block).slice(head.number + 1), { ...head, unit });
  return joinInnerHeads(joined, below, readPartUnits(below, measured), nameHeads);
}

/** Gives the headings and units between records the names of whole headings; those that are not sure stay. */
function joinInnerHeads(
  block: PasteBlock,
  { parts, markers }: HeadParts,
  units: readonly PartUnits[],
  nameHeads: (heads: readonly TableHeading[], unit: string | undefined) => string[],
): PasteBlock {
  const named = new Map(
    [...markers].flatMap((number): [number, string[]][] => {
      const at = parts.findIndex((part) => part.number >= number);
      const part = parts[at];
      return part && !units[at]?.isRefused ? [[number, nameHeads(part.heads, part.unit)]] : [];
    }),
  );
  return block.map((texts, row) => named.get(row) ?? texts);
}

/** Names of rows get their units where the headings above them name no column. */
function joinUnitsOfOther(block: PasteBlock, grid: PasteGrid): PasteBlock {
  const heading = findOtherHeading(block, grid);
  const sheet = { name: '', rows: toReadRows(block.slice(0, heading + 1)) };
  return heading < 0 ? block : joinUnitColumn(block, grid, heading, findSheetUnit(sheet, heading));
}

/** Adds the unit in the brackets of the first of some texts to a name of amounts of money without one. */
function addUnit(name: string, slot: PasteSlot | undefined, around: readonly string[]): string {
  const field = slot?.field;
  if (!field || findUnitInHeading(field, name)) return name;
  const unit = around.flatMap(listUnitsInBrackets).find((each) => coversAmounts(each, field.unit ?? ''));
  return unit ? `${name}（${unit}）` : name;
}

/** Adds the units of a column of units to the names of the rows; else `unit`, that above the block. */
function joinUnitColumn(
  block: PasteBlock,
  { lines }: PasteGrid,
  heading: number,
  unit: string | undefined,
): PasteBlock {
  const find = createSlotFinder(lines);
  const units = (block[heading] ?? []).findIndex(isUnitHeading);
  // A line between the rows names the unit of those below it.
  let around = unit;
  const rows = toReadRows(block);
  return block.map((texts, row) => {
    const below = row > heading && rows[row];
    around = (below && findLineUnit(below, false)) || around;
    const own = getBlockText(block, row, units);
    const named = texts.findLastIndex((text) => find(text).length > 0);
    const label = named < 0 && units > 0 ? units - 1 : named;
    if (row <= heading || label < 0) return texts;
    return texts.map((text, column) => {
      if (column === label && isUnit(own)) return `${text}（${own}）`;
      if (column === label) return addUnit(text, lines[find(text)[0] ?? -1], [`(${around})`]);
      return column === units && isUnit(own) ? '' : text;
    });
  });
}
