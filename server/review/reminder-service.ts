import type { Program } from '../../domain/definition';
import {
  type CorrectionReminder,
  REMINDED_AT_MOST_DAYS_BEFORE,
  reminderDue,
} from '../../domain/filing/correction-reminders';
import type { MessageTemplateCode } from '../../domain/inbox/templates';
import { minuteOf } from '../../domain/windows/calendar';
import type { Deps } from '../core/deps';
import { attempt } from '../core/jobs/attempt';
import type { JobLog } from '../core/jobs/every';
import type { FilingsStore } from '../filings/filings-store';
import { nameOf } from './filing-name';
import type { RemindersStore } from './reminders-store';
import type { Tell } from './telling';

const DAY_MS = 86_400_000;

const templates: Record<CorrectionReminder, MessageTemplateCode> = {
  soon: 'correction_due',
  last_day: 'correction_last_day',
};

interface ReminderDeps extends Pick<Deps, 'db' | 'clock'> {
  programs: readonly Program[];
  filings: FilingsStore;
  reminders: RemindersStore;
  tell: Tell;
  log: JobLog;
}

/** Reminds companies of returned filings. Each reminder in a transaction of its own with the note that it was sent. */
export function createReminders({ db, clock, programs, filings, reminders, tell, log }: ReminderDeps) {
  async function remind(id: string, now: Date): Promise<void> {
    const row = await filings.lock(id);
    const program = programs.find(({ key }) => key === row?.program);
    const dueAt = row?.correctionDueAt;
    // Submitted, or given more time, since it was looked for.
    if (!row || !program || !dueAt || row.status !== 'returned') return;
    const due = reminderDue({ dueAt, setAt: row.correctionDueSetAt }, now);
    if (!due || !(await reminders.claim({ filingId: id, dueAt, kind: due.kind, sentAt: now }))) return;
    const company = await filings.company(row.companyId);
    const params = { project: nameOf(program, row), days: due.days, deadline: minuteOf(dueAt) };
    await tell(program, row, company?.profile ?? {}, templates[due.kind], params);
  }

  return async function remindOfCorrections(): Promise<void> {
    const now = clock();
    const until = new Date(now.getTime() + (REMINDED_AT_MOST_DAYS_BEFORE + 1) * DAY_MS);
    for (const { id, dueAt, setAt, sent } of await reminders.waiting(now, until)) {
      const due = dueAt && reminderDue({ dueAt, setAt }, now);
      if (due && !sent.includes(due.kind))
        await attempt(log, { job: 'reminders', id }, () => db.transaction(() => remind(id, now)));
    }
  };
}
