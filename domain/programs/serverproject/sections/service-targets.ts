import { amount, count, type SectionOf } from '../../../definition';
import { year } from '../../../expressions/dates';
import type { ServerprojectAnswers } from '../answers.generated';

export const serviceTargets: SectionOf<ServerprojectAnswers, 'service_targets'> = {
  key: 'service_targets',
  kind: 'yearly',
  title: { zh: '绩效目标', en: 'Targets' },
  years: { base: ({ ctx }) => ctx.batchYear, offsets: [0, 1, 2], showUntil: ({ plan }) => year(plan.end_date) },
  total: { zh: '合计', en: 'Total' },
  indicators: [
    { key: 'affiliation_year', zh: '年度', en: 'Year', type: 'year', required: true, auto: 'reporting_year' },
    { key: 'service_revenue', zh: '科技服务收入', en: 'Service revenue', ...amount },
    { key: 'clients', zh: '服务企业数', en: 'Companies served', ...count('家') },
    { key: 'contracts', zh: '服务合同数', en: 'Service contracts', ...count('项') },
    { key: 'tech_deal', zh: '促成技术合同成交额', en: 'Technology contracts facilitated', ...amount },
    { key: 'events', zh: '培训与对接活动场次', en: 'Events', ...count('场') },
    { key: 'new_staff', zh: '新增服务人员', en: 'Added staff', ...count('人') },
  ],
};
