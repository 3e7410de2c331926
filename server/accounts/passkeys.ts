/**
 * Passkeys (WebAuthn). A key belongs to the portal's address: the browser of somebody who was led to another one has none.
 * The library is loaded when the first passkey is asked for.
 */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { WebAuthnJson } from '../../domain/calls/second-step';
import type { FactorRow } from './factors-store';

const load = () => import('@simplewebauthn/server');

type Transports = NonNullable<RegistrationResponseJSON['response']['transports']>;

const keysOf = (factors: FactorRow[]) =>
  factors.flatMap(({ credentialId: id, transports }) =>
    id ? [{ id, transports: transports as Transports }] : [],
  );

const hostOf = (site: string): string => new URL(site).hostname;

interface Owner {
  id: string;
  username: string;
  name: string;
}

export async function registrationOptions(site: string, office: string, owner: Owner, factors: FactorRow[]) {
  const { generateRegistrationOptions } = await load();
  return generateRegistrationOptions({
    rpID: hostOf(site),
    rpName: office,
    userID: new TextEncoder().encode(owner.id),
    userName: owner.username,
    userDisplayName: owner.name,
    attestationType: 'none',
    excludeCredentials: keysOf(factors),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

export async function signInOptions(site: string, factors: FactorRow[]) {
  const { generateAuthenticationOptions } = await load();
  return generateAuthenticationOptions({
    rpID: hostOf(site),
    allowCredentials: keysOf(factors),
    userVerification: 'preferred',
  });
}

interface Expected {
  site: string;
  challenge: string;
}

const expectedOf = ({ site, challenge }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: new URL(site).origin,
  expectedRPID: hostOf(site),
  requireUserVerification: false,
});

/** Columns of a passkey that was made for this challenge here; null for whatever else was sent. */
export async function madePasskey(sent: WebAuthnJson, expected: Expected) {
  const { verifyRegistrationResponse } = await load();
  const response = sent as unknown as RegistrationResponseJSON;
  const { registrationInfo } = await verifyRegistrationResponse({ response, ...expectedOf(expected) }).catch(
    () => ({ registrationInfo: undefined }),
  );
  if (!registrationInfo) return null;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return {
    credentialId: id,
    secret: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports.filter((each) => typeof each === 'string').slice(0, 10),
  };
}

/** The factor that answered the challenge, and its new count; null for whatever else was sent. */
export async function usedPasskey(sent: WebAuthnJson, factors: FactorRow[], expected: Expected) {
  const factor = factors.find(({ credentialId }) => credentialId !== null && credentialId === sent.id);
  if (!factor?.credentialId) return null;
  const { verifyAuthenticationResponse } = await load();
  const response = sent as unknown as AuthenticationResponseJSON;
  const { credentialId: id, counter, transports } = factor;
  const publicKey = new Uint8Array(Buffer.from(factor.secret, 'base64url'));
  const credential = { id, publicKey, counter, transports: transports as Transports };
  const verified = await verifyAuthenticationResponse({
    response,
    credential,
    ...expectedOf(expected),
  }).catch(() => null);
  return verified?.verified ? { factor, counter: verified.authenticationInfo.newCounter } : null;
}
