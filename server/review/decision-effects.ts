/** Effects of a decision besides the step itself: deadlines, corrections, the next level, the approval and what it owes. */

import type { Program } from '../../domain/definition';
import { findGrantRefusal, findNoticeRefusal, TASK_BOOK_DAYS } from '../../domain/filing/deciding';
import { getDecidingPlace, type ReviewPosition } from '../../domain/filing/deciding-level';
import { getTaskBookNote } from '../../domain/filing/office-settings';
import { isTaskBookRequired, type TaskBook } from '../../domain/filing/outcome';
import type { Correction } from '../../domain/filing/types';
import { findOpenObjectionRefusal } from '../../domain/objections/objection';
import type { DecisionBody } from '../../domain/review/calls';
import { reviewMessages } from '../../domain/review/messages';
import { fillText, type Text } from '../../domain/text';
import { formatBeijingDay, formatBeijingMinute, getBeijingYear } from '../../domain/windows/calendar';
import { addWorkingDays, type WorkCalendar } from '../../domain/windows/working-days';
import type { SignedPart } from '../../domain/workflow/signed-part';
import { getWorkflowLevel, type WorkflowLevel } from '../../domain/workflow/workflow';
import { computeCorrectionDeadline } from '../calendar/missing-year';
import { findChosen, lockContinued } from '../continuing/continuing-service';
import type { Deps } from '../core/deps';
import { createRefusal } from '../core/errors';
import type { ExpertDeps } from '../experts/expert-deps';
import type { FilingStepDeps } from '../filings/filing-steps';
import type { FilingRow } from '../filings/filings-store';
import type { ObjectionsStore } from '../objections/objections-store';
import { giveRecognition } from '../recognitions/recognitions-service';
import type { RecognitionsStore } from '../recognitions/recognitions-store';
import { planAcceptedProject } from '../reports/acceptance-service';
import { type OwedDeps, planOwedReports } from '../reports/owed-service';
import { computeLevelDue } from '../workflows/workflows-service';
import { assertWithinBudget } from './budget-service';
import { pinCorrections } from './corrections-service';
import { tellNamedCompany } from './named-company';
import type { RankingStore } from './ranking-store';
import type { ApprovalsStore, ReviewStore } from './review-store';
import { assertUpheldExplained } from './upheld-objections';

export interface DecisionDeps extends FilingStepDeps, Pick<Deps, 'officeSettings'> {
  reviews: ReviewStore;
  approvals: ApprovalsStore;
  recognitions: Pick<RecognitionsStore, 'add' | 'revoke'>;
  rankings: RankingStore;
  objections: Pick<ObjectionsStore, 'openAgainst' | 'listUpheld'>;
  experts: ExpertDeps;
  reports: OwedDeps;
}

/** Filing and decision, after the step was found possible. */
export interface PreparedDecision {
  program: Program;
  row: FilingRow;
  /** Position in the workflow before the step. */
  position: ReviewPosition;
  /** Level that decides; null where none does, as after an approval. */
  level: WorkflowLevel | null;
  profile: Record<string, unknown>;
  decision: DecisionBody;
  signatures: readonly SignedPart[] | undefined;
  workDays: WorkCalendar;
  /** Office that decides. */
  office: Text;
  now: Date;
}

export interface DecisionEffects {
  correctionDueAt?: Date;
  /** Last day of the public notice that begins. */
  noticeUntil?: string;
  returned?: Correction[];
  project?: { projectNo: string; grantApproved: number };
  /** Next review level, and its deadline. */
  next?: { reviewLevel: number; level: WorkflowLevel; levelDueAt: Date | null };
  /** Last day for signing the task book of a project with a grant. */
  taskBook?: TaskBook;
  /** End of the period for an appeal against the decision. */
  appealUntil?: Date;
}

const computeDeadline = (
  deps: DecisionDeps,
  from: Date,
  { days = 0, confirmed }: DecisionBody,
): Promise<Date> => computeCorrectionDeadline(deps, { from, days, confirmed });

/**
 * Extended correction deadline; its days count from the return, or from the upheld appeal that opened the filing again, whoever
 * requests the extension. Throws unless it is later.
 */
async function computeExtendedDeadline(
  deps: DecisionDeps,
  { row, decision }: PreparedDecision,
): Promise<Date> {
  const log = await deps.audit.read('filing', row.id);
  const isReturn = ({ action }: { action: string }) =>
    action.startsWith('return_') || action === 'reopen_to_correction';
  const due = await computeDeadline(deps, log.findLast(isReturn)?.at ?? row.updatedAt, decision);
  const present = row.correctionDueAt;
  if (present && due <= present)
    throw createRefusal(fillText(reviewMessages.notLater, { at: formatBeijingMinute(present) }));
  return due;
}

/** Approves a filing. Throws if the filing that it continues is not approved, or is continued by another approved one. */
async function approve(
  deps: DecisionDeps,
  { program, row, decision, now }: PreparedDecision,
): Promise<DecisionEffects['project']> {
  const early = findNoticeRefusal(decision.action, row.status, row.noticeUntil, formatBeijingDay(now));
  if (early) throw createRefusal(early, { notice_until: row.noticeUntil });
  const grantApproved = decision.grant_approved ?? 0;
  const ungranted = findGrantRefusal(program, grantApproved);
  if (ungranted) throw createRefusal(ungranted);
  const unanswered = findOpenObjectionRefusal(await deps.objections.openAgainst(row.id));
  if (unanswered) throw createRefusal(unanswered);
  await assertUpheldExplained(deps, [row.id], decision);
  await lockContinued(deps, program, row.data, 'update');
  const { companyId, id, data: answers } = row;
  const chosen = await findChosen(deps, program, { companyId, id, answers });
  if (chosen?.refusal) throw createRefusal(chosen.refusal);
  await assertWithinBudget(deps, row, { grant: grantApproved, reason: decision.over_budget });
  const projectNo = await deps.approvals.nextNumber(program.receiptPrefix, getBeijingYear(now));
  await deps.approvals.add({ filingId: row.id, projectNo, grantApproved, approvedAt: now });
  await giveRecognition(deps.recognitions, program, {
    filingId: row.id,
    companyId,
    kind: row.kind,
    projectNo,
    approvedAt: now,
  });
  await planOwedReports(deps.reports, row.id, { isApproved: true });
  await planAcceptedProject(deps.reports, program, row.data);
  await tellNamedCompany(deps, program, row, { no: projectNo, grant: grantApproved });
  return { projectNo, grantApproved };
}

export async function prepareDecisionEffects(
  deps: DecisionDeps,
  ruling: PreparedDecision,
): Promise<DecisionEffects> {
  const { decision, now, program, row, workDays } = ruling;
  switch (decision.action) {
    case 'pass_first':
    case 'pass_level': {
      const reviewLevel = (getDecidingPlace(ruling.position) ?? 0) + 1;
      const { workflow } = ruling.position;
      const levelDueAt = computeLevelDue(workflow, reviewLevel, now, workDays);
      return { next: { reviewLevel, level: getWorkflowLevel(workflow, reviewLevel), levelDueAt } };
    }
    case 'return_first':
    case 'return_level':
    case 'return_city':
      return {
        correctionDueAt: await computeDeadline(deps, now, decision),
        returned: await pinCorrections(deps.reviews, program, row, decision),
      };
    case 'extend_correction':
      return { correctionDueAt: await computeExtendedDeadline(deps, ruling) };
    case 'publicise':
      return {
        noticeUntil: addWorkingDays(
          formatBeijingDay(now),
          ruling.position.workflow.noticeDays ?? 0,
          workDays,
        ),
      };
    case 'approve': {
      const project = await approve(deps, ruling);
      if (!project) return {};
      if (!isTaskBookRequired(program, project.grantApproved)) return { project };
      return {
        project,
        taskBook: {
          due: addWorkingDays(formatBeijingDay(now), TASK_BOOK_DAYS, workDays),
          how: getTaskBookNote(await deps.officeSettings.current()),
        },
      };
    }
    case 'revoke': {
      await deps.recognitions.revoke(row.id, formatBeijingDay(now));
      await planAcceptedProject(deps.reports, program, row.data);
      const approval = await deps.reviews.approval(row.id);
      return approval ? { project: approval } : {};
    }
    default:
      return {};
  }
}
