import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { readAppealDeadline } from '../../domain/appeals/appeal';
import { type DecisionLine, decidingSteps } from '../../domain/appeals/decision';
import type { TaskBook } from '../../domain/filing/outcome';
import { LEVEL_CODES, type LevelCode } from '../../domain/workflow/workflow';
import type { Database } from '../core/db/client';
import { auditLog } from '../core/db/tables';

const isAppealed = sql<boolean>`exists (select from appeals where appeals.decision_id = audit_log.id)`;

const appealDueAt = sql<Date | null>`(select due_at from appeals where appeals.decision_id = audit_log.id
  and appeals.status = 'open')`.mapWith(auditLog.at);

/** Details of the approval that a reinstatement restores; null for other decisions. */
const restoredDetails = sql<Record<string, unknown> | null>`case when ${auditLog.action} = 'reinstate' then (
  select approval.details from audit_log as approval where approval.subject_kind = 'filing'
    and approval.subject_id = ${auditLog.subjectId} and approval.action = 'approve'
  order by approval.seq desc limit 1) end`;

const readReasons = (details: Record<string, unknown> | null): string[] => {
  const reasons = details?.reasons;
  return Array.isArray(reasons) ? reasons.filter((reason) => typeof reason === 'string') : [];
};

/** Number of the document by which a line revokes an approval. */
export const readDocumentNo = (details: Record<string, unknown> | null | undefined): string | null =>
  typeof details?.doc_no === 'string' ? details.doc_no : null;

export const readTaskBook = (details: Record<string, unknown> | null): TaskBook | null =>
  typeof details?.task_book_due === 'string' && details.task_book_how
    ? { due: details.task_book_due, how: details.task_book_how as TaskBook['how'] }
    : null;

const readProject = (details: Record<string, unknown> | null): DecisionLine['project'] =>
  typeof details?.project_no === 'string' && typeof details.grant_approved === 'number'
    ? { no: details.project_no, grant: details.grant_approved }
    : null;

const readLevel = (details: Record<string, unknown> | null): LevelCode | null =>
  LEVEL_CODES.find((code) => code === details?.level) ?? null;

/** Terms of an approval. */
const readTerms = (details: Record<string, unknown> | null) => ({
  taskBook: readTaskBook(details),
  project: readProject(details),
});

export const readStatedDetails = (details: Record<string, unknown> | null) => ({
  level: readLevel(details),
  reasons: readReasons(details),
  documentNo: readDocumentNo(details),
  appealUntil: readAppealDeadline(details),
  ...readTerms(details),
});

export const createDecisionsStore = (db: Database) => ({
  /** Latest decision by filing id. */
  async latest(ids: string[]): Promise<Map<string, DecisionLine>> {
    if (ids.length === 0) return new Map();
    const rows = await db.q
      .selectDistinctOn([auditLog.subjectId], {
        filingId: auditLog.subjectId,
        id: auditLog.id,
        action: auditLog.action,
        toStatus: auditLog.toStatus,
        at: auditLog.at,
        comment: auditLog.comment,
        details: auditLog.details,
        restored: restoredDetails,
        isAppealed,
        appealDueAt,
      })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.subjectKind, 'filing'),
          inArray(auditLog.subjectId, ids),
          inArray(auditLog.action, [...decidingSteps]),
        ),
      )
      .orderBy(auditLog.subjectId, desc(auditLog.seq));
    return new Map(
      rows.map(({ filingId, details, restored, ...line }) => [
        filingId,
        { ...line, ...readStatedDetails(details), ...(restored && readTerms(restored)) },
      ]),
    );
  },
});
