/** Identity providers for sign-in, from the portal's settings, and this tab's sign-in in progress. */
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

interface StoredOidc {
  /** Provider and state of the request in progress: any other answer is refused. */
  oidc_asked: { provider: string; state: string };
  /** Account known to the provider but not here: to be linked after signing in. */
  oidc_bind: { ticket: string; name: string };
  /** Provider of the present session: signing out here signs out there too. */
  oidc_by: { provider: string };
}

export const saveOidcState = <Key extends keyof StoredOidc>(key: Key, value: StoredOidc[Key] | null): void =>
  writeStored(key, value && JSON.stringify(value), 'sessionStorage');

export function readOidcState<Key extends keyof StoredOidc>(key: Key): StoredOidc[Key] | null {
  try {
    return JSON.parse(readStored(key, 'sessionStorage') ?? 'null');
  } catch {
    return null;
  }
}
