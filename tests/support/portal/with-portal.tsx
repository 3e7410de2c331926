import { AppContext } from '@umijs/renderer-react/dist/appContext';
import type { ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import table, { type buildUmiRoutes } from '../../../config/routes';
import settings from '../../../src/models/settings';
import { startStore } from './store';

type Routes = ReturnType<typeof buildUmiRoutes>;

interface Around {
  /** Address of the page, with the state that the previous page passed, if any. */
  at?: string | { pathname: string; hash?: string; state: unknown };
  /** Models besides that of the person. */
  models?: object[];
  /** Routes; by default those of the portal. */
  routes?: Routes;
}

type ClientRoute = Omit<Routes[number], 'routes'> & { children?: ClientRoute[] };

const clientRoutes = (routes: Routes): ClientRoute[] =>
  routes.map(({ routes: inner, ...route }) => ({
    ...route,
    ...(inner && { children: clientRoutes(inner) }),
  }));

/** Wraps a component in umi's routes, at an address. */
export const withAddress = (part: ReactNode, { at = '/', routes = table }: Omit<Around, 'models'> = {}) => (
  <AppContext.Provider value={{ clientRoutes: clientRoutes(routes) } as never}>
    <HelmetProvider>
      <MemoryRouter initialEntries={[at]}>{part}</MemoryRouter>
    </HelmetProvider>
  </AppContext.Provider>
);

/** Wraps a component in its context: a store with the person and the display settings, the routes, and an address. */
export function withPortal(
  user: object,
  part: ReactNode,
  { models = [], ...around }: Around = {},
): ReactNode {
  const { redux } = startStore([{ namespace: 'user', state: { currentUser: user } }, settings, ...models]);
  return <Provider store={redux}>{withAddress(part, around)}</Provider>;
}
