/** Pasted columns and rows with another unit than that of the form: their amounts are converted, or not taken over. */
import { isSameUnit, isUnit, readUnitName } from '../filing/units';
import { findUnitAfterName, listUnitsInBrackets, normaliseHeading, tidyHead } from './headings';
import { findOtherUnit, type OtherUnit } from './measures';
import { findNearest } from './nearest';
import {
  getBlockText,
  type PasteBlock,
  type PasteGrid,
  type PasteMatch,
  type PasteSlot,
  type PlacedText,
} from './paste-block';
import { createHeadFinder } from './paste-parts';

const listUnits = ({ names }: PasteSlot): string[] => names.flatMap(listUnitsInBrackets);

/** Units that a text names: in brackets, after one of the names (支出元), or after a stroke (支出额/元). */
function listNamedUnits(text: string, names: readonly string[]): string[] {
  const inside = listUnitsInBrackets(text);
  if (inside.length > 0) return inside;
  const joined = findUnitAfterName(names, text);
  if (joined) return [joined];
  return tidyHead(text)
    .split(/[/,、;-]/)
    .slice(1)
    .filter(isUnit)
    .map(readUnitName);
}

/** True where a text names a unit, and the row or column has none but others. */
export function isOfOtherUnit(text: string, slot: PasteSlot): boolean {
  const own = listUnits(slot);
  const said = own.length > 0 ? listNamedUnits(text, slot.names) : [];
  return said.length > 0 && !said.some((unit) => own.some((each) => isSameUnit(unit, each)));
}

/** True where a text names one of the rows or columns, but for its unit. */
export const namesInOtherUnit = (text: string, slots: readonly PasteSlot[]): boolean =>
  slots.some((slot) => {
    if (!isOfOtherUnit(text, slot)) return false;
    const head = normaliseHeading(text);
    return slot.names.map(normaliseHeading).some((name) => {
      const after = name && head.startsWith(name) ? head.slice(name.length).replace(/^[/-]/, '') : null;
      return after === '' || (after !== null && isUnit(after));
    });
  });

/** True where the most similar row or column that takes values has another unit. */
export function isNearestOfOtherUnit(text: string, slots: readonly PasteSlot[]): boolean {
  const open = slots.filter(({ state }) => state === 'open');
  const near = findNearest(text, open, ({ names }) => names);
  return near !== undefined && isOfOtherUnit(text, near);
}

/** `name`: name of the pasted row or column that has the unit. */
export type PastedUnit = OtherUnit & { name: string };

/** Finds the unit of a pasted amount where it is not that of the form. */
export function createUnitFinder(
  block: PasteBlock,
  { lines, columns, isNamed }: PasteGrid,
  match: Pick<PasteMatch, 'rows' | 'columns'>,
): (placed: PlacedText) => PastedUnit | undefined {
  const [heading, label] = [match.rows.lastIndexOf('heading'), match.columns.lastIndexOf('label')];
  const findHead = isNamed ? undefined : createHeadFinder(block, heading);
  return ({ row, column, line, place }) => {
    const { head: across, unit: around } = findHead?.(row, column) ?? {
      head: getBlockText(block, heading, column),
      unit: undefined,
    };
    const down = getBlockText(block, row, label);
    const ofLine = lines[line]?.field;
    const field = ofLine ?? columns[place]?.field;
    const [name, other] = ofLine ? [down, across] : [across, down];
    const unit = field && findOtherUnit(field, name, [...listUnitsInBrackets(other), around]);
    return field && unit?.isKnown ? { ...unit, name: name || field.zh } : undefined;
  };
}
