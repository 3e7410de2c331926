import type { Deps } from '../core/deps';
import { createOidcClient } from './oidc-client';

/** Dependencies of signing in and of accounts. */
export function createAccountDeps(deps: Deps) {
  const { oidcProviders, publicUrl } = deps.env;
  const oidc = createOidcClient(`${publicUrl}/login/login`);
  for (const provider of oidcProviders) {
    const address = new URL(provider.issuer).host;
    deps.probes.add({ kind: 'identity', address, ask: () => oidc.reach(provider) });
  }
  return { ...deps, oidc };
}

export type AccountDeps = ReturnType<typeof createAccountDeps>;
