/**
 * Second factors of the own account: set up, named and removed by whoever proves the password anew; and removed by the
 * manager of the account for a person who has lost them. Secrets and recovery codes are told once.
 */
import { randomUUID } from 'node:crypto';
import {
  FACTORS_AT_MOST,
  type FactorKind,
  mustSetFactor,
  RECOVERY_CODES,
  removalFault,
  STEP_SECONDS,
} from '../../domain/accounts/second-factor';
import type {
  Factor,
  FactorsData,
  FinishFactorBody,
  PasskeySetUp,
  PasswordProof,
  RecoveryCodesData,
  RenameFactorBody,
  TotpSetUp,
} from '../../domain/accounts/second-factor-calls';
import type { WebAuthnJson } from '../../domain/accounts/second-step-shapes';
import { secondFactorMessages } from '../../domain/accounts/sign-in-messages';
import { isVisibleText } from '../../domain/checks/characters';
import { getOfficeName } from '../../domain/filing/offices';
import { fillText } from '../../domain/text';
import { assertMine, type Caller } from '../core/access';
import type { AuditAction } from '../core/audit/audit-store';
import { writeTogether } from '../core/db/client';
import type { Deps } from '../core/deps';
import { business, problems } from '../core/errors';
import { plainHash, readableCode } from '../core/secrets';
import { createManagedAccounts, refuse } from './account-changes';
import {
  appAddress,
  madePasskey,
  newAppSecret,
  openAppSecret,
  registrationOptions,
  sealAppSecret,
  stepOf,
} from './factor-checks';
import { createFactorNotes } from './factor-notes';
import { createFactorsStore, type FactorRow } from './factors-store';
import { createOldPasswordCheck } from './known-account';
import type { PendingStep, PendingSteps, StepPayloads } from './pending-steps-store';
import type { Sessions } from './sessions-service';
import { createUsersStore, type UserRecord } from './users-store';

/** Four groups of 20 random bits. */
const newCode = (): string => Array.from({ length: 4 }, () => readableCode(4)).join('-');

const factorView = ({ id, kind, name, createdAt, lastUsedAt }: FactorRow): Factor => ({
  id,
  kind,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

/** Columns of a factor that was proved to work. */
type Proved = Pick<FactorRow, 'secret' | 'counter'> & Partial<Pick<FactorRow, 'credentialId' | 'transports'>>;

interface Parts {
  sessions: Sessions;
  steps: PendingSteps;
}

export function createFactors(deps: Deps, { sessions, steps }: Parts) {
  const { db, env, clock, house } = deps;
  const users = createUsersStore(db);
  const store = createFactorsStore(db);
  const old = createOldPasswordCheck(deps);
  const notes = createFactorNotes(deps);
  const { own, note } = createManagedAccounts(deps);

  async function recordOf({ userId }: Caller): Promise<UserRecord> {
    const record = await users.byId(userId);
    if (!record) throw problems.sessionEnded();
    return record;
  }

  /** The own account, after the password was proved anew. */
  async function proved(caller: Caller, { password }: PasswordProof): Promise<UserRecord> {
    const record = await recordOf(caller);
    await old.assertOld(password, record);
    return record;
  }

  async function assertRoom(userId: string): Promise<FactorRow[]> {
    const factors = await store.ofUser(userId);
    if (factors.length >= FACTORS_AT_MOST)
      throw business(fillText(secondFactorMessages.atMost, { count: FACTORS_AT_MOST }));
    return factors;
  }

  const begin = async <Kind extends FactorKind>(kind: Kind, userId: string, payload: StepPayloads[Kind]) => {
    const { ticket, write } = steps.opening(kind, { userId, payload, seconds: STEP_SECONDS.setUp });
    await writeTogether(db, [write]);
    return ticket;
  };

  async function mine(caller: Caller, id: string): Promise<FactorRow> {
    const row = (await store.ofUser(caller.userId)).find((each) => each.id === id);
    return assertMine(caller, row && { ...row, companyId: caller.companyId }, 'factor');
  }

  async function makeCodes(userId: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newCode);
    await store.replaceCodes(
      userId,
      codes.map((code) => plainHash(code.replaceAll('-', ''))),
    );
    return codes;
  }

  const noteOwn = (caller: Caller, action: AuditAction, details = {}) =>
    note(caller, action, { id: caller.userId, companyId: caller.companyId }, details);

  function provedByCode({ payload }: PendingStep<'totp'>, code: string): Proved {
    const secret = openAppSecret(env.sealSecrets, payload.secret);
    const step = secret === null ? null : stepOf(secret, code, clock());
    if (step === null) throw business(secondFactorMessages.codeWrong);
    return { secret: payload.secret, counter: step };
  }

  async function provedByKey({ payload }: PendingStep<'passkey'>, sent: WebAuthnJson, site: string) {
    const { challenge } = payload;
    const made = await madePasskey(sent, { site: env.publicUrl ?? site, challenge });
    if (!made) throw business(secondFactorMessages.passkeyWrong);
    return made;
  }

  /** Adds a factor that was proved to work. Gives the recovery codes that come with the first one. */
  const add = (caller: Caller, stepId: string, row: Proved & Pick<FactorRow, 'kind' | 'name'>) =>
    db.transaction(async (): Promise<RecoveryCodesData> => {
      const { userId } = caller;
      const user = await users.hold(userId);
      if (!user || !(await steps.use(stepId))) throw business(secondFactorMessages.setUpOver);
      const isFirst = (await assertRoom(userId)).length === 0;
      const added = await store.add({ ...row, id: randomUUID(), userId, createdAt: clock() });
      if (!added) throw business(secondFactorMessages.passkeyKnown);
      const codes = isFirst ? await makeCodes(userId) : null;
      await noteOwn(caller, 'user.factor_add', { kind: row.kind, name: row.name });
      await notes.tell(await recordOf(caller), 'factor_added', { name: row.name });
      return { recovery_codes: codes };
    });

  return {
    async list(caller: Caller): Promise<FactorsData> {
      const { role, userId } = caller;
      return {
        list: (await store.ofUser(userId)).map(factorView),
        recovery_codes: await store.countCodes(userId),
        required: mustSetFactor({ role, secondFactor: false }, await house.current()),
      };
    },

    /** Throws 208 for a wrong password. */
    async beginTotp(caller: Caller, proof: PasswordProof): Promise<TotpSetUp> {
      const { user } = await proved(caller, proof);
      await assertRoom(user.id);
      const secret = newAppSecret();
      const issuer = getOfficeName(await house.current()).zh;
      const ticket = await begin('totp', user.id, { secret: sealAppSecret(env.sealSecrets, secret) });
      return { ticket, secret, uri: appAddress(secret, { issuer, label: user.username }) };
    },

    async beginPasskey(caller: Caller, proof: PasswordProof, site: string): Promise<PasskeySetUp> {
      const { user } = await proved(caller, proof);
      const factors = await assertRoom(user.id);
      const office = getOfficeName(await house.current()).zh;
      const options = await registrationOptions(env.publicUrl ?? site, office, user, factors);
      const ticket = await begin('passkey', user.id, { challenge: options.challenge });
      return { ticket, options: { ...options } };
    },

    /** Throws 208 for a wrong code, which may be tried again, and for what is no passkey made here. */
    async finish(caller: Caller, body: FinishFactorBody, site: string): Promise<RecoveryCodesData> {
      const { ticket, name, passkey, code = '' } = body;
      if (!isVisibleText(name)) throw business(secondFactorMessages.nameEmpty);
      const kind = passkey ? 'passkey' : 'totp';
      const step = await steps.find(kind, ticket);
      if (step?.userId !== caller.userId) throw business(secondFactorMessages.setUpOver);
      const row = passkey
        ? await provedByKey(step as PendingStep<'passkey'>, passkey, site)
        : provedByCode(step as PendingStep<'totp'>, code);
      return add(caller, step.id, { ...row, kind, name });
    },

    async rename(caller: Caller, id: string, { name }: RenameFactorBody): Promise<void> {
      const { name: before } = await mine(caller, id);
      if (!isVisibleText(name)) throw business(secondFactorMessages.nameEmpty);
      await db.transaction(async () => {
        await store.rename(id, name);
        await noteOwn(caller, 'user.factor_rename', { name, before });
      });
    },

    /** Throws 208 for the last one where the office asks for one. The last one takes the recovery codes with it. */
    async remove(caller: Caller, id: string, proof: PasswordProof): Promise<void> {
      await mine(caller, id);
      const record = await proved(caller, proof);
      await db.transaction(async () => {
        await old.holdProved(record);
        const row = await mine(caller, id);
        const { length: factors } = await store.ofUser(caller.userId);
        refuse(removalFault({ role: caller.role, factors }, await house.current()));
        await store.remove(row);
        await noteOwn(caller, 'user.factor_remove', { kind: row.kind, name: row.name });
        await notes.tell(record, 'factor_removed', { name: row.name });
      });
    },

    /** The old ones are void. Throws 208 for an account without a factor. */
    async newCodes(caller: Caller, proof: PasswordProof): Promise<RecoveryCodesData> {
      const record = await proved(caller, proof);
      return db.transaction(async () => {
        const user = await old.holdProved(record);
        if (!user.secondFactor) throw business(secondFactorMessages.none);
        const codes = await makeCodes(user.id);
        await noteOwn(caller, 'user.recovery_codes');
        return { recovery_codes: codes };
      });
    },

    /** For a person who has lost them: every factor goes, and every session ends. */
    async reset(caller: Caller, id: string): Promise<void> {
      const record = await own(caller, id);
      if (record.user.id === caller.userId) throw business(secondFactorMessages.notOwn);
      await db.transaction(async () => {
        const user = await users.hold(id);
        if (!user?.secondFactor) throw business(secondFactorMessages.none);
        await store.removeAll(id);
        await sessions.endAll(id);
        await note(caller, 'user.factors_reset', record.user);
        await notes.tell(record, 'factors_reset', { by: caller.name });
      });
    },
  };
}
