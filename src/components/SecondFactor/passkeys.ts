/** Passkeys of this browser. The library is loaded when a passkey is created or used. */
import type { WebAuthnJson } from '@domain/accounts/second-step-shapes';
import { feedback } from '@/utils/feedback';
import { translate } from '@/utils/language';

const load = () => import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');

/** True where the browser supports passkeys and the page has a domain name: a passkey cannot belong to a bare IP address. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname);

/** Result of the browser's passkey dialog; null, with a message, where it was cancelled or the key is registered already. */
async function awaitPasskeyDialog(answer: Promise<unknown>): Promise<WebAuthnJson | null> {
  try {
    return (await answer) as WebAuthnJson;
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    feedback.error(translate(isKnown ? 'factor.passkeyKnown' : 'factor.passkeyLeft'));
    return null;
  }
}

type FirstParameter<Function extends (options: never) => unknown> = Parameters<Function>[0];

export async function makePasskey(options: WebAuthnJson): Promise<WebAuthnJson | null> {
  const { startRegistration } = await load();
  const given = { optionsJSON: options } as unknown as FirstParameter<typeof startRegistration>;
  return awaitPasskeyDialog(startRegistration(given));
}

export async function signWithPasskey(options: WebAuthnJson): Promise<WebAuthnJson | null> {
  const { startAuthentication } = await load();
  const given = { optionsJSON: options } as unknown as FirstParameter<typeof startAuthentication>;
  return awaitPasskeyDialog(startAuthentication(given));
}
