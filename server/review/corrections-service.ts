/**
 * Corrections requested by an office, each pinned to a path of the form, with a common deadline. The company is reminded of it,
 * and a filing not submitted again in time is closed.
 */

import { randomUUID } from 'node:crypto';
import { computeAppealDeadline } from '../../domain/appeals/appeal';
import type { Answers, Form, Program } from '../../domain/definition';
import { hasDocumentNumber } from '../../domain/document/letter-names';
import {
  type CorrectionReminder,
  createCorrectionPin,
  findDueCorrectionReminder,
  getNextCorrectionReminderTime,
} from '../../domain/filing/corrections';
import { parsePath } from '../../domain/filing/paths';
import { getSectionRows, isRowSection, listSectionFields } from '../../domain/filing/sections';
import { readSignedAnswers } from '../../domain/filing/signed-answers';
import type { Correction } from '../../domain/filing/types';
import type { MessageTemplateCode } from '../../domain/inbox/templates.generated';
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
  notifyCompany,
} from '../filings/filing-steps';
import type { FilingRow } from '../filings/filings-store';
import type { PresentRow } from '../filings/present-edition';
import type { RemindersStore, ReviewStore } from './review-store';

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

const templates: Record<CorrectionReminder, MessageTemplateCode> = {
  soon: 'correction_due',
  last_day: 'correction_last_day',
};

interface ReminderDeps extends FilingStepDeps {
  reminders: RemindersStore;
  log: JobLog;
}

async function send(
  deps: ReminderDeps,
  row: PresentRow,
  dueAt: Date,
  { kind, days }: { kind: CorrectionReminder; days: number },
  now: Date,
): Promise<void> {
  if (!(await deps.reminders.claim({ filingId: row.id, dueAt, kind, sentAt: now }))) return;
  const project = getFilingName(getFilingProgram(deps.programs, row), row);
  const params = { project, count: days, deadline: formatBeijingMinute(dueAt) };
  await notifyCompany(deps, row, templates[kind], { params, profile: row.company.profile });
}

async function remind(deps: ReminderDeps, id: string, now: Date): Promise<void> {
  const row = await deps.filings.lock(id);
  const dueAt = row?.correctionDueAt;
  // The filing was submitted after it was selected.
  if (!row || !dueAt || row.status !== 'returned') return;
  const due = findDueCorrectionReminder({ dueAt, setAt: row.correctionDueSetAt }, now);
  if (due) await send(deps, row, dueAt, due, now);
  await deps.reminders.remindNext(id, getNextCorrectionReminderTime(dueAt, now));
}

/**
 * Reminds companies of returned filings. Each reminder is sent in a transaction of its own, together with the record that it was
 * sent.
 */
export async function remindOfCorrections(deps: ReminderDeps): Promise<void> {
  const now = deps.clock();
  for (const { id } of await deps.reminders.due(now, AT_A_TIME))
    await runJobItem(deps.log, { job: 'reminders', id }, () =>
      deps.db.transaction(() => remind(deps, id, now)),
    );
}

interface ExpiryDeps extends FilingStepDeps, Pick<Deps, 'officeSettings'> {
  reviews: Pick<ReviewStore, 'overdue'>;
  log: JobLog;
}

async function expire(deps: ExpiryDeps, id: string): Promise<void> {
  const request = { id, action: 'expire_correction', caller: null } as const;
  await step(deps, createExpiringFilingSubject(deps), request, async (row, _move, now) => {
    const due = row.correctionDueAt;
    if (!due || due > now) return null;
    const program = getFilingProgram(deps.programs, row);
    const asked = row.returnedBy === 'city' ? 'return_city' : 'return_first';
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
