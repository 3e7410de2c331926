/**
 * Devices that an account knows: each sign-in makes one, or renews the one that it brought. The token is random and
 * stays with the browser or program that signed in; only a hash of it is stored. It opens nothing: it says that failures
 * elsewhere are not of this device. Whatever ends the sessions of an account has it forget its devices, too.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { DEVICES_AT_MOST, KNOWN_DAYS } from '../../domain/accounts/guessing';
import type { Deps } from '../core/deps';
import { createDevicesStore } from './devices-store';
import { plainHash, sameHash } from './keyed-hash';

const DAY_MS = 86_400_000;
/** Nobody has this id: an account that does not exist is looked up like any other. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

export interface Familiarity {
  /** The known device that the token is of. */
  deviceId: string | null;
  /** True when a known device of the account signed in from this address last. */
  isFamiliar: boolean;
}

export type Devices = ReturnType<typeof createDevices>;

export function createDevices({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const store = createDevicesStore(db);
  const usedAfter = () => new Date(clock().getTime() - KNOWN_DAYS * DAY_MS);

  async function add(userId: string, address: string): Promise<{ id: string; token: string }> {
    const id = randomUUID();
    const secret = randomBytes(32).toString('base64url');
    const now = clock();
    await store.thinOut(userId, DEVICES_AT_MOST - 1);
    const row = { id, userId, secretHash: plainHash(secret), address };
    await store.add({ ...row, createdAt: now, lastUsedAt: now });
    return { id, token: `${id}.${secret}` };
  }

  return {
    /** The account's knowledge of whoever tries to sign in. */
    async seen(userId: string | undefined, token: string | undefined, address: string): Promise<Familiarity> {
      const known = await store.ofUser(userId ?? NOBODY, usedAfter());
      const [id = '', secret = ''] = (token ?? '').split('.');
      const hash = plainHash(secret);
      const device = known.find((row) => row.id === id && sameHash(row.secretHash, hash));
      return { deviceId: device?.id ?? null, isFamiliar: known.some((row) => row.address === address) };
    },

    /** The device of a sign-in that succeeded: the one that was seen, or a new one. Needs the user's row held. */
    async remember(
      userId: string,
      { deviceId, token, address }: { deviceId: string | null; token: string | undefined; address: string },
    ): Promise<{ id: string; token: string }> {
      const isStill = deviceId && token && (await store.renew(deviceId, address, clock()));
      return isStill ? { id: deviceId, token } : add(userId, address);
    },
  };
}
