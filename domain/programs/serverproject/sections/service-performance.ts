import type { SectionOf } from '../../../definition';
import { pct } from '../../../expressions/numbers';
import type { ServerprojectAnswers } from '../answers.generated';

export const servicePerformance: SectionOf<ServerprojectAnswers, 'service_performance'> = {
  key: 'service_performance',
  kind: 'yearly',
  title: { zh: '近两年服务绩效', en: 'Performance, last two years' },
  years: { base: ({ ctx }) => ctx.batchYear, offsets: [-2, -1] },
  indicators: [
    { key: 'affiliation_year', zh: '年度', en: 'Year', type: 'year', required: true, auto: 'reporting_year' },
    { key: 'total_revenue', zh: '营业总收入', en: 'Total revenue', type: 'money_wan', required: true, min: 0, precision: 2, unit: '万元' },
    { key: 'service_revenue', zh: '科技服务收入', en: 'Service revenue', type: 'money_wan', required: true, min: 0, precision: 2, unit: '万元' },
    {
      key: 'service_ratio',
      zh: '科技服务收入占比',
      en: 'Share of services',
      type: 'percent',
      precision: 2,
      unit: '%',
      computed: (_scope, row) => pct(row.service_revenue, row.total_revenue),
    },
    { key: 'tax_paid', zh: '上缴税费', en: 'Taxes paid', type: 'money_wan', required: true, min: 0, precision: 2, unit: '万元' },
    { key: 'clients', zh: '服务企业数', en: 'Companies served', type: 'integer', required: true, min: 0, unit: '家' },
    { key: 'clients_tech', zh: '其中：高新技术企业与科技型中小企业', en: 'of whom high-tech companies and technology SMEs', type: 'integer', required: true, min: 0, unit: '家' },
    { key: 'contracts', zh: '服务合同数', en: 'Service contracts', type: 'integer', required: true, min: 0, unit: '项' },
    { key: 'tech_deal', zh: '促成技术合同成交额', en: 'Technology contracts facilitated', type: 'money_wan', required: true, min: 0, precision: 2, unit: '万元' },
    { key: 'transfers', zh: '促成成果转化项目', en: 'Results transferred', type: 'integer', required: true, min: 0, unit: '项' },
    { key: 'events', zh: '培训与对接活动场次', en: 'Training and matching events', type: 'integer', required: true, min: 0, unit: '场' },
  ],
};
