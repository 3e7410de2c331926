/** Decisions of offices: each is a step of the filing, with the approval, corrections or panel that it creates. */

import { computeAppealDeadline, isAppealable } from '../../domain/appeals/appeal';
import type { Program } from '../../domain/definition';
import { hasDocumentNumber } from '../../domain/document/letter-names';
import {
  type DecisionInput,
  findNoticeRefusal,
  listMissingDecisionItems,
  TASK_BOOK_DAYS,
} from '../../domain/filing/deciding';
import { getDecidingLevel, getDecidingPlace, type ReviewPosition } from '../../domain/filing/deciding-level';
import { getOfficeName, getTaskBookNote } from '../../domain/filing/office-settings';
import { createOutcomeParameters, isTaskBookRequired, type TaskBook } from '../../domain/filing/outcome';
import type { Returner } from '../../domain/filing/transitions';
import type { Correction } from '../../domain/filing/types';
import type { MessageParameters } from '../../domain/inbox/messages';
import { findOpenObjectionRefusal } from '../../domain/objections/objection';
import { getApprovalNumber } from '../../domain/recognitions/recognition';
import { listReasonTexts } from '../../domain/reference/decision-reason';
import { getNextReminderTime } from '../../domain/reminders/due-reminder';
import type { DecisionBody } from '../../domain/review/calls';
import { reviewMessages } from '../../domain/review/messages';
import { fillText, joinTexts, type Language, say, type Text } from '../../domain/text';
import { formatBeijingDay, formatBeijingMinute, getBeijingYear } from '../../domain/windows/calendar';
import { addWorkingDays, type WorkCalendar } from '../../domain/windows/working-days';
import type { SignedPart } from '../../domain/workflow/signed-part';
import { getWorkflowLevel, levelInfo, type WorkflowLevel } from '../../domain/workflow/workflow';
import { readWorkCalendar } from '../calendar/calendar-service';
import { computeCorrectionDeadline } from '../calendar/missing-year';
import { findChosen, lockContinued } from '../continuing/continuing-service';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { createRefusal } from '../core/errors';
import { step } from '../core/steps/step';
import type { ExpertDeps } from '../experts/expert-deps';
import { appointPanel, assertHeard } from '../experts/panel-service';
import {
  createReviewedFilingSubject,
  type FilingStepDeps,
  getFilingName,
  getFilingProgram,
} from '../filings/filing-steps';
import type { FilingRow } from '../filings/filings-store';
import { getFirstDepartment } from '../filings/sign-submission';
import type { ObjectionsStore } from '../objections/objections-store';
import { giveRecognition } from '../recognitions/recognitions-service';
import type { RecognitionsStore } from '../recognitions/recognitions-store';
import { planAcceptedProject } from '../reports/acceptance-service';
import { type OwedDeps, planOwedReports } from '../reports/owed-service';
import { computeLevelDue, readReviewPosition } from '../workflows/workflows-service';
import { assertWithinBudget } from './budget-service';
import { pinCorrections } from './corrections-service';
import { tellNamedCompany } from './named-company';
import type { RankingStore } from './ranking-store';
import type { ApprovalsStore, ReviewStore } from './review-store';

export interface DecisionDeps extends FilingStepDeps, Pick<Deps, 'officeSettings'> {
  reviews: ReviewStore;
  approvals: ApprovalsStore;
  recognitions: Pick<RecognitionsStore, 'add' | 'revoke'>;
  rankings: RankingStore;
  objections: Pick<ObjectionsStore, 'openAgainst'>;
  experts: ExpertDeps;
  reports: OwedDeps;
}

/** Filing and decision, after the step was found possible. */
interface PreparedDecision {
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

interface Effects {
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

const formatReasons = ({ reasons = [] }: DecisionBody): Text => joinTexts(listReasonTexts(reasons));

export function assertComplete(decision: DecisionInput, language: Language): void {
  const lacks = listMissingDecisionItems(decision);
  if (lacks.length === 0) return;
  const all = joinTexts(
    lacks.map(({ message }) => message),
    '；',
    '; ',
  );
  const missing = lacks.map(({ path, message }) => ({ path, message: say(message, language) }));
  throw createRefusal(fillText(reviewMessages.incomplete, { missing: all }), { missing });
}

const computeDeadline = (
  deps: DecisionDeps,
  from: Date,
  { days = 0, confirmed }: DecisionBody,
): Promise<Date> => computeCorrectionDeadline(deps, { from, days, confirmed });

/** Extended correction deadline; its days count from the return, whoever requests the extension. Throws unless it is later. */
async function computeExtendedDeadline(
  deps: DecisionDeps,
  { row, decision }: PreparedDecision,
): Promise<Date> {
  const log = await deps.audit.read('filing', row.id);
  const returnedAt = log.findLast(({ action }) => action.startsWith('return_'))?.at ?? row.updatedAt;
  const due = await computeDeadline(deps, returnedAt, decision);
  const present = row.correctionDueAt;
  if (present && due <= present)
    throw createRefusal(fillText(reviewMessages.notLater, { at: formatBeijingMinute(present) }));
  return due;
}

/** Approves a filing. Throws if the filing that it continues is not approved, or is continued by another approved one. */
async function approve(
  deps: DecisionDeps,
  { program, row, decision, now }: PreparedDecision,
): Promise<Effects['project']> {
  const early = findNoticeRefusal(decision.action, row.status, row.noticeUntil, formatBeijingDay(now));
  if (early) throw createRefusal(early, { notice_until: row.noticeUntil });
  const unanswered = findOpenObjectionRefusal(await deps.objections.openAgainst(row.id));
  if (unanswered) throw createRefusal(unanswered);
  await lockContinued(deps, program, row.data, 'update');
  const { companyId, id, data: answers } = row;
  const chosen = await findChosen(deps, program, { companyId, id, answers });
  if (chosen?.refusal) throw createRefusal(chosen.refusal);
  const grantApproved = decision.grant_approved ?? 0;
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

async function prepareEffects(deps: DecisionDeps, ruling: PreparedDecision): Promise<Effects> {
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

/** Change of the filing. It leaves the name of the last editor, because the company sees there who of its people edited last. */
const buildFilingChange = ({ row, decision, now }: PreparedDecision, effects: Effects) => ({
  reviewStartedAt: row.reviewStartedAt ?? now,
  ...(getDecidingPlace(row) !== null && { levelDueAt: null }),
  ...(effects.next && { reviewLevel: effects.next.reviewLevel, levelDueAt: effects.next.levelDueAt }),
  ...(effects.returned && {
    returned: effects.returned,
    returnedBy: decision.action.replace('return_', '') as Returner,
  }),
  ...(effects.correctionDueAt && {
    correctionDueAt: effects.correctionDueAt,
    correctionDueSetAt: now,
    correctionRemindAt: getNextReminderTime('correction', { endsAt: effects.correctionDueAt }, now),
  }),
  ...(effects.noticeUntil && { noticeUntil: effects.noticeUntil }),
});

const selectLoggedWords = ({ reasons, corrections, doc_no, over_budget }: DecisionBody) => ({
  ...(reasons?.length && { reasons }),
  ...(corrections?.length && { fix_items: corrections }),
  ...(doc_no && { doc_no }),
  ...(over_budget && { over_budget }),
});

/** True if the department in charge decides; else the city office or a higher level. */
const isOfDepartment = (level: WorkflowLevel | null): boolean =>
  level !== null && levelInfo[level.code].role === 'reviewer';

const buildLogDetails = (ruling: PreparedDecision, effects: Effects) => ({
  // Name of the office at this time: the letter of this decision keeps it, whatever changes later.
  office: isOfDepartment(ruling.level) ? ruling.profile.department : ruling.office,
  ...(ruling.level && { level: ruling.level.code }),
  ...(effects.next && { to_level: effects.next.level.code }),
  ...(ruling.signatures?.length && { signatures: ruling.signatures }),
  ...selectLoggedWords(ruling.decision),
  ...(effects.correctionDueAt && { correction_deadline: effects.correctionDueAt.toISOString() }),
  ...(effects.noticeUntil && { notice_until: effects.noticeUntil }),
  ...(effects.project && {
    project_no: effects.project.projectNo,
    grant_approved: effects.project.grantApproved,
  }),
  ...(effects.appealUntil && { appeal_until: effects.appealUntil.toISOString() }),
  ...(effects.taskBook && { task_book_due: effects.taskBook.due, task_book_how: effects.taskBook.how }),
});

/** Clause of the message about a return; left out where no place is marked. */
const pinnedPlaces: Text = {
  zh: '，共{{count}}处需修改',
  en: ' (items: {{count}})',
  ar: ' (البنود: {{count}})',
};

const buildMessageParameters = (ruling: PreparedDecision, effects: Effects): MessageParameters => {
  const { program, row, decision, office, now, level } = ruling;
  const pinned = decision.corrections?.length ?? 0;
  return {
    project: getFilingName(program, row),
    unit: office,
    level: level ? levelInfo[level.code] : '',
    next: effects.next ? levelInfo[effects.next.level.code] : '',
    count: pinned,
    marked: pinned > 0 ? fillText(pinnedPlaces, { count: pinned }) : '',
    deadline: effects.correctionDueAt ? formatBeijingMinute(effects.correctionDueAt) : '',
    opinion: decision.opinion || { zh: '无', en: 'none', ar: 'لا يوجد' },
    reasons: formatReasons(decision),
    appeal_until: effects.appealUntil ? formatBeijingMinute(effects.appealUntil) : '',
    from: formatBeijingDay(now),
    to: effects.noticeUntil ?? '',
    project_no: effects.project ? getApprovalNumber(program, effects.project.projectNo) : '',
    ...createOutcomeParameters(program, effects.project?.grantApproved ?? 0, effects.taskBook),
    doc_no: decision.doc_no ?? '',
  };
};

/** Decides on a filing; the caller has checked that the office is in charge of it. */
export async function decide(
  deps: DecisionDeps,
  caller: Caller,
  id: string,
  decision: DecisionBody,
  language: Language,
  signatures?: readonly SignedPart[],
): Promise<void> {
  assertComplete(decision, language);
  const { action, version, panel } = decision;
  await step(
    deps,
    createReviewedFilingSubject(deps),
    { id, action, version, caller },
    async (row, _move, now) => {
      const program = getFilingProgram(deps.programs, row);
      const { profile } = row.company;
      const workDays = await readWorkCalendar(deps);
      const position = readReviewPosition(row, program);
      const level = getDecidingLevel(position);
      const office = isOfDepartment(level)
        ? getFirstDepartment(profile)
        : getOfficeName(await deps.officeSettings.current());
      const ruling = { program, row, position, level, profile, decision, signatures, workDays, office, now };
      await assertHeard(deps.experts, caller, row, decision);
      const effects = {
        ...(await prepareEffects(deps, ruling)),
        ...(isAppealable(action) && { appealUntil: computeAppealDeadline({ at: now }, workDays) }),
      };
      const letterNo = hasDocumentNumber(action)
        ? await deps.officeSettings.numberDocument(row.program)
        : null;
      if (action === 'to_experts' && panel) await appointPanel(deps.experts, caller, row, panel);
      return {
        change: buildFilingChange(ruling, effects),
        comment: decision.opinion,
        details: { ...buildLogDetails(ruling, effects), ...(letterNo && { letter_no: letterNo }) },
        facts: { params: buildMessageParameters(ruling, effects), profile },
      };
    },
  );
}
