import { parsePath } from '@domain/filing/paths';
import { useMemo } from 'react';
import { history, useLocation } from 'umi';

export interface FormAddress {
  /** The filing; null for the one of the current batch. */
  id: string | null;
  /** The id that a further filing shall get, of which nothing was saved yet. */
  draft: string | null;
  /** The kind, where the program has several. */
  kind: string;
  /** The section that is shown; null on the overview. */
  section: string | null;
  view: 'check' | 'receipt' | null;
  /** The check that a link "change" came from. */
  back: 'check' | null;
  /** The field that a link led to. */
  focusPath: string | null;
}

export interface FormDestination {
  section?: string;
  view?: 'check' | 'receipt';
  path?: string;
  /** The place that the filer came from and wants to return to. */
  back?: 'check' | null;
  /** Names the filing in the address, so that the address still leads to it next year. */
  id?: string | null;
}

/** The address holds the filer's place in the form, so that links, back and reload lead there. */
export function useFormAddress() {
  const { pathname, search, hash } = useLocation();
  return useMemo(() => addressOf(pathname, search, hash), [pathname, search, hash]);
}

function addressOf(pathname: string, search: string, hash: string) {
  const query = new URLSearchParams(search);
  const view = query.get('view');
  const address: FormAddress = {
    id: query.get('id'),
    draft: query.get('new'),
    kind: query.get('selectIndex') ?? '',
    section: query.get('section'),
    view: view === 'check' || view === 'receipt' ? view : null,
    back: query.get('back') === 'check' ? 'check' : null,
    focusPath: hash ? decodeURIComponent(hash.slice(1)) : null,
  };

  const hrefOf = ({ section, view: shown, path, back, id = address.id }: FormDestination): string => {
    const next = new URLSearchParams();
    if (id) next.set('id', id);
    else if (address.draft) next.set('new', address.draft);
    if (address.kind) next.set('selectIndex', address.kind);
    if (shown) next.set('view', shown);
    if (back) next.set('back', back);
    const place = section ?? (path && parsePath(path)?.section);
    if (place) next.set('section', place);
    const text = next.toString();
    return pathname + (text && `?${text}`) + (path ? `#${encodeURIComponent(path)}` : '');
  };

  /** Puts the id of the filing that is open into the address, in place: a reload or a bookmark leads to the same one. */
  const name = (id: string): void => {
    const named = new URLSearchParams([['id', id], ...query].filter(([key]) => key !== 'new'));
    history.replace(`${pathname}?${named}${hash}`);
  };

  return { address, hrefOf, name, go: (to: FormDestination) => history.push(hrefOf(to)) };
}

export type FormNavigation = ReturnType<typeof useFormAddress>;
