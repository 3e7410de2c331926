/**
 * The state of a list (filters, order, page) as it stands in the address, so that going back, reloading and sending a
 * link show the same list; and the question to the server that follows from it.
 */
import { PAGE_SIZE } from '@domain/api/codes';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'umi';
import { readStored, writeStored } from './storage';

interface UrlValue {
  /** The meaning of an address without this name. */
  initial: string;
  /** An address may have been written by hand: a value that is not accepted counts as absent. */
  accepts(value: string): boolean;
  /** The value of a filter that leaves nothing out; the server is not asked for it. */
  all?: string;
  /** The part of the question to the server; by default the value under its name. */
  ask?(value: string): Record<string, unknown>;
}

export type UrlSpec<K extends string> = Record<K, UrlValue>;
export type UrlState<K extends string> = Record<K, string>;

export const TEXT_AT_MOST = 100;
export const ALL = 'all';

/** A filter that takes any text. */
export const anyText: UrlValue = { initial: '', all: '', accepts: (value) => value.length <= TEXT_AT_MOST };

/** A filter that takes texts of one form. */
export const matching = (form: RegExp): UrlValue => ({
  initial: '',
  all: '',
  accepts: (value) => form.test(value),
});

export const oneOf = (values: readonly string[], initial = ''): UrlValue => ({
  initial,
  accepts: (value) => values.includes(value),
  ...(initial === '' && { all: '' }),
});

/** A filter that leaves something out at first. */
export const oneOrAll = (values: readonly string[], initial: string): UrlValue => ({
  ...oneOf([ALL, ...values], initial),
  all: ALL,
});

/** Several of these, with commas between them; none is an empty text. */
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

/** Pages of one size. */
export const pages = {
  current: {
    ...pageNumber,
    ask: (value: string) => ({ current: Number(value), pageSize: PAGE_SIZE.default }),
  },
};

export const PAGE_SIZES = [10, PAGE_SIZE.default, 50, PAGE_SIZE.max];

/** Pages of a size that people choose. */
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

/** The filters that leave something out. */
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
