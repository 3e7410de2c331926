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
  /** Filters, order and page, as the address has them. */
  state: UrlState<K>;
  /** Changes the address alone. */
  setState(changes: Partial<UrlState<K>>): void;
  /** Asks for another list, from its first page and with nothing marked. */
  askFor(changes: Partial<UrlState<K>>): void;
  /** A filter leaves something out. */
  isNarrowed: boolean;
  showAll(): void;
  marks: MarkedRecords<Data['list'][number]>;
}

/** Calls that answer a page of a list. */
export type ListCall = {
  [Name in CallName]: CallAnswer<Name> extends PagedList<{ id: string }> ? Name : never;
}[CallName];
type ListAnswer<Name extends ListCall> = Extract<CallAnswer<Name>, PagedList<{ id: string }>>;

/** A list as its address describes it, read by the name of its call or by a function. Without one it is not read yet. */
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
  /** Marks these records of the page that is shown, and no others of it. */
  mark(ids: string[]): void;
  clear(): void;
}

/** Records that were marked, whichever page they stand on. */
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
