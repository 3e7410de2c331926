import { acceptance, untilAccepted } from '../../reports/kinds';
import type { ProgramReports } from '../../reports/tasks';

export const reports: ProgramReports = {
  span: { start: 'project_basic.start_date', end: 'project_basic.end_date' },
  tasks: [...untilAccepted, ...acceptance],
};
