/** Messages about several filings at once: invitations, reminders before the deadline, and complete panels. */

import { EXPERT_REMINDER_DAYS } from '../../domain/experts/assessment';
import { isGatheringOver } from '../../domain/experts/message-gathering';
import type { ExpertTemplate } from '../../domain/experts/templates';
import { groupBy } from '../../domain/group-by';
import { DAY_MS } from '../../domain/time';
import { findMessageRecipient } from '../../domain/workflow/absences';
import { findAwayToday } from '../absences/absences-service';
import { runJobItem } from '../core/jobs/scheduled-job';
import { formatBatchName } from '../filings/filing-response';
import { findConcernedOfficer, getProgram, tellConcerned } from '../filings/filing-steps';
import type { AssessmentsStore } from './assessments-store';
import type { ExpertDeps } from './expert-deps';
import { notifyExpert } from './notify-expert';
import type { CompletePanel } from './panels-store';

const AT_A_TIME = 1_000;

type DueAssessment = Awaited<ReturnType<AssessmentsStore['dueSoon']>>[number];
type TellDeps = Pick<ExpertDeps, 'db' | 'clock' | 'log' | 'audit' | 'programs' | 'inbox' | 'assessments'>;

/** Groups assessments by expert and deadline. */
const groupByPerson = (rows: readonly DueAssessment[]): DueAssessment[][] =>
  groupBy(rows, ({ userId, dueAt }) => `${userId} ${dueAt.getTime()}`);

/**
 * Notifies an expert of the assessments that `mark` marks; those that another process has marked, or the expert has answered,
 * meanwhile are left out.
 */
const tell = (
  deps: TellDeps,
  notice: ExpertTemplate,
  rows: readonly DueAssessment[],
  mark: (ids: string[]) => Promise<string[]>,
): Promise<DueAssessment[]> =>
  deps.db.transaction(async () => {
    const marked = new Set(await mark(rows.map(({ id }) => id)));
    const told = rows.filter(({ id }) => marked.has(id));
    const [first] = told;
    const subjects = told.map((row) => ({ ...row, program: getProgram(deps.programs, row.program) }));
    if (first) await notifyExpert(deps, notice, first, subjects);
    return told;
  });

/** Invites experts, with one message for all assessments assigned to a person within a short time. */
export async function inviteExperts(deps: TellDeps): Promise<void> {
  const now = deps.clock();
  for (const rows of groupByPerson(await deps.assessments.toInvite(AT_A_TIME)))
    if (
      isGatheringOver(
        rows.map(({ assignedAt }) => assignedAt),
        now,
      )
    )
      await runJobItem(deps.log, { job: 'invitations', id: rows[0]?.userId ?? '' }, () =>
        tell(deps, 'assigned', rows, (ids) => deps.assessments.markInvited(ids, now)),
      );
}

async function remind(deps: TellDeps, rows: readonly DueAssessment[], now: Date): Promise<void> {
  const told = await tell(deps, 'due', rows, (ids) => deps.assessments.markReminded(ids, now));
  for (const { id, filingId } of told)
    await deps.audit.write({
      subjectKind: 'assessment',
      subjectId: id,
      action: 'assessment.remind',
      caller: null,
      details: { filing_id: filingId },
    });
}

/** Reminds experts of assessments that are due soon: once each, with one message for all that fall due together. */
export async function remindExperts(deps: TellDeps): Promise<void> {
  const now = deps.clock();
  const until = new Date(now.getTime() + EXPERT_REMINDER_DAYS * DAY_MS);
  for (const rows of groupByPerson(await deps.assessments.dueSoon(now, until, AT_A_TIME)))
    await runJobItem(deps.log, { job: 'experts', id: rows[0]?.userId ?? '' }, () =>
      deps.db.transaction(() => remind(deps, rows, now)),
    );
}

type OfficeDeps = Omit<TellDeps, 'assessments' | 'audit'> & Pick<ExpertDeps, 'panels' | 'filings'>;

/** Groups complete panels by the officer in charge; without an officer they only show in the queue. */
async function findConcernedOfficers(deps: OfficeDeps, panels: readonly CompletePanel[]) {
  const found = panels.map(async (panel) => {
    const userId = await findConcernedOfficer(deps, panel);
    return userId ? [{ ...panel, userId }] : [];
  });
  return (await Promise.all(found)).flat();
}

type NotifiedOfficer = Awaited<ReturnType<typeof findConcernedOfficers>>[number];

async function tellOffice(deps: OfficeDeps, panels: readonly NotifiedOfficer[]): Promise<void> {
  const [first] = panels;
  if (!first) return;
  if (panels.length === 1) {
    await tellConcerned(deps, first, 'panel_complete');
    return;
  }
  const { program, userId, batchYear, batchNo } = first;
  await deps.inbox.send({
    ...findMessageRecipient(userId, await findAwayToday(deps)),
    template: 'panels_complete',
    program,
    link: `/review/filings?status=expert_review&program=${program}&batch=${formatBatchName(first)}`,
    params: {
      program: getProgram(deps.programs, program).title,
      year: batchYear,
      batch: batchNo,
      count: await deps.panels.countComplete(first),
    },
  });
}

/** Notifies officers of panels whose experts have all answered, with one message per program and batch. */
export async function tellOfCompletePanels(deps: OfficeDeps): Promise<void> {
  const now = deps.clock();
  const batches = groupBy(
    await deps.panels.complete(AT_A_TIME),
    (row) => `${row.program} ${formatBatchName(row)}`,
  );
  for (const rows of batches)
    if (
      isGatheringOver(
        rows.map(({ completeAt }) => completeAt ?? now),
        now,
      )
    )
      await runJobItem(deps.log, { job: 'invitations', id: rows[0]?.id ?? '' }, () =>
        deps.db.transaction(async () => {
          const told = new Set(await deps.panels.noteTold(rows.map(({ id }) => id)));
          const here = await findConcernedOfficers(
            deps,
            rows.filter(({ id }) => told.has(id)),
          );
          for (const own of groupBy(here, ({ userId }) => userId)) await tellOffice(deps, own);
        }),
      );
}
