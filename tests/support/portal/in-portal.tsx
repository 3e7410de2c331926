import type { ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { startStore } from './store';

interface Around {
  /** The address, with what the page before says where it says something. */
  at?: string | { pathname: string; state: unknown };
  /** Models beside that of the person. */
  models?: object[];
}

/** A part of the portal with what it finds around it: a store that knows the person, an address, a tab with a title. */
export function inPortal(user: object, part: ReactNode, { at = '/', models = [] }: Around = {}): ReactNode {
  const { redux } = startStore([{ namespace: 'user', state: { currentUser: user } }, ...models]);
  return (
    <Provider store={redux}>
      <HelmetProvider>
        <MemoryRouter initialEntries={[at]}>{part}</MemoryRouter>
      </HelmetProvider>
    </Provider>
  );
}
