/**
 * Parts of a table: headings that come again between its records, and lines that name a unit there. The unit of a part may be
 * another one than above it. Amounts are read in the unit that their part names; where it names none although the one above need
 * not hold, or two, its rows are refused: no amount is read in a guessed unit.
 */
import type { Field } from '../definition';
import { getFieldUnit, getUnitText, isSameUnit } from '../filing/units';
import type { Text } from '../text';
import { joinUnits, type TableHeading } from './head-rows';
import { listUnitsInBrackets } from './headings';
import { isRepeatedHead, isSameHeading } from './inner-rows';
import { coversAmounts, findLineUnit, findOtherUnit, isOfTexts, namesUnit } from './measures';
import { createSheetText } from './messages';
import { formatCellName, getCellText, type ReadRow } from './model';

export interface HeadPart {
  /** Number of the last row of its headings and unit; the part is the rows below. */
  number: number;
  heads: readonly TableHeading[];
  /** Unit that a line above the part names. */
  unit: string | undefined;
  /** True where that line stands between the part and the records above it. */
  hasUnit: boolean;
}

export interface HeadParts {
  parts: readonly [HeadPart, ...HeadPart[]];
  /** Numbers of the rows of headings and units between the records. */
  markers: ReadonlySet<number>;
}

/** Separates the rows below the headings of a table into parts; `first`: those headings, and the unit above them. */
export function listHeadParts(
  rows: readonly ReadRow[],
  first: Omit<HeadPart, 'hasUnit'>,
  isRecord: (row: ReadRow) => boolean = () => false,
): HeadParts {
  const parts: [HeadPart, ...HeadPart[]] = [{ ...first, hasUnit: true }];
  const markers = new Set<number>();
  const groups = first.heads.flatMap((head) => (head.group ? [{ ...head, text: head.group }] : []));
  // True until the first record of the last part.
  let isOpen = false;
  const readMarker = (row: ReadRow, at: number): Partial<HeadPart> | undefined => {
    if (!isOfTexts(row)) return undefined;
    const { heads } = parts.at(-1) as HeadPart;
    const isBelow = isOpen && markers.has(rows[at - 1]?.number ?? -1);
    const isAbove = isTitle(row) && isRepeatedHead(rows[at + 1], first.heads);
    const isHead = isRepeatedHead(row, first.heads, isBelow ? 1 : 2);
    if (isHead || namesUnitAgain(row, first.heads) || (isAbove && isRepeatedHead(row, groups, 1)))
      return { heads: renameHeads(heads, row) };
    const head = { number: row.number - 1, heads: [...heads] };
    const joined = isBelow ? joinUnits({ name: '', rows: [row] }, head) : head;
    if (joined !== head) return { heads: joined.heads };
    const unit = findLineUnit(row, isAbove);
    return unit ? { unit, hasUnit: true } : undefined;
  };
  for (const [at, row] of rows.entries()) {
    const own = isRecord(row) ? undefined : readMarker(row, at);
    if (own) {
      const last = parts.at(-1) as HeadPart;
      const part = isOpen ? (parts.pop() as HeadPart) : { ...last, hasUnit: false };
      parts.push({ ...part, ...own, number: row.number });
      markers.add(row.number);
      isOpen = true;
    } else if (!isTitle(row)) isOpen = false;
  }
  return { parts, markers };
}

/** True for a row of texts that names one of the headings with a unit, however it calls the others. */
const namesUnitAgain = ({ cells }: ReadRow, heads: readonly TableHeading[]): boolean =>
  cells.every((cell) => !cell || cell.kind === 'text') &&
  heads.some(({ place, text }) => {
    const own = getCellText(cells[place]);
    return listUnitsInBrackets(own).length > 0 && isSameHeading(own, text);
  });

/** True for a row that may be a title: a single text, or nothing. */
const isTitle = ({ cells }: ReadRow): boolean => {
  const [first, ...others] = cells.filter(Boolean);
  return others.length === 0 && (!first || first.kind === 'text');
};

/** The headings with the texts that another row of headings, or of groups, has for them. */
const renameHeads = (heads: readonly TableHeading[], { number, cells }: ReadRow): TableHeading[] =>
  heads.map((head) => {
    const text = getCellText(cells[head.place]);
    if (text && isSameHeading(text, head.text)) return { ...head, text, number };
    const group = getCellText(cells.findLast((cell, place) => cell && place <= head.place));
    return head.group && isSameHeading(group, head.group) ? { ...head, group } : head;
  });

export interface MeasuredColumn {
  place: number;
  field: Field;
}

/** A column whose unit is another one in a part than above it. */
export interface UnitChange {
  place: number;
  head: string;
  above: string;
  unit: string;
  /** False where the amounts cannot be read: their unit is not known for sure, or they cannot be converted from it. */
  isSure: boolean;
}

export interface PartUnits {
  /** Units by the places of their columns, where these are not those of the form. */
  units: ReadonlyMap<number, string>;
  changes: readonly UnitChange[];
  /** True where the rows of the part cannot be read. */
  isRefused: boolean;
}

/** Finds the units of each part. */
export function readPartUnits({ parts }: HeadParts, columns: readonly MeasuredColumn[]): PartUnits[] {
  let above: ReadonlyMap<number, ColumnUnit> | undefined;
  const measured = columns.filter(({ field }) => getFieldUnit(field));
  return parts.map((part) => {
    const here = new Map(measured.map((column) => [column.place, readColumnUnit(part, column)]));
    const changes = [...here].flatMap(
      ([place, unit]) => describeChange(place, unit, above?.get(place)) ?? [],
    );
    const isRefused = changes.some(({ isSure }) => !isSure);
    // Parts are compared with the last one that was read.
    if (!isRefused) above = here;
    const units = [...here].flatMap(([place, { unit, isOther }]): [number, string][] =>
      isOther ? [[place, unit]] : [],
    );
    return { units: new Map(units), changes, isRefused };
  });
}

interface ColumnUnit {
  head: string;
  unit: string;
  isOther: boolean;
  /** True where the amounts can be converted. */
  isKnown: boolean;
  isNamed: boolean;
  /** Unit of a line of the part. */
  lineUnit: string | undefined;
}

function readColumnUnit(
  { heads, unit: around, hasUnit }: HeadPart,
  { place, field }: MeasuredColumn,
): ColumnUnit {
  const { text = '', group = '' } = heads.find((head) => head.place === place) ?? {};
  const own = getFieldUnit(field) ?? '';
  const [groupUnit] = listUnitsInBrackets(group);
  const other = findOtherUnit(field, text, [groupUnit, around]);
  return {
    head: text,
    unit: other?.from ?? own,
    isOther: other !== undefined,
    isKnown: other?.isKnown ?? true,
    isNamed: namesUnit(field, text) || (groupUnit !== undefined && coversAmounts(groupUnit, own)),
    lineUnit: hasUnit && around && coversAmounts(around, own) ? around : undefined,
  };
}

function describeChange(
  place: number,
  here: ColumnUnit,
  above: ColumnUnit | undefined,
): UnitChange | undefined {
  if (!above) return undefined;
  const { head, unit, isKnown, isNamed, lineUnit } = here;
  const isDisputed = isNamed && lineUnit !== undefined && !isSameUnit(lineUnit, unit);
  if (!isDisputed && isSameUnit(above.unit, unit)) return undefined;
  const isSure = isKnown && !isDisputed && (isNamed || lineUnit !== undefined);
  return { place, head, above: above.unit, unit, isSure };
}

/**
 * Returns a function that finds the units of the part of a row, and reports once what changes there; to be called for the records
 * alone, as a part without any has nothing to report.
 */
export function createPartReader(
  found: HeadParts,
  { fields }: { fields: readonly { place: number; column: { field: Field } }[] },
  report: (cell: string, message: Text, isRefused: boolean) => void,
): (row: ReadRow) => PartUnits {
  const units = readPartUnits(
    found,
    fields.map(({ place, column: { field } }) => ({ place, field })),
  );
  const reported = new Set<number>();
  return ({ number }) => {
    const at = found.parts.findLastIndex((part) => part.number < number);
    const [part, own] = [found.parts[at], units[at]];
    if (!part || !own) throw new RangeError(`Row ${number} is above the table`);
    if (!reported.has(at))
      for (const change of own.changes)
        report(
          formatCellName(change.place, part.number),
          describeUnitChange(part.number, change),
          !change.isSure,
        );
    reported.add(at);
    return own;
  };
}

/** Says from which row a column has another unit, and where the unit is not sure that its rows were left out. */
const describeUnitChange = (row: number, { head, above, unit, isSure }: UnitChange): Text =>
  createSheetText(isSure ? 'unit_changes' : 'unit_unsure', {
    row,
    head,
    above: getUnitText(above),
    unit: getUnitText(unit),
  });
