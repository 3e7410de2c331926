/**
 * Sign-in by another service (OpenID Connect): for a person who has bound an account there to one here, and, where the
 * operator allows it, for the main account of the company whose credit code the service claims, at this sign-in alone. It
 * creates no accounts. Each answer is accepted once; a wrong one is refused and logged.
 */
import type { LoginData } from '../../domain/accounts/calls';
import type { FinishOidcBody, OidcBegin, UnboundOidcIdentity } from '../../domain/accounts/oidc-calls';
import { oidcMessages } from '../../domain/accounts/sign-in-messages';
import { normaliseCode } from '../../domain/checks/normalise';
import { type Language, say } from '../../domain/text';
import { HOUR_SECONDS } from '../../domain/time';
import { getClientNetwork } from '../core/address';
import { writeTogether } from '../core/db/client';
import type { OidcProvider } from '../core/env/outside-services';
import { createRefusal, type Problem } from '../core/errors';
import type { AccountDeps } from './account-deps';
import { assertSignedIn, completeSignIn } from './complete-sign-in';
import { findAccountFault } from './known-account';
import { computeKnownSince, judgeFamiliarity } from './known-devices';
import { isAway, type OidcRequest } from './oidc-client';
import {
  createProviderAwayProblem,
  createProviderRefusal,
  findProvider,
  nameProvider,
} from './oidc-providers';
import { createOidcStore, type OidcIdentity } from './oidc-store';
import { createPendingSteps } from './pending-steps-store';
import type { SessionOrigin } from './sessions';
import { createUsersStore } from './users-store';

const STEP_SECONDS = 600;
const LINES_AN_HOUR = 100;

/** Begins a sign-in. Throws 208 when the service cannot be reached; a password still signs in. */
export async function beginOidc(deps: AccountDeps, id: string): Promise<OidcBegin> {
  const { db, oidc } = deps;
  const provider = findProvider(deps, id);
  const { nonce, verifier } = await oidc.secrets();
  const { ticket: state, write } = createPendingSteps(deps).opening('oidc', {
    userId: null,
    payload: { provider: id, nonce, verifier },
    seconds: STEP_SECONDS,
  });
  const url = await oidc.address(provider, { state, nonce, verifier }).catch((error: unknown) => {
    throw createProviderAwayProblem(deps, provider, error);
  });
  await writeTogether(db, [write]);
  return { url, state };
}

/** Logs a wrong answer, at most a hundred lines an hour of a service: anybody can send answers. */
async function writeRefusalToAudit(
  { audit, counters }: AccountDeps,
  subjectId: string,
  reason: string,
): Promise<void> {
  const { count } = await counters.hit('oidc.refused', subjectId, HOUR_SECONDS);
  if (count > LINES_AN_HOUR) return;
  await audit.write({
    subjectKind: 'oidc',
    subjectId,
    action: 'session.oidc_refused',
    caller: { userId: null, name: 'unknown', role: 'anonymous' },
    details: { reason: reason.slice(0, 200), ...(count === LINES_AN_HOUR && { more: 'not noted' }) },
  });
}

/**
 * Creates the refusal of an answer without claims. Only a wrong answer is logged, not an unreachable service or a person
 * who cancelled.
 */
async function refuseAnswer(deps: AccountDeps, provider: OidcProvider, error: unknown): Promise<Problem> {
  if (isAway(error)) return createProviderAwayProblem(deps, provider, error);
  const { code, error: said, message } = error as { code?: string; error?: string; message?: string };
  if (said === 'access_denied') return createProviderRefusal(oidcMessages.cancelled, provider);
  await writeRefusalToAudit(deps, provider.id, said ?? code ?? message ?? 'unknown');
  deps.log.warn({ err: error, provider: provider.id }, 'an answer of a service for signing in was refused');
  return createProviderRefusal(oidcMessages.refused, provider);
}

/** Takes the pending request of a state; it can be taken only once, even if its answer is then refused. */
async function takeRequest(
  deps: AccountDeps,
  state: string,
): Promise<{ provider: OidcProvider; request: OidcRequest }> {
  const steps = createPendingSteps(deps);
  const step = await steps.find('oidc', state);
  if (!step || !(await steps.use(step.id))) {
    await writeRefusalToAudit(deps, 'unknown', 'state is unknown, over or used');
    throw createRefusal(oidcMessages.over);
  }
  const { provider, nonce, verifier } = step.payload;
  return { provider: findProvider(deps, provider), request: { state, nonce, verifier } };
}

/**
 * Finds the main account of the company whose credit code the service claims. A claim holds for this sign-in only and is
 * not stored: a person for whom the service stops making it cannot sign in again.
 */
async function findVouchedOwner(
  { db, clock }: AccountDeps,
  provider: OidcProvider,
  claims: Record<string, unknown>,
) {
  const claimed = provider.credit_code_claim && claims[provider.credit_code_claim];
  if (typeof claimed !== 'string') return undefined;
  return createUsersStore(db).ownerByCreditCode(normaliseCode(claimed), computeKnownSince(clock()));
}

/**
 * Finds the account that the person bound with its password; the claimed company's main account where nothing is bound, or
 * where the bound account belongs to another company.
 */
async function findAccount(
  deps: AccountDeps,
  provider: OidcProvider,
  identity: OidcIdentity,
  claims: Record<string, unknown>,
) {
  const { db, clock } = deps;
  const vouched = await findVouchedOwner(deps, provider, claims);
  const boundId = await createOidcStore(db).findUserId(identity);
  const bound = boundId
    ? await createUsersStore(db).byIdWithDevices(boundId, computeKnownSince(clock()))
    : undefined;
  const isOfVouched = !vouched || bound?.user.companyId === vouched.user.companyId;
  return bound && isOfVouched ? bound : vouched;
}

/** Creates the refusal of an identity without an account here, with a ticket for binding it. */
async function refuseUnknown(
  deps: AccountDeps,
  provider: OidcProvider,
  identity: OidcIdentity,
  language: Language,
): Promise<Problem> {
  const payload = { ...identity, provider: provider.id };
  const steps = createPendingSteps(deps);
  const { ticket, write } = steps.opening('oidcBind', { userId: null, payload, seconds: STEP_SECONDS });
  await writeTogether(deps.db, [write]);
  const data: UnboundOidcIdentity = { bind: { ticket, name: say(nameProvider(provider), language) } };
  return createProviderRefusal(oidcMessages.unknown, provider, data);
}

export async function finishOidc(
  deps: AccountDeps,
  { answer, device }: FinishOidcBody,
  from: SessionOrigin,
  language: Language,
): Promise<LoginData> {
  const params = new URLSearchParams(answer);
  const { provider, request } = await takeRequest(deps, params.get('state') ?? '');
  const claims = await deps.oidc.claims(provider, params, request).catch(async (error: unknown) => {
    throw await refuseAnswer(deps, provider, error);
  });
  const identity = { issuer: claims.iss, subject: claims.sub };
  const record = await findAccount(deps, provider, identity, claims);
  if (!record) throw await refuseUnknown(deps, provider, identity, language);
  const fault = findAccountFault(record, deps.clock());
  if (fault) throw createRefusal(fault);
  const address = getClientNetwork(from.ip);
  const guess = { address, ...judgeFamiliarity(record.devices, device, address) };
  const proved = { guess, token: device, from, by: `oidc:${provider.id}`, writes: [] };
  const outcome = await completeSignIn(deps, record, proved, language);
  if (!outcome) throw createRefusal(oidcMessages.over);
  return assertSignedIn(outcome);
}

/** Returns the sign-out page of the service; null where it has none or cannot be reached: signing out here never fails for it. */
export const findSignOutPage = async (deps: AccountDeps, id: string): Promise<string | null> =>
  deps.oidc.leaving(findProvider(deps, id)).catch(() => null);
