/** Other services by which people sign in. */
import { z } from 'zod';
import { type Companions, httpUrl, missingCompanions } from './kinds';

/** Algorithms with two keys: a secret that is shared proves nothing of who signed. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'] as const;

const provider = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,30}$/),
  /** The name on its button. */
  name: z.string().min(1).max(40),
  name_en: z.string().min(1).max(60).optional(),
  issuer: httpUrl,
  client_id: z.string().min(1),
  client_secret: z.string().min(1).optional(),
  scope: z.string().default('openid profile'),
  algorithm: z.enum(ALGORITHMS).default('RS256'),
  /** The claim with the credit code of a company, for whose main account the service speaks. */
  credit_code_claim: z.string().min(1).optional(),
});
export type OidcProvider = z.infer<typeof provider>;

export const identityVariables = z.object({
  OIDC_PROVIDERS: z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue('must be JSON');
        return z.NEVER;
      }
    })
    .pipe(z.array(provider).max(10))
    .optional(),
});
type Variables = z.infer<typeof identityVariables> & { PUBLIC_URL?: string; NODE_ENV?: string };

export interface IdentityEnv {
  oidcProviders: OidcProvider[];
}

export function identityFaults(v: Variables): string[] {
  const providers = v.OIDC_PROVIDERS ?? [];
  const needed: Companions<Variables>[] = [[providers.length > 0, 'OIDC_PROVIDERS', ['PUBLIC_URL']]];
  const isPlain = providers.some(({ issuer }) => issuer.startsWith('http:'));
  return [
    ...missingCompanions(v, needed),
    ...(new Set(providers.map(({ id }) => id)).size < providers.length
      ? ['OIDC_PROVIDERS: each id must be there once']
      : []),
    ...(v.NODE_ENV === 'production' && isPlain
      ? ['OIDC_PROVIDERS: an issuer without https is refused with NODE_ENV=production']
      : []),
  ];
}

export const readIdentity = (v: Variables): IdentityEnv => ({
  oidcProviders: v.OIDC_PROVIDERS ?? [],
});
