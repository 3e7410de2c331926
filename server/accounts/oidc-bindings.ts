/** Bindings of the own account to accounts at other services, by which a person can sign in. */
import { randomUUID } from 'node:crypto';
import type { BindOidcBody, OidcBinding } from '../../domain/accounts/oidc-calls';
import type { PasswordProof } from '../../domain/accounts/second-factor-calls';
import { oidcMessages } from '../../domain/accounts/sign-in-messages';
import { type Language, say } from '../../domain/text';
import { assertMine, type Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { createRefusal } from '../core/errors';
import { holdProvedUser, proveOwnPassword } from './known-account';
import { writeAccountToAudit } from './managed-accounts';
import { notifyOfFactor } from './notify-of-factor';
import { findProvider, nameProvider } from './oidc-providers';
import { createOidcStore } from './oidc-store';
import { createPendingSteps } from './pending-steps-store';

export async function listBindings(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  { userId }: Caller,
  language: Language,
): Promise<OidcBinding[]> {
  return (await createOidcStore(db).ofUser(userId)).map(({ id, issuer, createdAt }) => {
    const provider = env.oidcProviders.find((each) => each.issuer === issuer);
    const name = provider ? say(nameProvider(provider), language) : issuer;
    return { id, name, created_at: createdAt.toISOString() };
  });
}

/**
 * Binds an account at another service to the caller's account. Throws 208 for a wrong password, an expired ticket, and an
 * account that is bound to another one here.
 */
export async function bindIdentity(
  deps: Deps,
  caller: Caller,
  { ticket, password }: BindOidcBody,
): Promise<void> {
  const { db, clock } = deps;
  const steps = createPendingSteps(deps);
  const step = await steps.find('oidcBind', ticket);
  if (!step) throw createRefusal(oidcMessages.over);
  const record = await proveOwnPassword(deps, caller, password);
  const { provider, issuer, subject } = step.payload;
  await db.transaction(async () => {
    const { id: userId } = await holdProvedUser(deps, record);
    if (!(await steps.use(step.id))) throw createRefusal(oidcMessages.over);
    const row = { id: randomUUID(), issuer, subject, userId, createdAt: clock() };
    if (!(await createOidcStore(db).bind(row))) throw createRefusal(oidcMessages.taken);
    await writeAccountToAudit(deps, caller, 'user.oidc_bind', record.user, { provider, by: 'password' });
    const name = nameProvider(findProvider(deps, provider));
    await notifyOfFactor(deps, record, 'oidc_bound', { name });
  });
}

export async function unbindIdentity(
  deps: Deps,
  caller: Caller,
  id: string,
  { password }: PasswordProof,
): Promise<void> {
  const store = createOidcStore(deps.db);
  const row = (await store.ofUser(caller.userId)).find((each) => each.id === id);
  const { companyId } = caller;
  const { issuer } = assertMine(caller, row && { ...row, companyId }, 'oidc_binding');
  const record = await proveOwnPassword(deps, caller, password);
  await deps.db.transaction(async () => {
    await holdProvedUser(deps, record);
    await store.unbind(id);
    await writeAccountToAudit(deps, caller, 'user.oidc_unbind', record.user, { issuer });
  });
}
