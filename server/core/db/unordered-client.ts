/**
 * The driver of tests. A database promises no order to a statement that asks for none, yet keeps one most of the time:
 * here such rows come the other way round, so that what relies on the habit fails each time, not once in a while.
 */
import { PreparingClient } from './preparing-client';

interface Result {
  rows: unknown[];
}
type Callback = (error: Error | null, result?: Result) => void;

const RETURNS_ROWS = /^\s*(select|with|insert|update|delete)\b/i;
/** True for a query with an `order by` of its own, outside all brackets. */
function isOrdered(text: string): boolean {
  const outer = text.replace(/\([^()]*\)/g, '');
  return outer === text ? /\border by\b/i.test(text) : isOrdered(outer);
}

function isUnordered(query: unknown): boolean {
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
  return typeof text === 'string' && RETURNS_ROWS.test(text) && !isOrdered(text);
}

function turned<R extends Result | undefined>(result: R): R {
  result?.rows.reverse();
  return result;
}

export class UnorderedClient extends PreparingClient {}

const { query } = PreparingClient.prototype as unknown as { query: (...given: unknown[]) => unknown };
Object.assign(UnorderedClient.prototype, {
  query(this: UnorderedClient, ...given: unknown[]) {
    if (!isUnordered(given[0])) return query.apply(this, given);
    const told = given.at(-1);
    if (typeof told !== 'function') return (query.apply(this, given) as Promise<Result>).then(turned);
    const turn: Callback = (error, result) => (told as Callback)(error, turned(result));
    return query.apply(this, [...given.slice(0, -1), turn]);
  },
});
