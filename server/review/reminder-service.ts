/** Reminders of correction deadlines. */
import {
  type CorrectionReminder,
  REMINDED_AT_MOST_DAYS_BEFORE,
  reminderDue,
} from '../../domain/filing/correction-reminders';
import type { MessageTemplateCode } from '../../domain/inbox/templates';
import { minuteOf } from '../../domain/windows/calendar';
import { attempt, type JobLog } from '../core/jobs/every';
import { type FilingStepDeps, nameOf, notifyCompany, programOf } from '../filings/filing-steps';
import type { RemindersStore } from './reminders-store';

const DAY_MS = 86_400_000;

const templates: Record<CorrectionReminder, MessageTemplateCode> = {
  soon: 'correction_due',
  last_day: 'correction_last_day',
};

export interface ReminderDeps extends FilingStepDeps {
  reminders: RemindersStore;
  log: JobLog;
}

async function remind(deps: ReminderDeps, id: string, now: Date): Promise<void> {
  const row = await deps.filings.lock(id);
  const dueAt = row?.correctionDueAt;
  // Submitted, or given more time, since it was found.
  if (!row || !dueAt || row.status !== 'returned') return;
  const due = reminderDue({ dueAt, setAt: row.correctionDueSetAt }, now);
  if (!due || !(await deps.reminders.claim({ filingId: id, dueAt, kind: due.kind, sentAt: now }))) return;
  const project = nameOf(programOf(deps.programs, row.program), row);
  const params = { project, days: due.days, deadline: minuteOf(dueAt) };
  await notifyCompany(deps, row, templates[due.kind], { params, profile: row.company.profile });
}

/** Reminds companies of returned filings. Each reminder in a transaction of its own with the note that it was sent. */
export async function remindOfCorrections(deps: ReminderDeps): Promise<void> {
  const now = deps.clock();
  const until = new Date(now.getTime() + (REMINDED_AT_MOST_DAYS_BEFORE + 1) * DAY_MS);
  for (const { id, dueAt, setAt, sent } of await deps.reminders.waiting(now, until)) {
    const due = dueAt && reminderDue({ dueAt, setAt }, now);
    if (due && !sent.includes(due.kind))
      await attempt(deps.log, { job: 'reminders', id }, () =>
        deps.db.transaction(() => remind(deps, id, now)),
      );
  }
}
