/** Parts of a pasted block of records, each with headings or a unit of its own. */
import { type HeadParts, listHeadParts, readPartUnits } from './head-parts';
import {
  getBlockText,
  isBlank,
  type PasteBlock,
  type PasteDestination,
  type PasteSlot,
  toReadRows,
} from './paste-block';

/** Separates the rows below the headings of a block into parts. */
export const listPastedParts = (block: PasteBlock, heading: number): HeadParts =>
  listHeadParts(toReadRows(block).slice(heading + 1), {
    number: heading,
    heads: (block[heading] ?? []).flatMap((text, place) =>
      isBlank(text) ? [] : [{ text, group: '', place, number: heading }],
    ),
    unit: undefined,
  });

/** Rows of the parts whose units are not sure for the columns that take them. */
export function listUnsureRows(
  block: PasteBlock,
  found: HeadParts,
  goals: readonly PasteDestination[],
  columns: readonly PasteSlot[],
): ReadonlySet<number> {
  const measured = goals.flatMap((goal, place) => {
    const field = typeof goal === 'number' ? columns[goal]?.field : undefined;
    return field ? [{ place, field }] : [];
  });
  const units = readPartUnits(found, measured);
  const rows = [...block.keys()].filter(
    (row) => units[found.parts.findLastIndex(({ number }) => number < row)]?.isRefused,
  );
  return new Set(rows);
}

/** Returns a function that gives the heading above a cell of a block, and the unit of a line above it. */
export function createHeadFinder(
  block: PasteBlock,
  heading: number,
): (row: number, column: number) => { head: string; unit: string | undefined } {
  const { parts } = listPastedParts(block, heading);
  return (row, column) => {
    const part = parts.findLast(({ number }) => number < row);
    const head =
      part?.heads.find(({ place }) => place === column)?.text ?? getBlockText(block, heading, column);
    return { head, unit: part?.unit };
  };
}
