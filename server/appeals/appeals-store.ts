import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AppealableAction } from '../../domain/appeals/appeal';
import type { AppealsQuery } from '../../domain/appeals/calls';
import type { Database } from '../core/db/client';
import { buildContainsCondition, buildProgramsCondition, buildWaitingFirstOrder } from '../core/db/lists';
import {
  auditLog,
  companies,
  decisionOrderItems,
  decisionOrders,
  decisionSignatures,
  filings,
} from '../core/db/tables';
import { isUuid } from '../core/ids';
import { appeals } from './tables';

type NewAppeal = typeof appeals.$inferInsert;
export type OwnRow = typeof appeals.$inferSelect;

interface Filter extends Pick<AppealsQuery, 'status' | 'program' | 'filing' | 'keyword'> {
  /** The programs that an account is limited to; null for all. */
  programs: readonly string[] | null;
}

const columns = {
  appeal: appeals,
  program: filings.program,
  workflow: filings.workflow,
  companyName: companies.name,
  /** The line of the log that records the decision. */
  contested: {
    by: auditLog.actorName,
    byId: auditLog.actorId,
    opinion: auditLog.comment,
    details: auditLog.details,
  },
};

const OPEN_FIRST = buildWaitingFirstOrder(appeals, 'open', appeals.dueAt);

function buildCondition({ status, program, filing, keyword, programs }: Filter): SQL | undefined {
  if (filing !== undefined && !isUuid(filing)) return sql`false`;
  return and(
    buildProgramsCondition(filings.program, programs),
    status && eq(appeals.status, status),
    program ? eq(filings.program, program) : undefined,
    // An appeal on trial is found from its filing alone.
    filing ? eq(appeals.filingId, filing) : eq(companies.isTrial, false),
    keyword
      ? sql`(${buildContainsCondition(keyword, appeals.no)} or ${buildContainsCondition(keyword, companies.name)}
          or ${buildContainsCondition(keyword, appeals.reason)})`
      : undefined,
  );
}

export function createAppealsStore(db: Database) {
  const select = () =>
    db.q
      .select(columns)
      .from(appeals)
      .innerJoin(filings, eq(filings.id, appeals.filingId))
      .innerJoin(companies, eq(companies.id, appeals.companyId))
      .innerJoin(auditLog, eq(auditLog.id, appeals.decisionId));

  return {
    async insert(row: NewAppeal): Promise<void> {
      await db.q.insert(appeals).values(row);
    },

    /** Locks the appeal for the open transaction. */
    async lock(id: string) {
      if (!isUuid(id)) return undefined;
      await db.q.select({ id: appeals.id }).from(appeals).where(eq(appeals.id, id)).for('update');
      const [row] = await select().where(eq(appeals.id, id));
      return row;
    },

    /** Stores a new status. Only for `step`, which holds the lock of the row: no other code changes the status. */
    async move(id: string, change: Partial<NewAppeal>): Promise<void> {
      await db.q.update(appeals).set(change).where(eq(appeals.id, id));
    },

    /** Appeals about a filing, the latest first. */
    ofFiling: (filingId: string): Promise<OwnRow[]> =>
      db.q
        .select()
        .from(appeals)
        .where(eq(appeals.filingId, filingId))
        .orderBy(desc(appeals.createdAt), asc(appeals.id)),

    /** Upheld appeals of a filing, in order of their answers. */
    listUpheld: (filingId: string) =>
      db.q
        .select({ no: appeals.no, answeredAt: appeals.answeredAt, answer: appeals.answer })
        .from(appeals)
        .where(and(eq(appeals.filingId, filingId), eq(appeals.status, 'upheld')))
        .orderBy(asc(appeals.answeredAt), asc(appeals.no)),

    /** Ids of the persons who signed the filing's most recently carried out decision of this action. */
    async signers(filingId: string, action: AppealableAction): Promise<string[]> {
      if (action === 'expire_correction') return [];
      const last = db.q
        .select({ id: decisionOrderItems.id })
        .from(decisionOrderItems)
        .innerJoin(decisionOrders, eq(decisionOrders.id, decisionOrderItems.orderId))
        .where(
          and(
            eq(decisionOrderItems.filingId, filingId),
            eq(decisionOrderItems.state, 'done'),
            eq(decisionOrders.action, action),
          ),
        )
        .orderBy(desc(decisionOrderItems.endedAt))
        .limit(1);
      const rows = await db.q
        .select({ userId: decisionSignatures.userId })
        .from(decisionSignatures)
        .where(inArray(decisionSignatures.itemId, last));
      return rows.map(({ userId }) => userId);
    },

    list(filter: Filter, { current, pageSize }: Pick<AppealsQuery, 'current' | 'pageSize'>) {
      return select()
        .where(buildCondition(filter))
        .orderBy(...OPEN_FIRST)
        .limit(pageSize)
        .offset((current - 1) * pageSize);
    },

    total: (filter: Filter): Promise<number> =>
      db.q.$count(select().where(buildCondition(filter)).as('found')),
  };
}

export type AppealsStore = ReturnType<typeof createAppealsStore>;
export type AppealRow = NonNullable<Awaited<ReturnType<AppealsStore['lock']>>>;
