import { amount, count, money, type SectionOf } from '../../../definition';
import { year } from '../../../expressions/dates';
import type { JiebangguashuaiResultAnswers } from '../answers.generated';

export const economicIndicatorData: SectionOf<JiebangguashuaiResultAnswers, 'economic_indicator_data'> = {
  key: 'economic_indicator_data',
  kind: 'yearly',
  title: { zh: '经济效益', en: 'Economic result' },
  years: { base: ({ project_link }) => year(project_link.plan_start), offsets: [0, 1, 2, 3], showUntil: ({ completion }) => year(completion.actual_end) },
  total: { zh: '合计', en: 'Total' },
  indicators: [
    { key: 'affiliation_year', zh: '年度', en: 'Year', type: 'year', required: true, auto: 'reporting_year' },
    { key: 'sales_revenue', zh: '新增销售收入', en: 'Added sales revenue', ...amount },
    { key: 'net_profit', zh: '新增净利润', en: 'Added net profit', ...money, required: true, min: -9999999 },
    { key: 'tax_paid', zh: '新增税收', en: 'Added taxes', ...amount },
    { key: 'import_substitute', zh: '替代进口金额', en: 'Imports replaced', ...amount },
    { key: 'new_jobs', zh: '新增就业', en: 'Added jobs', ...count('人') },
  ],
};
