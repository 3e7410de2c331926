import { planReportsOnThisYear } from '../../reports/calendar';
import { acceptance, planForProject } from '../../reports/kinds';
import type { ProgramReports } from '../../reports/tasks';

export const reports: ProgramReports = {
  span: { start: 'plan.start_date', end: 'plan.end_date' },
  tasks: [
    {
      code: 'workerhome_annual',
      zh: '科技工作者之家年度工作报告',
      en: 'Home for science workers annual report',
      ar: 'التقرير السنوي لبيت العاملين في العلوم',
      mode: 'in_portal',
      form: 'report_progress',
      plan: (approval) => planForProject(approval, (span) => planReportsOnThisYear(span, '12-01', '12-31')),
    },
    ...acceptance,
  ],
};
