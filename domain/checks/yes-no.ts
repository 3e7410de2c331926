/** Words and signs by which people say yes and no in a sheet. */
import { toHalfWidth } from './normalise';

const YES = new Set(['是', '有', '对', 'yes', 'y', 'true', '1', '√', '✓', '✔', '☑', '✅']);
const NO = new Set(['否', '无', '没有', 'no', 'n', 'false', '0', '×', '✗', '✘', '✖', '❌']);

/** Boxes of a printed form beside its words, a ticked one as + and an empty one as -. */
const TICKED_YES = new Set(['+是-否', '是+否-', '+是', '是+']);
const TICKED_NO = new Set(['-是+否', '是-否+', '+否', '否+']);

const spellBoxes = (word: string): string =>
  word
    .replace(/[\s/、]/g, '')
    .replace(/[√✓✔☑■☒]/g, '+')
    .replace(/[□☐]/g, '-');

/** The boolean that a text means; null where it means neither. */
export function readYesNo(text: string): boolean | null {
  const word = toHalfWidth(text).trim().toLowerCase();
  const boxes = spellBoxes(word);
  if (YES.has(word) || TICKED_YES.has(boxes)) return true;
  return NO.has(word) || TICKED_NO.has(boxes) ? false : null;
}
