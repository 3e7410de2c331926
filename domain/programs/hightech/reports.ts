import {
  getSpanSinceApproval,
  type PlannedReport,
  planReportsOnLastYear,
  selectPlansWhileValid,
} from '../../reports/calendar';
import { defineReportForm } from '../../reports/forms';
import type { ApprovalFacts, ProgramReports, ReportTask } from '../../reports/tasks';

const everyYear = (approval: ApprovalFacts, until: string): PlannedReport[] =>
  planReportsOnLastYear(getSpanSinceApproval(approval, until), '01-15', '03-31');

/** Torch statistics, owed by holders of a valid certificate and by every company of a national high-tech zone. */
const torchAnnual: ReportTask = {
  code: 'torch_annual',
  zh: '火炬统计年报（国家高新区企业和高新技术企业统计年报）',
  en: 'Torch statistics annual report',
  ar: 'التقرير الإحصائي السنوي (تورش)',
  mode: 'external',
  form: 'report_torch',
  perCompany: true,
  plan: (approval, until) => selectPlansWhileValid(approval, everyYear(approval, until)),
};

export const reports: ProgramReports = {
  tasks: [
    torchAnnual,
    {
      code: 'hightech_annual',
      zh: '高新技术企业年度发展情况报表',
      en: 'High-tech enterprise annual development report',
      ar: 'تقرير التطور السنوي لشركات التقنية العالية',
      mode: 'external',
      form: 'report_external',
      perCompany: true,
      consequence: {
        zh: '累计两年未按时填报将取消高新技术企业资格',
        en: 'Two missed years in all end the qualification',
        ar: 'تخلّف سنتين ينهي الاعتماد',
      },
      plan: (approval, until) =>
        selectPlansWhileValid(
          approval,
          planReportsOnLastYear(getSpanSinceApproval(approval, until), '03-01', '05-31'),
        ),
    },
  ],
  ofNationalZone: [{ ...torchAnnual, plan: everyYear }],
  forms: [
    defineReportForm(
      'report_torch',
      { zh: '火炬统计年报', en: 'Torch statistics annual report', ar: 'التقرير الإحصائي السنوي (تورش)' },
      async () => (await import('./torch-report')).form,
    ),
  ],
};
