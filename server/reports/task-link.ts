import type { ReportTask } from '../../domain/definition';
import { REPORT_ROUTE } from '../../domain/reports/report-form';

/** Link to a report. A report filed as a declaration of its own is reached through the list of owed reports. */
export const buildTaskLink = (mode: ReportTask['mode'], id: string): string =>
  mode === 'filing' ? `/enterpriseCenter/reportInfo?report=${id}` : `${REPORT_ROUTE}?id=${id}`;
