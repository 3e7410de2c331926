import type { EligibilityCondition } from '../../definition';

/** Conditions for applying, shown to the filer before the first answer. */
export const eligibility: EligibilityCondition[] = [
  {
    id: 'HT-A1',
    zh: '企业申请认定时须注册成立一年以上（365个日历日）',
    en: 'The company must have been registered for more than one year (365 calendar days) when it applies',
    value: 365,
    unit: 'day',
  },
  {
    id: 'HT-A2',
    zh: '通过自主研发、受让、受赠、并购等方式，获得对主要产品（服务）在技术上发挥核心支持作用的知识产权的所有权',
    en: 'The company owns intellectual property that gives core technical support to its main products (services), obtained by own R&D, assignment, gift or merger',
  },
  {
    id: 'HT-A3',
    zh: '核心技术属于《国家重点支持的高新技术领域》规定的范围',
    en: 'The core technology falls within the fields with key support by the state',
  },
  {
    id: 'HT-A4',
    zh: '科技人员占企业当年职工总数的比例不低于10%',
    en: 'Science and technology staff are at least 10% of all staff',
    value: 10,
    unit: '%',
  },
  {
    id: 'HT-A5',
    zh: '近三个会计年度研发费用总额占同期销售收入总额的比例达到规定要求，按最近一年销售收入分档',
    en: "R&D expenses over the last three fiscal years as a share of sales revenue in the same period reach the required ratio, set by the latest year's sales revenue",
  },
  {
    id: 'HT-A6',
    zh: '在中国境内发生的研发费用总额占全部研发费用总额的比例不低于60%',
    en: 'At least 60% of all R&D expenses are incurred in China',
    value: 60,
    unit: '%',
  },
  {
    id: 'HT-A7',
    zh: '近一年高新技术产品（服务）收入占企业同期总收入的比例不低于60%',
    en: 'High-tech product (service) income is at least 60% of total income in the latest year',
    value: 60,
    unit: '%',
  },
  {
    id: 'HT-A8',
    zh: '企业创新能力评价综合得分70分以上（不含70分）',
    en: 'The innovation capability score is above 70 (70 itself does not pass)',
    value: 70,
    unit: 'point',
  },
  {
    id: 'HT-A9',
    zh: '申请认定前一年内未发生重大安全、重大质量事故或严重环境违法行为',
    en: 'No major safety or quality accident and no serious environmental violation in the year before the application',
  },
  {
    id: 'HT-A10',
    zh: '高新技术企业资格自颁发证书之日起有效期三年',
    en: 'The qualification is valid for three years from the date of the certificate',
    value: 3,
    unit: 'year',
  },
  {
    id: 'HT-A11',
    zh: '实际经营期不满三年的按实际经营时间计算',
    en: 'A company in operation for less than three years is assessed on its actual years',
  },
];
