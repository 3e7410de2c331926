/** Headings of a pasted block in one row, with the units that stand below or beside them: read as those of imported files. */
import { isUnit } from '../filing/units';
import { findHeadName, findTableHead, type TableHeading } from './head-rows';
import { listUnitsInBrackets } from './headings';
import {
  countBlockColumns,
  getBlockText,
  listIndexes,
  type PasteBlock,
  type PasteGrid,
  toReadRows,
} from './paste-block';
import { createSlotFinder, findHeading } from './paste-by-name';
import { namesInOtherUnit } from './paste-units';
import { isUnitHeading } from './years-across';

/** Number of rows below the first row of headings that may belong to them. */
const ROWS_BELOW = 2;

/** Joins the rows of headings to the last of them; the others become blank. */
export function joinPastedHeads(block: PasteBlock, grid: PasteGrid): PasteBlock {
  const heading = findHeading(block, grid);
  if (heading < 0) return block;
  const find = createSlotFinder(grid.columns, grid.corner);
  const isHead = (name: string) => find(name).length > 0 || namesInOtherUnit(name, grid.columns) || undefined;
  const rows = toReadRows(block.slice(0, heading + ROWS_BELOW + 1));
  const head = findTableHead({ name: '', rows }, (each) => findHeadName(each, isHead));
  if (!head || head.number < heading) return block;
  const names = new Map(
    head.heads.map((each) => [each.place, nameWithUnit(each, findHeadName(each, isHead) ?? each.text)]),
  );
  const joined = block.map((texts, row) => {
    if (row < heading || row > head.number) return texts;
    return listIndexes(countBlockColumns(block)).map((column) =>
      row === head.number ? (names.get(column) ?? '') : '',
    );
  });
  return grid.isNamed ? joinUnitColumn(joined, head.number, createSlotFinder(grid.lines)) : joined;
}

/** The name of a heading with the unit that its group has for it: 经费（元） above 计划支出. */
function nameWithUnit({ group }: TableHeading, name: string): string {
  const [unit] = listUnitsInBrackets(name).length > 0 ? [] : listUnitsInBrackets(group);
  return unit ? `${name}（${unit}）` : name;
}

/** Adds the units of a column of units to the names of the rows, which stand before it. */
function joinUnitColumn(
  block: PasteBlock,
  heading: number,
  findLine: ReturnType<typeof createSlotFinder>,
): PasteBlock {
  const units = (block[heading] ?? []).findIndex(isUnitHeading);
  if (units < 1) return block;
  return block.map((texts, row) => {
    const unit = getBlockText(block, row, units);
    if (row <= heading || !isUnit(unit)) return texts;
    const named = texts.slice(0, units).findLastIndex((text) => findLine(text).length > 0);
    const label = named < 0 ? units - 1 : named;
    return texts.map((text, column) => {
      if (column === label) return `${text}（${unit}）`;
      return column === units ? '' : text;
    });
  });
}
