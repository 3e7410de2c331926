import { getSpanSinceApproval, planReportsOnLastYear, selectPlansWhileValid } from '../../reports/calendar';
import { defineReportForm } from '../../reports/forms';
import type { ProgramReports } from '../../reports/tasks';
import { loadProgramForm } from '../find';

export const reports: ProgramReports = {
  tasks: [
    {
      code: 'gazelle_annual',
      zh: '瞪羚企业年度数据',
      en: 'Gazelle annual data',
      ar: 'البيانات السنوية للشركات الغزالية',
      mode: 'in_portal',
      form: 'report_gazelle',
      perCompany: true,
      plan: (approval, until) =>
        selectPlansWhileValid(
          approval,
          planReportsOnLastYear(getSpanSinceApproval(approval, until), '03-01', '04-30'),
        ),
    },
  ],
  forms: [
    defineReportForm(
      'report_gazelle',
      { zh: '瞪羚企业年度数据', en: 'Gazelle annual data', ar: 'البيانات السنوية للشركات الغزالية' },
      async () => (await import('./annual-report')).createForm(await loadProgramForm('gazelle')),
    ),
  ],
};
