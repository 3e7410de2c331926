import type { ReportTaskItem } from '@domain/calls/report-item';
import type { DeclareDayItem } from '@domain/calls/windows';
import { findProgram } from '@domain/programs/find';
import type { Text } from '@domain/text';
import type { Deadline } from '@domain/windows/calendar-file';
import type { Todo } from './todo';

interface Due {
  /** Filings that wait for the company. */
  todos: Todo[];
  reports: ReportTaskItem[];
  windows: DeclareDayItem[];
}

interface Named {
  say: (text: Text) => string;
  t: (key: string, values: { name: string }) => string;
  origin: string;
}

/** All that a company has to do by a day: corrections, reports, and the ends of windows. */
export function deadlinesOf({ todos, reports, windows }: Due, { say, t, origin }: Named): Deadline[] {
  const at = (id: string, title: string, due: string, path: string): Deadline => ({
    id: `${id}@${new URL(origin).host}`,
    title,
    due: new Date(due),
    url: origin + path,
  });
  const programName = (key: string, otherwise: string) => {
    const program = findProgram(key);
    return program ? say(program.title) : otherwise;
  };
  const corrections = todos.flatMap(({ filing, due }) => {
    if (filing.status !== 'returned' || !due) return [];
    const name = programName(filing.program, filing.title);
    return [at(`correction-${filing.id}`, t('center.calendar.correction', { name }), due, '/index')];
  });
  const owed = reports.map((report) => {
    const name = [say({ zh: report.title, en: report.title_en }), report.period].join(' ');
    return at(
      `report-${report.id}`,
      t('center.calendar.report', { name }),
      report.due_at,
      report.link ?? '/enterpriseCenter/reportInfo',
    );
  });
  const closing = windows
    .filter(({ status }) => status !== 'closed')
    .map(({ program, batch_year, batch_no, closes_at, route, title }) => {
      const name = programName(program, title);
      const id = `window-${program}-${batch_year}-${batch_no}`;
      return at(id, t('center.calendar.window', { name }), closes_at, route);
    });
  return [...corrections, ...owed, ...closing];
}
