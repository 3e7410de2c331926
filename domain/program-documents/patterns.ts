/**
 * Patterns of documents that are not trusted: matching may try each way in which a text can be divided among repetitions, which takes
 * for ever where they stand within each other, or where many follow upon another.
 */

/** Repetitions of any number. */
const MOST_REPEATED = 2;
/** Characters that may be missing. */
const MOST_OPTIONAL = 8;

/** Constructs beyond characters, classes, groups and repetitions: references back and looks around. */
const BEYOND = /\\[1-9kpP]|\(\?(?!:)/;
const REPEATED_GROUP = /\)[*+{]/;
const REPETITION = /[*+]|\{\d+,\d*\}/g;

const isPattern = (pattern: string): boolean => {
  try {
    return Boolean(new RegExp(pattern));
  } catch {
    return false;
  }
};

/** The pattern with one letter for each class and each escaped character. */
function simplify(pattern: string): string {
  let simple = '';
  let isInClass = false;
  for (let i = 0; i < pattern.length; i += 1) {
    const character = pattern.charAt(i);
    if (character === '\\') i += 1;
    if (isInClass) isInClass = character !== ']';
    else if (character === '[' || character === '\\') {
      isInClass = character === '[';
      simple += 'c';
    } else simple += character;
  }
  return simple;
}

/** True for a pattern that takes no longer than the square of the length of a text. */
export function isQuickPattern(pattern: string): boolean {
  if (BEYOND.test(pattern) || !isPattern(pattern)) return false;
  const bare = simplify(pattern.replaceAll('(?:', '('));
  const repeated = bare.match(REPETITION)?.length ?? 0;
  const optional = bare.match(/\?/g)?.length ?? 0;
  return !REPEATED_GROUP.test(bare) && repeated <= MOST_REPEATED && optional <= MOST_OPTIONAL;
}
