import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { RecognitionsQuery } from '../../domain/recognitions/calls';
import { NO_REMINDER, type RecognitionState } from '../../domain/recognitions/recognition';
import type { OfficeScope } from '../core/access';
import type { Database } from '../core/db/client';
import { buildContainsCondition, buildProgramsCondition, isOfRealProgram } from '../core/db/lists';
import { takeFirst } from '../core/db/rows';
import { buildCompanySearchText, companies, filings, workItems } from '../core/db/tables';
import { recognitions } from './tables';

export type NewRecognition = typeof recognitions.$inferInsert;

interface Filter extends Pick<RecognitionsQuery, 'program' | 'state' | 'keyword'> {
  companyId?: string;
  ids?: readonly string[] | undefined;
  /** Programs that an agent may see for the company; null for all. */
  among?: readonly string[] | null;
  scope?: Pick<OfficeScope, 'department' | 'programs'>;
  today: string;
  /** Last day of validity that still counts as expiring soon. */
  soonUntil: string;
}

const { validFrom, validTo, revokedOn } = recognitions;
const nextVersion = sql`${recognitions.version} + 1`;

/** Builds the condition of a state as domain/recognitions defines it. */
const buildStateCondition = (state: RecognitionState, { today, soonUntil }: Filter): SQL | undefined => {
  if (state === 'revoked') return isNotNull(revokedOn);
  const ofDays: Record<typeof state, SQL | undefined> = {
    upcoming: gt(validFrom, today),
    expired: lt(validTo, today),
    expiring: and(lte(validFrom, today), gte(validTo, today), lte(validTo, soonUntil)),
    valid: and(lte(validFrom, today), gt(validTo, soonUntil)),
  };
  return and(isNull(revokedOn), ofDays[state]);
};

function buildCondition(filter: Filter): SQL | undefined {
  const { companyId, ids, among, scope, program, state, keyword } = filter;
  return and(
    companyId ? eq(companies.id, companyId) : isOfRealProgram(recognitions.program),
    ids && inArray(recognitions.id, [...ids]),
    buildProgramsCondition(recognitions.program, among),
    typeof scope?.department === 'string' ? eq(companies.department, scope.department) : undefined,
    scope?.programs ? inArray(recognitions.program, [...scope.programs]) : undefined,
    program ? eq(recognitions.program, program) : undefined,
    state && buildStateCondition(state, filter),
    keyword
      ? sql`(${buildContainsCondition(keyword, buildCompanySearchText(companies))}
          or ${buildContainsCondition(keyword, recognitions.holderName)} or ${buildContainsCondition(keyword, recognitions.holderCode)}
          or ${buildContainsCondition(keyword, recognitions.certificateNo)})`
      : undefined,
  );
}

/**
 * Condition of the holding company: an imported recognition belongs to the company with its credit code, even if that registers
 * later.
 */
const isHolder = or(
  eq(companies.id, recognitions.companyId),
  and(isNull(recognitions.companyId), eq(companies.creditCode, recognitions.holderCode)),
);

const ORDER = [desc(recognitions.validTo), asc(recognitions.id)];

const columns = {
  ...getTableColumns(recognitions),
  holderId: companies.id,
  companyName: sql<string>`coalesce(${companies.name}, ${recognitions.holderName})`,
  batchYear: filings.batchYear,
  batchNo: filings.batchNo,
  subject: sql<
    string | null
  >`(select ${workItems.subject} from ${workItems} where ${workItems.filingId} = ${recognitions.filingId})`,
};

export function createRecognitionsStore(db: Database) {
  const select = () =>
    db.q
      .select(columns)
      .from(recognitions)
      .leftJoin(filings, eq(filings.id, recognitions.filingId))
      .leftJoin(companies, isHolder);

  return {
    async add(...rows: NewRecognition[]): Promise<void> {
      await db.q.insert(recognitions).values(rows);
    },

    /** Returns those of the certificate numbers that are in use. */
    async taken(numbers: readonly string[]): Promise<string[]> {
      const rows = await db.q
        .select({ no: recognitions.certificateNo })
        .from(recognitions)
        .where(inArray(recognitions.certificateNo, [...numbers]));
      return rows.map(({ no }) => no);
    },

    /** Changes a recognition unless it has changed since it was read; undefined where it has. */
    change: (
      id: string,
      version: number,
      change: Pick<NewRecognition, 'validFrom' | 'validTo' | 'remindOn'> &
        Pick<Partial<NewRecognition>, 'holderName'>,
    ) =>
      takeFirst(
        db.q
          .update(recognitions)
          .set({ ...change, version: version + 1 })
          .where(and(eq(recognitions.id, id), eq(recognitions.version, version)))
          .returning(),
      ),

    async revoke(filingId: string, on: string): Promise<void> {
      await db.q
        .update(recognitions)
        .set({ revokedOn: on, remindOn: NO_REMINDER, version: nextVersion })
        .where(eq(recognitions.filingId, filingId));
    },

    /** Cancels the revocation of a recognition; `nextOn` computes the day of the next reminder. */
    async reinstate(filingId: string, nextOn: (to: string) => string): Promise<void> {
      const [row] = await db.q.select().from(recognitions).where(eq(recognitions.filingId, filingId));
      if (!row) return;
      await db.q
        .update(recognitions)
        .set({ revokedOn: null, remindOn: nextOn(row.validTo), version: nextVersion })
        .where(eq(recognitions.filingId, filingId));
    },

    /** Returns the recognitions of some filings, by filing id. */
    async ofFilings(ids: string[]): Promise<Map<string, typeof recognitions.$inferSelect>> {
      if (ids.length === 0) return new Map();
      const rows = await db.q.select().from(recognitions).where(inArray(recognitions.filingId, ids));
      return new Map(rows.map((row) => [row.id, row]));
    },

    /** Finds the recognition with a certificate number, and the kind of its filing. */
    byNumber: (no: string) => takeFirst(select().where(eq(recognitions.certificateNo, no))),

    list: (filter: Filter, { current, pageSize }: Pick<RecognitionsQuery, 'current' | 'pageSize'>) =>
      select()
        .where(buildCondition(filter))
        .orderBy(...ORDER)
        .limit(pageSize)
        .offset((current - 1) * pageSize),

    /** Ids in the order of the list. */
    ids: (filter: Filter, atMost: number) =>
      db.q
        .select({ id: recognitions.id })
        .from(recognitions)
        .leftJoin(companies, isHolder)
        .where(buildCondition(filter))
        .orderBy(...ORDER)
        .limit(atMost),

    total: (filter: Filter): Promise<number> =>
      db.q.$count(select().where(buildCondition(filter)).as('found')),

    /** Recognitions whose reminder is due, earliest first. */
    due(today: string, after: { id: string; day: string } | undefined, atMost: number) {
      const { remindOn, id } = recognitions;
      return db.q
        .select({ id, day: remindOn })
        .from(recognitions)
        .where(
          and(
            lte(remindOn, today),
            after && sql`(${remindOn}, ${id}) > (${after.day}::date, ${after.id}::uuid)`,
          ),
        )
        .orderBy(asc(remindOn), asc(id))
        .limit(atMost);
    },

    async remindNext(id: string, day: string): Promise<void> {
      await db.q.update(recognitions).set({ remindOn: day }).where(eq(recognitions.id, id));
    },

    /** Ties those of imported recognitions that name a former credit code, which no company has now, to its company. */
    async tieToFormerCodes(ids: readonly string[]): Promise<void> {
      const isHeld = sql`exists (select 1 from ${companies} as present where present.credit_code = ${recognitions.holderCode})`;
      await db.q
        .update(recognitions)
        .set({ companyId: companies.id })
        .from(companies)
        .where(
          and(
            inArray(recognitions.id, [...ids]),
            sql`${recognitions.holderCode} = any(${companies.formerCodes})`,
            not(isHeld),
          ),
        );
    },

    /** Ties imported recognitions to the company that holds them by its credit code, which is about to change. */
    async keepWithHolder(companyId: string, creditCode: string): Promise<void> {
      const isImported = and(isNull(recognitions.companyId), eq(recognitions.holderCode, creditCode));
      await db.q.update(recognitions).set({ companyId }).where(isImported);
    },

    /** Locks a recognition, then reads it. */
    async lock(id: string) {
      await db.q
        .select({ id: recognitions.id })
        .from(recognitions)
        .where(eq(recognitions.id, id))
        .for('update');
      return this.read(id);
    },

    /** Reads a recognition with its company; `isRenewed`: the company has a later one of the same program and kind. */
    async read(id: string) {
      const isRenewed = sql<boolean>`exists (
        select 1 from recognitions as later
        where (later.company_id = ${companies.id} or later.holder_code = ${companies.creditCode})
          and later.program = ${recognitions.program} and later.kind = ${recognitions.kind}
          and later.revoked_on is null and later.valid_to > ${validTo})`;
      const [row] = await db.q
        .select({ ...columns, company: companies, isRenewed })
        .from(recognitions)
        .leftJoin(filings, eq(filings.id, recognitions.filingId))
        .leftJoin(companies, isHolder)
        .where(eq(recognitions.id, id));
      return row;
    },
  };
}

export type RecognitionsStore = ReturnType<typeof createRecognitionsStore>;
export type RecognitionRow = Awaited<ReturnType<RecognitionsStore['list']>>[number];
export type RecognitionDetail = NonNullable<Awaited<ReturnType<RecognitionsStore['read']>>>;
