/** Typed values are brought to one form before they are checked or stored. */
import { withoutFormless } from './characters';

/** Letters, digits and signs that are half-width already, as nearly all are. */
const HALF_WIDTH = /^[ -~]*$/;

/**
 * Full-width letters, digits, signs and blanks become half-width; so do the digits and separators of Arabic and Persian.
 * Characters that nobody sees, such as the marks around a number from an address book, are left out.
 */
export const toHalfWidth = (text: string): string =>
  HALF_WIDTH.test(text)
    ? text
    : withoutFormless(text)
        .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) % 16))
        .replace(/\u066B/g, '.')
        .replace(/\u066C/g, ',')
        .replace(/[\uFF01-\uFF5E]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
        .replace(/\u3000/g, ' ');

/** Codes of letters and digits: without blanks, half-width, upper case. */
export const normaliseCode = (text: string): string => toHalfWidth(text).replace(/\s+/g, '').toUpperCase();

/** Telephone numbers: half-width, without blanks; a leading +86 or 0086 of a mobile number is dropped. */
export const normalisePhone = (text: string): string =>
  toHalfWidth(text)
    .replace(/[\s\u2010-\u2015]+/g, (found) => (/\s/.test(found) ? '' : '-'))
    .replace(/^(?:\+|00)86-?(?=1[3-9]\d{9}$)/, '');

export const normaliseEmail = (text: string): string => toHalfWidth(text).trim();
