import { getSpanSinceApproval, planReportsOnLastYear } from '../../reports/calendar';
import { defineReportForm } from '../../reports/forms';
import type { ProgramReports } from '../../reports/tasks';
import { loadProgramForm } from '../find';

export const reports: ProgramReports = {
  tasks: [
    {
      code: 'platform_annual',
      zh: '创新平台年度报告',
      en: 'Innovation platform annual report',
      ar: 'التقرير السنوي لمنصة الابتكار',
      mode: 'in_portal',
      form: 'report_platform',
      plan: (approval, until) =>
        planReportsOnLastYear(getSpanSinceApproval(approval, until), '01-15', '02-28'),
    },
  ],
  forms: [
    defineReportForm(
      'report_platform',
      {
        zh: '创新平台年度报告',
        en: 'Innovation platform annual report',
        ar: 'التقرير السنوي لمنصة الابتكار',
      },
      async () => (await import('./annual-report')).createForm(await loadProgramForm('innovation_platform')),
      ['selectIndex', 'baseData'],
    ),
  ],
};
