import { amount, count, money, type YearlySection } from '../../../definition';
import { year } from '../../../expressions/dates';
import type { EconomicIndicatorDataRow, ProjectBasic } from '../answers.generated';

export const economicIndicatorData: YearlySection<{ project_basic: ProjectBasic }, 'economic_indicator_data', EconomicIndicatorDataRow> = {
  key: 'economic_indicator_data',
  kind: 'yearly',
  title: { zh: '经济效益指标', en: 'Economic indicators', ar: 'المؤشرات الاقتصادية' },
  help: {
    zh: '上一年度填实际数，其余为预计数；按项目产品口径统计，不含企业其他产品。',
    en: 'Last year is actual, the rest is forecast. Count only the products of this project.',
    ar: 'السنة الماضية فعلية والباقي تقديري. احسب منتجات هذا المشروع فقط.',
  },
  years: { base: ({ ctx }) => ctx.batchYear, offsets: [-1, 0, 1, 2, 3], showUntil: ({ project_basic }) => year(project_basic.end_date) + 1 },
  total: { zh: '执行期累计', en: 'Total over the project', ar: 'المجموع على مدة المشروع', fromOffset: 0 },
  indicators: [
    { key: 'affiliation_year', zh: '年度', en: 'Year', ar: 'السنة', type: 'year', required: true, auto: 'reporting_year' },
    { key: 'output_value', zh: '新增产值', en: 'Added output value', ar: 'قيمة الإنتاج المضافة', ...amount },
    { key: 'sales_revenue', zh: '新增销售收入', en: 'Added sales revenue', ar: 'إيرادات المبيعات المضافة', ...amount },
    { key: 'net_profit', zh: '新增净利润', en: 'Added net profit', ar: 'صافي الربح المضاف', ...money, required: true, min: -9999999 },
    { key: 'tax_paid', zh: '新增税收', en: 'Added taxes', ar: 'الضرائب المضافة', ...amount },
    { key: 'export_usd', zh: '出口创汇', en: 'Export earnings', ar: 'عائدات التصدير', type: 'decimal', required: true, min: 0, precision: 2, unit: '万美元' },
    { key: 'cost_saving', zh: '节约成本', en: 'Cost saved', ar: 'التكاليف الموفَّرة', ...money, min: 0 },
    { key: 'new_jobs', zh: '新增就业', en: 'Added jobs', ar: 'الوظائف المضافة', ...count('人') },
  ],
};
