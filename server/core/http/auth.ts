import { createSigner, createVerifier, TokenError } from 'fast-jwt';
import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import { z } from 'zod';
import { hasRight } from '../../../domain/accounts/roles';
import { ACTING_HEADER, AUTH_SCHEME, OWN_COMPANY } from '../../../domain/api/codes';
import type { CallDefinition } from '../../../domain/calls/define';
import type { Caller } from '../access';
import { Problem, problems } from '../errors';
import { requestContext } from '../request-context';
import type { AdmissionControl } from './admission';
import type { CallBudget } from './budget';
import type { SessionStore } from './session-store';

const AUDIENCE = 'declaration-portal';
/** Life of an access token. The portal refreshes it before it expires; the limits of the session are in the database. */
export const ACCESS_SECONDS = 30 * 60;

/** Maximum number of cached tokens with a verified signature; expiry is checked on each use. */
const REMEMBERED_AT_MOST = 2_000;

const accessClaims = z.strictObject({
  sub: z.uuid(),
  sid: z.uuid(),
  aud: z.literal(AUDIENCE),
  typ: z.literal('access'),
  iat: z.int(),
  exp: z.int(),
});
type AccessClaims = z.infer<typeof accessClaims>;

export interface TokenService {
  signAccess(session: { userId: string; sessionId: string }): { access: string; expiresIn: number };
  /** Throws invalidToken, or sessionEnded for a genuine token past its end. */
  verifyAccess(token: string): AccessClaims;
}

/** Access tokens: HS256 only, with audience and type; whatever else claims to be one is refused. */
export function createTokens(secret: string, clock: () => Date): TokenService {
  const sign = createSigner({ key: secret, algorithm: 'HS256' });
  const verify = createVerifier({ key: secret, algorithms: ['HS256'], ignoreExpiration: true });
  const now = () => Math.floor(clock().getTime() / 1000);
  const genuine = new Map<string, AccessClaims>();

  function decode(token: string): AccessClaims {
    const known = genuine.get(token);
    if (known) return known;
    try {
      const claims = accessClaims.parse(verify(token));
      const [oldest] = genuine.size >= REMEMBERED_AT_MOST ? genuine.keys() : [];
      if (oldest) genuine.delete(oldest);
      genuine.set(token, claims);
      return claims;
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

/** Dependencies of the request gate; decorated on the app by http/app.ts. */
export interface RequestGate {
  tokens: TokenService;
  /** The callers of live sessions. */
  sessions: SessionStore;
  budget: CallBudget;
  admission: AdmissionControl;
  /** Counts a call whose frequency is limited per person or address. */
  limitCall(request: FastifyRequest): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    gate: RequestGate;
  }
  interface FastifyRequest {
    /** Claims of the genuine token of the request, or null; the session may have ended. */
    claims: AccessClaims | null;
  }
}

function readAccessToken(request: FastifyRequest): string {
  const header = request.headers.authorization;
  if (!header) throw problems.notAuthenticated();
  const [scheme, token, ...rest] = header.split(' ');
  if (scheme !== AUTH_SCHEME || !token || rest.length > 0) throw problems.invalidToken();
  return token;
}

/** Hook of every request that reads the token without refusing: limits count by person. */
export function readToken(tokens: TokenService): onRequestHookHandler {
  return function readClaims(request, _reply, done) {
    if (!request.headers.authorization) return done();
    try {
      request.claims = tokens.verifyAccess(readAccessToken(request));
      const context = requestContext.getStore();
      if (context) context.userId = request.claims.sub;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
    done();
  };
}

/** Rights on the own account, valid whatever mandate is in use. */
const OF_ONESELF: readonly CallDefinition['access'][] = ['public', 'signedIn', 'mandate.hold'];

/**
 * Refuses a call for a company whose mandate has ended, and one from a page that shows another company than the session
 * acts for: another tab of the session may have switched.
 */
function assertActing({ endedMandate, mandate }: Caller, header: string | string[] | undefined): void {
  if (endedMandate) throw problems.mandateOver(endedMandate);
  const isMeant = header === undefined || header === (mandate?.id ?? OWN_COMPANY);
  if (!isMeant) throw problems.actingElse(mandate?.company);
}

/** Hook that requires a live session and the right of the call. */
export function createAuthHook({ access }: Pick<CallDefinition, 'access'>) {
  return async function gateKeeper(request: FastifyRequest): Promise<void> {
    if (access === 'public') return;
    const { tokens, sessions } = request.server.gate;
    const claims = request.claims ?? tokens.verifyAccess(readAccessToken(request));
    const caller = await sessions.findCaller(claims.sid, claims.sub);
    if (!caller) throw problems.sessionEnded(await sessions.isSwitchedOff(claims.sub));
    request.caller = caller;
    const context = requestContext.getStore();
    if (context && caller.mandate) context.mandateId = caller.mandate.id;
    if (!OF_ONESELF.includes(access)) assertActing(caller, request.headers[ACTING_HEADER]);
    if (access !== 'signedIn' && !hasRight(caller, access)) throw problems.noRight(access);
  };
}
