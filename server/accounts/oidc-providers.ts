/** Services for signing in by OpenID Connect, as configured by the operator, and the texts about them. */
import { oidcMessages } from '../../domain/accounts/sign-in-messages';
import { fillText, type Text } from '../../domain/text';
import type { Deps } from '../core/deps';
import type { OidcProvider } from '../core/env/outside-services';
import { createRefusal, type Problem, problems } from '../core/errors';

export const nameProvider = ({ name, name_en }: OidcProvider): Text => ({ zh: name, en: name_en ?? name });

/** Finds a service by its id. Throws "record not found" for one that the operator has not configured. */
export function findProvider({ env }: Pick<Deps, 'env'>, id: string): OidcProvider {
  const found = env.oidcProviders.find((each) => each.id === id);
  if (!found) throw problems.notFound();
  return found;
}

/** A refusal that names the service. */
export const createProviderRefusal = (text: Text, provider: OidcProvider, data?: unknown): Problem =>
  createRefusal(fillText(text, { name: nameProvider(provider) }), data);

export function createProviderAwayProblem(
  { log }: Pick<Deps, 'log'>,
  provider: OidcProvider,
  error: unknown,
): Problem {
  log.warn({ err: error, provider: provider.id }, 'a service for signing in is away');
  return createProviderRefusal(oidcMessages.away, provider);
}
