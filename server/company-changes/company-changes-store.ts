import { and, asc, desc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { OwnChangesQuery, ReceivedChangesQuery } from '../../domain/company/change-calls';
import type { DepartmentScope } from '../core/access';
import type { Database } from '../core/db/client';
import { buildContainsCondition, buildWaitingFirstOrder } from '../core/db/lists';
import { findById, takeFirst } from '../core/db/rows';
import { buildCompanySearchText, companies } from '../core/db/tables';
import { isUuid } from '../core/ids';
import { companyChanges as changes } from './tables';

type NewChange = typeof changes.$inferInsert;
export type ChangeRow = typeof changes.$inferSelect;

interface Filter
  extends Pick<OwnChangesQuery, 'status' | 'kind'>,
    Pick<ReceivedChangesQuery, 'id' | 'keyword'> {
  companyId?: string;
  desk?: DepartmentScope;
}

const LATEST = [desc(changes.createdAt), asc(changes.id)];
const WAITING_FIRST = buildWaitingFirstOrder(changes, 'requested', changes.createdAt);

function buildCondition({ companyId, desk, status, kind, id, keyword }: Filter): SQL | undefined {
  if (id !== undefined && !isUuid(id)) return sql`false`;
  return and(
    companyId ? eq(changes.companyId, companyId) : undefined,
    typeof desk === 'string' ? eq(companies.department, desk) : undefined,
    status && eq(changes.status, status),
    kind && eq(changes.kind, kind),
    id ? eq(changes.id, id) : undefined,
    keyword
      ? sql`(${buildContainsCondition(keyword, buildCompanySearchText(companies))}
          or ${buildContainsCondition(keyword, sql`${changes.facts} ->> 'name'`)})`
      : undefined,
  );
}

export function createCompanyChangesStore(db: Database) {
  const select = () =>
    db.q
      .select({ change: changes, company: companies })
      .from(changes)
      .innerJoin(companies, eq(companies.id, changes.companyId));

  return {
    /** False while the company has an open request of the kind. */
    async add(row: NewChange): Promise<boolean> {
      const added = await db.q
        .insert(changes)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: changes.id });
      return added.length > 0;
    },

    /** Locks the request and its company for the open transaction. */
    lock: (id: string) => findById(id, () => select().where(eq(changes.id, id)).for('update')),

    find: (id: string) => takeFirst(select().where(eq(changes.id, id))),

    /** Stores a new status. Only for `step`, which holds the lock of the row: no other code changes the status. */
    async move(id: string, change: Partial<NewChange>): Promise<void> {
      await db.q.update(changes).set(change).where(eq(changes.id, id));
    },

    /** Accepted changes whose day has come, the earliest first. */
    due(today: string, after: { id: string; holdsFrom: string } | undefined, atMost: number) {
      const isDue = and(eq(changes.status, 'accepted'), lte(changes.holdsFrom, today));
      const isBehind =
        after && sql`(${changes.holdsFrom}, ${changes.id}) > (${after.holdsFrom}::date, ${after.id}::uuid)`;
      return db.q
        .select({ id: changes.id, holdsFrom: changes.holdsFrom })
        .from(changes)
        .where(and(isDue, isBehind))
        .orderBy(asc(changes.holdsFrom), asc(changes.id))
        .limit(atMost);
    },

    list: (filter: Filter, { current, pageSize }: { current: number; pageSize: number }) =>
      select()
        .where(buildCondition(filter))
        .orderBy(...(filter.companyId ? LATEST : WAITING_FIRST))
        .limit(pageSize)
        .offset((current - 1) * pageSize),

    total: (filter: Filter): Promise<number> =>
      db.q.$count(select().where(buildCondition(filter)).as('found')),
  };
}

export type CompanyChangesStore = ReturnType<typeof createCompanyChangesStore>;
/** A change with its company. */
export type ChangeRecord = NonNullable<Awaited<ReturnType<CompanyChangesStore['find']>>>;
