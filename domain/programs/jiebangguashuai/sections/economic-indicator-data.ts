import { amount, money, type SectionOf } from '../../../definition';
import { year } from '../../../expressions/dates';
import type { JiebangguashuaiAnswers } from '../answers.generated';

export const economicIndicatorData: SectionOf<JiebangguashuaiAnswers, 'economic_indicator_data'> = {
  key: 'economic_indicator_data',
  kind: 'yearly',
  title: { zh: '预期经济效益', en: 'Expected economic benefit', ar: 'الفائدة الاقتصادية المتوقعة' },
  help: { zh: '自完成当年起三年的预计数。', en: 'Forecast for three years from completion.', ar: 'تقدير لثلاث سنوات من الإنجاز.' },
  years: { base: ({ demand }) => year(demand.end_date), offsets: [0, 1, 2] },
  total: { zh: '三年合计', en: 'Three years', ar: 'ثلاث سنوات' },
  indicators: [
    { key: 'affiliation_year', zh: '年度', en: 'Year', ar: 'السنة', type: 'year', required: true, auto: 'reporting_year' },
    { key: 'sales_revenue', zh: '新增销售收入', en: 'Added sales revenue', ar: 'إيرادات المبيعات المضافة', ...amount },
    { key: 'net_profit', zh: '新增净利润', en: 'Added net profit', ar: 'صافي الربح المضاف', ...money, required: true, min: -9999999 },
    { key: 'tax_paid', zh: '新增税收', en: 'Added taxes', ar: 'الضرائب المضافة', ...amount },
    { key: 'import_substitute', zh: '替代进口金额', en: 'Imports replaced', ar: 'الواردات المستبدلة', ...amount },
  ],
};
