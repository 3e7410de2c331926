import { defineReportForm } from '../../reports/forms';
import type { ProgramReports } from '../../reports/tasks';

/** A result owes nothing more. The acceptance of a plan project asks for a part of what a result says. */
export const reports: ProgramReports = {
  tasks: [],
  forms: [
    defineReportForm(
      'report_acceptance',
      { zh: '项目验收申请', en: 'Acceptance application', ar: 'طلب القبول' },
      async () => (await import('./acceptance-report')).form,
    ),
  ],
};
