import { createSigner, createVerifier, TokenError } from 'fast-jwt';
import { z } from 'zod';
import { problems } from './errors';

const AUDIENCE = 'declaration-portal';
/** The portal refreshes before it ends; the session's own limits stand in the database. */
export const ACCESS_SECONDS = 30 * 60;

const accessClaims = z.strictObject({
  sub: z.uuid(),
  sid: z.uuid(),
  aud: z.literal(AUDIENCE),
  typ: z.literal('access'),
  iat: z.int(),
  exp: z.int(),
});
export type AccessClaims = z.infer<typeof accessClaims>;

export interface Tokens {
  signAccess(session: { userId: string; sessionId: string }): { access: string; expiresIn: number };
  /** Throws invalidToken, or sessionEnded for a genuine token past its end. */
  verifyAccess(token: string): AccessClaims;
}

/** Access tokens: HS256 only, with audience and type; whatever else claims to be one is refused. */
export function createTokens(secret: string, clock: () => Date): Tokens {
  const sign = createSigner({ key: secret, algorithm: 'HS256' });
  const verify = createVerifier({ key: secret, algorithms: ['HS256'], ignoreExpiration: true });
  const now = () => Math.floor(clock().getTime() / 1000);

  function decode(token: string): AccessClaims {
    try {
      return accessClaims.parse(verify(token));
    } catch (error) {
      if (error instanceof TokenError || error instanceof z.ZodError) throw problems.invalidToken();
      throw error;
    }
  }

  return {
    signAccess({ userId, sessionId }) {
      const iat = now();
      const claims: AccessClaims = {
        sub: userId,
        sid: sessionId,
        aud: AUDIENCE,
        typ: 'access',
        iat,
        exp: iat + ACCESS_SECONDS,
      };
      return { access: sign(claims), expiresIn: ACCESS_SECONDS };
    },
    verifyAccess(token) {
      const claims = decode(token);
      if (claims.exp <= now()) throw problems.sessionEnded();
      return claims;
    },
  };
}
