/**
 * Numbers of patents and software copyrights. A patent number is 8 or 12 digits, a dot and a check character: the sum of
 * the digits, weighted 2 to 9 over and over, modulo 11, with 10 written X. ZL in front and blanks do not count.
 */

import type { Dictionary } from '../definition';
import { findOption } from '../expressions/choices';
import { normaliseCode } from './normalise';

/** The number without blanks and a leading ZL. */
export const normalisePatentNo = (no: string): string => normaliseCode(String(no)).replace(/^ZL/, '');

/**
 * True if the number fits the kind of right. `types` gives a pattern (`no_pattern`) per kind; a kind without one accepts any
 * number.
 */
export function isPatentNoOfType(types: Dictionary, type: string, no: string): boolean {
  const pattern = findOption(types.items, type)?.no_pattern;
  if (typeof pattern !== 'string') return true;
  const number = normalisePatentNo(no);
  if (!new RegExp(pattern).test(number)) return false;
  const [, digits, check] = number.match(/^(\d{8}|\d{12})\.([\dX])$/) ?? [];
  if (digits === undefined) return true;
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * ((i % 8) + 2), 0);
  return '0123456789X'.charAt(sum % 11) === check;
}

/**
 * The number of a patent as registers look it up: digits and check character without ZL, dot and blanks; null for a number of
 * another right, such as that of a software copyright.
 */
export function toPatentKey(no: string): string | null {
  const number = normalisePatentNo(no).replace(/^CN/, '').replaceAll('.', '');
  return /^(\d{8}|\d{12})[\dX]$/.test(number) ? number : null;
}
