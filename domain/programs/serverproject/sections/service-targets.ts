import { amount, count, type SectionOf } from '../../../definition';
import { year } from '../../../expressions/dates';
import type { ServerprojectAnswers } from '../answers.generated';

export const serviceTargets: SectionOf<ServerprojectAnswers, 'service_targets'> = {
  key: 'service_targets',
  kind: 'yearly',
  title: { zh: '绩效目标', en: 'Targets', ar: 'الأهداف' },
  years: { base: ({ ctx }) => ctx.batchYear, offsets: [0, 1, 2], showUntil: ({ plan }) => year(plan.end_date) },
  total: { zh: '合计', en: 'Total', ar: 'المجموع' },
  indicators: [
    { key: 'affiliation_year', zh: '年度', en: 'Year', ar: 'السنة', type: 'year', required: true, auto: 'reporting_year' },
    { key: 'service_revenue', zh: '科技服务收入', en: 'Service revenue', ar: 'إيرادات الخدمة', ...amount },
    { key: 'clients', zh: '服务企业数', en: 'Companies served', ar: 'الشركات المخدومة', ...count('家') },
    { key: 'contracts', zh: '服务合同数', en: 'Service contracts', ar: 'عقود الخدمة', ...count('项') },
    { key: 'tech_deal', zh: '促成技术合同成交额', en: 'Technology contracts facilitated', ar: 'العقود التقنية الميسّرة', ...amount },
    { key: 'events', zh: '培训与对接活动场次', en: 'Events', ar: 'الفعاليات', ...count('场') },
    { key: 'new_staff', zh: '新增服务人员', en: 'Added staff', ar: 'العاملون المضافون', ...count('人') },
  ],
};
