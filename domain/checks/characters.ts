/**
 * Classes of characters that are unfit in a text or invisible; every rule about such characters is built from them. Letters
 * of private use and of planes that this program's Unicode does not know count as letters: they hold rare characters of
 * names.
 */

/** Embeddings, overrides and isolates: bidirectional controls that reorder the text after them. */
const TURNING = '\\u202A-\\u202E\\u2066-\\u2069';

/** Characters without a form of their own: zero-width, direction marks, fillers, selectors, tags, traces of pasted pictures. */
const FORMLESS = `\\p{Default_Ignorable_Code_Point}${TURNING}\\uFFF9-\\uFFFC\\p{Noncharacter_Code_Point}`;

/** Scripts in whose words ZWJ and ZWNJ decide how letters join: Persian, Uyghur and Mongolian, and those of India. */
const JOINING = ['Arab', 'Syrc', 'Nkoo', 'Mong', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya']
  .concat('Taml', 'Telu', 'Knda', 'Mlym', 'Sinh', 'Khmr', 'Mymr')
  .map((script) => `\\p{scx=${script}}`)
  .join('');

/** Formless characters where they belong: between joining letters, inside an emoji, after the letter whose form they choose. */
const IN_PLACE = [
  '\\p{Script=Mongolian}[\\u180B-\\u180F]',
  `[${JOINING}][\\u200C\\u200D](?=\\p{L})`,
  '\\p{Extended_Pictographic}\\uFE0F?\\p{Emoji_Modifier}?\\u200D(?=\\p{Extended_Pictographic})',
  '[\\p{Emoji}\\p{Script=Han}][\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}]',
].join('|');

const LINE_BREAKS = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/** Blanks of fixed width and no-break blanks, as word processors write them. */
const OTHER_BLANKS = /[\u00A0\u2000-\u200A\u202F\u205F]/g;
const MISPLACED = new RegExp(`(${IN_PLACE})|(?![${TURNING}])[${FORMLESS}]`, 'gu');
/**
 * Characters that normalisation may change: all but printable ASCII and the common Chinese characters and signs, of which
 * most texts consist.
 */
const MAY_CHANGE = /[^\n\t -~\u3001-\u3029\u4E00-\u9FFF\uFF01-\uFF5E]/;

/**
 * Normalises a text: composed (NFC), line breaks as LF, blanks as plain blanks, formless characters only where they
 * belong. Unfit characters that remain can only be mended by the writer. Linear, and idempotent.
 */
export const normaliseText = (text: string): string =>
  MAY_CHANGE.test(text)
    ? text
        .replace(LINE_BREAKS, '\n')
        .replace(OTHER_BLANKS, ' ')
        .replace(MISPLACED, (_, inPlace: string | undefined) => inPlace ?? '')
        .normalize('NFC')
    : text;

/** `normaliseText` for one line: without tabs, and with no space around it. */
export const normaliseLine = (text: string): string => normaliseText(text).replace(/\t/g, ' ').trim();

/** Counts characters as a reader does: one beyond the basic plane, such as 𠮷, takes two units of a string and counts as one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

const ALL_FORMLESS = new RegExp(`[${FORMLESS}]`, 'gu');

/** Removes all formless characters, for codes and numbers, and for comparing texts. */
export const removeFormlessCharacters = (text: string): string => text.replace(ALL_FORMLESS, '');

const VISIBLE = new RegExp(`[^\\s\\u2800\\p{Cc}${FORMLESS}]`, 'u');

/** True if the text has a visible character. */
export const isVisibleText = (text: string): boolean => VISIBLE.test(text);

/** The visible part of a text as a key for comparing two texts. */
export const toVisibleKey = (text: string): string => normaliseLine(removeFormlessCharacters(text));

/**
 * Characters that are unfit in any text: half characters (surrogates), control characters, and those that change the text
 * direction.
 */
const UNFIT = `\\p{Surrogate}${TURNING}\\u0000-\\u0008\\u000E-\\u001F\\u007F-\\u0084\\u0086-\\u009F`;
export const UNFIT_IN_TEXT = new RegExp(`[${UNFIT}]`, 'u');
export const UNFIT_IN_LINE = new RegExp(`[${UNFIT}\\n\\v\\f\\r\\u0085\\u2028\\u2029]`, 'u');

/**
 * Removes unfit characters from a text of a clipboard or a spreadsheet, whose user sees the result. `unfit` is UNFIT_IN_TEXT
 * or UNFIT_IN_LINE; unfit white space in a line becomes a blank.
 */
export const removeUnfitCharacters = (text: string, unfit: RegExp): string =>
  text.replace(new RegExp(unfit, 'gu'), (found) => (/\s/.test(found) ? ' ' : ''));

/** The code point of a character, such as `U+202E`. */
export const formatCodePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const NOT_SHOWN = new RegExp(`[${UNFIT}\\u061C\\u200E\\u200F]`, 'gu');

/**
 * Removes direction and control characters from a text that was stored before these were refused, so that it is shown in
 * the order in which it was written.
 */
export const removeUnshownCharacters = (text: string): string => text.replace(NOT_SHOWN, '');

/** Characters that `removeUnshownCharacters` leaves out of a text, as `U+202E`, each once. */
export const listUnshownCharacters = (text: string): string[] =>
  [...new Set(text.match(NOT_SHOWN))].map(formatCodePoint);

/**
 * Characters unfit in file names, as the inside of a character class: other systems read these names and display them by
 * their own rules.
 */
export const UNFIT_IN_FILE_NAME = `${UNFIT}\\t-\\r\\u0085\\u2028\\u2029\\uFFFD`;

/**
 * Pattern of JSON that may hold characters of NOT_SHOWN: one search of the whole costs a hundredth of looking at each text.
 * JSON escapes control characters. A first-strong isolate and its end are no reason to look: they turn nothing around them, and
 * Arabic texts have them around dates and names (`isolate`).
 */
const MAY_HOLD = /[\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066\u2067]|\\u00[01]/;

/** Formats an answer as JSON without the characters that would reverse the text of the page that shows it. */
export function formatShowableJson(data: unknown): string {
  const json = JSON.stringify(data);
  if (!MAY_HOLD.test(json)) return json;
  return JSON.stringify(data, (_, value) =>
    typeof value === 'string' ? removeUnshownCharacters(value) : value,
  );
}
