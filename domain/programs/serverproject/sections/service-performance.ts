import { amount, count, percentage, type SectionOf } from '../../../definition';
import { pct } from '../../../expressions/numbers';
import type { ServerprojectAnswers } from '../answers.generated';

export const servicePerformance: SectionOf<ServerprojectAnswers, 'service_performance'> = {
  key: 'service_performance',
  kind: 'yearly',
  title: { zh: '近两年服务绩效', en: 'Performance, last two years', ar: 'الأداء في آخر سنتين' },
  years: { base: ({ ctx }) => ctx.batchYear, offsets: [-2, -1] },
  indicators: [
    { key: 'affiliation_year', zh: '年度', en: 'Year', ar: 'السنة', type: 'year', required: true, auto: 'reporting_year' },
    { key: 'total_revenue', zh: '营业总收入', en: 'Total revenue', ar: 'مجموع الإيرادات', recurs: 'revenue', ...amount },
    { key: 'service_revenue', zh: '科技服务收入', en: 'Service revenue', ar: 'إيرادات الخدمة', ...amount },
    {
      key: 'service_ratio',
      zh: '科技服务收入占比',
      en: 'Share of services',
      ar: 'حصة الخدمات',
      ...percentage,
      computed: (_scope, row) => pct(row.service_revenue, row.total_revenue),
    },
    { key: 'tax_paid', zh: '上缴税费', en: 'Taxes paid', ar: 'الضرائب المدفوعة', recurs: 'taxes_paid', ...amount },
    { key: 'clients', zh: '服务企业数', en: 'Companies served', ar: 'الشركات المخدومة', ...count('家') },
    {
      key: 'clients_tech',
      zh: '其中：高新技术企业与科技型中小企业',
      en: 'of whom high-tech companies and technology SMEs',
      ar: 'منهم شركات تقنية عالية وشركات صغيرة ومتوسطة تقنية',
      ...count('家'),
    },
    { key: 'contracts', zh: '服务合同数', en: 'Service contracts', ar: 'عقود الخدمة', ...count('项') },
    { key: 'tech_deal', zh: '促成技术合同成交额', en: 'Technology contracts facilitated', ar: 'العقود التقنية الميسّرة', ...amount },
    { key: 'transfers', zh: '促成成果转化项目', en: 'Results transferred', ar: 'النتائج المنقولة', ...count('项') },
    { key: 'events', zh: '培训与对接活动场次', en: 'Training and matching events', ar: 'فعاليات التدريب والربط', ...count('场') },
  ],
};
