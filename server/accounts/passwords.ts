/**
 * Password hashes: argon2id with 19 MiB, two passes and one lane (OWASP ASVS 5.0, 6.x), 10 ms each: hash outside of
 * transactions. Passwords are taken in NFC, so that the same characters typed on another system are the same password.
 */

import { hash, verify } from '@node-rs/argon2';
import { findPasswordFault, normalisePassword, PASSWORD_LENGTH } from '../../domain/checks/password';
import { generateReadableCode } from '../core/secrets';

const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Characters that people do not mistake for one another: without 0, O, 1, l and I. */
const ONE_TIME_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz';
const ONE_TIME_LENGTH = 14;

export const hashPassword = (raw: string): Promise<string> => hash(normalisePassword(raw), ARGON2ID);

let decoyHash: Promise<string> | undefined;
const readDecoyHash = (): Promise<string> => {
  decoyHash ??= hashPassword(createOneTimePassword());
  return decoyHash;
};

/**
 * Returns true for the password of the hash. Without a hash it returns false after the same time, so that the time does
 * not reveal whether an account exists.
 */
export async function isPassword(raw: string, stored: string | null): Promise<boolean> {
  if (raw.length > PASSWORD_LENGTH.max * 4) return false;
  const matches = await verify(stored ?? (await readDecoyHash()), normalisePassword(raw));
  return matches && stored !== null;
}

/** True for a password behind one of the hashes. */
export async function isOneOfPasswords(raw: string, hashes: readonly string[]): Promise<boolean> {
  const matches = await Promise.all(hashes.map((each) => isPassword(raw, each)));
  return matches.includes(true);
}

/** One-time password of about 80 random bits, in characters that can be read out over the telephone. */
export function createOneTimePassword(): string {
  const password = generateReadableCode(ONE_TIME_LENGTH, ONE_TIME_CHARACTERS);
  return findPasswordFault(password) ? createOneTimePassword() : password;
}
