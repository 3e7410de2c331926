/**
 * Client of OpenID Connect, by openid-client: discovery, code flow with PKCE, state and nonce; the signature of each ID token is
 * checked. The library is loaded at the first sign-in of this kind.
 */
import type { Configuration } from 'openid-client';
import type { OidcProvider } from '../core/env/outside-services';

const loadClient = () => import('openid-client');

const WAIT_SECONDS = 8;
/** Milliseconds for which the discovered configuration of a service is reused; its addresses and keys may change. */
const KNOWN_MS = 30 * 60_000;

async function discover(provider: OidcProvider): Promise<Configuration> {
  const client = await loadClient();
  const { issuer, client_id, client_secret, algorithm } = provider;
  const isPlain = issuer.startsWith('http:');
  return client.discovery(
    new URL(issuer),
    client_id,
    { ...(client_secret && { client_secret }), id_token_signed_response_alg: algorithm },
    client_secret ? undefined : client.None(),
    {
      timeout: WAIT_SECONDS,
      execute: [client.enableNonRepudiationChecks, ...(isPlain ? [client.allowInsecureRequests] : [])],
    },
  );
}

/** Values of an authorization request that its answer has to match. */
export interface OidcRequest {
  state: string;
  nonce: string;
  verifier: string;
}

/** `page`: the address to which a service sends the browser back, after signing in and after signing out. */
export function createOidcClient(page: string) {
  const known = new Map<string, { at: number; config: Promise<Configuration> }>();

  function readConfig(provider: OidcProvider): Promise<Configuration> {
    const found = known.get(provider.id);
    if (found && performance.now() - found.at < KNOWN_MS) return found.config;
    const config = discover(provider);
    known.set(provider.id, { at: performance.now(), config });
    config.catch(() => known.delete(provider.id));
    return config;
  }

  return {
    /** Checks by discovery that the service answers. Throws the reason why it cannot be used. */
    reach: discover,

    async secrets() {
      const client = await loadClient();
      return { nonce: client.randomNonce(), verifier: client.randomPKCECodeVerifier() };
    },

    /** Builds the address of the service's sign-in page. Throws the error of discovery when the service cannot be reached. */
    async address(provider: OidcProvider, { state, nonce, verifier }: OidcRequest): Promise<string> {
      const [client, config] = [await loadClient(), await readConfig(provider)];
      return client.buildAuthorizationUrl(config, {
        redirect_uri: page,
        scope: provider.scope,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      }).href;
    },

    /** Returns the claims of the ID token. Throws the fault of a wrong answer. */
    async claims(provider: OidcProvider, answer: URLSearchParams, { state, nonce, verifier }: OidcRequest) {
      const [client, config] = [await loadClient(), await readConfig(provider)];
      const url = new URL(`${page}?${answer}`);
      const tokens = await client.authorizationCodeGrant(config, url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('no ID token');
      return claims;
    },

    /** Builds the address of the service's sign-out page; null where the service has none. */
    async leaving(provider: OidcProvider): Promise<string | null> {
      const [client, config] = [await loadClient(), await readConfig(provider)];
      if (!config.serverMetadata().end_session_endpoint) return null;
      return client.buildEndSessionUrl(config, { post_logout_redirect_uri: page }).href;
    },
  };
}

/** Returns true for an error that means that the service was unreachable or failed as a server; false for a wrong answer. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, code, cause, status } = error as Error & { code?: string; status?: number };
  if (name === 'TimeoutError' || code === 'OAUTH_TIMEOUT') return true;
  if (name === 'TypeError' && error.message === 'fetch failed') return true;
  if (status !== undefined && status >= 500) return true;
  if (code === 'OAUTH_RESPONSE_IS_NOT_CONFORM') {
    const response = cause as { status?: number } | undefined;
    return (response?.status ?? 0) >= 500 || response?.status === 404;
  }
  return cause instanceof Error && cause !== error && isAway(cause);
}
