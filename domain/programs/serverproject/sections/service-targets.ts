import type { SectionOf } from '../../../definition';
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
    { key: 'service_revenue', zh: '科技服务收入', en: 'Service revenue', type: 'money_wan', required: true, min: 0, precision: 2, unit: '万元' },
    { key: 'clients', zh: '服务企业数', en: 'Companies served', type: 'integer', required: true, min: 0, unit: '家' },
    { key: 'contracts', zh: '服务合同数', en: 'Service contracts', type: 'integer', required: true, min: 0, unit: '项' },
    { key: 'tech_deal', zh: '促成技术合同成交额', en: 'Technology contracts facilitated', type: 'money_wan', required: true, min: 0, precision: 2, unit: '万元' },
    { key: 'events', zh: '培训与对接活动场次', en: 'Events', type: 'integer', required: true, min: 0, unit: '场' },
    { key: 'new_staff', zh: '新增服务人员', en: 'Added staff', type: 'integer', required: true, min: 0, unit: '人' },
  ],
};
