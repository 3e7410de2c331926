/** Words and signs by which people say yes and no in a sheet. */
import { toHalfWidth } from './normalise';

const YES = new Set(['是', '有', '对', 'yes', 'y', 'true', '1', '√', '✓', '✔', '☑', '✅']);
const NO = new Set(['否', '无', '没有', 'no', 'n', 'false', '0', '×', '✗', '✘']);

/** True or false as the text says; null where it says neither. */
export function readYesNo(text: string): boolean | null {
  const word = toHalfWidth(text).trim().toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
}
