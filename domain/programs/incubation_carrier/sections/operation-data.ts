import { amount, count, percentage, type SectionOf } from '../../../definition';
import { pct } from '../../../expressions/numbers';
import type { IncubationCarrierAnswers } from '../answers.generated';

export const operationData: SectionOf<IncubationCarrierAnswers, 'operationData'> = {
  key: 'operationData',
  kind: 'yearly',
  title: { zh: '近两年运营收支', en: 'Operating results of two years' },
  years: { base: ({ ctx }) => ctx.batchYear, offsets: [-2, -1] },
  indicators: [
    { key: 'affiliation_year', zh: '年度', en: 'Year', type: 'year', required: true, auto: 'reporting_year' },
    { key: 'total_income', zh: '总收入', en: 'Total income', ...amount },
    { key: 'rent_income', zh: '其中：房租及物业收入', en: 'Of which: rent and property fees', ...amount },
    { key: 'service_income', zh: '其中：孵化服务收入', en: 'Of which: incubation service income', ...amount },
    { key: 'investment_income', zh: '其中：投资收入', en: 'Of which: investment income', ...amount },
    {
      key: 'non_rent_ratio',
      zh: '除房租及物业外收入占比',
      en: 'Share of income other than rent and property fees',
      ...percentage,
      computed: (_scope, row) => pct(row.total_income - row.rent_income, row.total_income),
    },
    { key: 'new_incubatees', zh: '当年新增在孵企业', en: 'New incubatees', ...count('家') },
    { key: 'jobs', zh: '在孵企业从业人员', en: 'Employees of incubatees', ...count('人') },
  ],
};
