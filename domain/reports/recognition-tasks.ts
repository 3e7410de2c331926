/** What recognitions owe: of high-tech and gazelle enterprises, carriers and platforms. */
import { addMonths } from '../expressions/dates';
import { onHalfYears, onLastYear, type Planned, sinceApproval } from './calendar';
import type { Approval, ReportTask } from './tasks';

/** A high-tech certificate is valid for three years from its approval; a gazelle recognition as long, by usual practice. */
const VALID_MONTHS = 36;

/** What opens while a recognition is valid. */
const whileValid = (approval: Approval, plans: Planned[]): Planned[] => {
  const end = addMonths(approval.approvedOn, VALID_MONTHS);
  return plans.filter(({ openOn }) => openOn < end);
};

export const recognitionTasks: readonly ReportTask[] = [
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
      const plans = onLastYear(sinceApproval(approval, until), '01-15', '03-31');
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
    plan: (approval, until) =>
      whileValid(approval, onLastYear(sinceApproval(approval, until), '03-01', '05-31')),
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
    plan: (approval, until) =>
      whileValid(approval, onLastYear(sinceApproval(approval, until), '03-01', '04-30')),
  },
  {
    code: 'carrier_statistics',
    zh: '孵化载体统计',
    en: 'Incubation carrier statistics',
    who: { zh: '已认定的孵化载体', en: 'Recognised carriers' },
    mode: 'in_portal',
    form: 'report_carrier',
    programs: ['incubation_carrier'],
    plan: (approval, until) => onHalfYears(sinceApproval(approval, until)),
  },
  {
    code: 'platform_annual',
    zh: '创新平台年度报告',
    en: 'Innovation platform annual report',
    who: { zh: '已认定的创新平台', en: 'Recognised platforms' },
    mode: 'in_portal',
    form: 'report_platform',
    programs: ['innovation_platform'],
    plan: (approval, until) => onLastYear(sinceApproval(approval, until), '01-15', '02-28'),
  },
];
