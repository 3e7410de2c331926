import { isCreditCode } from '../../../checks/credit-code';
import type { Rule } from '../../../definition';
import { filled } from '../../../expressions/choices';
import type { GazelleAnswers } from '../answers.generated';

export const evidenceRules: Rule<GazelleAnswers>[] = [
  {
    id: 'GZ-18',
    level: 'warning',
    zh: '发明专利不足2件且实用新型、软件著作权合计不足8件，创新能力说服力不足',
    en: 'Fewer than two invention patents and fewer than eight utility models and software copyrights: weak evidence of innovation',
    paths: [
      'ipData.invention_count',
      'ipData.utility_model_count',
      'ipData.software_count',
      'standardData.role',
    ],
    check: ({ ipData, standardData }) =>
      ipData.invention_count >= 2 ||
      ipData.utility_model_count + ipData.software_count >= 8 ||
      standardData.some((row) => row.role === 'lead'),
  },
  {
    id: 'GZ-19',
    level: 'warning',
    zh: '已填报高新技术企业，请在荣誉资质中附证书',
    en: 'High-tech status is claimed, add the certificate under honours',
    paths: ['baseData.is_hightech', 'honorData.honor_type'],
    check: ({ baseData, honorData }) =>
      baseData.is_hightech !== true || honorData.some((row) => row.honor_type === 'hightech'),
  },
  {
    id: 'GZ-20',
    level: 'error',
    zh: '荣誉有效期早于获得时间',
    en: 'An honour expires before it was awarded',
    paths: ['honorData.valid_until', 'honorData.award_date'],
    check: ({ all, honorData }) =>
      all(honorData, (row) => !filled(row.valid_until) || row.valid_until > row.award_date),
  },
  {
    id: 'GZ-21',
    level: 'error',
    zh: '融资到位日期不能早于企业成立日期或晚于提交日期',
    en: 'The financing date must lie between registration and submission',
    paths: ['financingData.received_date', 'baseData.registered_date'],
    check: ({ all, financingData, baseData, ctx }) =>
      all(
        financingData,
        (row) => row.received_date >= baseData.registered_date && row.received_date <= ctx.today,
      ),
  },
  {
    id: 'GZ-22',
    level: 'error',
    zh: '统一社会信用代码校验位不正确',
    en: 'The check digit of the unified social credit code is wrong',
    paths: ['baseData.credit_code'],
    check: ({ baseData }) => isCreditCode(baseData.credit_code),
  },
  {
    id: 'GZ-23',
    level: 'error',
    zh: '审计报告份数须与数据年度数一致',
    en: 'There must be one audit report per data year',
    paths: ['filesData.audit_reports', 'baseData.registered_date'],
    check: ({ filesData, years }) => (filesData.audit_reports || []).length >= years.year_list.length,
  },
  {
    id: 'GZ-24',
    level: 'error',
    zh: '承诺事项须全部确认',
    en: 'All commitments must be confirmed',
    paths: ['declarationData.truthful', 'declarationData.no_violation'],
    check: ({ declarationData }) =>
      declarationData.truthful === true && declarationData.no_violation === true,
  },
];
