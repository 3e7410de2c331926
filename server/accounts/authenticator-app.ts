/** Codes of an app (RFC 6238): its secret, and the time step that a code is of. */
import { Secret, TOTP as Totp } from 'otpauth';
import { normaliseFactorCode, TOTP } from '../../domain/accounts/second-factor';

const SECRET_BYTES = 20;

const appOf = (secret: string, label?: { issuer: string; label: string }) =>
  new Totp({ ...label, secret: Secret.fromBase32(secret), digits: TOTP.digits, period: TOTP.period });

/** Base32, as apps take it by hand. */
export const newAppSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

export const appAddress = (secret: string, label: { issuer: string; label: string }): string =>
  appOf(secret, label).toString();

/** The time step that a code is of, one early or late at most; null for a wrong one. */
export function stepOf(secret: string, typed: string, now: Date): number | null {
  const token = normaliseFactorCode(typed);
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const app = appOf(secret);
  const delta = app.validate({ token, timestamp, window: TOTP.window });
  return delta === null ? null : app.counter({ timestamp }) + delta;
}
