/** Checks of a second factor. They run in a transaction, so that a code is used up only if the whole act succeeds. */

import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Secret, TOTP as Totp } from 'otpauth';
import { normaliseFactorCode, TOTP } from '../../domain/accounts/second-factor';
import type { WebAuthnJson } from '../../domain/accounts/second-step-shapes';
import type { Deps } from '../core/deps';
import { computePlainHash, type SealSecrets, sealText, unsealText } from '../core/secrets';
import { createFactorsStore, type FactorRow } from './factors-store';

const SECRET_BYTES = 20;

/** Generator of the codes of an authenticator app (RFC 6238). */
const openApp = (secret: string, label?: { issuer: string; label: string }) =>
  new Totp({ ...label, secret: Secret.fromBase32(secret), digits: TOTP.digits, period: TOTP.period });

/** Creates the secret of a new authenticator app, in Base32, so that people can type it into the app. */
export const createAppSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

export const buildAppAddress = (secret: string, label: { issuer: string; label: string }): string =>
  openApp(secret, label).toString();

/** Finds the time step to which a code belongs, at most one step early or late; null for a wrong code. */
export function findTimeStep(secret: string, typed: string, now: Date): number | null {
  const token = normaliseFactorCode(typed);
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const app = openApp(secret);
  const delta = app.validate({ token, timestamp, window: TOTP.window });
  return delta === null ? null : app.counter({ timestamp }) + delta;
}

/**
 * Passkeys (WebAuthn). A passkey is bound to the portal's address: on a phishing page the browser offers none.
 * The library is loaded when the first passkey is asked for.
 */
const loadWebAuthn = () => import('@simplewebauthn/server');

type PasskeyTransports = NonNullable<RegistrationResponseJSON['response']['transports']>;

const listPasskeys = (factors: FactorRow[]) =>
  factors.flatMap(({ credentialId: id, transports }) =>
    id ? [{ id, transports: transports as PasskeyTransports }] : [],
  );

const readHostname = (site: string): string => new URL(site).hostname;

interface PasskeyOwner {
  id: string;
  username: string;
  name: string;
}

export async function buildPasskeyRegistration(
  site: string,
  office: string,
  owner: PasskeyOwner,
  factors: FactorRow[],
) {
  const { generateRegistrationOptions } = await loadWebAuthn();
  return generateRegistrationOptions({
    rpID: readHostname(site),
    rpName: office,
    userID: new TextEncoder().encode(owner.id),
    userName: owner.username,
    userDisplayName: owner.name,
    attestationType: 'none',
    excludeCredentials: listPasskeys(factors),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

export async function buildPasskeyRequest(site: string, factors: FactorRow[]) {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  return generateAuthenticationOptions({
    rpID: readHostname(site),
    allowCredentials: listPasskeys(factors),
    userVerification: 'preferred',
  });
}

interface ExpectedChallenge {
  site: string;
  challenge: string;
}

const buildExpectations = ({ site, challenge }: ExpectedChallenge) => ({
  expectedChallenge: challenge,
  expectedOrigin: new URL(site).origin,
  expectedRPID: readHostname(site),
  requireUserVerification: false,
});

/** Checks a new passkey made for this challenge and address, and returns its columns; null for anything else. */
export async function verifyNewPasskey(sent: WebAuthnJson, expected: ExpectedChallenge) {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const response = sent as unknown as RegistrationResponseJSON;
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    ...buildExpectations(expected),
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return null;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return {
    credentialId: id,
    secret: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports.filter((each) => typeof each === 'string').slice(0, 10),
  };
}

/** Finds the passkey that answered the challenge, with its new signature count; null for a wrong answer. */
async function verifyUsedPasskey(sent: WebAuthnJson, factors: FactorRow[], expected: ExpectedChallenge) {
  const factor = factors.find(({ credentialId }) => credentialId !== null && credentialId === sent.id);
  if (!factor?.credentialId) return null;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const response = sent as unknown as AuthenticationResponseJSON;
  const { credentialId: id, counter, transports } = factor;
  const publicKey = new Uint8Array(Buffer.from(factor.secret, 'base64url'));
  const credential = { id, publicKey, counter, transports: transports as PasskeyTransports };
  const verified = await verifyAuthenticationResponse({
    response,
    credential,
    ...buildExpectations(expected),
  }).catch(() => null);
  return verified?.verified ? { factor, counter: verified.authenticationInfo.newCounter } : null;
}

/** Purpose by which the secrets of authenticator apps are encrypted (`sealText`). */
const PURPOSE = 'totp';

export const sealAppSecret = (secrets: SealSecrets, app: string): string => sealText(secrets, PURPOSE, app);
export const openAppSecret = (secrets: SealSecrets, sealed: string): string | null =>
  unsealText(secrets, PURPOSE, sealed);

/** Returns true for a current code of one of the user's authenticator apps. No code is accepted twice. */
export async function checkAppCode(
  { db, env, clock }: Pick<Deps, 'db' | 'env' | 'clock'>,
  userId: string,
  code: string,
): Promise<boolean> {
  const store = createFactorsStore(db);
  const apps = (await store.ofUser(userId)).filter(({ kind }) => kind === 'totp');
  for (const { id, secret: sealed } of apps) {
    const secret = openAppSecret(env.sealSecrets, sealed);
    const step = secret === null ? null : findTimeStep(secret, code, clock());
    if (step !== null && (await store.noteStep(id, step, clock()))) return true;
  }
  return false;
}

export const checkRecoveryCode = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  code: string,
): Promise<boolean> =>
  createFactorsStore(db).spendCode(userId, computePlainHash(normaliseFactorCode(code)), clock());

export async function checkPasskey(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  sent: WebAuthnJson,
  expected: ExpectedChallenge,
): Promise<boolean> {
  const store = createFactorsStore(db);
  const used = await verifyUsedPasskey(sent, await store.ofUser(userId), expected);
  if (!used) return false;
  await store.noteCount(used.factor.id, used.counter, clock());
  return true;
}
