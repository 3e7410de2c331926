/** Other services by which people sign in: told with the settings of the portal; and what this tab is under way with. */
import type { PortalSettings } from '@domain/system/calls';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage';

export type SignInService = PortalSettings['sign_in'][number];

let services: SignInService[] = [];
const listeners = new Set<() => void>();

export function setSignInServices(told: SignInService[]): void {
  services = told;
  for (const listener of listeners) listener();
}

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSignInServices = (): SignInService[] => useSyncExternalStore(listen, () => services);

interface Kept {
  /** Gone to a service: an answer to anything else was not asked for here. */
  oidc_asked: { provider: string; state: string };
  /** Known there and not here: to be bound after signing in. */
  oidc_bind: { ticket: string; name: string };
  /** Signed in by it: whoever leaves here leaves there too. */
  oidc_by: { provider: string };
}

export const saveOidcState = <Key extends keyof Kept>(key: Key, value: Kept[Key] | null): void =>
  writeStored(key, value && JSON.stringify(value), 'sessionStorage');

export function readOidcState<Key extends keyof Kept>(key: Key): Kept[Key] | null {
  try {
    return JSON.parse(readStored(key, 'sessionStorage') ?? 'null');
  } catch {
    return null;
  }
}
