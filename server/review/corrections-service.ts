/**
 * Corrections requested by an office, each pinned to a path of the form, with a common deadline. A filing not submitted again in
 * time is closed.
 */

import { randomUUID } from 'node:crypto';
import { computeAppealDeadline } from '../../domain/appeals/appeal';
import type { Answers, Form, Program } from '../../domain/definition';
import { hasDocumentNumber } from '../../domain/document/letter-names';
import { createCorrectionPin } from '../../domain/filing/corrections';
import { parsePath } from '../../domain/filing/paths';
import { getSectionRows, isRowSection, listSectionFields } from '../../domain/filing/sections';
import { readSignedAnswers } from '../../domain/filing/signed-answers';
import type { Correction } from '../../domain/filing/types';
import type { DecisionBody } from '../../domain/review/calls';
import { reviewMessages } from '../../domain/review/messages';
import { fillText } from '../../domain/text';
import { formatBeijingMinute } from '../../domain/windows/calendar';
import { readWorkCalendar } from '../calendar/calendar-service';
import type { Deps } from '../core/deps';
import { createRefusal, Problem } from '../core/errors';
import { type JobLog, runJobItem } from '../core/jobs/scheduled-job';
import { step } from '../core/steps/step';
import {
  createExpiringFilingSubject,
  type FilingStepDeps,
  getFilingName,
  getFilingProgram,
} from '../filings/filing-steps';
import type { FilingRow } from '../filings/filings-store';
import type { ReviewStore } from './review-store';
import type { ScheduledDecisionsStore } from './scheduled-decisions-store';

function isPlace(form: Form, answers: Answers, text: string): boolean {
  const path = parsePath(text);
  const section = form.sections.find(({ key }) => key === path?.section);
  if (!path || !section) return false;
  const { row, field } = path;
  if (row !== undefined && !(isRowSection(section) && row < getSectionRows(answers, section).length))
    return false;
  return field === undefined || listSectionFields(section).some(({ key }) => key === field);
}

/** Pins corrections to paths; throws if a path does not exist in the form and answers that the company will open. */
export async function pinCorrections(
  store: Pick<ReviewStore, 'snapshots'>,
  program: Program,
  row: FilingRow,
  { corrections = [] }: DecisionBody,
): Promise<Correction[]> {
  const [latest] = await store.snapshots(row.id, 1);
  const form = await program.load();
  const answers = latest ? await readSignedAnswers(program, latest.snapshot) : row.data;
  const lost = corrections.find(({ path }) => path !== undefined && !isPlace(form, answers, path));
  if (lost?.path !== undefined)
    throw createRefusal(fillText(reviewMessages.correctionPlace, { path: lost.path }), { path: lost.path });
  return corrections.map(({ path, comment }) => ({
    ...createCorrectionPin(answers, path),
    id: randomUUID(),
    comment,
    resolved: false,
    version: 0,
    answer: null,
  }));
}

const AT_A_TIME = 100;

interface ExpiryDeps extends FilingStepDeps, Pick<Deps, 'officeSettings'> {
  reviews: Pick<ReviewStore, 'overdue'>;
  scheduledDecisions: Pick<ScheduledDecisionsStore, 'waitingOn'>;
  log: JobLog;
}

/** True while a decision, such as a longer deadline, is about to be carried out. One that is still to be signed may take days. */
async function hasDecisionUnderWay({ scheduledDecisions }: ExpiryDeps, id: string): Promise<boolean> {
  const [held] = await scheduledDecisions.waitingOn([id]);
  return held?.toSign.length === 0;
}

async function expire(deps: ExpiryDeps, id: string): Promise<void> {
  const request = { id, action: 'expire_correction', caller: null } as const;
  await step(deps, createExpiringFilingSubject(deps), request, async (row, _move, now) => {
    const due = row.correctionDueAt;
    if (!due || due > now || (await hasDecisionUnderWay(deps, id))) return null;
    const program = getFilingProgram(deps.programs, row);
    const asked = `return_${row.returnedBy ?? 'first'}` as const;
    const letterNo = hasDocumentNumber(asked) ? await deps.officeSettings.numberDocument(row.program) : null;
    const until = computeAppealDeadline({ at: now }, await readWorkCalendar(deps));
    return {
      change: {},
      details: {
        correction_deadline: due.toISOString(),
        appeal_until: until.toISOString(),
        ...(letterNo && { letter_no: letterNo }),
      },
      facts: {
        params: {
          project: getFilingName(program, row),
          deadline: formatBeijingMinute(due),
          appeal_until: formatBeijingMinute(until),
        },
        profile: row.company.profile,
      },
    };
  }).catch((error: unknown) => {
    // The filing was submitted after it was selected.
    if (!(error instanceof Problem && error.kind === 'business')) throw error;
  });
}

/** Closes returned filings that were not submitted again in time, each in a transaction of its own. */
export async function expireCorrections(deps: ExpiryDeps): Promise<void> {
  for (const { id } of await deps.reviews.overdue(deps.clock(), AT_A_TIME))
    await runJobItem(deps.log, { job: 'corrections', id }, () => expire(deps, id));
}
