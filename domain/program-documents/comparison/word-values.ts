/** Properties and their values in words. */
import { joinTexts, type Text, wordText } from '../../text';
import { EXPRESSION_PARAMETERS } from '../compile';
import { getHead, getTail, isText } from './properties';
import { codeNames, noText, propertyNames, yesText } from './words';

const plain = (text: string): Text => ({ zh: text, en: text });

/** Keys in brackets on the way to a property: `novelty` of `criteria[novelty].points`. */
const listKeys = (path: string): string[] => [...path.matchAll(/\[([^[\]]*)\]/g)].map(([, key = '']) => key);

/** Name of a property: that of its whole path, else of its ends, with the keys between them. */
export function nameProperty(path: string): Text {
  const whole = propertyNames[path];
  if (whole) return whole;
  const [head, tail] = [getHead(path), getTail(path)];
  const names = [head, ...(tail && tail !== head ? [tail] : [])].map(
    (name) => propertyNames[name] ?? plain(name),
  );
  const [first = plain(path), ...rest] = names;
  return joinTexts([first, ...listKeys(path).map(plain), ...rest], ' ', ' ');
}

/** True for a value that is the text of an expression. */
export const isExpressionValue = (path: string, value: unknown): boolean => {
  const tail = getTail(path);
  return typeof value === 'string' && (Object.hasOwn(EXPRESSION_PARAMETERS, tail) || tail === 'text');
};

/** Longest list that is told in words; of a longer one the number of entries is. */
const LONGEST_LIST = 200;

function wordValue(path: string, value: unknown): Text | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? yesText : noText;
  if (isText(value)) return value;
  if (Array.isArray(value)) {
    const words = value.slice(0, LONGEST_LIST).flatMap((each) => wordValue(path, each) ?? []);
    return words.length > 0 ? joinTexts(words) : null;
  }
  const codes = codeNames[path];
  const code = String(value);
  return (codes && Object.hasOwn(codes, code) ? codes[code] : undefined) ?? plain(code);
}

const LANGUAGES = ['zh', 'en', 'ar'] as const;

/** Wording of a text that others differ from; for readers of a language in which none does, in those in which one does. */
export function wordChangedText(text: Text, ...others: Text[]): Text {
  const changed = LANGUAGES.filter((language) =>
    others.some((other) => (text[language] ?? '') !== (other[language] ?? '')),
  );
  const inChanged = changed.flatMap((language) => text[language] ?? []).join(' / ');
  return wordText((language) => (changed.includes(language) ? (text[language] ?? '') : inChanged));
}

/** Words the values of a property before and after its change. */
export function wordChange(
  path: string,
  before: unknown,
  after: unknown,
): { before: Text | null; after: Text | null } {
  return isText(before) && isText(after)
    ? { before: wordChangedText(before, after), after: wordChangedText(after, before) }
    : { before: wordValue(path, before), after: wordValue(path, after) };
}
