/**
 * Patterns of documents that are not trusted: matching may try each way in which a text can be divided among repetitions, which takes
 * for ever where they stand within each other, or where many follow upon another.
 */

/** Repetitions of any number. */
const MOST_REPEATED = 2;
/** Characters that may be missing. */
const MOST_OPTIONAL = 8;

/** What is more than characters, classes, groups and repetitions: references back and looks around. */
const BEYOND = /\\[1-9kpP]|\(\?(?!:)/;
const CLASS = /\[(?:\\.|[^\]\\])*\]/g;
const ESCAPED = /\\./g;
const REPEATED_GROUP = /\)[*+{]/;
const REPETITION = /[*+]|\{\d+,\d*\}/g;

const isPattern = (pattern: string): boolean => {
  try {
    return Boolean(new RegExp(pattern));
  } catch {
    return false;
  }
};

/** True for a pattern that takes no longer than the square of the length of a text. */
export function isQuickPattern(pattern: string): boolean {
  if (BEYOND.test(pattern) || !isPattern(pattern)) return false;
  const bare = pattern.replaceAll('(?:', '(').replace(CLASS, 'c').replace(ESCAPED, 'c');
  const repeated = bare.match(REPETITION)?.length ?? 0;
  const optional = bare.match(/\?/g)?.length ?? 0;
  return !REPEATED_GROUP.test(bare) && repeated <= MOST_REPEATED && optional <= MOST_OPTIONAL;
}
