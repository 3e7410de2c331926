/**
 * State of a list (filters, order, page) in the address, so that going back, reloading and sharing a link show the same list;
 * and the query for the server derived from it.
 */
import { PAGE_SIZE } from '@domain/api/codes';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'umi';
import { readStored, writeStored } from './storage';

interface UrlValue {
  /** Value when the address has no such parameter. */
  initial: string;
  /** Checks a value, because an address may be written by hand: an invalid value counts as absent. */
  accepts(value: string): boolean;
  /** Value of a filter that excludes nothing; it is not sent to the server. */
  all?: string;
  /** Returns the parameters for the server; by default the value under its own name. */
  ask?(value: string): Record<string, unknown>;
}

export type UrlSpec<K extends string> = Record<K, UrlValue>;
export type UrlState<K extends string> = Record<K, string>;

export const TEXT_AT_MOST = 100;
export const ALL = 'all';

/** Filter that accepts any text. */
export const anyText: UrlValue = { initial: '', all: '', accepts: (value) => value.length <= TEXT_AT_MOST };

/** Filter that accepts texts matching a pattern. */
export const matching = (form: RegExp): UrlValue => ({
  initial: '',
  all: '',
  accepts: (value) => form.test(value),
});

/** Filter that accepts a day, YYYY-MM-DD. */
export const day = matching(/^\d{4}-\d{2}-\d{2}$/);

/** Filter that accepts one of these values; a function of them where they change while the portal runs. */
export const oneOf = (values: readonly string[] | (() => readonly string[]), initial = ''): UrlValue => ({
  initial,
  accepts: (value) => (typeof values === 'function' ? values() : values).includes(value),
  ...(initial === '' && { all: '' }),
});

/** Filter whose initial value excludes something. */
export const oneOrAll = (values: readonly string[], initial: string): UrlValue => ({
  ...oneOf([ALL, ...values], initial),
  all: ALL,
});

/** Filter that accepts several of these values, separated by commas; an empty text: none. */
export const someOf = (values: readonly string[], initial: readonly string[]): UrlValue => ({
  initial: initial.join(','),
  accepts: (value) => value === '' || value.split(',').every((part) => values.includes(part)),
});

/** Parameter of the page alone, such as an open drawer: it is not sent to the server. */
export const pageOnly = ({ initial, accepts }: UrlValue): UrlValue => ({
  initial,
  accepts,
  ask: () => ({}),
});

export const orderBy = (columns: readonly string[], initial: string): UrlValue =>
  oneOf(
    columns.flatMap((column) => [column, `-${column}`]),
    initial,
  );

export const pageNumber: UrlValue = {
  initial: '1',
  accepts: (value) => /^[1-9]\d{0,5}$/.test(value),
  ask: (value) => ({ current: Number(value) }),
};

/** Paging with a fixed page size. */
export const pages = {
  current: {
    ...pageNumber,
    ask: (value: string) => ({ current: Number(value), pageSize: PAGE_SIZE.default }),
  },
};

export const PAGE_SIZES = [10, PAGE_SIZE.default, 50, PAGE_SIZE.max];

/** Paging with a page size chosen by the person. */
export const createPaging = (sizes = PAGE_SIZES) => ({
  current: pageNumber,
  pageSize: {
    ...oneOf(sizes.map(String), String(PAGE_SIZE.default)),
    ask: (value: string) => ({ pageSize: Number(value) }),
  },
});

const namesOf = <K extends string>(spec: UrlSpec<K>) => Object.keys(spec) as K[];

export function readUrl<K extends string>(spec: UrlSpec<K>, search: URLSearchParams): UrlState<K> {
  const valueAt = (name: K) => {
    const value = search.get(name);
    return value !== null && spec[name].accepts(value) ? value : spec[name].initial;
  };
  return Object.fromEntries(namesOf(spec).map((name) => [name, valueAt(name)])) as UrlState<K>;
}

/** Returns the query string after a change: initial values are left out, other parameters stay. */
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

/** Names of the filters that exclude something. */
const narrowing = <K extends string>(spec: UrlSpec<K>, state: UrlState<K>): K[] =>
  namesOf(spec).filter((name) => spec[name].all !== undefined && state[name] !== spec[name].all);

export const isNarrowed = <K extends string>(spec: UrlSpec<K>, state: UrlState<K>): boolean =>
  narrowing(spec, state).length > 0;

/** Change that resets every filter. */
export const clearFilters = <K extends string>(spec: UrlSpec<K>): Partial<UrlState<K>> =>
  Object.fromEntries(
    namesOf(spec).flatMap((name) => (spec[name].all === undefined ? [] : [[name, spec[name].all]])),
  ) as Partial<UrlState<K>>;

/** Builds the query for the server; `accepts` has ensured the types of its values. */
export function toListQuery<Query>(spec: UrlSpec<string>, state: UrlState<string>): Query {
  const asked = namesOf(spec).filter((name) => state[name] !== spec[name]?.all);
  const parts = asked.map((name) => spec[name]?.ask?.(state[name] ?? '') ?? { [name]: state[name] });
  return Object.assign({}, ...parts);
}

const keyOf = (list: string): string => `list:${list}`;

/** Query string of the list's last visit in this tab, for links back to the same page, filters and order. */
export const readLastSearch = (list: string): string => readStored(keyOf(list), 'sessionStorage') ?? '';

/** State in the address, and a function to change it; the back button undoes each change. */
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
