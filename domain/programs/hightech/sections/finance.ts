import { amount, money, type SectionOf } from '../../../definition';
import { round2 } from '../../../expressions/numbers';
import type { HightechAnswers } from '../answers.generated';

export const finance: SectionOf<HightechAnswers, 'finance'> = {
  key: 'finance',
  kind: 'yearly',
  title: { zh: '近三年经营情况', en: 'Operating results of the last three years' },
  help: {
    zh: '数据取自经审计的财务会计报告；销售收入为主营业务收入与其他业务收入之和',
    en: 'Take figures from the audited accounts. Sales revenue = main business revenue + other business revenue',
  },
  years: { base: ({ ctx }) => ctx.batchYear, offsets: [-3, -2, -1], from: ({ registration }) => registration.registered_date, minCount: 1 },
  indicators: [
    { key: 'affiliation_year', zh: '年度', en: 'Year', type: 'year', required: true, auto: 'reporting_year' },
    {
      key: 'total_assets',
      zh: '年末资产总额',
      en: 'Total assets at year end',
      recurs: 'total_assets',
      ...amount,
      help: { zh: '资产负债表“资产总计”期末数', en: 'Closing figure of “total assets” in the balance sheet' },
      why: { zh: '减去负债得净资产，用于计算净资产增长率（成长性评分）', en: 'Less liabilities it gives net assets, whose growth is scored' },
      example: 8650.32,
    },
    {
      key: 'total_liabilities',
      zh: '年末负债总额',
      en: 'Total liabilities at year end',
      recurs: 'total_liabilities',
      ...amount,
      help: { zh: '资产负债表“负债合计”期末数', en: 'Closing figure of “total liabilities” in the balance sheet' },
      why: { zh: '用于计算净资产增长率（成长性评分）', en: 'Needed for the growth of net assets, which is scored' },
      example: 3120.5,
    },
    { key: 'net_assets', zh: '净资产', en: 'Net assets', ...money, computed: (_scope, row) => round2(row.total_assets - row.total_liabilities) },
    {
      key: 'main_business_revenue',
      zh: '主营业务收入',
      en: 'Main business revenue',
      recurs: 'main_revenue',
      ...amount,
      why: { zh: '计入销售收入，是研发费用占比的分母，也用于成长性评分', en: 'Part of sales revenue: the base of the R&D expense ratio and of the growth score' },
      example: 4960,
    },
    {
      key: 'other_business_revenue',
      zh: '其他业务收入',
      en: 'Other business revenue',
      ...amount,
      why: { zh: '计入销售收入，漏填会使研发费用占比偏高', en: 'Part of sales revenue; without it the R&D expense ratio comes out too high' },
      example: 180.6,
    },
    {
      key: 'sales_revenue',
      zh: '销售收入',
      en: 'Sales revenue',
      recurs: 'revenue',
      ...money,
      computed: (_scope, row) => round2(row.main_business_revenue + row.other_business_revenue),
    },
    {
      key: 'total_profit',
      zh: '利润总额',
      en: 'Total profit',
      recurs: 'total_profit',
      ...money,
      why: { zh: '与审计报告和纳税申报表核对', en: 'Compared with the audit report and the tax return' },
      example: -35.2,
      required: true,
      help: { zh: '亏损以负数填报', en: 'Enter a loss as a negative number' },
    },
  ],
};
