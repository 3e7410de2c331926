/**
 * Amounts as number formats show them: `0.00,,"百万元"` shows 12,345,678 as 12.35百万元, `0!.0,"万"` shows 12,345 as 1.2万. What stands
 * beside a scaled number, or in the heading above it, is the unit of what is shown, not of what is stored.
 */
import { isMoney, readUnitName } from '@domain/filing/units';
import { shiftDecimals } from '@domain/spreadsheet/measures';

/** A text in quotes, or one sign after a backslash or an exclamation mark. */
const LITERAL = /"([^"]*)"|[\\!](.)/g;
/** Colours, locales and conditions, and the room of a sign that is not drawn. */
const UNSHOWN = /\[[^\]]*\]|[_*]./g;
const CONDITION = /\[(<=|>=|<>|<|>|=)(-?\d+(?:\.\d+)?)\]/;

const holds: Record<string, (number: number, limit: number) => boolean> = {
  '<': (number, limit) => number < limit,
  '>': (number, limit) => number > limit,
  '=': (number, limit) => number === limit,
  '<=': (number, limit) => number <= limit,
  '>=': (number, limit) => number >= limit,
  '<>': (number, limit) => number !== limit,
};

/** The part of a format that a number is shown by: of its condition, or of its sign. */
function findPart(format: string, number: number): string {
  const parts = format.match(/(?:"[^"]*"|[\\!_*].|[^;])+/g) ?? [];
  if (!CONDITION.test(format)) return (number < 0 ? parts[1] : undefined) ?? parts[0] ?? '';
  const isMet = (part: string) => {
    const [, sign = '', limit] = CONDITION.exec(part) ?? [];
    return !sign || holds[sign]?.(number, Number(limit));
  };
  return parts.find(isMet) ?? '';
}

/** Number of decimal places that a part moves the point to the left: by commas after its digits, and by a point between them. */
function countPlaces(part: string): number {
  const bare = part.replace(LITERAL, (_, quoted, single) => ((quoted ?? single) === '.' ? '!' : ''));
  const commas = /[0#?.](,+)[^0#?.,]*$/.exec(bare)?.[1]?.length ?? 0;
  const decimals = commas > 0 ? (/!([0#?]+)/.exec(bare)?.[1]?.length ?? 0) : 0;
  return 3 * commas + decimals;
}

/** The amount with all its digits and the unit that its format adds; undefined where the number says the same. */
export function readShownAmount(number: number, format: string): string | undefined {
  const part = findPart(format, number).replace(UNSHOWN, '');
  const places = countPlaces(part);
  const beside = [...part.matchAll(LITERAL)].map(([, quoted, single]) => quoted ?? single).join('');
  const unit = beside.replace(/[.\s]/g, '');
  if (places === 0 && !isMoney(readUnitName(unit))) return undefined;
  return `${shiftDecimals(number, -places)}${unit}`;
}
