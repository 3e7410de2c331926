/**
 * Forms of reports in the shape of programs, so that the engine and the portal can load them: with a key, an edition, and a
 * body loaded on demand. All of them use the calls of reports.
 */
import { paths } from '../../api/paths.generated';
import type { Form, Program } from '../../definition';
import type { Text } from '../../text';

export interface ReportForm extends Program {
  /** Keys of sections that hold facts of the approval, unchanged from the approved filing. */
  carries: readonly string[];
}

export const REPORT_ROUTE = '/enterpriseCenter/report';

export function defineReportForm(key: string, title: Text, load: () => Promise<Form>, carries: readonly string[] = []): ReportForm {
  return {
    key,
    title,
    load,
    loadFits: async () => ({}),
    carries,
    route: REPORT_ROUTE,
    calls: {
      info: paths.report,
      one: paths.report,
      save: [paths.saveReport],
      change: paths.changeReport,
      submit: paths.submitReport,
      log: paths.report,
    },
    receiptPrefix: 'PR',
    edition: '2026.1',
    perCompanyAndBatch: 1,
    review: { expertReview: false, publicNotice: false },
  };
}

/** Forms of the reports that several programs owe. */
export const sharedReportForms: readonly ReportForm[] = [
  defineReportForm('report_progress', { zh: '年度执行情况报告', en: 'Annual progress report', ar: 'تقرير سنوي لسير العمل' }, async () => (await import('./progress')).form),
  defineReportForm('report_midterm', { zh: '中期检查报告', en: 'Mid-term check', ar: 'فحص منتصف المدة' }, async () => (await import('./midterm')).form),
  defineReportForm('report_followup', { zh: '成果转化跟踪', en: 'Follow-up on results', ar: 'متابعة النتائج' }, async () => (await import('./followup')).form),
  defineReportForm('report_external', { zh: '上报确认', en: 'Confirmation of a report', ar: 'تأكيد تقرير' }, async () => (await import('./external')).form),
];
