import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { hasRight, ROLES } from '../../domain/accounts/roles';
import type { ExpertPoolQuery } from '../../domain/experts/pool-calls';
import { TRIAL_EXPERT_RIGHT } from '../../domain/trials/calls';
import { expertCounters } from '../accounts/tables';
import type { Database } from '../core/db/client';
import { buildContainsCondition } from '../core/db/lists';
import { findById } from '../core/db/rows';
import { companies, filingAnswers, filings, users } from '../core/db/tables';
import { expertProfiles } from './tables';

export type NewProfile = typeof expertProfiles.$inferInsert;

const isExpert = and(eq(users.role, 'expert'), isNull(users.deletedAt));
/** Experts are in the pool as soon as they have an account; a profile may be added later. */
const inPool = and(isExpert, isNull(users.companyId));

const trialExpertRoles = ROLES.filter((role) => hasRight({ role }, TRIAL_EXPERT_RIGHT));

/** People who can assess a filing: experts, or for a filing on trial those who compile programs of every kind, and they alone. */
export const canAssess = (filingId: string): SQL =>
  sql`(${users.companyId} is null and case when exists (select from ${filings} as tried
      join ${companies} as trial on trial.id = tried.company_id and trial.is_trial where tried.id = ${filingId})
    then ${inArray(users.role, trialExpertRoles)} and ${users.programs} = '[]'
    else ${users.role} = 'expert' end)`;
const isActive = (day: string): SQL =>
  sql`(${users.enabled} and coalesce(${expertProfiles.activeFrom}, ${day}) <= ${day}
    and coalesce(${expertProfiles.activeTo}, ${day}) >= ${day})`;

const buildCondition = (query: ExpertPoolQuery, day: string): SQL | undefined => {
  const { keyword, field, title, unit, active } = query;
  return and(
    inPool,
    keyword
      ? sql`(${buildContainsCondition(keyword, users.name)} or ${buildContainsCondition(keyword, users.username)})`
      : undefined,
    field ? sql`${expertProfiles.fields} ? ${field}` : undefined,
    title ? eq(expertProfiles.title, title) : undefined,
    unit ? buildContainsCondition(unit, expertProfiles.unit) : undefined,
    active && sql`${isActive(day)} = ${active === 'yes'}`,
  );
};

/** Profiles of experts, and the parties that they are compared with. */
export function createPoolStore(db: Database) {
  const select = () => {
    const busy = db.q
      .select({ expertId: expertCounters.expertId, open: sql`sum(${expertCounters.open})`.as('open') })
      .from(expertCounters)
      .groupBy(expertCounters.expertId)
      .as('busy');
    return db.q
      .select({
        id: users.id,
        username: users.username,
        name: users.name,
        enabled: users.enabled,
        profile: expertProfiles,
        open: sql<number>`coalesce(${busy.open}, 0)::int`,
      })
      .from(users)
      .leftJoin(expertProfiles, eq(expertProfiles.userId, users.id))
      .leftJoin(busy, eq(busy.expertId, users.id));
  };
  const ordered = (where: SQL | undefined) =>
    select().where(where).orderBy(asc(users.name), asc(users.usernameKey));

  return {
    /** Experts who have one of these numbers. */
    withPhones: (phones: string[]): Promise<{ phone: string | null; name: string; username: string }[]> =>
      db.q
        .select({ phone: users.phone, name: users.name, username: users.username })
        .from(users)
        .where(and(inPool, inArray(users.phone, phones)))
        .orderBy(asc(users.usernameKey)),

    page: (query: ExpertPoolQuery, day: string) =>
      ordered(buildCondition(query, day))
        .limit(query.pageSize)
        .offset((query.current - 1) * query.pageSize),

    total: (query: ExpertPoolQuery, day: string): Promise<number> =>
      db.q.$count(select().where(buildCondition(query, day)).as('found')),

    /** Experts that can sign in, up to a number; for a filing, those who can assess it. */
    enabled: (atMost: number, filingId?: string) =>
      ordered(
        and(filingId ? canAssess(filingId) : inPool, isNull(users.deletedAt), eq(users.enabled, true)),
      ).limit(atMost),

    find: (id: string) => findById(id, () => select().where(and(isExpert, eq(users.id, id)))),

    /** Stores the next version; false on a version conflict. */
    async write(next: NewProfile): Promise<boolean> {
      const written = await db.q
        .insert(expertProfiles)
        .values(next)
        .onConflictDoUpdate({
          target: expertProfiles.userId,
          set: next,
          setWhere: eq(expertProfiles.version, next.version - 1),
        })
        .returning({ userId: expertProfiles.userId });
      return written.length > 0;
    },

    /** The company and the answers of a filing. */
    parties: (filingId: string) =>
      findById(filingId, () =>
        db.q
          .select({ name: companies.name, creditCode: companies.creditCode, answers: filingAnswers })
          .from(filings)
          .innerJoin(companies, eq(companies.id, filings.companyId))
          .where(eq(filings.id, filingId)),
      ),
  };
}

export type PoolStore = ReturnType<typeof createPoolStore>;
export type PoolRow = NonNullable<Awaited<ReturnType<PoolStore['find']>>>;
