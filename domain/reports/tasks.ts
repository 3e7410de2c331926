/**
 * Which reports are owed after an approval, for which period and when (catalogue: workflow, report_info). Most days are
 * usual practice without a source. What was due before the approval is not owed.
 */
import { addMonths, year } from '../expressions/dates';
import type { Text } from '../text';
import {
  addDays,
  middleOf,
  monthsOf,
  onHalfYears,
  onLastYear,
  onServiceYears,
  onThisYear,
  type Planned,
  type Span,
} from './calendar';

/** What of an approved filing decides over its reports. Days are YYYY-MM-DD. */
export interface Approval {
  id: string;
  program: string;
  approvedOn: string;
  /** In 万元. */
  grant: number;
  /** Of a project: from when to when it runs. */
  span: Span | null;
  milestones: { row: string; name: string; day: string }[];
  /** The day that its acceptance was passed. */
  acceptedOn: string | null;
}

/** external: filed on a national site and confirmed here. in_portal: filled in here. filing: a declaration of its own. */
export type ReportMode = 'external' | 'in_portal' | 'filing';

export interface ReportTask extends Text {
  code: string;
  mode: ReportMode;
  /** The key of its form; of mode `filing` the program. */
  form: string;
  /** Programs whose approvals owe it. */
  programs: readonly string[];
  /** Owed once by the company, however many approvals it has. */
  perCompany?: true;
  who: Text;
  consequence?: Text;
  /** All that may ever be owed until a day. */
  plan(approval: Approval, until: string): Planned[];
}

/** A high-tech certificate is valid for three years from its approval; a gazelle recognition as long, by usual practice. */
const VALID_MONTHS = 36;
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

/** The year before the approval, too: its report may still be due. */
const since = (approval: Approval, until: string): Span => ({
  from: addMonths(approval.approvedOn, -12),
  to: until,
});

/** What opens while a recognition is valid. */
const whileValid = (approval: Approval, plans: Planned[]): Planned[] => {
  const end = addMonths(approval.approvedOn, VALID_MONTHS);
  return plans.filter(({ openOn }) => openOn < end);
};

const acceptanceDays = ({ from, to }: Span): Planned => ({
  period: `${from}/${to}`,
  openOn: addDays(to, -30),
  dueOn: addMonths(to, ACCEPTANCE_MONTHS),
});

const withSpan = ({ span }: Approval, plan: (span: Span) => Planned[]): Planned[] => (span ? plan(span) : []);

export const reportTasks: readonly ReportTask[] = [
  {
    code: 'torch_annual',
    zh: '火炬统计年报（国家高新区企业和高新技术企业统计年报）',
    en: 'Torch statistics annual report',
    who: {
      zh: '高新技术企业证书在有效期内的企业和国家高新区内企业',
      en: 'Holders of a valid high-tech certificate and companies in a national high-tech zone',
    },
    mode: 'external',
    form: 'report_torch',
    programs: ['hightech', 'national_hi_zone'],
    perCompany: true,
    plan(approval, until) {
      const plans = onLastYear(since(approval, until), '01-15', '03-31');
      return approval.program === 'hightech' ? whileValid(approval, plans) : plans;
    },
  },
  {
    code: 'hightech_annual',
    zh: '高新技术企业年度发展情况报表',
    en: 'High-tech enterprise annual development report',
    who: { zh: '高新技术企业证书在有效期内的企业', en: 'Holders of a valid high-tech certificate' },
    mode: 'external',
    form: 'report_external',
    programs: ['hightech'],
    perCompany: true,
    consequence: {
      zh: '累计两年未按时填报将取消高新技术企业资格',
      en: 'Two missed years in all end the qualification',
    },
    plan: (approval, until) => whileValid(approval, onLastYear(since(approval, until), '03-01', '05-31')),
  },
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
        onLastYear(since(approval, earlier(until, to)), '01-04', '01-31').filter(
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
  {
    code: 'gazelle_annual',
    zh: '瞪羚企业年度数据',
    en: 'Gazelle annual data',
    who: { zh: '已认定的瞪羚企业', en: 'Recognised gazelle companies' },
    mode: 'in_portal',
    form: 'report_gazelle',
    programs: ['gazelle'],
    perCompany: true,
    plan: (approval, until) => whileValid(approval, onLastYear(since(approval, until), '03-01', '04-30')),
  },
  {
    code: 'carrier_statistics',
    zh: '孵化载体统计',
    en: 'Incubation carrier statistics',
    who: { zh: '已认定的孵化载体', en: 'Recognised carriers' },
    mode: 'in_portal',
    form: 'report_carrier',
    programs: ['incubation_carrier'],
    plan: (approval, until) => onHalfYears(since(approval, until)),
  },
  {
    code: 'platform_annual',
    zh: '创新平台年度报告',
    en: 'Innovation platform annual report',
    who: { zh: '已认定的创新平台', en: 'Recognised platforms' },
    mode: 'in_portal',
    form: 'report_platform',
    programs: ['innovation_platform'],
    plan: (approval, until) => onLastYear(since(approval, until), '01-15', '02-28'),
  },
];

/** The day of the milestone that a report is about. */
export const milestoneDay = (dueOn: string): string => addDays(dueOn, -MILESTONE_DAYS);

export const findReportTask = (code: string): ReportTask | undefined =>
  reportTasks.find((task) => task.code === code);

/** Reports are made known this many days before they open. */
export const KNOWN_BEFORE_DAYS = 60;

export interface Owed extends Planned {
  code: string;
  /** The approval it is about; '' for what the company owes once. */
  subject: string;
  /** Where it comes from; null for what is owed without an approval. */
  filingId: string | null;
  program: string;
}

/** What membership in a national high-tech zone stands for, where there is no approval. */
export const NATIONAL_ZONE = 'national_hi_zone';

/** Everything that an approval owes and that is known by today. */
export function owedBy(approval: Approval, today: string): Owed[] {
  const until = addDays(today, KNOWN_BEFORE_DAYS);
  const isZone = approval.program === NATIONAL_ZONE;
  return reportTasks
    .filter(({ programs }) => programs.includes(approval.program))
    .flatMap((task) =>
      task
        .plan(approval, until)
        .filter(({ openOn, dueOn }) => openOn <= until && dueOn >= approval.approvedOn)
        .map((plan) => ({
          ...plan,
          code: task.code,
          subject: task.perCompany ? '' : approval.id,
          filingId: isZone ? null : approval.id,
          program: isZone ? 'hightech' : approval.program,
        })),
    );
}

/** The year in which a report is filed: what its form counts years from. */
export const filingYearOf = ({ openOn }: { openOn: string }): number => year(openOn);
