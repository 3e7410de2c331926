import { defineReportForm } from '../../reports/forms';
import type { ProgramReports } from '../../reports/tasks';
import { loadProgramForm } from '../find';

/** A result owes no reports. The acceptance report of a plan project is a part of the form of a result. */
export const reports: ProgramReports = {
  tasks: [],
  forms: [
    defineReportForm(
      'report_acceptance',
      { zh: '项目验收申请', en: 'Acceptance application', ar: 'طلب القبول' },
      async () =>
        (await import('./acceptance-report')).createForm(await loadProgramForm('jiebangguashuai_result')),
    ),
  ],
};
