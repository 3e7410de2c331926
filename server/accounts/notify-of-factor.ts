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
  const to = company ? { companyId: company.id } : { userId: user.id };
  const contact = {
    to: { mobile: user.phone, mail: user.email },
    scene: template,
    about: company?.name ?? user.name,
  };
  await inbox.send({ ...to, template, params, contact });
}
