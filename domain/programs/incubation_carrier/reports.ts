import { getSpanSinceApproval, planHalfYearlyReports } from '../../reports/calendar';
import { defineReportForm } from '../../reports/forms';
import type { ProgramReports } from '../../reports/tasks';
import { loadProgramForm } from '../find';

export const reports: ProgramReports = {
  tasks: [
    {
      code: 'carrier_statistics',
      zh: '孵化载体统计',
      en: 'Incubation carrier statistics',
      ar: 'إحصاءات حاضنات الأعمال',
      mode: 'in_portal',
      form: 'report_carrier',
      plan: (approval, until) => planHalfYearlyReports(getSpanSinceApproval(approval, until)),
    },
  ],
  forms: [
    defineReportForm(
      'report_carrier',
      { zh: '孵化载体统计', en: 'Incubation carrier statistics', ar: 'إحصاءات حاضنات الأعمال' },
      async () =>
        (await import('./statistics-report')).createForm(await loadProgramForm('incubation_carrier')),
      ['baseData'],
    ),
  ],
};
