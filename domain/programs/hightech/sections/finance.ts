import type { SectionOf } from '../../../definition';
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
    { key: 'total_assets', zh: '年末资产总额', en: 'Total assets at year end', type: 'money_wan', required: true, min: 0, precision: 2, unit: '万元' },
    { key: 'total_liabilities', zh: '年末负债总额', en: 'Total liabilities at year end', type: 'money_wan', required: true, min: 0, precision: 2, unit: '万元' },
    {
      key: 'net_assets',
      zh: '净资产',
      en: 'Net assets',
      type: 'money_wan',
      precision: 2,
      unit: '万元',
      computed: (_scope, row) => round2(row.total_assets - row.total_liabilities),
    },
    { key: 'main_business_revenue', zh: '主营业务收入', en: 'Main business revenue', type: 'money_wan', required: true, min: 0, precision: 2, unit: '万元' },
    { key: 'other_business_revenue', zh: '其他业务收入', en: 'Other business revenue', type: 'money_wan', required: true, min: 0, precision: 2, unit: '万元' },
    {
      key: 'sales_revenue',
      zh: '销售收入',
      en: 'Sales revenue',
      type: 'money_wan',
      precision: 2,
      unit: '万元',
      computed: (_scope, row) => round2(row.main_business_revenue + row.other_business_revenue),
    },
    {
      key: 'total_profit',
      zh: '利润总额',
      en: 'Total profit',
      type: 'money_wan',
      required: true,
      precision: 2,
      unit: '万元',
      help: { zh: '亏损以负数填报', en: 'Enter a loss as a negative number' },
    },
  ],
};
