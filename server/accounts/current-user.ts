import type { CurrentUser } from '../../domain/accounts/calls';
import type { OptionNode } from '../../domain/calls/shapes';
import type { Language } from '../../domain/text';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { problems } from '../core/errors';
import { loadFirstSteps } from './complete-sign-in';
import { viewAgent, viewCurrentUser, viewEndedMandate, viewTaxOption } from './user-views';
import { createUsersStore } from './users-store';

const findCompanyActedFor = async ({ db }: Pick<Deps, 'db'>, { companyId }: Caller) =>
  companyId === null ? null : createUsersStore(db).company(companyId);

/** Lists the tax registrations of the caller's company; empty for offices. */
export async function listCompanyTaxes(
  deps: Pick<Deps, 'db'>,
  caller: Caller,
  language: Language,
): Promise<OptionNode[]> {
  const value = (await findCompanyActedFor(deps, caller))?.profile.tax_authority;
  return typeof value === 'string' ? [viewTaxOption(value, language)] : [];
}

/** Reads the caller from the database. Throws sessionEnded when the account was deleted. */
export async function readCurrentUser(
  deps: Pick<Deps, 'db' | 'clock' | 'officeSettings' | 'audit'>,
  caller: Caller,
  language: Language,
): Promise<CurrentUser> {
  const record = await createUsersStore(deps.db).withBell(caller, deps.clock());
  if (!record) throw problems.sessionEnded();
  const view = viewCurrentUser(record, record, language, await loadFirstSteps(deps, record.user, language));
  if (caller.endedMandate) return { ...view, mandate_over: viewEndedMandate(caller.endedMandate) };
  return caller.mandate ? viewAgent(view, caller, await findCompanyActedFor(deps, caller)) : view;
}
