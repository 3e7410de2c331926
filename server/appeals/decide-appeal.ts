/** The office's side of appeals: listing them, and deciding those that the person may hear. */

import { getProgramLimit } from '../../domain/accounts/roles';
import type { PagedList } from '../../domain/api/envelope';
import {
  type AppealHearing,
  describeNextStep,
  findAppealJudgeRefusal,
  getRestoredStatus,
  getStepAfterAppeal,
  isAppealOverdue,
  REOPENED_CORRECTION_DAYS,
} from '../../domain/appeals/appeal';
import type { AnswerAppealBody, AnsweredAppeal, AppealsQuery } from '../../domain/appeals/calls';
import { appealMessages } from '../../domain/appeals/messages';
import type { ReopeningAction } from '../../domain/filing/actions';
import { getDecidingPlace } from '../../domain/filing/deciding-level';
import { getOfficeName } from '../../domain/filing/office-settings';
import type { FilingStatus } from '../../domain/filing/status';
import { findTransition } from '../../domain/filing/transitions';
import { getObjectionStatusAfter, type ObjectionOutcome } from '../../domain/objections/objection';
import { getNextExpiryReminderDay } from '../../domain/recognitions/recognition';
import { getNextReminderTime } from '../../domain/reminders/due-reminder';
import { fillText, type Language, say } from '../../domain/text';
import { formatBeijingDay, formatBeijingMinute } from '../../domain/windows/calendar';
import { readWorkCalendar } from '../calendar/calendar-service';
import { computeCorrectionDeadline } from '../calendar/missing-year';
import { findChosen, lockContinued } from '../continuing/continuing-service';
import { assertMay, assertProgram, type Caller } from '../core/access';
import { formatActorName } from '../core/audit/actor-view';
import { createConflict, createRefusal, problems } from '../core/errors';
import { type StepSubject, step } from '../core/steps/step';
import { readStatedDetails } from '../filings/decisions-store';
import {
  createAppealedFilingSubject,
  getFilingName,
  getFilingProgram,
  getProgram,
} from '../filings/filing-steps';
import type { FilingRow, NewFiling } from '../filings/filings-store';
import { readDecidingOffice } from '../filings/sign-submission';
import { planAcceptedProject } from '../reports/acceptance-service';
import { planOwedReports } from '../reports/owed-service';
import { computeLevelDue, readReviewPosition } from '../workflows/workflows-service';
import type { AppealDeps } from './appeal-deps';
import { createAppealHearing } from './appeal-hearing';
import type { AppealRow } from './appeals-store';
import { toOwnAppeal } from './submit-appeal';

/** The decision that an appeal contests, with the workflow of its filing. */
function findContestedDecision(
  { programs }: Pick<AppealDeps, 'programs'>,
  { appeal, program, workflow }: AppealRow,
) {
  const way = readReviewPosition(
    { status: 'rejected', reviewLevel: 1, workflow },
    getProgram(programs, program),
  ).workflow;
  return { contested: { action: appeal.decision, from: appeal.decidedFrom }, way };
}

/** The decision that an appeal contests, as its judge reads it. */
function toContestedDecision(
  { by, byId, opinion, details }: AppealRow['contested'],
  language: Language,
): AnsweredAppeal['contested'] {
  const { reasons, documentNo } = readStatedDetails(details);
  const office = readDecidingOffice(details);
  return {
    by: byId && formatActorName({ actorName: by, details }, language),
    office: office && say(office, language),
    opinion,
    reasons,
    ...(documentNo && { doc_no: documentNo }),
  };
}

function toAppealToDecide(
  deps: AppealDeps,
  row: AppealRow,
  hearing: AppealHearing | null,
  language: Language,
): AnsweredAppeal {
  const { appeal, program, companyName } = row;
  const { contested, way } = findContestedDecision(deps, row);
  return {
    ...toOwnAppeal(appeal),
    id: appeal.id,
    version: appeal.version,
    filing_id: appeal.filingId,
    program,
    title: say(getProgram(deps.programs, program).title, language),
    company: companyName,
    contested: toContestedDecision(row.contested, language),
    overdue: isAppealOverdue(appeal, deps.clock()),
    restores: getRestoredStatus(contested, way),
    answered_by: appeal.answeredBy,
    hearing,
  };
}

/** Lists the appeals in the caller's programs, each with who may hear it. */
export async function listAppeals(
  deps: AppealDeps,
  caller: Caller,
  query: AppealsQuery,
  language: Language,
): Promise<PagedList<AnsweredAppeal>> {
  const filter = { ...query, programs: getProgramLimit(caller) };
  const rows = await deps.store.list(filter, query);
  const findHearing = await createAppealHearing(deps.db, caller);
  return {
    list: rows.map((row) => toAppealToDecide(deps, row, findHearing(row.appeal, row.program), language)),
    total: await deps.store.total(filter),
  };
}

/** Subject of the step that answers an appeal. Only the filing's log records it: a line for the appeal would repeat that one. */
const createAppealSubject = (
  { store }: AppealDeps,
  outcome: ObjectionOutcome,
): StepSubject<AppealRow, 'answer', { answer: string; answeredAt: Date; answeredBy: string }, never> => ({
  kind: 'appeal',
  lock: (id) => store.lock(id),
  reach(caller, row) {
    if (!caller || !row) throw problems.notFound();
    assertProgram(caller, row.program);
    return row;
  },
  present: ({ appeal: { id, version, status, companyId } }) => ({ id, version, status, companyId }),
  moveFor(_action, { appeal }, caller) {
    if (!caller) throw problems.notFound();
    assertMay(caller, 'review.final');
    const refusal = findAppealJudgeRefusal(appeal.decidedBy, caller.userId);
    if (refusal) throw createRefusal(refusal);
    const to = getObjectionStatusAfter(appeal.status, outcome);
    if (!to) throw createRefusal(appealMessages.answeredAlready);
    return { action: 'dismiss_appeal', to };
  },
  stale: ({ appeal: { version, updatedAt } }) =>
    createConflict(fillText(appealMessages.stale, { at: formatBeijingMinute(updatedAt) }), { version }),
  async store(row, change, { to }) {
    const next = { ...change, status: to as ObjectionOutcome };
    await store.move(row.appeal.id, next);
    return { appeal: { ...row.appeal, ...next } };
  },
});

/** Restores a revoked approval. Throws 208 if the filing that it continues can no longer be continued. */
async function reinstateApproval(deps: AppealDeps, row: FilingRow): Promise<void> {
  const program = getFilingProgram(deps.programs, row);
  const { companyId, id, data: answers } = row;
  await lockContinued(deps, program, answers, 'update');
  const chosen = await findChosen(deps, program, { companyId, id, answers });
  if (chosen?.refusal) throw createRefusal(chosen.refusal);
  const today = formatBeijingDay(deps.clock());
  await deps.recognitions.reinstate(id, (to) => getNextExpiryReminderDay(to, today));
  await planOwedReports(deps.reports, id, { isApproved: true });
  await deps.reports.owed.remindAgain(id);
  await planAcceptedProject(deps.reports, program, answers);
}

/** Changes of a filing that the outcome sends back: its deadlines start anew. */
async function buildReturn(
  { db, programs }: AppealDeps,
  row: FilingRow,
  action: ReopeningAction,
  { now, confirmed }: { now: Date; confirmed: boolean | undefined },
): Promise<Partial<NewFiling>> {
  if (action === 'reopen_to_correction') {
    const due = await computeCorrectionDeadline(
      { db },
      { from: now, days: REOPENED_CORRECTION_DAYS, confirmed },
    );
    return {
      correctionDueAt: due,
      correctionDueSetAt: now,
      correctionRemindAt: getNextReminderTime('correction', { endsAt: due }, now),
    };
  }
  const status = findTransition(action, row.status)?.to as FilingStatus;
  const position = readReviewPosition({ ...row, status }, getFilingProgram(programs, row));
  const place = getDecidingPlace(position);
  if (place === null) return {};
  return { levelDueAt: computeLevelDue(position.workflow, place, now, await readWorkCalendar({ db })) };
}

/** Takes the step of the filing that follows from the outcome, with its letter and its message. */
async function carryOutDecision(
  deps: AppealDeps,
  caller: Caller,
  row: AppealRow,
  { outcome, text, confirmed }: Omit<AnswerAppealBody, 'version'>,
): Promise<void> {
  const { appeal } = row;
  const { contested, way } = findContestedDecision(deps, row);
  const action = getStepAfterAppeal(outcome, contested, way);
  const request = { id: appeal.filingId, action, caller };
  await step(deps, createAppealedFilingSubject(deps), request, async (filing, _move, now) => {
    if (action === 'reinstate') await reinstateApproval(deps, filing);
    const change =
      action === 'dismiss_appeal' ? null : await buildReturn(deps, filing, action, { now, confirmed });
    const due = change?.correctionDueAt ?? null;
    const letterNo = await deps.officeSettings.numberDocument(filing.program);
    return {
      change,
      comment: text,
      details: {
        office: getOfficeName(await deps.officeSettings.current()),
        ...(letterNo && { letter_no: letterNo }),
        appeal_no: appeal.no,
        appealed_at: appeal.createdAt.toISOString(),
        decision: appeal.decision,
        ...(due && { correction_deadline: due.toISOString() }),
      },
      facts: {
        params: {
          project: getFilingName(getProgram(deps.programs, filing.program), filing),
          no: appeal.no,
          opinion: text,
          next: action === 'dismiss_appeal' ? '' : describeNextStep(action, due),
        },
        profile: filing.company.profile,
      },
    };
  });
}

/** Answers an appeal, and takes the resulting step of the filing in the same transaction. */
export async function decideAppeal(
  deps: AppealDeps,
  caller: Caller,
  id: string,
  { version, ...given }: AnswerAppealBody,
  language: Language,
): Promise<AnsweredAppeal> {
  const request = { id, action: 'answer' as const, version, caller };
  const row = await step(deps, createAppealSubject(deps, given.outcome), request, async (row, _move, now) => {
    await carryOutDecision(deps, caller, row, given);
    return {
      change: { answer: given.text, answeredAt: now, answeredBy: caller.name },
      isLogged: false,
    };
  });
  return toAppealToDecide(deps, row, null, language);
}
