import { and, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { SESSION_SECONDS } from '../../../domain/accounts/session-limits';
import { isOpenCompany } from '../../../domain/company/status';
import { isInForce } from '../../../domain/mandates/mandate';
import { trialMark } from '../../../domain/trials/trial-key';
import { formatBeijingDay } from '../../../domain/windows/calendar';
import { type Caller, createAgentCaller, createCaller } from '../access';
import type { Database } from '../db/client';
import { companies, mandates, sessions, users } from '../db/tables';

const IDLE_MS = SESSION_SECONDS.idle * 1000;
const TOUCH_AFTER_MS = SESSION_SECONDS.notedEvery * 1000;
/** Maximum age of a cached session, in case a change notification was missed. */
const REMEMBERED_MS = 30_000;
const REMEMBERED_AT_MOST = 10_000;

export interface SessionStore {
  /**
   * The caller of a session, in one query at most. null when the session is revoked or past its limits
   * (domain/accounts/session-limits), when its user is disabled or deleted, or when the user's company is disabled.
   */
  findCaller(sessionId: string, userId: string): Promise<Caller | null>;
  /** Reads the caller without prolonging the session, for streams that stay open by themselves. */
  peek(sessionId: string, userId: string): Promise<Caller | null>;
  /** True for an account that was disabled, and not deleted. */
  isSwitchedOff(userId: string): Promise<boolean>;
}

/** A session that was live when it was read. */
interface LiveSession {
  caller: Caller;
  lastSeenAt: number;
  expiresAt: number;
}

/**
 * Caches live sessions by id. An account change drops the sessions that it may affect; the cache is used only while
 * change notifications are current.
 */
function createMemory({ changeNotifications }: Pick<Database, 'changeNotifications'>) {
  const kept = new Map<string, LiveSession & { readAt: number }>();
  let changes = 0;
  changeNotifications.onChange((id) => {
    changes++;
    if (id === null) return kept.clear();
    for (const [key, { caller }] of kept)
      if ([caller.userId, caller.companyId, caller.mandate?.ownCompanyId].includes(id)) kept.delete(key);
  });
  return {
    recall(sessionId: string): LiveSession | undefined {
      const found = changeNotifications.isCurrent() ? kept.get(sessionId) : undefined;
      return found && performance.now() - found.readAt < REMEMBERED_MS ? found : undefined;
    },

    /** Caches the session read, unless a change arrived during the read, which the result may not reflect. */
    async reading(sessionId: string, read: () => Promise<LiveSession | null>): Promise<LiveSession | null> {
      const before = changes;
      const readAt = performance.now();
      const live = await read();
      if (!live || changes !== before) return live;
      kept.delete(sessionId);
      const [oldest] = kept.size >= REMEMBERED_AT_MOST ? kept.keys() : [];
      if (oldest) kept.delete(oldest);
      kept.set(sessionId, { ...live, readAt });
      return live;
    },

    touched(sessionId: string, lastSeenAt: number): void {
      const found = kept.get(sessionId);
      if (found) found.lastSeenAt = lastSeenAt;
    },
  };
}

const isInTime = ({ lastSeenAt, expiresAt }: LiveSession, now: number): boolean =>
  now < expiresAt && now - lastSeenAt < IDLE_MS;

/** The principal: the company that a session acts for under a mandate. */
const principals = alias(companies, 'principals');

interface FoundSession {
  own: Caller;
  ownCompany: { name: string; isTrial: boolean } | null;
  mandate: typeof mandates.$inferSelect | null;
  principal: { id: string; name: string; status: string; isTrial: boolean } | null;
  isTrialExpert: boolean;
}

/**
 * Creates the caller of a session: the agent under a mandate in force, or an expert of filings on trial; the own caller with
 * `endedMandate` after its end, until the person switches back.
 */
function createActingCaller(
  { own, ownCompany, mandate, principal, isTrialExpert }: FoundSession,
  today: string,
): Caller {
  if (!mandate || !principal) return ownCompany?.isTrial ? { ...own, isTrial: true } : own;
  const isOffice = own.companyId === null;
  // People of offices act for nobody but the trial company.
  if (isOffice && !principal.isTrial) return own;
  const { id, programs, maySubmit, firstDay, lastDay } = mandate;
  const company = principal.name;
  if (!isInForce(mandate, today) || !isOpenCompany(principal.status))
    // Nothing of an office is saved in place of what was meant for the trial company.
    return isOffice
      ? own
      : { ...own, endedMandate: { id, company, companyId: principal.id, firstDay, lastDay } };
  const acting = {
    id,
    company,
    givenOn: formatBeijingDay(mandate.createdAt),
    lastDay,
    ownCompanyId: own.companyId,
    ownCompany: isOffice ? trialMark.zh : (ownCompany?.name ?? ''),
    maySubmit,
  };
  const agent = createAgentCaller(own, principal.id, programs, acting, principal.isTrial);
  return isOffice && isTrialExpert ? { ...agent, role: 'expert', companyId: null, duties: [] } : agent;
}

export function createSessionStore(db: Database, clock: () => Date): SessionStore {
  const memory = createMemory(db);

  async function read(sessionId: string, today: string): Promise<LiveSession | null> {
    const [found] = await db.q
      .select({
        user: users,
        companyStatus: companies.status,
        ownCompany: { name: companies.name, isTrial: companies.isTrial },
        mandate: mandates,
        principal: {
          id: principals.id,
          name: principals.name,
          status: principals.status,
          isTrial: principals.isTrial,
        },
        isTrialExpert: sessions.isTrialExpert,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
        revokedAt: sessions.revokedAt,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(companies, eq(companies.id, users.companyId))
      .leftJoin(mandates, eq(mandates.id, sessions.mandateId))
      .leftJoin(principals, eq(principals.id, mandates.companyId))
      .where(eq(sessions.id, sessionId));
    if (!found) return null;
    const { user, companyStatus, lastSeenAt, expiresAt, revokedAt, ...acting } = found;
    const isOpen = companyStatus === null || isOpenCompany(companyStatus);
    if (revokedAt !== null || !user.enabled || user.deletedAt !== null || !isOpen) return null;
    return {
      caller: createActingCaller({ own: createCaller(user, sessionId), ...acting }, today),
      lastSeenAt: lastSeenAt.getTime(),
      expiresAt: expiresAt.getTime(),
    };
  }

  /** A session past its limits is read again: another process may have noted that it was used. */
  async function find(sessionId: string, now: number): Promise<LiveSession | null> {
    const today = formatBeijingDay(new Date(now));
    const known = memory.recall(sessionId);
    if (known && isInTime(known, now) && today <= (known.caller.mandate?.lastDay ?? today)) return known;
    const found = await memory.reading(sessionId, () => read(sessionId, today));
    return found && isInTime(found, now) ? found : null;
  }

  const ofUser = async (sessionId: string, userId: string, now: Date) => {
    const found = await find(sessionId, now.getTime());
    return found?.caller.userId === userId ? found : null;
  };

  return {
    async isSwitchedOff(userId) {
      const isOff = and(eq(users.id, userId), eq(users.enabled, false), isNull(users.deletedAt));
      const found = await db.q.select({ id: users.id }).from(users).where(isOff);
      return found.length > 0;
    },

    peek: async (sessionId, userId) => (await ofUser(sessionId, userId, clock()))?.caller ?? null,

    async findCaller(sessionId, userId) {
      const now = clock();
      const found = await ofUser(sessionId, userId, now);
      if (!found) return null;
      if (now.getTime() - found.lastSeenAt >= TOUCH_AFTER_MS) {
        memory.touched(sessionId, now.getTime());
        await db.q.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId));
      }
      return found.caller;
    },
  };
}
