import { amount, count, money, type SectionOf } from '../../../definition';
import { year } from '../../../expressions/dates';
import type { JiebangguashuaiResultAnswers } from '../answers.generated';

export const economicIndicatorData: SectionOf<JiebangguashuaiResultAnswers, 'economic_indicator_data'> = {
  key: 'economic_indicator_data',
  kind: 'yearly',
  title: { zh: '经济效益', en: 'Economic result', ar: 'النتيجة الاقتصادية' },
  years: { base: ({ project_link }) => year(project_link.plan_start), offsets: [0, 1, 2, 3], showUntil: ({ completion }) => year(completion.actual_end) },
  total: { zh: '合计', en: 'Total', ar: 'المجموع' },
  indicators: [
    { key: 'affiliation_year', zh: '年度', en: 'Year', ar: 'السنة', type: 'year', required: true, auto: 'reporting_year' },
    { key: 'sales_revenue', zh: '新增销售收入', en: 'Added sales revenue', ar: 'إيرادات المبيعات المضافة', ...amount },
    { key: 'net_profit', zh: '新增净利润', en: 'Added net profit', ar: 'صافي الربح المضاف', ...money, required: true, min: -9999999 },
    { key: 'tax_paid', zh: '新增税收', en: 'Added taxes', ar: 'الضرائب المضافة', ...amount },
    { key: 'import_substitute', zh: '替代进口金额', en: 'Imports replaced', ar: 'الواردات المستبدلة', ...amount },
    { key: 'new_jobs', zh: '新增就业', en: 'Added jobs', ar: 'الوظائف المضافة', ...count('人') },
  ],
};
