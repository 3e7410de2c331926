export type Direction = 'ltr' | 'rtl';

/** Languages written from right to left (specification, section 1). */
const RIGHT_TO_LEFT = ['he', 'ar', 'fa', 'ku'];

/** The writing direction of a language tag such as `ar` or `fa-IR`. */
export function directionOf(tag: string): Direction {
  const [language = ''] = tag.toLowerCase().split(/[-_]/);
  return RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr';
}

/**
 * Names, numbers and English words inside a sentence of the other direction would reorder its punctuation. An isolate (Unicode
 * UAX #9) separates such a text and takes the direction of its first letter.
 */
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** Characters written from right to left, and control characters that change the direction of the text after them. */
const TURNS_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u202a-\u202e\u2066-\u2069]/u;
/** Any text but digits and blanks: between Arabic letters even a date or a range of numbers is reordered. */
const TURNS_RIGHT = /[^\d\s]/;

/** Isolates with signs between them, such as a list of names: around these, an isolate would find no letter to follow. */
const OF_ISOLATES =
  /^(?:[^\p{L}\p{N}\u2068\u2069]*\u2068[^\u2068\u2069]*\u2069)+[^\p{L}\p{N}\u2068\u2069]*$/u;

/** Isolates a text for a sentence of the direction `around`. Returns it unchanged where nothing could be reordered. */
export function isolate(text: string, around: Direction): string {
  const mayTurn = around === 'rtl' ? TURNS_RIGHT : TURNS_LEFT;
  if (!mayTurn.test(text) || OF_ISOLATES.test(text)) return text;
  // Leading and trailing blanks separate the text from its surroundings: they stay outside.
  const inner = text.trim();
  return text.replace(inner, () => FIRST_STRONG_ISOLATE + inner + POP_ISOLATE);
}

const ISOLATES = new RegExp(`[${FIRST_STRONG_ISOLATE}${POP_ISOLATE}]`, 'g');

/** Removes the isolates of a text that leaves the page, where they would be invisible parts of a value. */
export const removeIsolates = (text: string): string => text.replace(ISOLATES, '');

const LETTERS_FROM_THE_RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** True for a text with letters that are written from right to left. */
export const isRightToLeft = (text: string): boolean => LETTERS_FROM_THE_RIGHT.test(text);
