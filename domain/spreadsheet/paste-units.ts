/** Names of pasted columns and rows with another unit than that of the form: their amounts would be wrong there. */
import { isSameUnit, isUnit, readUnitName } from '../filing/units';
import { normaliseHeading, tidyHead, unitsIn } from './headings';
import { findNearest } from './nearest';
import type { PasteSlot } from './paste-block';

const listUnits = ({ names }: PasteSlot): string[] => names.flatMap(unitsIn);

/** Units that a text names: in brackets, after a stroke (支出/元), or after one of the names (支出元). */
function unitsSaid(text: string, names: readonly string[]): string[] {
  const head = tidyHead(text);
  const inside = unitsIn(text);
  const after = [
    ...head.split(/[/,、;-]/).slice(1),
    ...names.map(tidyHead).map((name) => (name && head.startsWith(name) ? head.slice(name.length) : '')),
  ];
  return inside.length > 0 ? inside : after.filter((each) => each && isUnit(each)).map(readUnitName);
}

/** True where a text names a unit, and the row or column has none but others. */
export function isOfOtherUnit(text: string, slot: PasteSlot): boolean {
  const own = listUnits(slot);
  const said = own.length > 0 ? unitsSaid(text, slot.names) : [];
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
