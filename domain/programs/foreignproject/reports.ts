import { planReportsOnThisYear } from '../../reports/calendar';
import { defineReportForm } from '../../reports/forms';
import { planForProject } from '../../reports/kinds';
import type { ProgramReports } from '../../reports/tasks';

export const reports: ProgramReports = {
  span: { start: 'project_basic.start_date', end: 'project_basic.end_date' },
  tasks: [
    {
      code: 'foreign_settlement',
      zh: '外国专家项目绩效与经费核销',
      en: 'Foreign expert project settlement',
      ar: 'تسوية مشروع الخبير الأجنبي',
      mode: 'in_portal',
      form: 'report_settlement',
      consequence: {
        zh: '未按期核销的下年度不予受理',
        en: 'No new project while this is open',
        ar: 'لا مشروع جديد ما دام هذا مفتوحًا',
      },
      plan: (approval) => planForProject(approval, (span) => planReportsOnThisYear(span, '11-01', '11-30')),
    },
  ],
  forms: [
    defineReportForm(
      'report_settlement',
      { zh: '外国专家项目绩效与经费核销', en: 'Settlement', ar: 'تسوية' },
      async () => (await import('./settlement-report')).form,
    ),
  ],
};
