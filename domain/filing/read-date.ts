/**
 * Reads days and months. The rule depends on the source: a text is read by its shape (parts with separators, or 6 or 8 digits), a
 * number of a spreadsheet as a count of days. A bare number or a fraction never becomes a year or a month. Years outside 1900 to
 * 2100 are a fault from either source.
 */
import { toHalfWidth } from '../checks/normalise';
import { addDays, isDate, isFormYear } from '../expressions/dates';
import { fillText, type Text, wordText } from '../text';
import { describeExpectedKind, unreadableReasons } from './filing-faults';

export type DateKind = 'date' | 'month';
export type ReadDate = { value: string } | { fault: Text };

const BETWEEN = '[-/.。年月 ]';
/** Pattern of a time after a day, which is ignored. */
const TIME = '(?:[T ]\\d{1,2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?)?';
const WEEKDAY = '(?: ?(?:星期|周)[一二三四五六日天])?';
/** Dates with separators: 2026-06-30, 2026/6/30, 2026.6.30, 2026年6月30日; months without the last part. */
const PARTED = new RegExp(
  `^(\\d{4})${BETWEEN}(\\d{1,2})(?:${BETWEEN}(\\d{1,2}) ?[日号]?${WEEKDAY}${TIME}| ?月)?$`,
);
/** Dates without separators: 20260630 and 202606. */
const UNPARTED = /^(\d{4})(\d{2})(\d{2})?$/;
/** Dates with the year at the end, such as 3/5/2019, where day and month may be in either order. */
const YEAR_LAST = new RegExp(`^(\\d{1,2})[-/.](\\d{1,2})[-/.](\\d{4})${TIME}$`);
/** A month like 2023.10 whose last digit was lost because a program stored it as the number 2023.1. */
const LOST_ZERO = /^(\d{4})\.1$/;
const SHORT_YEAR = /^\d{2}[-/.年]\d{1,2}[-/.月]\d{1,2} ?日?$/;

/** Reads a typed or pasted text; a month field takes the month of a full date. */
export function readDateText(kind: DateKind, given: string): ReadDate {
  const text = toHalfWidth(given)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    // Blanks in one form and none around separators, so that no shape has to count them.
    .replace(/\s+/g, ' ')
    .replace(/ ?([-/.。年月]) ?/g, '$1')
    .trim();
  const [, ofYear] = LOST_ZERO.exec(text) ?? [];
  if (ofYear && kind === 'month')
    return askWhich(unreadableReasons.eitherMonth, `${ofYear}-01`, `${ofYear}-10`);
  const [, year, month, day] = PARTED.exec(text) ?? UNPARTED.exec(text) ?? [];
  if (year && month) return assemble(kind, year, month, day);
  const [, first, second, lastYear] = YEAR_LAST.exec(text) ?? [];
  if (first && second && lastYear) return readEitherWay(kind, lastYear, first, second);
  return { fault: SHORT_YEAR.test(text) ? unreadableReasons.shortYear : describeExpectedKind(kind) };
}

/** Asks which of two values is meant, each as it is to be typed, in every language. */
const askWhich = (template: Text, first: string, second: string): ReadDate => ({
  fault: fillText(template, { first: wordText(() => first), second: wordText(() => second) }),
});

function assemble(kind: DateKind, year: string, month: string, day: string | undefined): ReadDate {
  if (!isFormYear(Number(year))) return { fault: unreadableReasons.years };
  const inMonth = `${year}-${month.padStart(2, '0')}`;
  if (!isDate(`${inMonth}-01`)) return { fault: unreadableReasons.noMonth };
  if (day === undefined)
    return kind === 'month' ? { value: inMonth } : { fault: unreadableReasons.dayMissing };
  const date = `${inMonth}-${day.padStart(2, '0')}`;
  if (!isDate(date)) return { fault: unreadableReasons.noDay };
  return { value: kind === 'month' ? inMonth : date };
}

/**
 * Reads a date whose day and month may be in either order; where both orders are possible, the fault names both for the person to
 * choose.
 */
function readEitherWay(kind: DateKind, year: string, first: string, second: string): ReadDate {
  const readings = [assemble(kind, year, first, second), assemble(kind, year, second, first)];
  const values = [...new Set(readings.flatMap((read) => ('value' in read ? [read.value] : [])))];
  const [one, other] = values;
  if (one && other) return askWhich(unreadableReasons.eitherWay, one, other);
  return one ? { value: one } : (readings[0] as ReadDate);
}

/** Day 0 of each date system of spreadsheets: 1900, which counts a leap day that never existed, and 1904. */
const DAY_ZERO = { 1900: '1899-12-30', 1904: '1904-01-01' };
export type DateSystem = keyof typeof DAY_ZERO;
/**
 * First day that is read from a serial number: lower serials are more likely years or counts (2019 would be a day of
 * 1905).
 */
const FIRST_SERIAL_DAY = '1950-01-01';

/**
 * Reads a number that a spreadsheet stores as a day: the count of days in its date system, with the time of the day as fraction;
 * or 20260630 (202606 for a month) stored as a number. Any other number, 2026 and 2023.1 among them, is a fault.
 */
export function readDateNumber(kind: DateKind, number: number, system: DateSystem = 1900): ReadDate {
  const digits = String(number);
  if (UNPARTED.test(digits)) return readDateText(kind, digits);
  const date = number > 0 && number < 1e5 ? addDays(DAY_ZERO[system], Math.floor(number)) : '';
  if (date < FIRST_SERIAL_DAY || !isFormYear(Number(date.slice(0, 4))))
    return { fault: describeExpectedKind(kind) };
  return { value: kind === 'month' ? date.slice(0, 7) : date };
}
