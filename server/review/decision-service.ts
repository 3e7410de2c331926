/** Decisions of offices: each is a step of the filing, with the approval, corrections or panel that it creates. */

import { computeAppealDeadline, isAppealable } from '../../domain/appeals/appeal';
import { hasDocumentNumber } from '../../domain/document/letter-names';
import { type DecisionInput, listMissingDecisionItems } from '../../domain/filing/deciding';
import { getDecidingLevel, getDecidingPlace } from '../../domain/filing/deciding-level';
import { getOfficeName } from '../../domain/filing/office-settings';
import { createOutcomeParameters } from '../../domain/filing/outcome';
import type { Returner } from '../../domain/filing/transitions';
import type { MessageParameters } from '../../domain/inbox/messages';
import { computeValidity, getApprovalNumber } from '../../domain/recognitions/recognition';
import { listReasonTexts } from '../../domain/reference/decision-reason';
import { getNextReminderTime } from '../../domain/reminders/due-reminder';
import type { DecisionBody } from '../../domain/review/calls';
import { reviewMessages } from '../../domain/review/messages';
import { fillText, joinTexts, type Language, say, type Text } from '../../domain/text';
import { formatBeijingDay, formatBeijingMinute } from '../../domain/windows/calendar';
import type { SignedPart } from '../../domain/workflow/signed-part';
import { levelInfo, type WorkflowLevel } from '../../domain/workflow/workflow';
import { findAwayToday } from '../absences/absences-service';
import { readWorkCalendar } from '../calendar/calendar-service';
import type { Caller } from '../core/access';
import { createRefusal } from '../core/errors';
import { step } from '../core/steps/step';
import { appointPanel, assertHeard } from '../experts/panel-service';
import { createReviewedFilingSubject, getFilingName, getFilingProgram } from '../filings/filing-steps';
import { getFirstDepartment } from '../filings/sign-submission';
import { readReviewPosition } from '../workflows/workflows-service';
import {
  type DecisionDeps,
  type DecisionEffects,
  type PreparedDecision,
  prepareDecisionEffects,
} from './decision-effects';

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

/** Change of the filing. It leaves the name of the last editor, because the company sees there who of its people edited last. */
const buildFilingChange = ({ row, decision, now }: PreparedDecision, effects: DecisionEffects) => ({
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

const buildLogDetails = (ruling: PreparedDecision, effects: DecisionEffects) => ({
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

const buildMessageParameters = (ruling: PreparedDecision, effects: DecisionEffects): MessageParameters => {
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
    ...createOutcomeParameters(program, effects.project?.grantApproved ?? 0, {
      taskBook: effects.taskBook,
      validity:
        effects.project && program.recognition && computeValidity(program.recognition, formatBeijingDay(now)),
    }),
    doc_no: decision.doc_no ?? '',
  };
};

/** Name of the absent assignee for whom the caller acts as the deputy; undefined otherwise. */
async function findRepresentedName(
  deps: DecisionDeps,
  { userId }: Caller,
  filingId: string,
): Promise<string | undefined> {
  const { assignee } = await deps.filings.concernedWith(filingId);
  const absent = assignee && (await findAwayToday(deps)).get(assignee.id);
  return absent?.deputy?.id === userId ? absent.person.name : undefined;
}

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
        ...(await prepareDecisionEffects(deps, ruling)),
        ...(isAppealable(action) && { appealUntil: computeAppealDeadline({ at: now }, workDays) }),
      };
      const letterNo = hasDocumentNumber(action)
        ? await deps.officeSettings.numberDocument(row.program)
        : null;
      const absent = await findRepresentedName(deps, caller, row.id);
      if (action === 'to_experts' && panel) await appointPanel(deps.experts, caller, row, panel);
      return {
        change: buildFilingChange(ruling, effects),
        comment: decision.opinion,
        details: {
          ...buildLogDetails(ruling, effects),
          ...(letterNo && { letter_no: letterNo }),
          ...(absent && { in_place_of: absent }),
        },
        facts: { params: buildMessageParameters(ruling, effects), profile },
      };
    },
  );
}
