/**
 * Driver that prepares the program's statements once per connection. Planning a join costs more than running it, on the
 * embedded database several times more, and there are few statement texts: they come from code, values are sent
 * separately.
 */
import { Client } from 'pg';

const PREPARABLE = /^\s*(select|insert|update|delete|with)\b/i;
/** Marker in statements that must not be prepared: a generic plan would be slow for most values. */
export const PLANNED_EACH_TIME = '/* planned each time */';
/**
 * Maximum number of prepared statement texts; lists of varying length make varying texts, and any further text is planned
 * on each call.
 */
const AT_MOST = 300;

const names = new Map<string, string>();

function getStatementName(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= AT_MOST || !PREPARABLE.test(text) || text.includes(PLANNED_EACH_TIME))
    return known;
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
}

interface Config {
  text: string;
  name?: string;
}

const isConfig = (query: unknown): query is Config =>
  typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string';

const addStatementName = (query: unknown): unknown =>
  isConfig(query) && !query.name ? { ...query, name: getStatementName(query.text) } : query;

export class PreparingClient extends Client {}

/**
 * Client without prepared statements: behind a pooler the backend changes, and a statement name would belong to another
 * client's statement or to none.
 */
export class PlainClient extends Client {}

// The driver overloads `query` nine times; it is wrapped as the one function that it is.
const { query } = Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
Object.assign(PreparingClient.prototype, {
  query(this: Client, first: unknown, ...rest: unknown[]) {
    return query.call(this, addStatementName(first), ...rest);
  },
});
Object.assign(PlainClient.prototype, {
  query(this: Client, first: unknown, ...rest: unknown[]) {
    return query.call(this, isConfig(first) ? { ...first, name: undefined } : first, ...rest);
  },
});
