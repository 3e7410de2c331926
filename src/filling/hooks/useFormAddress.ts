import { parsePath } from '@domain/filing/paths';
import { useMemo } from 'react';
import { history, useLocation } from 'umi';
import { FILING_VIEWS, type FilingView } from '@/utils/filingPath';

export interface FormAddress {
  /** Id of the filing; null for that of the current batch. */
  id: string | null;
  /** Id that a further filing will get with its first save. */
  draft: string | null;
  /** Kind of filing, in programs with several kinds. */
  kind: string;
  /** The section that is shown; null on the overview. */
  section: string | null;
  view: FilingView | null;
  /** `check` after a "change" link on the check page, to return there. */
  back: 'check' | null;
  /** Path of the field to focus. */
  focusPath: string | null;
}

export interface FormDestination {
  section?: string;
  view?: FilingView;
  path?: string;
  /** Page to return to; see `FormAddress.back`. */
  back?: 'check' | null;
  /** Id of the filing, which makes the URL valid beyond the current batch. */
  id?: string | null;
}

/** Position in the form, kept in the URL, so that links, the back button and reload lead there. */
export function useFormAddress() {
  const { pathname, search, hash } = useLocation();
  return useMemo(() => addressOf(pathname, search, hash), [pathname, search, hash]);
}

function addressOf(pathname: string, search: string, hash: string) {
  const query = new URLSearchParams(search);
  const view = FILING_VIEWS.find((each) => each === query.get('view')) ?? null;
  const address: FormAddress = {
    id: query.get('id'),
    draft: query.get('new'),
    kind: query.get('selectIndex') ?? '',
    section: query.get('section'),
    view,
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

  /** Replaces the URL by one with the id of the open filing, so that a reload or a bookmark opens the same filing. */
  const name = (id: string): void => {
    const named = new URLSearchParams([['id', id], ...query].filter(([key]) => key !== 'new'));
    history.replace(`${pathname}?${named}${hash}`);
  };

  return { address, hrefOf, name, go: (to: FormDestination) => history.push(hrefOf(to)) };
}

export type FormNavigation = ReturnType<typeof useFormAddress>;
