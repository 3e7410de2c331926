/** Shapes of the answer to a sign-in that waits for its second step. */
import { z } from 'zod';
import { key } from '../calls/text-kinds';

/** Options and answers of a browser's WebAuthn as JSON; the library that checks them knows their shape. */
export const webAuthn = z.record(key, z.unknown());
export type WebAuthnJson = z.infer<typeof webAuthn>;

/** `data.second_step` of a sign-in refused with 208: the password was right, the second step is still required. */
export interface SecondStep {
  /** Ticket of the second step, valid for one sign-in. */
  ticket: string;
  /** Lifetime of the ticket, in seconds. */
  expires_in: number;
  /** True where an app that shows codes is set up. */
  totp: boolean;
  /** True where unused recovery codes are left. */
  recovery: boolean;
  /** Options for the browser's WebAuthn; null where no passkey is set up. */
  passkey: WebAuthnJson | null;
}
