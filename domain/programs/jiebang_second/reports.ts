import { addMonths } from '../../expressions/dates';
import { ACCEPTANCE_MONTHS, planFinalReport, planMilestoneReports } from '../../reports/calendar';
import { defineReportForm } from '../../reports/forms';
import { planForProject, untilAccepted } from '../../reports/kinds';
import type { ProgramReports } from '../../reports/tasks';

export const reports: ProgramReports = {
  span: { start: 'proposal.start_date', end: 'proposal.end_date' },
  milestones: { table: 'milestones', name: 'node', day: 'due_date' },
  tasks: [
    ...untilAccepted,
    {
      code: 'jiebang_milestone',
      zh: '揭榜挂帅里程碑报告',
      en: 'Open-bid milestone report',
      ar: 'تقرير مرحلي للمناقصة المفتوحة',
      mode: 'in_portal',
      form: 'report_milestone',
      plan: ({ milestones }) => planMilestoneReports(milestones),
    },
    {
      code: 'jiebang_result',
      zh: '揭榜挂帅成果申报',
      en: 'Open-bid result filing',
      ar: 'تقديم نتائج المناقصة المفتوحة',
      mode: 'filing',
      form: 'jiebangguashuai_result',
      plan: (approval) =>
        planForProject(approval, (span) => [planFinalReport(span, addMonths(span.to, -ACCEPTANCE_MONTHS))]),
    },
  ],
  forms: [
    defineReportForm(
      'report_milestone',
      { zh: '里程碑报告', en: 'Milestone report', ar: 'تقرير مرحلي' },
      async () => (await import('./milestone-report')).form,
    ),
  ],
};
