export type Direction = 'ltr' | 'rtl';

/** Languages written from right to left (specification, section 1). */
const RIGHT_TO_LEFT = ['he', 'ar', 'fa', 'ku'];

/** The writing direction of a language tag such as `ar` or `fa-IR`. */
export function directionOf(tag: string): Direction {
  const [language = ''] = tag.toLowerCase().split(/[-_]/);
  return RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr';
}

/**
 * Names, numbers and English words inside a sentence of the other direction would drag its punctuation along and change
 * places. An isolate (Unicode UAX #9) keeps each to itself and takes the direction of its own first letter.
 */
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** Letters written from right to left, and marks that change the direction of what follows them. */
const TURNS_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u202a-\u202e\u2066-\u2069]/u;
/** Between Arabic letters even a date or a range of numbers turns round. */
const TURNS_RIGHT = /[^\d\s]/;

/** The text as it may stand in a sentence of that direction. Unchanged where nothing could turn round. */
export function isolate(text: string, around: Direction): string {
  const mayTurn = around === 'rtl' ? TURNS_RIGHT : TURNS_LEFT;
  if (!mayTurn.test(text)) return text;
  // Blanks at the ends part it from what is around it: they stay outside.
  const inner = text.trim();
  return text.replace(inner, () => FIRST_STRONG_ISOLATE + inner + POP_ISOLATE);
}

const LETTERS_FROM_THE_RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** True for a text with letters that are written from right to left. */
export const isRightToLeft = (text: string): boolean => LETTERS_FROM_THE_RIGHT.test(text);
