/** Messages to a person about a change of the own factors and bindings: in the inbox, by SMS and by mail. */
import type { MessageParameters } from '../../domain/inbox/messages';
import type { Deps } from '../core/deps';
import type { UserRecord } from './users-store';

type FactorTemplate =
  | 'factor_added'
  | 'factor_removed'
  | 'factors_reset'
  | 'oidc_bound'
  | 'recovery_used'
  | 'second_step_fails';

export async function notifyOfFactor(
  { inbox }: Pick<Deps, 'inbox'>,
  { user, company }: UserRecord,
  template: FactorTemplate,
  given: MessageParameters,
): Promise<void> {
  const params = { username: user.username, ...given };
  const contact = {
    to: { mobile: user.phone, mail: user.email },
    scene: template,
    about: company?.name ?? user.name,
  };
  // To the person alone: a colleague who reads it can neither answer for it nor do what it asks.
  await inbox.send({ userId: user.id, template, params, contact });
}
