import type { CurrentUser } from '@domain/accounts/calls';
import { useEffect, useSyncExternalStore } from 'react';
import { useSelectedRoutes, useSelector } from 'umi';
import type { PageRoute } from '../../config/routes';
import { createEmitter } from './emitter';
import { useLanguage, useText } from './language';
import { getPageName } from './pageName';

/** The route of the page that is open, as config/routes.ts has it. */
export const useRoute = (): Partial<PageRoute> => useSelectedRoutes().at(-1)?.route ?? {};

/** The title of the page that is open, by its route. */
export function useRouteTitle(): string | undefined {
  const { t } = useLanguage();
  const say = useText();
  const user = useSelector((state: { user: { currentUser: CurrentUser | null } }) => state.user.currentUser);
  const route = useRoute();
  const name = getPageName(route, user);
  if (route.title) return say(route.title);
  return name && t(`menu.${name}`);
}

/** Returns the breadcrumbs: the section and the page. */
export function useTrail(): string[] {
  const { t } = useLanguage();
  const { section } = useRoute();
  const title = useRouteTitle();
  return [section && t(`menu.${section}`), title].filter((part): part is string => Boolean(part));
}

/** The title that the open page has set for itself. */
let ownTitle: string | undefined;
const changes = createEmitter<string | undefined>(2);

function setOwnTitle(title: string | undefined): void {
  ownTitle = title;
  changes.emit(title);
}

/** Replaces the title of the route while a page shows data that belongs in it, such as the name of a company. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return undefined;
    setOwnTitle(title);
    return () => setOwnTitle(undefined);
  }, [title]);
}

/** Forms of the open page that were sent with faults. */
let faultyForms = 0;
const faultChanges = createEmitter<void>(2);

function countFaulty(change: number): void {
  faultyForms += change;
  faultChanges.emit();
}

/**
 * Puts the word for an error first in the title as long as a form of the page has been refused: screen readers announce it
 * first.
 */
export function useFaultyTitle(isFaulty: boolean): void {
  useEffect(() => {
    if (!isFaulty) return undefined;
    countFaulty(1);
    return () => countFaulty(-1);
  }, [isFaulty]);
}

/** The title of the open page: its own, else that of its route. */
export function useShownTitle(): string | undefined {
  const { t } = useLanguage();
  const routeTitle = useRouteTitle();
  const title = useSyncExternalStore(changes.on, () => ownTitle) ?? routeTitle;
  const isFaulty = useSyncExternalStore(faultChanges.on, () => faultyForms > 0);
  return title && isFaulty ? t('title.prefixed', { prefix: t('title.error'), title }) : title;
}
