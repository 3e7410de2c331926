/**
 * Signing in by another service. It speaks for whoever has bound an account there to one here, and, where the operator
 * says so, for the main account of the company whose credit code it gives, at this sign-in alone. It makes no accounts.
 * Each answer is taken once; one that does not fit is refused, and leaves a line.
 */
import { randomUUID } from 'node:crypto';
import type { LoginData } from '../../domain/accounts/calls';
import type {
  BindOidcBody,
  FinishOidcBody,
  OidcBegin,
  OidcBinding,
  OidcUnknown,
} from '../../domain/accounts/oidc-calls';
import type { PasswordProof } from '../../domain/accounts/second-factor-calls';
import { oidcMessages } from '../../domain/accounts/sign-in-messages';
import { normaliseCode } from '../../domain/checks/normalise';
import { fillText, type Language, say, type Text } from '../../domain/text';
import { assertMine, type Caller } from '../core/access';
import { networkOf } from '../core/address';
import { writeTogether } from '../core/db/client';
import type { Deps } from '../core/deps';
import type { OidcProvider } from '../core/env/outside';
import { business, type Problem, problems } from '../core/errors';
import { createManagedAccounts } from './account-changes';
import { entered, type SignInCompletion } from './complete-sign-in';
import { familiarity, usedAfter } from './devices-service';
import { createFactorNotes } from './factor-notes';
import { createOldPasswordCheck, faultOf } from './known-account';
import { type Asked, createOidcClient, isAway } from './oidc-client';
import { createOidcStore, type Identity } from './oidc-store';
import type { PendingSteps } from './pending-steps-store';
import type { Origin } from './sessions-service';
import { createUsersStore } from './users-store';

const SECONDS = 600;
const LINES_AN_HOUR = 100;

interface Parts {
  completion: SignInCompletion;
  steps: PendingSteps;
}

const nameOf = ({ name, name_en }: OidcProvider): Text => ({ zh: name, en: name_en ?? name });

export function createOidc(deps: Deps, { completion, steps }: Parts) {
  const { db, env, clock, audit, counters, log } = deps;
  const { oidcProviders: providers, publicUrl } = env;
  const client = createOidcClient(`${publicUrl}/login/login`);
  const users = createUsersStore(db);
  const store = createOidcStore(db);
  const old = createOldPasswordCheck(deps);
  const notes = createFactorNotes(deps);
  for (const provider of providers) {
    const address = new URL(provider.issuer).host;
    deps.probes.add({ kind: 'identity', address, ask: () => client.reach(provider) });
  }
  const { note } = createManagedAccounts(deps);

  function providerOf(id: string): OidcProvider {
    const found = providers.find((each) => each.id === id);
    if (!found) throw problems.notFound();
    return found;
  }

  const told = (text: Text, provider: OidcProvider, data?: unknown): Problem =>
    business(fillText(text, { name: nameOf(provider) }), data);

  const away = (provider: OidcProvider, error: unknown): Problem => {
    log.warn({ err: error, provider: provider.id }, 'a service for signing in is away');
    return told(oidcMessages.away, provider);
  };

  /** The outcome of an answer without claims: an absent service and a change of mind are nobody's fault. */
  async function refused(provider: OidcProvider, error: unknown): Promise<Problem> {
    if (isAway(error)) return away(provider, error);
    const { code, error: said, message } = error as { code?: string; error?: string; message?: string };
    if (said === 'access_denied') return told(oidcMessages.cancelled, provider);
    await noteRefused(provider.id, said ?? code ?? message ?? 'unknown');
    log.warn({ err: error, provider: provider.id }, 'an answer of a service for signing in was refused');
    return told(oidcMessages.refused, provider);
  }

  /** Anybody can send answers: the log takes so many lines an hour. */
  async function noteRefused(subjectId: string, reason: string): Promise<void> {
    const { count } = await counters.hit('oidc.refused', subjectId, 3_600);
    if (count > LINES_AN_HOUR) return;
    await audit.write({
      subjectKind: 'oidc',
      subjectId,
      action: 'session.oidc_refused',
      caller: { userId: null, name: 'unknown', role: 'anonymous' },
      details: { reason: reason.slice(0, 200), ...(count === LINES_AN_HOUR && { more: 'not noted' }) },
    });
  }

  /** The request behind this state; it can be taken once, whatever comes of it. */
  async function takeAsked(state: string): Promise<{ provider: OidcProvider; asked: Asked }> {
    const step = await steps.find('oidc', state);
    if (!step || !(await steps.use(step.id))) {
      await noteRefused('unknown', 'state is unknown, over or used');
      throw business(oidcMessages.over);
    }
    const { provider, nonce, verifier } = step.payload;
    return { provider: providerOf(provider), asked: { state, nonce, verifier } };
  }

  /**
   * The main account of the company that the service vouches for now. A claim is a fact of this sign-in: nothing is kept of it,
   * so that whoever the service speaks for no more is out at the next one.
   */
  async function findVouchedOwner(provider: OidcProvider, claims: Record<string, unknown>) {
    const claimed = provider.credit_code_claim && claims[provider.credit_code_claim];
    if (typeof claimed !== 'string') return undefined;
    return users.ownerByCreditCode(normaliseCode(claimed), usedAfter(clock()));
  }

  /** The account that the person bound by its password, unless the service vouches for another company than its own. */
  async function findAccount(provider: OidcProvider, identity: Identity, claims: Record<string, unknown>) {
    const vouched = await findVouchedOwner(provider, claims);
    const boundId = await store.userOf(identity);
    const bound = boundId ? await users.byIdWithDevices(boundId, usedAfter(clock())) : undefined;
    const isOfVouched = !vouched || bound?.user.companyId === vouched.user.companyId;
    return bound && isOfVouched ? bound : vouched;
  }

  async function unknown(provider: OidcProvider, identity: Identity, language: Language): Promise<Problem> {
    const payload = { ...identity, provider: provider.id };
    const { ticket, write } = steps.opening('oidcBind', { userId: null, payload, seconds: SECONDS });
    await writeTogether(db, [write]);
    const data: OidcUnknown = { bind: { ticket, name: say(nameOf(provider), language) } };
    return told(oidcMessages.unknown, provider, data);
  }

  /** The own account, after the password was proved anew. */
  async function proved({ userId }: Caller, { password }: PasswordProof) {
    const record = await users.byId(userId);
    if (!record) throw problems.sessionEnded();
    await old.assertOld(password, record);
    return record;
  }

  return {
    /** Throws 208 when the service is away: whoever has a password uses it. */
    async begin(id: string): Promise<OidcBegin> {
      const provider = providerOf(id);
      const { nonce, verifier } = await client.secrets();
      const payload = { provider: id, nonce, verifier };
      const { ticket: state, write } = steps.opening('oidc', { userId: null, payload, seconds: SECONDS });
      const url = await client.address(provider, { state, nonce, verifier }).catch((error: unknown) => {
        throw away(provider, error);
      });
      await writeTogether(db, [write]);
      return { url, state };
    },

    async finish({ answer, device }: FinishOidcBody, from: Origin, language: Language): Promise<LoginData> {
      const params = new URLSearchParams(answer);
      const { provider, asked } = await takeAsked(params.get('state') ?? '');
      const claims = await client.claims(provider, params, asked).catch(async (error: unknown) => {
        throw await refused(provider, error);
      });
      const identity = { issuer: claims.iss, subject: claims.sub };
      const record = await findAccount(provider, identity, claims);
      if (!record) throw await unknown(provider, identity, language);
      const fault = faultOf(record, clock());
      if (fault) throw business(fault);
      const address = networkOf(from.ip);
      const guess = { address, ...familiarity(record.devices, device, address) };
      const by = `oidc:${provider.id}`;
      const result = await completion.enter(record, { guess, token: device, from, by, writes: [] }, language);
      if (!result) throw business(oidcMessages.over);
      return entered(result);
    },

    async bindings({ userId }: Caller, language: Language): Promise<OidcBinding[]> {
      return (await store.ofUser(userId)).map(({ id, issuer, createdAt }) => {
        const provider = providers.find((each) => each.issuer === issuer);
        const name = provider ? say(nameOf(provider), language) : issuer;
        return { id, name, created_at: createdAt.toISOString() };
      });
    },

    /** Throws 208 for a wrong password, a ticket that is over, and an account that is bound to another one here. */
    async bind(caller: Caller, { ticket, password }: BindOidcBody): Promise<void> {
      const step = await steps.find('oidcBind', ticket);
      if (!step) throw business(oidcMessages.over);
      const record = await proved(caller, { password });
      const { provider, issuer, subject } = step.payload;
      await db.transaction(async () => {
        const { id: userId } = await old.holdProved(record);
        if (!(await steps.use(step.id))) throw business(oidcMessages.over);
        const bound = await store.bind({ id: randomUUID(), issuer, subject, userId, createdAt: clock() });
        if (!bound) throw business(oidcMessages.taken);
        await note(caller, 'user.oidc_bind', record.user, { provider, by: 'password' });
        await notes.tell(record, 'oidc_bound', { name: nameOf(providerOf(provider)) });
      });
    },

    async unbind(caller: Caller, id: string, proof: PasswordProof): Promise<void> {
      const row = (await store.ofUser(caller.userId)).find((each) => each.id === id);
      const { companyId } = caller;
      const { issuer } = assertMine(caller, row && { ...row, companyId }, 'oidc_binding');
      const record = await proved(caller, proof);
      await db.transaction(async () => {
        await old.holdProved(record);
        await store.unbind(id);
        await note(caller, 'user.oidc_unbind', record.user, { issuer });
      });
    },

    /** Leaving here never waits for a service that is away. */
    leaving: async (id: string): Promise<string | null> => client.leaving(providerOf(id)).catch(() => null),
  };
}
