/**
 * The forms of reports as the engine and the portal know forms: under a key, with an edition, loaded when they are opened.
 * Their calls are those of reports, whichever form it is.
 */
import { paths } from '../../api/paths';
import type { Form, Program } from '../../definition';
import { findProgram } from '../../programs/find';
import type { Text } from '../../text';

export interface ReportForm extends Program {
  /** Sections that say what was approved: they stay as the approved filing has them. */
  carries: readonly string[];
}

export const REPORT_ROUTE = '/enterpriseCenter/report';

function reportForm(key: string, title: Text, load: () => Promise<Form>, carries: readonly string[] = []): ReportForm {
  return {
    key,
    title,
    load,
    carries,
    route: REPORT_ROUTE,
    calls: {
      info: paths.report,
      one: paths.report,
      save: [paths.saveReport],
      submit: paths.submitReport,
      log: paths.report,
    },
    receiptPrefix: 'PR',
    edition: '2026.1',
    perCompanyAndBatch: 1,
    review: { expertReview: false, publicNotice: false },
  };
}

export const reportForms: readonly ReportForm[] = [
  reportForm('report_progress', { zh: '年度执行情况报告', en: 'Annual progress report' }, async () => (await import('./progress')).form),
  reportForm('report_midterm', { zh: '中期检查报告', en: 'Mid-term check' }, async () => (await import('./midterm')).form),
  reportForm('report_acceptance', { zh: '项目验收申请', en: 'Acceptance application' }, async () => (await import('./borrowed')).acceptance()),
  reportForm('report_followup', { zh: '成果转化跟踪', en: 'Follow-up on results' }, async () => (await import('./followup')).form),
  reportForm('report_milestone', { zh: '里程碑报告', en: 'Milestone report' }, async () => (await import('./milestone')).form),
  reportForm('report_settlement', { zh: '外国专家项目绩效与经费核销', en: 'Settlement' }, async () => (await import('./settlement')).form),
  reportForm('report_assessment', { zh: '顾问年度考核表', en: 'Advisor assessment' }, async () => (await import('./assessment')).form),
  reportForm('report_external', { zh: '上报确认', en: 'Confirmation of a report' }, async () => (await import('./external')).external),
  reportForm('report_torch', { zh: '火炬统计年报', en: 'Torch statistics annual report' }, async () => (await import('./external')).torch),
  reportForm('report_gazelle', { zh: '瞪羚企业年度数据', en: 'Gazelle annual data' }, async () => (await import('./borrowed')).gazelle()),
  reportForm('report_carrier', { zh: '孵化载体统计', en: 'Incubation carrier statistics' }, async () => (await import('./borrowed')).carrier(), ['baseData']),
  reportForm('report_platform', { zh: '创新平台年度报告', en: 'Innovation platform annual report' }, async () => (await import('./borrowed')).platform(), [
    'selectIndex',
    'baseData',
  ]),
];

export const findReportForm = (key: string): ReportForm | undefined => reportForms.find((form) => form.key === key);

/** Whatever can be filled in: a declaration, or a report. */
export const findFillable = (key: string): Program | undefined => findProgram(key) ?? findReportForm(key);
