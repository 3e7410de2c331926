/**
 * Notifies officers of steps that have fallen due, and of companies on the black list, with one message per person, program and
 * batch.
 */
import { countDueByOfficer, countEscalatedByAdministrator } from '../../domain/filing/notification-routing';
import { statuses } from '../../domain/filing/status';
import type { MessageTemplateCode } from '../../domain/inbox/templates.generated';
import { formatBeijingDay } from '../../domain/windows/calendar';
import { findMessageRecipient } from '../../domain/workflow/absences';
import { type AwayPeople, findAwayToday, notifyOfEndedAbsences } from '../absences/absences-service';
import { formatBatchName } from '../filings/filing-response';
import { getProgram } from '../filings/filing-steps';
import { DUE_KINDS, type DueKind, type DueRow } from './due-store';
import type { ReviewDeps } from './review-deps';

interface Occasion {
  kind: DueKind;
  template: MessageTemplateCode;
  /** Filters of the queue for the link of the message. */
  query: string;
  isAbout(row: DueRow): boolean;
}

const OCCASIONS: Occasion[] = [
  { kind: 'first_review', template: 'review_overdue', query: 'due=overdue', isAbout: () => true },
  {
    kind: 'decision',
    template: 'experts_due',
    query: 'status=expert_review',
    isAbout: ({ status }) => statuses[status].awaits === 'experts',
  },
  {
    kind: 'decision',
    template: 'notice_over',
    query: 'status=publicised',
    isAbout: ({ status }) => statuses[status].awaits === 'notice_end',
  },
  { kind: 'level', template: 'level_overdue', query: 'status=mine', isAbout: () => true },
  {
    kind: 'blacklist',
    template: 'blacklist_found',
    query: 'status=all&check=blacklist',
    isAbout: () => true,
  },
  { kind: 'escalation', template: 'level_escalated', query: 'sorter=submitted_at', isAbout: () => true },
];

export type DueDeps = Pick<ReviewDeps, 'db' | 'clock' | 'programs' | 'inbox' | 'assignments' | 'due'>;

async function tell(
  deps: DueDeps,
  { kind, template, query }: Occasion,
  rows: DueRow[],
  away: AwayPeople,
): Promise<void> {
  const officers = await deps.assignments.officers(null);
  const batches = new Map<string, DueRow[]>();
  for (const row of rows) {
    const batch = `program=${row.program}&batch=${formatBatchName(row)}`;
    batches.set(batch, [...(batches.get(batch) ?? []), row]);
  }
  for (const [batch, due] of batches) {
    const [first] = due as [DueRow];
    const { title } = getProgram(deps.programs, first.program);
    const about = { program: title, year: first.batchYear, batch: first.batchNo };
    const each = [
      ...(kind === 'escalation' ? countEscalatedByAdministrator : countDueByOfficer)(due, officers, away),
    ].map(([userId, count]) => ({ ...findMessageRecipient(userId, away), params: { ...about, count } }));
    const link = `/review/filings?${query}&${batch}`;
    await deps.inbox.sendToEach({ template, program: first.program, link, each });
  }
}

/** Notifies of everything that has fallen due. Each kind has its own transaction; nothing is written if nothing fell due. */
export async function tellOfDue(deps: DueDeps): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction(async () => {
    const since = await deps.due.lookedUntil('absence', now);
    if (formatBeijingDay(since) === formatBeijingDay(now)) return;
    await notifyOfEndedAbsences(deps, since, now);
    await deps.due.noteLooked('absence', now);
  });
  for (const kind of DUE_KINDS)
    await deps.db.transaction(async () => {
      const rows = await deps.due.due(kind, await deps.due.lookedUntil(kind, now), now);
      if (rows.length === 0) return;
      for (const occasion of OCCASIONS.filter((each) => each.kind === kind))
        await tell(deps, occasion, rows.filter(occasion.isAbout), await findAwayToday(deps));
      await deps.due.noteLooked(kind, now);
    });
}
