/** Reports that a company is reminded of: from their opening on, until they are filed. */
import type { ReportTask } from '../../domain/definition';
import { findReportTask } from '../../domain/programs/reports';
import { type ComingEnd, getNextReminderTime } from '../../domain/reminders/due-reminder';
import type { ReminderKind } from '../../domain/reminders/reminder-kinds';
import { formatPeriod } from '../../domain/reports/calendar';
import { REPORT_ROUTE } from '../../domain/reports/report-form';
import { formatBeijingDay, getEndOfDay } from '../../domain/windows/calendar';
import { defineReminderSource, type OwnEnd } from '../reminders/reminder-source';
import type { OwedDeps } from './owed-service';
import type { DatedItem, OwedStore } from './owed-store';

const NEVER = '9999-12-31';
const NOTHING = { zh: '', en: '' };

/** Link to a report. A report filed as a declaration of its own is reached through the list of owed reports. */
const buildTaskLink = (task: ReportTask, id: string): string =>
  task.mode === 'filing' ? `/enterpriseCenter/reportInfo?report=${id}` : `${REPORT_ROUTE}?id=${id}`;

/** Day of the next reminder of a report. */
export function getNextLookDay(kind: ReminderKind, end: ComingEnd, now: Date): string {
  const at = getNextReminderTime(kind, end, now);
  return at ? formatBeijingDay(at) : NEVER;
}

type ReportToDo = NonNullable<Awaited<ReturnType<OwedStore['lockToDo']>>>;

function toEnd(row: ReportToDo): OwnEnd | null {
  const task = findReportTask(row);
  if (!task) return null;
  const { id, companyId, program, openOn, dueOn, correctionDueAt } = row;
  const ends = correctionDueAt
    ? { kind: 'report_correction' as const, endsAt: correctionDueAt }
    : { kind: 'report' as const, endsAt: getEndOfDay(dueOn), opensOn: openOn };
  return {
    ...ends,
    id,
    companyId,
    message: ({ left }) => ({
      program,
      link: buildTaskLink(task, id),
      params: {
        task,
        period: formatPeriod(row.period, row.about),
        due: formatBeijingDay(ends.endsAt),
        count: Math.abs(left),
        consequence: task.consequence ?? NOTHING,
      },
    }),
  };
}

export const createReportReminders = ({ owed, inbox }: Pick<OwedDeps, 'owed' | 'inbox'>) =>
  defineReminderSource<DatedItem>({
    listDue: (now, after) => owed.remindable(formatBeijingDay(now), after),
    async lock({ id }) {
      const row = await owed.lockToDo(id);
      const end = row && toEnd(row);
      if (!end) return null;
      return {
        ...end,
        tell: (due) => inbox.send({ companyId: end.companyId, template: due.template, ...end.message(due) }),
      };
    },
    lookAgain: ({ id }, at) => owed.remindNext(id, at ? formatBeijingDay(at) : NEVER),
    async listOwn(companyIds, now) {
      const today = formatBeijingDay(now);
      const rows = await owed.toDoOf(companyIds);
      return rows.filter(({ openOn }) => openOn <= today).flatMap((row) => toEnd(row) ?? []);
    },
  });
