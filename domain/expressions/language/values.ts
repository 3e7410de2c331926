/** Conversions as JavaScript makes them, but for this: what is gone over counts, and a text that is made has a limited length. */
import { countTextSteps, takeSteps } from './evaluation';
import { EvaluationLimitExceeded } from './faults';
import { EXPRESSION_LIMITS } from './limits';

/** Counts a text that was made; throws for one that is too long. */
export function limitText(text: string): string {
  if (text.length > EXPRESSION_LIMITS.textLength) throw new EvaluationLimitExceeded();
  takeSteps(countTextSteps(text));
  return text;
}

/** As `join` of a list does; a list in it is a text of its own. */
export function joinTexts(list: readonly unknown[], separator = ','): string {
  takeSteps(list.length);
  let joined = '';
  for (const [index, item] of list.entries()) {
    if (index > 0) joined += separator;
    if (item !== null && item !== undefined) joined += toText(item);
    if (joined.length > EXPRESSION_LIMITS.textLength) throw new EvaluationLimitExceeded();
  }
  return joined;
}

export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'function') throw new TypeError('a function is no text');
  if (typeof value !== 'object' || value === null) return String(value);
  return Array.isArray(value) ? joinTexts(value) : '[object Object]';
}

/** Lists and records become texts where a number or a text is calculated or compared with. */
export const toPrimitive = (value: unknown): unknown =>
  (typeof value === 'object' && value !== null) || typeof value === 'function' ? toText(value) : value;

export const toNumber = (value: unknown): number =>
  typeof value === 'number' ? value : Number(toPrimitive(value));

export const add = (left: unknown, right: unknown): unknown => {
  const sum = (toPrimitive(left) as string) + (toPrimitive(right) as string);
  return typeof sum === 'string' ? limitText(sum) : sum;
};
