/**
 * The state of a list (filters, order, page) as it stands in the address, so that going back, reloading and sending a
 * link show the same list.
 */
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'umi';
import { readStored, writeStored } from './storage';

interface UrlValue {
  /** What an address without this name means. */
  initial: string;
  /** An address may have been written by hand: what is not accepted counts as absent. */
  accepts(value: string): boolean;
}

export type UrlSpec<K extends string> = Record<K, UrlValue>;
export type UrlState<K extends string> = Record<K, string>;

export const TEXT_AT_MOST = 100;
export const anyText: UrlValue = { initial: '', accepts: (value) => value.length <= TEXT_AT_MOST };
export const oneOf = (values: readonly string[], initial = ''): UrlValue => ({
  initial,
  accepts: (value) => values.includes(value),
});
/** Several of these, with commas between them; none is an empty text. */
export const someOf = (values: readonly string[], initial: readonly string[]): UrlValue => ({
  initial: initial.join(','),
  accepts: (value) => value === '' || value.split(',').every((part) => values.includes(part)),
});
export const pageNumber: UrlValue = { initial: '1', accepts: (value) => /^[1-9]\d{0,5}$/.test(value) };

export function readUrl<K extends string>(spec: UrlSpec<K>, search: URLSearchParams): UrlState<K> {
  const names = Object.keys(spec) as K[];
  const valueAt = (name: K) => {
    const value = search.get(name);
    return value !== null && spec[name].accepts(value) ? value : spec[name].initial;
  };
  return Object.fromEntries(names.map((name) => [name, valueAt(name)])) as UrlState<K>;
}

/** The address after a change: initial values are left out, names of others stay. */
export function writeUrl<K extends string>(
  spec: UrlSpec<K>,
  search: URLSearchParams,
  change: Partial<UrlState<K>>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change) as [K, string][]) {
    if (value === spec[name].initial) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

const keyOf = (list: string): string => `list:${list}`;

/** What a list was last asked for in this tab: the way back to it leads to the same page, filters and order. */
export const lastSearch = (list: string): string => readStored(keyOf(list), 'sessionStorage') ?? '';

/** The state that stands in the address, and a way to change it that the back button undoes. */
export function useUrlState<K extends string>(spec: UrlSpec<K>) {
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  useEffect(() => {
    const asked = search.toString();
    writeStored(keyOf(pathname), asked ? `?${asked}` : null, 'sessionStorage');
  }, [pathname, search]);
  const state = useMemo(() => readUrl(spec, search), [spec, search]);
  const change = useCallback(
    (changes: Partial<UrlState<K>>) => setSearch(writeUrl(spec, search, changes)),
    [spec, search, setSearch],
  );
  return [state, change] as const;
}
