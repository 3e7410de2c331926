/** The next days of a company: everything that it can do by a deadline, for the calendar of the home page and its file. */

import { findProgram } from '@domain/programs/find';
import type { CalendarDeadline } from '@domain/reminders/calendar-file';
import type { Text } from '@domain/text';
import type { DeclareDayItem } from '@domain/windows/calls';
import { isClosingAhead } from '@domain/windows/state';
import { type FilingTask, isFilingTask, type WaitingTask } from '@/pages/index/waiting';
import { buildAppealPath, buildFilingPath } from '@/utils/filingPath';

/** Place in the portal where a deadline is met. `due`: its moment, in UTC. */
export interface DeskDeadline {
  key: string;
  title: string;
  due: string;
  path: string;
}

interface Named {
  say: (text: Text) => string;
  t: (key: string, values: { name: string }) => string;
}

const REPORTS = '/enterpriseCenter/reportInfo';

/** True for a draft that none of the windows listed stands for: one in the grace period, owed, or in a batch with an extension. */
const hasOwnEnd = (task: FilingTask, windows: readonly DeclareDayItem[]): boolean =>
  task.kind === 'draft' &&
  (task.filing.grace_until !== undefined || !windows.some((window) => isDraftIn(window, task)));

function toOwnDeadline(
  task: WaitingTask,
  windows: readonly DeclareDayItem[],
  { say, t }: Named,
): DeskDeadline[] {
  const { kind, key, due } = task;
  if (!due) return [];
  if (kind === 'report') {
    const { report, draft } = task;
    const name = [say({ zh: report.title, en: report.title_en }), report.period].join(' ');
    const path = draft ? buildFilingPath(draft) : (report.link ?? REPORTS);
    return [{ key: `report-${key}`, title: t('center.calendar.report', { name }), due, path }];
  }
  if (!isFilingTask(task)) return [];
  const { filing } = task;
  const isDraft = hasOwnEnd(task, windows);
  if (kind !== 'correction' && kind !== 'appeal' && !isDraft) return [];
  const program = findProgram(filing.program);
  const name = program ? say(program.title) : filing.title;
  const title = t(`center.calendar.${isDraft ? 'window' : kind}`, { name });
  const path = kind === 'appeal' ? buildAppealPath(filing) : buildFilingPath(filing);
  return [{ key: `${kind}-${key}`, title, due, path }];
}

/** True for a window in which the person, who may file nothing there, has a paper to sign. */
export const hasPaperToSign = (window: DeclareDayItem, tasks: readonly WaitingTask[]): boolean =>
  tasks.some((task) => task.kind === 'sign' && isDraftIn(window, task));

const isDraftIn = ({ program, batch_year, batch_no }: DeclareDayItem, task: WaitingTask): boolean =>
  (task.kind === 'draft' || task.kind === 'sign') &&
  task.filing.program === program &&
  task.filing.batch_year === batch_year &&
  task.filing.batch_no === batch_no;

/** True for a window of which filings are owed until later: the duty names their deadline, not the window. */
const isOutlasted = ({ route, closes_at }: DeclareDayItem, tasks: readonly WaitingTask[]): boolean =>
  tasks.some(
    (task) =>
      task.kind === 'report' &&
      task.report.mode === 'filing' &&
      task.report.link === route &&
      task.due !== null &&
      task.due > closes_at,
  );

/** Lists corrections, appeals, reports, and ends of the windows that the company can still file in, the earliest first. */
export function listDeskDeadlines(
  tasks: readonly WaitingTask[],
  windows: readonly DeclareDayItem[],
  named: Named,
): DeskDeadline[] {
  const binds = (window: DeclareDayItem) =>
    isClosingAhead(window.status) &&
    !isOutlasted(window, tasks) &&
    (window.used < window.quota || tasks.some((task) => isDraftIn(window, task)));
  const closing = windows.filter(binds).map(({ program, batch_year, batch_no, closes_at, route, title }) => {
    const found = findProgram(program);
    const name = found ? named.say(found.title) : title;
    return {
      key: `window-${program}-${batch_year}-${batch_no}`,
      title: named.t('center.calendar.window', { name }),
      due: closes_at,
      path: route,
    };
  });
  return [...tasks.flatMap((task) => toOwnDeadline(task, windows, named)), ...closing].sort((a, b) =>
    a.due.localeCompare(b.due),
  );
}

/** Converts a deadline for a calendar file; its id names the portal's address, so that importing it again updates the entry. */
export const toCalendarDeadline = (
  { key, title, due, path }: DeskDeadline,
  origin: string,
): CalendarDeadline => ({
  id: `${key}@${new URL(origin).host}`,
  title,
  due: new Date(due),
  url: origin + path,
});
