/** Reports that a company is reminded of: from their opening on, until they are filed. */
import type { ReportTask } from '../../domain/definition';
import { findProgramReports, findReportTask } from '../../domain/programs/reports';
import { type ComingEnd, getNextReminderTime } from '../../domain/reminders/due-reminder';
import type { ReminderKind } from '../../domain/reminders/reminder-kinds';
import { formatPeriod, formatProjectPeriod } from '../../domain/reports/calendar';
import { getStatusByResult } from '../../domain/reports/status';
import { formatBeijingDay, getEndOfDay } from '../../domain/windows/calendar';
import { defineReminderSource, type OwnEnd, type RemindedEnd } from '../core/jobs/reminder-source';
import type { OwedDeps } from './owed-service';
import type { DatedItem, OwedStore } from './owed-store';
import { buildTaskLink } from './task-link';

const NEVER = '9999-12-31';
const NOTHING = { zh: '', en: '' };

/** Day of the next reminder of a report. */
export function getNextLookDay(kind: ReminderKind, end: ComingEnd, now: Date): string {
  const at = getNextReminderTime(kind, end, now);
  return at ? formatBeijingDay(at) : NEVER;
}

type ReportToDo = NonNullable<Awaited<ReturnType<OwedStore['lockToDo']>>>;

function toEnd({ id, companyId, openOn, dueOn, correctionDueAt }: ReportToDo): RemindedEnd {
  return correctionDueAt
    ? { kind: 'report_correction', id, companyId, endsAt: correctionDueAt }
    : { kind: 'report', id, companyId, endsAt: getEndOfDay(dueOn), opensOn: openOn };
}

/** Name of the project that a report is about; null of one that a company owes once, or for a recognition. */
const getProjectName = ({ program, edition, name }: ReportToDo, { perCompany }: ReportTask): string | null =>
  !perCompany && findProgramReports(program, edition)?.span ? name : null;

/** True while a declaration reports the result that the report asks for: under review, returned, or approved. */
const isReported = ({ settled, resultStatus }: ReportToDo): boolean =>
  settled === null && getStatusByResult(resultStatus) !== null;

/** The end with its message; null while the report's program does not ask for it, or its result is reported. */
function toOwnEnd(row: ReportToDo): OwnEnd | null {
  const task = findReportTask(row);
  const end = toEnd(row);
  if (!task || isReported(row)) return null;
  return {
    ...end,
    message: ({ left }) => ({
      program: row.program,
      link: buildTaskLink(task.mode, row.id),
      params: {
        task,
        period: formatProjectPeriod(getProjectName(row, task), formatPeriod(row.period, row.about)),
        due: formatBeijingDay(end.endsAt),
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
      if (!row) return null;
      if (isReported(row)) await inbox.retire([row], buildTaskLink('filing', row.id));
      const end = toOwnEnd(row);
      if (!end) return toEnd(row);
      return {
        ...end,
        tell: (due) => inbox.send({ companyId: end.companyId, template: due.template, ...end.message(due) }),
      };
    },
    lookAgain: ({ id }, at) => owed.remindNext(id, at ? formatBeijingDay(at) : NEVER),
    async listOwn(companyIds, now) {
      const today = formatBeijingDay(now);
      const rows = await owed.toDoOf(companyIds);
      return rows.filter(({ openOn }) => openOn <= today).flatMap((row) => toOwnEnd(row) ?? []);
    },
  });
