/** An OpenID Connect provider in process: oidc-provider, whose token endpoint can be made to forge tokens, fail or hang. */
import { createHmac, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Provider from 'oidc-provider';

const CLIENT = { id: 'portal', secret: 'a-secret-of-the-portal-and-the-service' };

type Claims = Record<string, unknown>;
/** Replacement for the ID token, derived from the correct claims. */
export interface TokenForgery {
  claims?: (right: Claims) => Claims;
  algorithm?: 'RS256' | 'HS256' | 'none';
  /** Signs with a key that the provider does not publish. */
  strange?: true;
  status?: number;
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signatureOf(input: string, algorithm: TokenForgery['algorithm'], key: KeyObject): string {
  if (algorithm === 'none') return '';
  if (algorithm === 'HS256') return createHmac('sha256', CLIENT.secret).update(input).digest('base64url');
  return createSign('sha256').update(input).sign(key, 'base64url');
}

export async function startOidcService(page: string, companies: Claims = {}) {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
  let lie: TokenForgery | null = null;
  let handler: RequestListener = () => undefined;
  const server = createServer((request, response) => {
    if (lie && request.url === '/token') return void text(request).then(() => answerLie(response));
    handler(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let right: Claims = {};

  function answerLie(response: ServerResponse): void {
    const { claims = (same: Claims) => same, algorithm = 'RS256', strange, status } = lie ?? {};
    if (status) {
      response.writeHead(status).end('the service is broken');
      return;
    }
    const input = `${part({ alg: algorithm, kid: 'k1' })}.${part(claims(right))}`;
    const key = strange ? stranger.privateKey : keys.privateKey;
    const signature = signatureOf(input, algorithm, key);
    const body = { access_token: 'x', token_type: 'Bearer', id_token: `${input}.${signature}` };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [page],
        post_logout_redirect_uris: [page],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...keys.privateKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a key of the test'] },
    claims: { openid: ['sub', 'credit_code'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        logoutSource: (context, form) => {
          context.body = `<!doctype html>${form}<button form="op.logoutForm" name="logout" value="yes">Leave</button>`;
        },
      },
    },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => ({
      accountId,
      claims: async () => ({ sub: accountId, credit_code: companies[accountId] }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc;
      const grant = new oidc.provider.Grant({
        clientId: client?.clientId,
        accountId: session?.accountId,
      });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
  });
  let person = 'somebody';
  const callback = provider.callback();
  handler = (request, response) =>
    request.url?.startsWith('/interaction/')
      ? provider.interactionFinished(request, response, { login: { accountId: person } })
      : callback(request, response);

  return {
    issuer,
    client: CLIENT,
    page,
    lies: (told: TokenForgery | null) => {
      lie = told;
    },
    /** Sets the person for the next sign-in without a session at the provider. */
    expects: (somebody: string) => {
      person = somebody;
    },

    /** Follows redirects like a browser until the portal's page is reached; returns the query passed to it. */
    async visit(address: string, as: string): Promise<string> {
      person = as;
      const asked = new URL(address).searchParams;
      const now = Math.floor(Date.now() / 1000);
      right = { iss: issuer, sub: as, aud: CLIENT.id, nonce: asked.get('nonce'), iat: now, exp: now + 600 };
      const jar = new Map<string, string>();
      let url = address;
      for (let hop = 0; hop < 10 && !url.startsWith(page); hop++) {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
        const reply = await fetch(url, { redirect: 'manual', headers: { cookie } });
        for (const set of reply.headers.getSetCookie()) {
          const [, name = '', value = ''] = set.match(/^([^=]+)=([^;]*)/) ?? [];
          jar.set(name, value);
        }
        const next = reply.headers.get('location');
        if (!next) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
        url = new URL(next, url).href;
      }
      return new URL(url).search.slice(1);
    },

    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(closed);
      }),
  };
}
