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
  /** The address, with what the page before says where it says something. */
  at?: string | { pathname: string; hash?: string; state: unknown };
  /** Models beside that of the person. */
  models?: object[];
  /** The routes of the portal, unless the test has its own. */
  routes?: Routes;
}

type ClientRoute = Omit<Routes[number], 'routes'> & { children?: ClientRoute[] };

const clientRoutes = (routes: Routes): ClientRoute[] =>
  routes.map(({ routes: inner, ...route }) => ({
    ...route,
    ...(inner && { children: clientRoutes(inner) }),
  }));

/** The routes as umi knows them, and an address. */
export const withAddress = (part: ReactNode, { at = '/', routes = table }: Omit<Around, 'models'> = {}) => (
  <AppContext.Provider value={{ clientRoutes: clientRoutes(routes) } as never}>
    <HelmetProvider>
      <MemoryRouter initialEntries={[at]}>{part}</MemoryRouter>
    </HelmetProvider>
  </AppContext.Provider>
);

/** A part of the portal with what it finds around it: a store that knows the person and the display, the routes, an address. */
export function withPortal(
  user: object,
  part: ReactNode,
  { models = [], ...around }: Around = {},
): ReactNode {
  const { redux } = startStore([{ namespace: 'user', state: { currentUser: user } }, settings, ...models]);
  return <Provider store={redux}>{withAddress(part, around)}</Provider>;
}
