import { acceptance, untilAccepted } from '../../reports/kinds';
import type { ProgramReports } from '../../reports/tasks';

export const reports: ProgramReports = {
  span: { start: 'subject.start_date', end: 'subject.end_date' },
  tasks: [...untilAccepted, ...acceptance],
};
