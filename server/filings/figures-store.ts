import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { FILING_STATUSES, isEditable } from '../../domain/filing/status';
import type { Database } from '../core/db/client';
import {
  filingAnswers,
  filings,
  reportSubmissions,
  reportTasks,
  submissions,
  workItems,
} from '../core/db/tables';
import { isUuid } from '../core/ids';
import { figureReasons } from './tables';

export type ReasonRow = typeof figureReasons.$inferSelect;

export type StatementKind = 'filing' | 'draft' | 'report' | 'reportDraft';

/** A place where the company states figures, without its content. */
export interface StatementHead {
  kind: StatementKind;
  /** Id of the filing or report. */
  id: string;
  program: string;
  /** Code of the report; '' for filings. */
  code: string;
  /** Edition whose reports the approval owes; '' for filings. */
  edition: string;
  /** Receipt number; '' for drafts. */
  no: string;
  batchYear: number;
  batchNo: number;
  /** Time of the submission, or of the last save. */
  at: Date;
}

/** Content of a statement: a snapshot, or the answers of a draft as JSON with their edition. */
export interface StatementBody {
  kind: StatementKind;
  id: string;
  edition: string;
  text: string;
}

/** Maximum statements read of each kind, latest first; older ones mostly repeat the figures of earlier years. */
const STATEMENTS_AT_MOST = 20;

const EDITABLE = FILING_STATUSES.filter(isEditable);

const kindOf = (kind: StatementKind) => sql<StatementKind>`${sql.raw(`'${kind}'`)}`.as('kind');
const none = sql<string>`''`;
/** First day of filing of a report, from whose year its form counts. */
const openYear = sql<number>`left(${reportTasks.openOn}, 4)::int`;

interface Wanted {
  /** Id of a filing or report that is left out. */
  except: string | null;
  withDrafts: boolean;
}

export const createFiguresStore = (db: Database) => {
  const latestReport = sql`not exists (select from report_submissions as later
    where later.task_id = ${reportSubmissions.taskId} and later.seq > ${reportSubmissions.seq})`;

  function selectSubmitted(companyId: string, isOther: (id: SQL) => SQL | undefined) {
    const filed = db.q
      .select({
        kind: kindOf('filing'),
        id: sql<string>`${workItems.filingId}`.as('id'),
        program: sql<string>`${workItems.program}`.as('program'),
        code: sql<string>`${none}`.as('code'),
        edition: sql<string>`${none}`.as('edition'),
        no: sql<string>`${submissions.receiptNo}`.as('no'),
        batchYear: sql<number>`${workItems.batchYear}`.as('batch_year'),
        batchNo: sql<number>`${workItems.batchNo}`.as('batch_no'),
        at: submissions.submittedAt,
      })
      .from(workItems)
      .innerJoin(submissions, eq(submissions.receiptNo, workItems.receiptNo))
      .where(and(eq(workItems.companyId, companyId), isOther(sql`${workItems.filingId}`)))
      .orderBy(desc(submissions.submittedAt))
      .limit(STATEMENTS_AT_MOST);
    const reported = db.q
      .select({
        kind: kindOf('report'),
        id: sql<string>`${reportTasks.id}`.as('id'),
        program: sql<string>`${reportTasks.program}`.as('program'),
        code: sql<string>`${reportTasks.code}`.as('code'),
        edition: sql<string>`${reportTasks.edition}`.as('edition'),
        no: sql<string>`${reportSubmissions.receiptNo}`.as('no'),
        batchYear: sql<number>`${openYear}`.as('batch_year'),
        batchNo: sql<number>`0`.as('batch_no'),
        at: reportSubmissions.submittedAt,
      })
      .from(reportSubmissions)
      .innerJoin(reportTasks, eq(reportTasks.id, reportSubmissions.taskId))
      .where(and(eq(reportSubmissions.companyId, companyId), isOther(sql`${reportTasks.id}`), latestReport))
      .orderBy(desc(reportSubmissions.submittedAt))
      .limit(STATEMENTS_AT_MOST);
    return [filed, reported] as const;
  }

  function selectDrafts(companyId: string, isOther: (id: SQL) => SQL | undefined) {
    const drafted = db.q
      .select({
        kind: kindOf('draft'),
        id: sql<string>`${filings.id}`.as('id'),
        program: sql<string>`${filings.program}`.as('program'),
        code: sql<string>`${none}`.as('code'),
        edition: sql<string>`${none}`.as('edition'),
        no: sql<string>`${none}`.as('no'),
        batchYear: sql<number>`${filings.batchYear}`.as('batch_year'),
        batchNo: sql<number>`${filings.batchNo}`.as('batch_no'),
        at: filings.updatedAt,
      })
      .from(filings)
      .where(
        and(eq(filings.companyId, companyId), isOther(sql`${filings.id}`), inArray(filings.status, EDITABLE)),
      )
      .orderBy(desc(filings.updatedAt))
      .limit(STATEMENTS_AT_MOST);
    const begun = db.q
      .select({
        kind: kindOf('reportDraft'),
        id: sql<string>`${reportTasks.id}`.as('id'),
        program: sql<string>`${reportTasks.program}`.as('program'),
        code: sql<string>`${reportTasks.code}`.as('code'),
        edition: sql<string>`${reportTasks.edition}`.as('edition'),
        no: sql<string>`${none}`.as('no'),
        batchYear: sql<number>`${openYear}`.as('batch_year'),
        batchNo: sql<number>`0`.as('batch_no'),
        at: reportTasks.updatedAt,
      })
      .from(reportTasks)
      .where(
        and(
          eq(reportTasks.companyId, companyId),
          isOther(sql`${reportTasks.id}`),
          or(isNull(reportTasks.settled), eq(reportTasks.settled, 'returned')),
          sql`${reportTasks.data} <> '{}'::jsonb`,
        ),
      )
      .orderBy(desc(reportTasks.updatedAt))
      .limit(STATEMENTS_AT_MOST);
    return [drafted, begun] as const;
  }

  return {
    /** Latest filings and reports of the company, with its drafts on request, each kind newest first. */
    heads(companyId: string, { except, withDrafts }: Wanted): Promise<StatementHead[]> {
      const isOther = (id: SQL) => (except && isUuid(except) ? ne(id, except) : undefined);
      const [filed, reported] = selectSubmitted(companyId, isOther);
      if (!withDrafts) return unionAll(filed, reported);
      return unionAll(filed, reported, ...selectDrafts(companyId, isOther));
    },

    /** Contents of statements of the company; `heads` is not empty. */
    bodies(heads: readonly StatementHead[]): Promise<StatementBody[]> {
      const listed = (kind: StatementKind, of: 'id' | 'no') => [
        '',
        ...heads.filter((head) => head.kind === kind).map((head) => head[of]),
      ];
      const idsOf = (kind: StatementKind) => listed(kind, 'id').filter(isUuid);
      const nobody = sql`false`;
      const isOneOf = (column: typeof filings.id | typeof reportTasks.id, ids: string[]) =>
        ids.length > 0 ? inArray(column, ids) : nobody;
      return unionAll(
        db.q
          .select({
            kind: kindOf('filing'),
            id: sql<string>`${submissions.filingId}`.as('id'),
            edition: sql<string>`${none}`.as('edition'),
            text: sql<string>`${submissions.snapshot}`.as('text'),
          })
          .from(submissions)
          .where(inArray(submissions.receiptNo, listed('filing', 'no'))),
        db.q
          .select({
            kind: kindOf('report'),
            id: sql<string>`${reportSubmissions.taskId}`.as('id'),
            edition: sql<string>`${none}`.as('edition'),
            text: sql<string>`${reportSubmissions.snapshot}`.as('text'),
          })
          .from(reportSubmissions)
          .where(inArray(reportSubmissions.receiptNo, listed('report', 'no'))),
        db.q
          .select({
            kind: kindOf('draft'),
            id: sql<string>`${filings.id}`.as('id'),
            edition: sql<string>`${filings.edition}`.as('edition'),
            text: sql<string>`${filingAnswers}::text`.as('text'),
          })
          .from(filings)
          .where(isOneOf(filings.id, idsOf('draft'))),
        db.q
          .select({
            kind: kindOf('reportDraft'),
            id: sql<string>`${reportTasks.id}`.as('id'),
            edition: sql<string>`${reportTasks.edition}`.as('edition'),
            text: sql<string>`${reportTasks.data}::text`.as('text'),
          })
          .from(reportTasks)
          .where(isOneOf(reportTasks.id, idsOf('reportDraft'))),
      );
    },

    reasons: (filingId: string): Promise<ReasonRow[]> =>
      db.q
        .select()
        .from(figureReasons)
        .where(eq(figureReasons.filingId, filingId))
        .orderBy(asc(figureReasons.figure)),

    async put(rows: ReasonRow[]): Promise<void> {
      if (rows.length === 0) return;
      await db.q
        .insert(figureReasons)
        .values(rows)
        .onConflictDoUpdate({
          target: [figureReasons.filingId, figureReasons.figure],
          set: {
            reason: sql`excluded.reason`,
            version: sql`excluded.version`,
            by: sql`excluded.by`,
            at: sql`excluded.at`,
          },
        });
    },
  };
};

export type FiguresStore = ReturnType<typeof createFiguresStore>;
