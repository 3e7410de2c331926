/**
 * Devices that an account knows: each sign-in registers one, or renews the one whose token it sent. The token is random
 * and stays with the browser or program that signed in; only a hash of it is stored. It gives no access: it only prevents
 * the failures of strangers from counting against this device. Everything that ends the sessions of an account deletes its
 * devices, too.
 */

import { randomBytes, randomUUID } from 'node:crypto';
import { KNOWN_DEVICE_DAYS, MAX_KNOWN_DEVICES } from '../../domain/accounts/password-guessing';
import { DAY_MS } from '../../domain/time';
import { writeTogether } from '../core/db/client';
import type { Deps } from '../core/deps';
import { computePlainHash, isSameHash } from '../core/secrets';
import { createDevicesStore } from './sessions-store';
import type { KnownDevice } from './users-store';

type DeviceDeps = Pick<Deps, 'db' | 'clock'>;

/** Tells whether an account knows the device and the address of a sign-in. */
export interface DeviceFamiliarity {
  /** Id of the known device to which the token belongs; null for an unknown device. */
  deviceId: string | null;
  /** True when a known device of the account signed in from this address last. */
  isFamiliar: boolean;
}

/** Time after which a device must have been used to count as known. */
export const computeKnownSince = (now: Date): Date => new Date(now.getTime() - KNOWN_DEVICE_DAYS * DAY_MS);

export function judgeFamiliarity(
  known: readonly KnownDevice[],
  token: string | undefined,
  address: string,
): DeviceFamiliarity {
  const [id = '', secret = ''] = (token ?? '').split('.');
  const hash = computePlainHash(secret);
  const device = known.find((row) => row.id === id && isSameHash(row.secretHash, hash));
  return { deviceId: device?.id ?? null, isFamiliar: known.some((row) => row.address === address) };
}

interface DeviceUse {
  deviceId: string | null;
  token: string | undefined;
  address: string;
}

/**
 * Prepares the device of a successful sign-in, known or new, and the writes that store it. A known device that was deleted
 * meanwhile is stored again. Needs the user's row locked.
 */
export function prepareDevice(
  { db, clock }: DeviceDeps,
  userId: string,
  { deviceId, token, address }: DeviceUse,
) {
  const store = createDevicesStore(db);
  const now = clock();
  const isKnown = deviceId !== null && token !== undefined;
  const id = isKnown ? deviceId : randomUUID();
  const secret = isKnown ? (token.split('.')[1] ?? '') : randomBytes(32).toString('base64url');
  const row = { id, userId, secretHash: computePlainHash(secret), address, createdAt: now, lastUsedAt: now };
  return {
    device: { id, token: `${id}.${secret}` },
    writes: [store.keep(row), ...(isKnown ? [] : [store.thinOut(userId, MAX_KNOWN_DEVICES - 1)])],
  };
}

export const rememberDevice = (deps: DeviceDeps, userId: string, use: DeviceUse): Promise<void> =>
  writeTogether(deps.db, prepareDevice(deps, userId, use).writes);
