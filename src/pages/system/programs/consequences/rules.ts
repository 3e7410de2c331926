import type { Text } from '@domain/text';

/** Filings that a table lists; the numbers above it are of all. */
export const LISTED_AT_MOST = 200;

interface NamingSlice {
  rules: readonly { id: string; label: Text }[];
}

export const nameRules = (slices: readonly NamingSlice[]): Map<string, Text> =>
  new Map(slices.flatMap(({ rules }) => rules.map(({ id, label }) => [id, label])));

/** Names of rules, one a line. */
export const joinRules = (
  ids: readonly string[],
  names: ReadonlyMap<string, Text>,
  say: (text: Text) => string,
): string => ids.map((id) => `${id} ${say(names.get(id) ?? { zh: '', en: '' })}`.trim()).join('\n') || '—';
