/** Shapes of the answer to a sign-in that waits for its second step. */
import { z } from 'zod';
import { key } from '../calls/text-kinds';

/** Options and answers of a browser's WebAuthn as JSON; the library that checks them knows their shape. */
export const webAuthn = z.record(key, z.unknown());
export type WebAuthnJson = z.infer<typeof webAuthn>;

/** `data.second_step` of a sign-in that was refused with 208: the password was right, and this is still to come. */
export interface SecondStep {
  /** Ticket of the second step, valid for one sign-in. */
  ticket: string;
  /** Seconds. */
  expires_in: number;
  /** An app that shows codes is set up. */
  totp: boolean;
  /** Recovery codes are left. */
  recovery: boolean;
  /** Options for the browser's WebAuthn; null where no passkey is set up. */
  passkey: WebAuthnJson | null;
}
