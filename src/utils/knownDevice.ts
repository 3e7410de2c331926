import { STORAGE } from '@domain/api/codes';
import { readStored, writeStored } from './storage';

/**
 * What this browser is known by to the accounts that signed in here, by the name they signed in with. It outlives the
 * session: failures of strangers do not keep a known device out. It opens nothing by itself.
 */
const KEPT_AT_MOST = 10;

const keyOf = (username: string): string => username.trim().toLowerCase();

function kept(): [string, string][] {
  try {
    return Object.entries(JSON.parse(readStored(STORAGE.devices) ?? '{}'));
  } catch {
    return [];
  }
}

export const knownDevice = (username: string): string | undefined =>
  kept().find(([name]) => name === keyOf(username))?.[1];

/** The accounts that signed in last are kept. */
export function keepDevice(username: string, device: string): void {
  const others = kept().filter(([name]) => name !== keyOf(username));
  const newest = [...others, [keyOf(username), device]].slice(-KEPT_AT_MOST);
  writeStored(STORAGE.devices, JSON.stringify(Object.fromEntries(newest)));
}
