/** What approved projects owe, appointments and homes among them. */
import { addMonths } from '../expressions/dates';
import {
  addDays,
  middleOf,
  monthsOf,
  onLastYear,
  onServiceYears,
  onThisYear,
  type Planned,
  type Span,
  sinceApproval,
} from './calendar';
import type { Approval, ReportTask } from './tasks';

const MIDTERM_FROM_MONTHS = 24;
const ACCEPTANCE_MONTHS = 3;
const SCIENCE_REPORT_FROM = 50;
const FOLLOWED_YEARS = 3;
const MILESTONE_DAYS = 15;

/** Annual projects that have no yearly report of another kind. */
const PROJECTS = [
  'keyproject',
  'serverproject',
  'researchproject',
  'subjectresearch',
  'socialspecial',
  'jiebang_second',
];
const ACCEPTED = [
  'keyproject',
  'serverproject',
  'researchproject',
  'workerhomeproject',
  'subjectresearch',
  'socialspecial',
];

const earlier = (a: string, b: string): string => (a < b ? a : b);

const acceptanceDays = ({ from, to }: Span): Planned => ({
  period: `${from}/${to}`,
  openOn: addDays(to, -30),
  dueOn: addMonths(to, ACCEPTANCE_MONTHS),
});

const withSpan = ({ span }: Approval, plan: (span: Span) => Planned[]): Planned[] => (span ? plan(span) : []);

export const projectTasks: readonly ReportTask[] = [
  {
    code: 'project_annual',
    zh: '项目年度执行情况报告',
    en: 'Annual project progress report',
    who: {
      zh: '所报年度10月1日前立项的在研项目',
      en: 'Running projects approved before 1 October of the year reported',
    },
    mode: 'in_portal',
    form: 'report_progress',
    programs: PROJECTS,
    consequence: { zh: '未报告的暂缓拨付后续资金', en: 'Later payments are held back' },
    plan: (approval, until) =>
      withSpan(approval, ({ to }) =>
        onLastYear(sinceApproval(approval, earlier(until, to)), '01-04', '01-31').filter(
          ({ period, openOn }) =>
            approval.approvedOn < `${period}-10-01` &&
            (!approval.acceptedOn || approval.acceptedOn >= openOn),
        ),
      ),
  },
  {
    code: 'project_midterm',
    zh: '项目中期检查',
    en: 'Mid-term check',
    who: { zh: '实施期24个月及以上的在研项目', en: 'Running projects of 24 months or more' },
    mode: 'in_portal',
    form: 'report_midterm',
    programs: PROJECTS,
    plan: (approval) =>
      withSpan(approval, (span) => {
        if (monthsOf(span) < MIDTERM_FROM_MONTHS) return [];
        const middle = middleOf(span);
        return [{ period: `${span.from}/${middle}`, openOn: middle, dueOn: addDays(middle, 30) }];
      }),
  },
  {
    code: 'project_acceptance',
    zh: '项目验收申请',
    en: 'Acceptance application',
    who: { zh: 'A、B、C、F、H、I类项目', en: 'Projects of plans A, B, C, F, H and I' },
    mode: 'in_portal',
    form: 'report_acceptance',
    programs: ACCEPTED,
    consequence: { zh: '逾期超过六个月按不通过验收处理', en: 'More than six months late counts as failed' },
    plan: (approval) => withSpan(approval, (span) => [acceptanceDays(span)]),
  },
  {
    code: 'science_report',
    zh: '科技报告',
    en: 'Science and technology report',
    who: {
      zh: '资助50万元及以上、申请验收的项目',
      en: 'Projects to be accepted with a grant of 500 thousand yuan or more',
    },
    mode: 'external',
    form: 'report_external',
    programs: ACCEPTED,
    plan: (approval) =>
      approval.grant >= SCIENCE_REPORT_FROM ? withSpan(approval, (span) => [acceptanceDays(span)]) : [],
  },
  {
    code: 'project_followup',
    zh: '成果转化跟踪填报',
    en: 'Follow-up on results',
    who: { zh: '通过验收三年内的项目', en: 'Accepted projects, for three years' },
    mode: 'in_portal',
    form: 'report_followup',
    programs: ACCEPTED,
    plan({ acceptedOn }) {
      if (!acceptedOn) return [];
      const to = addMonths(acceptedOn, 12 * (FOLLOWED_YEARS - 1));
      return onLastYear({ from: acceptedOn, to }, '02-01', '03-31');
    },
  },
  {
    code: 'jiebang_milestone',
    zh: '揭榜挂帅里程碑报告',
    en: 'Open-bid milestone report',
    who: { zh: '已立项的揭榜挂帅项目', en: 'Approved second-stage projects' },
    mode: 'in_portal',
    form: 'report_milestone',
    programs: ['jiebang_second'],
    plan: ({ milestones }) =>
      milestones.map(({ row, name, day }) => ({
        period: row,
        about: name,
        openOn: addDays(day, -MILESTONE_DAYS),
        dueOn: addDays(day, MILESTONE_DAYS),
      })),
  },
  {
    code: 'jiebang_result',
    zh: '揭榜挂帅成果申报',
    en: 'Open-bid result filing',
    who: { zh: '已立项的揭榜挂帅项目', en: 'Approved second-stage projects' },
    mode: 'filing',
    form: 'jiebangguashuai_result',
    programs: ['jiebang_second'],
    plan: (approval) =>
      withSpan(approval, ({ from, to }) => [
        {
          period: `${from}/${to}`,
          openOn: addMonths(to, -ACCEPTANCE_MONTHS),
          dueOn: addMonths(to, ACCEPTANCE_MONTHS),
        },
      ]),
  },
  {
    code: 'foreign_settlement',
    zh: '外国专家项目绩效与经费核销',
    en: 'Foreign expert project settlement',
    who: { zh: '已立项的外国专家项目', en: 'Approved foreign expert projects' },
    mode: 'in_portal',
    form: 'report_settlement',
    programs: ['foreignproject'],
    consequence: { zh: '未按期核销的下年度不予受理', en: 'No new project while this is open' },
    plan: (approval) => withSpan(approval, (span) => onThisYear(span, '11-01', '11-30')),
  },
  {
    code: 'workerhome_annual',
    zh: '科技工作者之家年度工作报告',
    en: 'Home for science workers annual report',
    who: { zh: '已立项的科技工作者之家', en: 'Approved homes for science workers' },
    mode: 'in_portal',
    form: 'report_progress',
    programs: ['workerhomeproject'],
    plan: (approval) => withSpan(approval, (span) => onThisYear(span, '12-01', '12-31')),
  },
  {
    code: 'advisor_assessment',
    zh: '科技顾问年度考核',
    en: 'Advisor yearly assessment',
    who: { zh: '已立项的科技顾问聘任', en: 'Approved appointments of advisors' },
    mode: 'in_portal',
    form: 'report_assessment',
    programs: ['scientistadvisor'],
    plan: (approval) => withSpan(approval, (span) => onServiceYears(span, 30)),
  },
];

/** The day of the milestone that a report is about. */
export const milestoneDay = (dueOn: string): string => addDays(dueOn, -MILESTONE_DAYS);
