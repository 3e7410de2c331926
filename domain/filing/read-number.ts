/** Reads numbers as people write them. A character that could change the amount raises a question, and is never dropped. */
import type { AnswerValue } from '../definition';
import { isFormYear } from '../expressions/dates';
import type { Text } from '../text';
import { describeExpectedKind, unreadableReasons } from './filing-faults';

export type ReadNumber = { value: AnswerValue } | { fault: Text };

const DIGITS = /^(?:\d+(?:\.\d*)?|\.\d+)$/;
/** Numbers with thousands separators: 1,234,567.5; a blank may separate thousands, too. */
const GROUPED = /^\d{1,3}(?:(?:,\d{3})+|(?: \d{3})+)(?:\.\d*)?$/;

/** Splits the sign from the digits: -515.8, or (515.8) as accountants write it. */
function splitSign(text: string): { sign: 1 | -1; digits: string } {
  const [, inBrackets] = /^\(([^()+-]+)\)$/.exec(text) ?? [];
  if (inBrackets) return { sign: -1, digits: inBrackets.trim() };
  return { sign: text.startsWith('-') ? -1 : 1, digits: text.replace(/^[+-] ?/, '') };
}

const tidy = (text: string): string =>
  text.replace(/[−–—]/g, '-').replace(/，/g, ',').replace(/\s+/g, ' ').trim();

/** Reads a half-width text as a count or an amount; a percent sign would make it another number. */
export const readNumberText = (text: string): ReadNumber => readTidyNumber(tidy(text));

/** Reads a half-width text as a percentage, with its sign or without: 12.5%, 12.5, (5.2%). */
export const readPercentText = (text: string): ReadNumber =>
  readTidyNumber(tidy(text).replace(/ ?%( ?\))?$/, '$1'));

function readTidyNumber(text: string): ReadNumber {
  const { sign, digits } = splitSign(text);
  if (GROUPED.test(digits)) return { value: sign * Number(digits.replace(/[, ]/g, '')) };
  if (DIGITS.test(digits)) return { value: sign * Number(digits) };
  const isGroupedWrong = /^[\d., ]+$/.test(digits) && /\d/.test(digits) && /[, ]/.test(digits);
  return { fault: isGroupedWrong ? unreadableReasons.comma : describeExpectedKind('number') };
}

/** Reads a half-width text as a year: 2024, 2024年度, FY2024. */
export function readYearText(text: string): ReadNumber {
  const [, digits] = /^(?:FY\s*)?(\d{4})\s*(?:年\s*度?)?$/i.exec(text.trim()) ?? [];
  if (!digits) return { fault: describeExpectedKind('year') };
  return isFormYear(Number(digits)) ? { value: Number(digits) } : { fault: unreadableReasons.years };
}
