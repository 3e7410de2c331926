/**
 * Names are kept as they were typed, whatever their script. A name needs something visible, and two names of one list
 * differ by more than characters that nobody sees.
 */

/** Controls, direction marks, zero-width characters, soft hyphen, byte order mark. */
const HIDDEN = /[\p{Cc}\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/gu;

/** What two names are compared by. */
export const visibleKey = (text: string): string => text.replace(HIDDEN, '').trim().normalize('NFC');

const VISIBLE = /[^\s\p{Cc}\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/u;

export const isVisibleText = (text: string): boolean => VISIBLE.test(text);
