/** Normalisation of typed values before they are checked or stored. */
import { removeFormlessCharacters } from './characters';

/** Texts of half-width characters alone, as nearly all are. */
const HALF_WIDTH = /^[ -~]*$/;

/**
 * Converts full-width letters, digits, signs and blanks to half-width, and the digits and separators of Arabic and Persian
 * too. Removes invisible characters, such as the marks around a number from an address book.
 */
export const toHalfWidth = (text: string): string =>
  HALF_WIDTH.test(text)
    ? text
    : removeFormlessCharacters(text)
        .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) % 16))
        .replace(/\u066B/g, '.')
        .replace(/\u066C/g, ',')
        .replace(/[\uFF01-\uFF5E]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
        .replace(/\u3000/g, ' ');

/** The apostrophe by which spreadsheet programs mark digits as a text; exports of theirs keep it. */
const TEXT_MARK = /^['‘’](?=\w)/;
export const removeTextMark = (text: string): string => text.replace(TEXT_MARK, '');

/** Normalises a code of letters and digits: no blanks, half-width, upper case. */
export const normaliseCode = (text: string): string =>
  removeTextMark(toHalfWidth(text).replace(/\s+/g, '')).toUpperCase();

const DASHES = /[\u2010-\u2015\u2212\u30FC]/g;

/** Normalises the number of a document as it was typed from paper: like a code, and with a hyphen for any dash. */
export const normaliseDocumentNumber = (text: string): string =>
  normaliseCode(text.normalize('NFKC')).replace(DASHES, '-');

/** Full-width letters, digits and the signs that join them (. - / _), and the digits of Arabic and Persian. */
const IN_NUMBERS = /[\uFF0D-\uFF19\uFF21-\uFF3A\uFF3F\uFF41-\uFF5A\u0660-\u0669\u06F0-\u06F9]/g;

/**
 * Converts the letters and digits of a number to half-width: of a patent, a contract, an official document. Brackets stay as
 * the document has them: 沈科发（2023）12号.
 */
export const normaliseNumberText = (text: string): string =>
  removeTextMark(HALF_WIDTH.test(text) ? text : text.replace(IN_NUMBERS, toHalfWidth));

/** An area code of three digits for the largest cities, of four for all others; then the number itself. */
const LANDLINE = /^(0(?:10|2\d|[3-9]\d{2}))(\d{7,8})$/;
const COUNTRY = /^(?:\+|00)86/;
const EXTENSION = /(?:-|转|分机|ext\.?|x|#):?(\d{1,6})$/i;
/** Landline number with an extension: the length of its middle part tells it from a number in three parts. */
const HAS_EXTENSION = /^0\d{2,3}-\d{7,8}-\d{1,6}$/;

/** Formats digits as a mobile number, a landline number with its area code, or a nationwide service number; null for others. */
function joinDigits(digits: string): string | null {
  if (/^(?:86)?1[3-9]\d{9}$/.test(digits)) return digits.slice(-11);
  if (/^[48]00\d{7}$/.test(digits)) return digits.replace(/^(\d{3})(\d{3})/, '$1-$2-');
  const [, area, local] = LANDLINE.exec(digits) ?? [];
  return area && local ? `${area}-${local}` : null;
}

function joinPhone(text: string): string | null {
  const digits = text.replace(COUNTRY, '').replace(/[().-]/g, '');
  // After the code of China an area code stands without its 0.
  return joinDigits(digits) ?? (COUNTRY.test(text) ? joinDigits(`0${digits}`) : null);
}

/**
 * Normalises a telephone number: 13800138000, 024-12345678, 024-12345678-801, 400-812-3456. Accepts brackets, blanks,
 * hyphens, dots, the code of China and words for an extension. Other texts only lose their blanks.
 */
export function normalisePhone(text: string): string {
  const typed = removeTextMark(toHalfWidth(text).replace(DASHES, '-').replace(/\s+/g, ''));
  const whole = HAS_EXTENSION.test(typed) ? null : joinPhone(typed);
  if (whole) return whole;
  const found = EXTENSION.exec(typed);
  const number = found && joinPhone(typed.slice(0, found.index));
  return number ? `${number}-${found[1]}` : typed;
}

/**
 * The bare mail address of a text that a mail program copied with a name or a scheme: `王敏 <wang@x.cn>`,
 * `mailto:wang@x.cn`.
 */
export function normaliseEmail(text: string): string {
  const typed = toHalfWidth(text).trim();
  const [, inBrackets] = /^[^<>@]*<([^<>\s]+)>$/.exec(typed) ?? [];
  return (inBrackets ?? typed).replace(/^mailto:\s*/i, '');
}
