import type { CurrentUser } from '../../domain/accounts/calls';
import type { OptionNode } from '../../domain/calls/shapes';
import type { Language } from '../../domain/text';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { problems } from '../core/errors';
import { createFactorGate } from './complete-sign-in';
import { agentView, currentUserView, overView, taxOption } from './user-views';
import { createUsersStore } from './users-store';

const findCompanyActedFor = async ({ db }: Pick<Deps, 'db'>, { companyId }: Caller) =>
  companyId === null ? null : createUsersStore(db).company(companyId);

/** The tax registrations of the caller's company: none on the administering side. */
export async function listCompanyTaxes(
  deps: Pick<Deps, 'db'>,
  caller: Caller,
  language: Language,
): Promise<OptionNode[]> {
  const value = (await findCompanyActedFor(deps, caller))?.profile.tax_authority;
  return typeof value === 'string' ? [taxOption(value, language)] : [];
}

/** The caller as stored now. Throws sessionEnded when the account is gone. */
export async function readCurrentUser(
  deps: Pick<Deps, 'db' | 'clock' | 'house'>,
  caller: Caller,
  language: Language,
): Promise<CurrentUser> {
  const record = await createUsersStore(deps.db).withBell(caller, deps.clock());
  if (!record) throw problems.sessionEnded();
  const mustSet = await createFactorGate(deps.house)(record.user);
  const view = currentUserView(record, record, language, mustSet);
  if (caller.endedMandate) return { ...view, mandate_over: overView(caller.endedMandate) };
  return caller.mandate ? agentView(view, caller, await findCompanyActedFor(deps, caller)) : view;
}
