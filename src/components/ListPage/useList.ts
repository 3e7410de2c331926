import type { PagedList } from '@domain/api/envelope';
import type { CallName } from '@domain/api/paths.generated';
import { useState } from 'react';
import type { CallAnswer } from '@/utils/call';
import {
  clearFilters,
  isNarrowed,
  toListQuery,
  type UrlSpec,
  type UrlState,
  useUrlState,
} from '@/utils/urlState';
import { type ReadFunction, type Resource, useRead } from '@/utils/useRead';

export interface ListController<K extends string, Data extends PagedList<{ id: string }>>
  extends Resource<Data> {
  spec: UrlSpec<K>;
  /** Filters, order and page from the URL. */
  state: UrlState<K>;
  /** Changes the URL only. */
  setState(changes: Partial<UrlState<K>>): void;
  /** Changes the query, goes to the first page and clears the selection. */
  askFor(changes: Partial<UrlState<K>>): void;
  /** True while a filter is active. */
  isNarrowed: boolean;
  showAll(): void;
  marks: MarkedRecords<Data['list'][number]>;
}

/** Names of the calls that return a page of a list. */
export type ListCall = {
  [Name in CallName]: CallAnswer<Name> extends PagedList<{ id: string }> ? Name : never;
}[CallName];
type ListAnswer<Name extends ListCall> = Extract<CallAnswer<Name>, PagedList<{ id: string }>>;

/** Reads the list that the URL describes, by the name of a call or by a function; null: the list is not read yet. */
export function useList<K extends string, Name extends ListCall>(
  spec: UrlSpec<K>,
  name: Name | null,
): ListController<K, ListAnswer<Name>>;
export function useList<K extends string, Query, Data extends PagedList<{ id: string }>>(
  spec: UrlSpec<K>,
  read: ReadFunction<[Query], Data> | null,
): ListController<K, Data>;
export function useList<K extends string, Data extends PagedList<{ id: string }>>(
  spec: UrlSpec<K>,
  read: ListCall | ReadFunction<[unknown], Data> | null,
): ListController<K, Data> {
  const [state, setState] = useUrlState(spec);
  const query = toListQuery(spec, state);
  const resource = useRead(
    read as ReadFunction<[unknown], Data> | null,
    typeof read === 'string' ? { params: query } : query,
  );
  const marks = useMarks<Data['list'][number]>(resource.data?.list ?? []);
  const askFor = (changes: Partial<UrlState<K>>) => {
    marks.clear();
    setState({ ...('current' in spec && { current: '1' }), ...changes } as Partial<UrlState<K>>);
  };
  return {
    ...resource,
    spec,
    state,
    setState,
    askFor,
    isNarrowed: isNarrowed(spec, state),
    showAll: () => askFor(clearFilters(spec)),
    marks,
  };
}

export interface MarkedRecords<Item> {
  items: Item[];
  ids: string[];
  /** Selects these records of the current page and deselects its others. */
  mark(ids: string[]): void;
  clear(): void;
}

/** Selected records, including those of other pages of the list. */
export function useMarks<Item extends { id: string }>(page: Item[]): MarkedRecords<Item> {
  const [items, setItems] = useState<Item[]>([]);
  const isShown = ({ id }: Item) => page.some((item) => item.id === id);
  return {
    items,
    ids: items.map(({ id }) => id),
    mark: (ids) =>
      setItems((now) => [
        ...now.filter((item) => !isShown(item)),
        ...page.filter(({ id }) => ids.includes(id)),
      ]),
    clear: () => setItems([]),
  };
}
