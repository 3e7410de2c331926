import { acceptance, untilAccepted } from '../../reports/kinds';
import type { ProgramReports } from '../../reports/tasks';

export const reports: ProgramReports = {
  span: { start: 'plan.start_date', end: 'plan.end_date' },
  tasks: [...untilAccepted, ...acceptance],
};
