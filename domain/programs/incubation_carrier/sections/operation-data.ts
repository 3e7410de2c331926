import { amount, count, percentage, type SectionOf } from '../../../definition';
import { pct } from '../../../expressions/numbers';
import type { IncubationCarrierAnswers } from '../answers.generated';

export const operationData: SectionOf<IncubationCarrierAnswers, 'operationData'> = {
  key: 'operationData',
  kind: 'yearly',
  title: { zh: '近两年运营收支', en: 'Operating results of two years', ar: 'نتائج تشغيل سنتين' },
  years: { base: ({ ctx }) => ctx.batchYear, offsets: [-2, -1] },
  indicators: [
    { key: 'affiliation_year', zh: '年度', en: 'Year', ar: 'السنة', type: 'year', required: true, auto: 'reporting_year' },
    { key: 'total_income', zh: '总收入', en: 'Total income', ar: 'مجموع الدخل', ...amount },
    { key: 'rent_income', zh: '其中：房租及物业收入', en: 'Of which: rent and property fees', ar: 'منه: الإيجار ورسوم العقار', ...amount },
    { key: 'service_income', zh: '其中：孵化服务收入', en: 'Of which: incubation service income', ar: 'منه: دخل خدمات الاحتضان', ...amount },
    { key: 'investment_income', zh: '其中：投资收入', en: 'Of which: investment income', ar: 'منه: دخل الاستثمار', ...amount },
    {
      key: 'non_rent_ratio',
      zh: '除房租及物业外收入占比',
      en: 'Share of income other than rent and property fees',
      ar: 'حصة الدخل من غير الإيجار ورسوم العقار',
      ...percentage,
      computed: (_scope, row) => pct(row.total_income - row.rent_income, row.total_income),
    },
    { key: 'new_incubatees', zh: '当年新增在孵企业', en: 'New incubatees', ar: 'محتضنون جدد', ...count('家') },
    { key: 'jobs', zh: '在孵企业从业人员', en: 'Employees of incubatees', ar: 'العاملون لدى المحتضنين', ...count('人') },
  ],
};
