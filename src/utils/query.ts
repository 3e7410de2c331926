/**
 * Replacement of `qs` for umi-request (.umirc.ts), which does not need its 50 kB because umi-request flattens nested values
 * itself. Lists repeat their name, `null` is a bare name, `undefined` is left out. Both functions have the names that
 * umi-request imports.
 */
type Parameters = Record<string, unknown>;

const pair = (name: string, value: unknown): string =>
  value === null
    ? encodeURIComponent(name)
    : `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`;

export const stringify = (parameters: Parameters): string =>
  Object.entries(parameters)
    .flatMap(([name, value]) => [value].flat().map((each) => [name, each] as const))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => pair(name, value))
    .join('&');

export const parse = (text: string): Parameters => Object.fromEntries(new URLSearchParams(text));
