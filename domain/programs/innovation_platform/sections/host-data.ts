import { amount, count, percentage, type SectionOf } from '../../../definition';
import { pct } from '../../../expressions/numbers';
import type { InnovationPlatformAnswers } from '../answers.generated';

export const hostData: SectionOf<InnovationPlatformAnswers, 'hostData'> = {
  key: 'hostData',
  kind: 'yearly',
  title: { zh: '依托单位近三年经营与研发数据', en: "Host's figures of the last three years", ar: 'أرقام الجهة المضيفة في السنوات الثلاث الأخيرة' },
  years: { base: ({ ctx }) => ctx.batchYear, offsets: [-3, -2, -1] },
  indicators: [
    { key: 'affiliation_year', zh: '年度', en: 'Year', ar: 'السنة', type: 'year', required: true, auto: 'reporting_year' },
    { key: 'operating_revenue', zh: '营业收入（总收入）', en: 'Operating revenue (total income)', ar: 'إيرادات التشغيل (مجموع الدخل)', recurs: 'revenue', ...amount },
    { key: 'rd_spend', zh: '研究与试验发展经费支出', en: 'R&D expenditure', ar: 'نفقات البحث والتطوير', recurs: 'rd_spending', ...amount },
    { key: 'rd_ratio', zh: '研发投入占比', en: 'R&D ratio', ar: 'نسبة البحث والتطوير', ...percentage, computed: (_scope, row) => pct(row.rd_spend, row.operating_revenue) },
    { key: 'employees', zh: '职工总数', en: 'Employees', ar: 'عدد العاملين', recurs: 'staff_of_year', ...count('人') },
    { key: 'rd_staff', zh: '研发人员数', en: 'R&D staff', ar: 'العاملون في البحث والتطوير', recurs: 'rd_staff_of_year', ...count('人') },
    { key: 'platform_investment', zh: '对平台的投入', en: 'Investment in the platform', ar: 'الاستثمار في المنصة', ...amount },
  ],
};
