/** Kinds of reports that projects of several programs owe. */
import { addDays, addMonths } from '../expressions/dates';
import {
  countSpanMonths,
  getMiddleDay,
  getSpanSinceApproval,
  type PlannedReport,
  type ProjectSpan,
  planFinalReport,
  planReportsOnLastYear,
} from './calendar';
import type { ApprovalFacts, ReportTask } from './tasks';

const MIDTERM_FROM_MONTHS = 24;
const SCIENCE_REPORT_FROM = 50;
const FOLLOWED_YEARS = 3;

const earlier = (a: string, b: string): string => (a < b ? a : b);

/** Plans the reports of a project; an approval without start and end owes none. */
export const planForProject = (
  { span }: ApprovalFacts,
  plan: (span: ProjectSpan) => PlannedReport[],
): PlannedReport[] => (span ? plan(span) : []);

/** Running projects that were approved before 1 October of the year reported. */
export const projectAnnual: ReportTask = {
  code: 'project_annual',
  zh: '项目年度执行情况报告',
  en: 'Annual project progress report',
  ar: 'التقرير السنوي لسير المشروع',
  mode: 'in_portal',
  form: 'report_progress',
  consequence: {
    zh: '未报告的暂缓拨付后续资金',
    en: 'Later payments are held back',
    ar: 'تُوقف الدفعات اللاحقة',
  },
  plan: (approval, until) =>
    planForProject(approval, ({ to }) =>
      planReportsOnLastYear(getSpanSinceApproval(approval, earlier(until, to)), '01-04', '01-31').filter(
        ({ period, openOn }) =>
          approval.approvedOn < `${period}-10-01` && (!approval.acceptedOn || approval.acceptedOn >= openOn),
      ),
    ),
};

/** Running projects of 24 months or more. */
export const projectMidterm: ReportTask = {
  code: 'project_midterm',
  zh: '项目中期检查',
  en: 'Mid-term check',
  ar: 'فحص منتصف المدة',
  mode: 'in_portal',
  form: 'report_midterm',
  plan: (approval) =>
    planForProject(approval, (span) => {
      if (countSpanMonths(span) < MIDTERM_FROM_MONTHS) return [];
      const middle = getMiddleDay(span);
      return [{ period: `${span.from}/${middle}`, openOn: middle, dueOn: addDays(middle, 30) }];
    }),
};

export const projectAcceptance: ReportTask = {
  code: 'project_acceptance',
  zh: '项目验收申请',
  en: 'Acceptance application',
  ar: 'طلب القبول',
  mode: 'in_portal',
  form: 'report_acceptance',
  consequence: {
    zh: '逾期超过六个月按不通过验收处理',
    en: 'More than six months late counts as failed',
    ar: 'التأخر أكثر من ستة أشهر يُعد رسوبًا',
  },
  plan: (approval) => planForProject(approval, (span) => [planFinalReport(span, addDays(span.to, -30))]),
};

/** Projects to be accepted with a grant of 500 thousand yuan or more. */
export const scienceReport: ReportTask = {
  code: 'science_report',
  zh: '科技报告',
  en: 'Science and technology report',
  ar: 'التقرير العلمي والتقني',
  mode: 'external',
  form: 'report_external',
  plan: (approval) =>
    approval.grant >= SCIENCE_REPORT_FROM
      ? planForProject(approval, (span) => [planFinalReport(span, addDays(span.to, -30))])
      : [],
};

/** Accepted projects, for three years. */
export const projectFollowup: ReportTask = {
  code: 'project_followup',
  zh: '成果转化跟踪填报',
  en: 'Follow-up on results',
  ar: 'متابعة النتائج',
  mode: 'in_portal',
  form: 'report_followup',
  plan({ acceptedOn }) {
    if (!acceptedOn) return [];
    const to = addMonths(acceptedOn, 12 * (FOLLOWED_YEARS - 1));
    return planReportsOnLastYear({ from: acceptedOn, to }, '02-01', '03-31');
  },
};

/** Reports that a project of a plan owes until it is accepted. */
export const untilAccepted: readonly ReportTask[] = [projectAnnual, projectMidterm];
/** Reports of a project that ends with an acceptance. */
export const acceptance: readonly ReportTask[] = [projectAcceptance, scienceReport, projectFollowup];
