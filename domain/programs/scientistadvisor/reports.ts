import { planServiceYearReports } from '../../reports/calendar';
import { defineReportForm } from '../../reports/forms';
import { planForProject } from '../../reports/kinds';
import type { ProgramReports } from '../../reports/tasks';

export const reports: ProgramReports = {
  span: { start: 'appointment.term_start', end: 'appointment.term_end' },
  tasks: [
    {
      code: 'advisor_assessment',
      zh: '科技顾问年度考核',
      en: 'Advisor yearly assessment',
      ar: 'التقييم السنوي للمستشار',
      mode: 'in_portal',
      form: 'report_assessment',
      plan: (approval) => planForProject(approval, (span) => planServiceYearReports(span, 30)),
    },
  ],
  forms: [
    defineReportForm(
      'report_assessment',
      { zh: '顾问年度考核表', en: 'Advisor assessment', ar: 'تقييم المستشار' },
      async () => (await import('./assessment-report')).form,
    ),
  ],
};
