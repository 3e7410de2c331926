import { findReportTask } from '../../domain/programs/reports';
import { formatPeriod } from '../../domain/reports/calendar';
import type { OverdueReport } from '../../domain/reports/report-shapes';
import { type Language, say } from '../../domain/text';
import type { OverdueRow } from './overdue-store';

/** API view of overdue reports, for an office. */
export const toOverdueReports = (rows: readonly OverdueRow[], language: Language): OverdueReport[] =>
  rows.flatMap((row) => {
    const { id, period, about, dueOn } = row;
    const task = findReportTask(row);
    return task
      ? [
          {
            id,
            title: say(task, language),
            period: say(formatPeriod(period, about), language),
            due_on: dueOn,
          },
        ]
      : [];
  });
