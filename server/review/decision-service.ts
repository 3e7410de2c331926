/** Decisions of the administering side: each is a step of the filing, with its approval, its corrections and its panel. */

import { reviewMessages } from '../../domain/api/messages/review';
import type { DecisionBody } from '../../domain/calls/review';
import type { Program } from '../../domain/definition';
import { nextReminderAt } from '../../domain/filing/correction-reminders';
import {
  type Decision,
  missingIn,
  noticeRefusal,
  PUBLIC_NOTICE_DAYS,
  TASK_BOOK_DAYS,
} from '../../domain/filing/deciding';
import { cityOffice, isFirstReview } from '../../domain/filing/offices';
import { needsTaskBook, outcomeParameters } from '../../domain/filing/outcome';
import type { Correction } from '../../domain/filing/types';
import type { MessageParameters } from '../../domain/inbox/messages';
import { returnReason } from '../../domain/reference/return-reason';
import { fillText, type Language, say, type Text } from '../../domain/text';
import { dayOf, minuteOf, yearOf } from '../../domain/windows/calendar';
import { addWorkingDays, type WorkCalendar, workingDeadline } from '../../domain/windows/working-days';
import type { Calendar } from '../calendar/calendar-service';
import type { ContinuingFilings } from '../continuing/continuing-service';
import type { Caller } from '../core/access';
import { business } from '../core/errors';
import { step } from '../core/steps/step';
import type { ExpertParts } from '../experts/expert-parts';
import { assertHeard, callPanel } from '../experts/panel-service';
import { type FilingStepDeps, nameOf, programOf, reviewedFiling } from '../filings/filing-steps';
import type { FilingRow } from '../filings/filings-store';
import { departmentOf } from '../filings/signing-service';
import { type OwedDeps, planOwed } from '../reports/owed-service';
import type { ApprovalsStore } from './approvals-store';
import { pinCorrections } from './correction-places';
import type { ReviewStore } from './review-store';

export interface DecisionDeps extends FilingStepDeps {
  reviews: ReviewStore;
  approvals: ApprovalsStore;
  continuing: Pick<ContinuingFilings, 'hold' | 'chosen'>;
  calendar: Pick<Calendar, 'workCalendar'>;
  experts: ExpertParts;
  reports: OwedDeps;
}

/** A filing and the decision on it, once the step was found possible. */
interface Ruling {
  program: Program;
  row: FilingRow;
  profile: Record<string, unknown>;
  decision: DecisionBody;
  workDays: WorkCalendar;
  now: Date;
}

interface Effects {
  correctionDueAt?: Date;
  /** The last day of the public notice that begins. */
  noticeUntil?: string;
  returned?: Correction[];
  project?: { projectNo: string; grantApproved: number };
  /** The last day for signing the task book of a project that gets money. */
  taskBookDue?: string;
}

const reasonsInWords = ({ reasons = [] }: DecisionBody): Text => {
  const chosen = returnReason.items.filter(({ value }) => reasons.includes(value));
  return { zh: chosen.map(({ zh }) => zh).join('、'), en: chosen.map(({ en }) => en).join(', ') };
};

export function assertComplete(decision: Decision, language: Language): void {
  const missing = missingIn(decision).map(({ path, message }) => ({ path, message: say(message, language) }));
  if (missing.length > 0) throw business(reviewMessages.incomplete, { missing });
}

/** The later deadline, counted from the return, whoever asks for more time. */
async function extendedDeadline({ audit }: DecisionDeps, { row, decision, workDays }: Ruling): Promise<Date> {
  const log = await audit.read('filing', row.id);
  const returnedAt = log.findLast(({ action }) => action.startsWith('return_'))?.at ?? row.updatedAt;
  const due = workingDeadline(returnedAt, decision.days ?? 0, workDays);
  const present = row.correctionDueAt;
  if (present && due <= present) throw business(fillText(reviewMessages.notLater, { at: minuteOf(present) }));
  return due;
}

/** Approved before the filing that it continues, or as the second that continues it, it would hang in the air. */
async function approve(
  { continuing, approvals, reports }: DecisionDeps,
  { program, row, decision, now }: Ruling,
): Promise<Effects['project']> {
  const early = noticeRefusal(decision.action, row.status, row.noticeUntil, dayOf(now));
  if (early) throw business(early, { notice_until: row.noticeUntil });
  await continuing.hold(program, row.data, 'update');
  const { companyId, id, data: answers } = row;
  const chosen = await continuing.chosen(program, { companyId, id, answers });
  if (chosen?.refusal) throw business(chosen.refusal);
  const projectNo = await approvals.nextNumber(program.receiptPrefix, yearOf(now));
  const grantApproved = decision.grant_approved ?? 0;
  await approvals.add({ filingId: row.id, projectNo, grantApproved, approvedAt: now });
  await planOwed(reports, row.id, { isApproved: true });
  return { projectNo, grantApproved };
}

async function effectsOf(deps: DecisionDeps, ruling: Ruling): Promise<Effects> {
  const { decision, now, program, row, workDays } = ruling;
  switch (decision.action) {
    case 'return_first':
    case 'return_city':
      return {
        correctionDueAt: workingDeadline(now, decision.days ?? 0, workDays),
        returned: await pinCorrections(deps.reviews, program, row, decision),
      };
    case 'extend_correction':
      return { correctionDueAt: await extendedDeadline(deps, ruling) };
    case 'publicise':
      return { noticeUntil: addWorkingDays(dayOf(now), PUBLIC_NOTICE_DAYS, workDays) };
    case 'approve': {
      const project = await approve(deps, ruling);
      if (!project) return {};
      if (!needsTaskBook(program, project.grantApproved)) return { project };
      return { project, taskBookDue: addWorkingDays(dayOf(now), TASK_BOOK_DAYS, workDays) };
    }
    case 'revoke': {
      const approval = await deps.reviews.approval(row.id);
      return approval ? { project: approval } : {};
    }
    default:
      return {};
  }
}

/** Without the name of the reviewer: the company reads who of its own people wrote the filing last. */
const changeOf = ({ row, decision, now }: Ruling, effects: Effects) => ({
  reviewStartedAt: row.reviewStartedAt ?? now,
  ...(effects.returned && {
    returned: effects.returned,
    returnedBy: decision.action === 'return_city' ? ('city' as const) : ('first' as const),
  }),
  ...(effects.correctionDueAt && {
    correctionDueAt: effects.correctionDueAt,
    correctionDueSetAt: now,
    correctionRemindAt: nextReminderAt(effects.correctionDueAt, now),
  }),
  ...(effects.noticeUntil && { noticeUntil: effects.noticeUntil }),
});

const detailsOf = ({ decision, profile }: Ruling, effects: Effects) => ({
  // As it stands now: the letter of this decision names it, whatever the profile says later.
  ...(isFirstReview(decision.action) && { office: profile.department }),
  ...(decision.reasons?.length && { reasons: decision.reasons }),
  ...(decision.corrections?.length && { fix_items: decision.corrections }),
  ...(effects.correctionDueAt && { correction_deadline: effects.correctionDueAt.toISOString() }),
  ...(effects.noticeUntil && { notice_until: effects.noticeUntil }),
  ...(effects.project && {
    project_no: effects.project.projectNo,
    grant_approved: effects.project.grantApproved,
  }),
  ...(effects.taskBookDue && { task_book_due: effects.taskBookDue }),
  ...(decision.doc_no && { doc_no: decision.doc_no }),
});

const parametersOf = (ruling: Ruling, effects: Effects): MessageParameters => {
  const { program, row, decision, profile, now } = ruling;
  return {
    project: nameOf(program, row),
    unit: isFirstReview(decision.action) ? departmentOf(profile) : cityOffice,
    count: decision.corrections?.length ?? 0,
    deadline: effects.correctionDueAt ? minuteOf(effects.correctionDueAt) : '',
    opinion: decision.opinion || { zh: '无', en: 'none' },
    reasons: reasonsInWords(decision),
    from: dayOf(now),
    to: effects.noticeUntil ?? '',
    project_no: effects.project?.projectNo ?? '',
    ...outcomeParameters(program, effects.project?.grantApproved ?? 0, effects.taskBookDue),
    doc_no: decision.doc_no ?? '',
  };
};

/** Decides on a filing; that the office is in charge of it was asked before. */
export async function decide(
  deps: DecisionDeps,
  caller: Caller,
  id: string,
  decision: DecisionBody,
  language: Language,
): Promise<void> {
  assertComplete(decision, language);
  const { action, version, panel } = decision;
  await step(deps, reviewedFiling(deps), { id, action, version, caller }, async (row, _move, now) => {
    const program = programOf(deps.programs, row.program);
    const { profile } = row.company;
    const workDays = await deps.calendar.workCalendar();
    const ruling = { program, row, profile, decision, workDays, now };
    await assertHeard(deps.experts, caller, row, decision);
    const effects = await effectsOf(deps, ruling);
    if (action === 'to_experts' && panel) await callPanel(deps.experts, caller, row, panel);
    return {
      change: changeOf(ruling, effects),
      comment: decision.opinion,
      details: detailsOf(ruling, effects),
      facts: { params: parametersOf(ruling, effects), profile },
    };
  });
}
