/**
 * The decisions of the administering side. The filing is locked, must be at the version that was looked at, and moves by
 * the table of domain/filing/status alone; status, approval, log line and messages are one transaction.
 */

import { reviewMessages } from '../../domain/api/messages/review';
import type { DecisionBody } from '../../domain/calls/review';
import type { Program } from '../../domain/definition';
import {
  missingIn,
  noticeRefusal,
  PUBLIC_NOTICE_DAYS,
  stepOf,
  TASK_BOOK_DAYS,
} from '../../domain/filing/deciding';
import { cityOffice, isFirstReview } from '../../domain/filing/offices';
import { statusAfter, statuses, type Transition } from '../../domain/filing/status';
import type { Correction } from '../../domain/filing/types';
import type { MessageParameters } from '../../domain/inbox/messages';
import { returnReason } from '../../domain/reference/return-reason';
import { fillText, type Language, say, type Text } from '../../domain/text';
import { dayOf, minuteOf, yearOf } from '../../domain/windows/calendar';
import { addWorkingDays, type WorkCalendar, workingDeadline } from '../../domain/windows/working-days';
import type { Calendar } from '../calendar/calendar-service';
import type { ContinuingFilings } from '../continuing/continuing-service';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { business, problems } from '../core/errors';
import type { Panels } from '../experts/panel-service';
import type { FilingRow, FilingsStore } from '../filings/filings-store';
import { departmentOf } from '../filings/signing-service';
import type { ApprovalsStore } from './approvals-store';
import { pinCorrections } from './correction-places';
import { nameOf } from './filing-name';
import type { ReviewStore } from './review-store';
import type { Tell } from './telling';

interface DecisionDeps extends Pick<Deps, 'db' | 'clock' | 'audit'> {
  filings: FilingsStore;
  store: ReviewStore;
  approvals: ApprovalsStore;
  continuing: Pick<ContinuingFilings, 'hold' | 'chosen'>;
  calendar: Pick<Calendar, 'workCalendar'>;
  panels: Pick<Panels, 'call' | 'assertHeard'>;
  tell: Tell;
}

/** A filing whose step was found possible. */
interface Case {
  program: Program;
  row: FilingRow;
  profile: Record<string, unknown>;
  decision: DecisionBody;
  transition: Transition;
  calendar: WorkCalendar;
  now: Date;
}

interface Outcome {
  correctionDueAt?: Date;
  /** The last day of the public notice that begins. */
  noticeUntil?: string;
  returned?: Correction[];
  project?: { projectNo: string; grantApproved: number };
  /** Until when the task book of what is approved is to be signed. */
  taskBookDue?: string;
}

const stale = (row: FilingRow) => {
  const params = { at: minuteOf(row.updatedAt), status: statuses[row.status] };
  const data = { conflict: true, id: row.id, version: row.version, status: row.status };
  return business(fillText(reviewMessages.stale, params), data);
};

const reasonsInWords = ({ reasons = [] }: DecisionBody): Text => {
  const chosen = returnReason.items.filter(({ value }) => reasons.includes(value));
  return { zh: chosen.map(({ zh }) => zh).join('、'), en: chosen.map(({ en }) => en).join(', ') };
};

export function createDecisions(deps: DecisionDeps) {
  const { db, clock, audit, filings, store, approvals, continuing, calendar, panels, tell } = deps;

  function assertComplete(decision: DecisionBody, language: Language): void {
    const missing = missingIn(decision).map(({ path, message }) => ({
      path,
      message: say(message, language),
    }));
    if (missing.length > 0) throw business(reviewMessages.incomplete, { missing });
  }

  /** Counted from the return, for whoever asks for more time. */
  async function extended({ row, decision, calendar: days }: Case): Promise<Date> {
    const log = await audit.read('filing', row.id);
    const returnedAt = log.findLast(({ action }) => action.startsWith('return_'))?.at ?? row.updatedAt;
    const due = workingDeadline(returnedAt, decision.days ?? 0, days);
    const present = row.correctionDueAt;
    if (present && due <= present)
      throw business(fillText(reviewMessages.notLater, { at: minuteOf(present) }));
    return due;
  }

  /** Approved before the filing that it continues, or as the second that continues it, it would hang in the air. */
  async function approve({ program, row, decision, now }: Case): Promise<Outcome['project']> {
    const early = noticeRefusal(decision.action, row.status, row.noticeUntil, dayOf(now));
    if (early) throw business(early, { notice_until: row.noticeUntil });
    await continuing.hold(program, row.data, 'update');
    const chosen = await continuing.chosen(program, {
      companyId: row.companyId,
      id: row.id,
      answers: row.data,
    });
    if (chosen?.refusal) throw business(chosen.refusal);
    const projectNo = await approvals.nextNumber(program.receiptPrefix, yearOf(now));
    const grantApproved = decision.grant_approved ?? 0;
    await approvals.add({ filingId: row.id, projectNo, grantApproved, approvedAt: now });
    return { projectNo, grantApproved };
  }

  async function outcomeOf(about: Case): Promise<Outcome> {
    const { decision, now, program, row } = about;
    switch (decision.action) {
      case 'return_first':
      case 'return_city':
        return {
          correctionDueAt: workingDeadline(now, decision.days ?? 0, about.calendar),
          returned: await pinCorrections(store, program, row, decision),
        };
      case 'extend_correction':
        return { correctionDueAt: await extended(about) };
      case 'publicise':
        return { noticeUntil: addWorkingDays(dayOf(now), PUBLIC_NOTICE_DAYS, about.calendar) };
      case 'approve': {
        const project = await approve(about);
        const taskBookDue = addWorkingDays(dayOf(now), TASK_BOOK_DAYS, about.calendar);
        return project ? { project, taskBookDue } : {};
      }
      case 'revoke': {
        const approval = await store.approval(row.id);
        return approval ? { project: approval } : {};
      }
      default:
        return {};
    }
  }

  async function move({ row, decision, transition, now }: Case, outcome: Outcome) {
    const { returned, correctionDueAt } = outcome;
    const change = {
      status: statusAfter(transition, row.status),
      version: row.version + 1,
      reviewStartedAt: row.reviewStartedAt ?? now,
      ...(returned && {
        returned,
        returnedBy: decision.action === 'return_city' ? ('city' as const) : ('first' as const),
      }),
      ...(correctionDueAt && { correctionDueAt, correctionDueSetAt: now }),
      ...(outcome.noticeUntil && { noticeUntil: outcome.noticeUntil }),
      updatedAt: now,
      // Who of the company wrote it last: a reviewer's name is not the company's to read.
      updatedBy: row.updatedBy,
    };
    await filings.update(row.id, change);
    return change;
  }

  const note = (caller: Caller, { row, decision, profile }: Case, outcome: Outcome, status: string) =>
    audit.write({
      subjectKind: 'filing',
      subjectId: row.id,
      companyId: row.companyId,
      action: decision.action,
      caller,
      fromStatus: row.status,
      toStatus: status,
      version: row.version + 1,
      comment: decision.opinion || null,
      details: {
        // As it stands now: the letter of this decision names it, whatever the profile says later.
        ...(isFirstReview(decision.action) && { office: profile.department }),
        ...(decision.reasons?.length && { reasons: decision.reasons }),
        ...(decision.corrections?.length && { fix_items: decision.corrections }),
        ...(outcome.correctionDueAt && { correction_deadline: outcome.correctionDueAt.toISOString() }),
        ...(outcome.noticeUntil && { notice_until: outcome.noticeUntil }),
        ...(outcome.project && {
          project_no: outcome.project.projectNo,
          grant_approved: outcome.project.grantApproved,
        }),
        ...(outcome.taskBookDue && { task_book_due: outcome.taskBookDue }),
        ...(decision.doc_no && { doc_no: decision.doc_no }),
      },
    });

  function parametersOf(about: Case, outcome: Outcome): MessageParameters {
    const { program, row, decision, profile, now } = about;
    const today = dayOf(now);
    return {
      project: nameOf(program, row),
      unit: isFirstReview(decision.action) ? departmentOf(profile) : cityOffice,
      count: decision.corrections?.length ?? 0,
      deadline: outcome.correctionDueAt ? minuteOf(outcome.correctionDueAt) : '',
      opinion: decision.opinion || { zh: '无', en: 'none' },
      reasons: reasonsInWords(decision),
      from: today,
      to: outcome.noticeUntil ?? '',
      project_no: outcome.project?.projectNo ?? '',
      grant: outcome.project?.grantApproved ?? 0,
      task_book_due: outcome.taskBookDue ?? '',
      doc_no: decision.doc_no ?? '',
    };
  }

  async function decideLocked(
    caller: Caller,
    program: Program,
    id: string,
    decision: DecisionBody,
  ): Promise<void> {
    const now = clock();
    const row = await filings.lock(id);
    const company = row && (await filings.company(row.companyId));
    if (!row || !company) throw problems.notFound();
    if (row.version !== decision.version) throw stale(row);
    const { transition, refusal } = stepOf(decision.action, row.status, caller.role, program.review);
    if (!transition) throw business(refusal, { status: row.status, version: row.version });
    const days = await calendar.workCalendar();
    const about = { program, row, profile: company.profile, decision, transition, calendar: days, now };
    await panels.assertHeard(caller, row, decision);
    const outcome = await outcomeOf(about);
    const { status } = await move(about, outcome);
    await note(caller, about, outcome, status);
    if (decision.action === 'to_experts' && decision.panel) await panels.call(caller, row, decision.panel);
    const { notice } = transition;
    if (notice) await tell(program, row, company.profile, notice, parametersOf(about, outcome));
  }

  return {
    /** Whose filing it is was looked at before. */
    decide(
      caller: Caller,
      program: Program,
      id: string,
      decision: DecisionBody,
      language: Language,
    ): Promise<void> {
      assertComplete(decision, language);
      return db.transaction(() => decideLocked(caller, program, id, decision));
    },
  };
}
