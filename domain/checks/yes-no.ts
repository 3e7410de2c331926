/** Words and signs by which people say yes and no in a sheet. */
import { toHalfWidth } from './normalise';

const YES = new Set(['是', '有', '对', 'yes', 'y', 'true', '1', '√', '✓', '✔', '☑', '✅']);
const NO = new Set(['否', '无', '没有', 'no', 'n', 'false', '0', '×', '✗', '✘']);

/** The boolean that a text means; null where it means neither. */
export function readYesNo(text: string): boolean | null {
  const word = toHalfWidth(text).trim().toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
}
