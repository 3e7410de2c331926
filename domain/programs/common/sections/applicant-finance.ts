import { type Answers, amount, money, percentage, type YearlySection } from '../../../definition';
import { pct } from '../../../expressions/numbers';
import type { ApplicantFinanceRow } from '../answers.generated';

export const applicantFinance: YearlySection<Answers, 'applicant_finance', ApplicantFinanceRow> = {
  key: 'applicant_finance',
  kind: 'yearly',
  title: { zh: '近两年经营情况', en: 'Financial position, last two years', ar: 'الوضع المالي في آخر سنتين' },
  help: {
    zh: '按年度审计报告或企业所得税年度申报表填写；成立不足两年的可只填上一年度。',
    en: 'Use the audit report or annual income-tax return. A company under two years old fills in the last year only.',
    ar: 'استند إلى تقرير التدقيق أو إقرار ضريبة الدخل السنوي. الشركة التي عمرها أقل من سنتين تملأ السنة الأخيرة فقط.',
  },
  years: { base: ({ ctx }) => ctx.batchYear, offsets: [-2, -1], minCount: 1 },
  indicators: [
    { key: 'affiliation_year', zh: '年度', en: 'Year', ar: 'السنة', type: 'year', required: true, auto: 'reporting_year' },
    { key: 'revenue', zh: '营业收入', en: 'Operating revenue', ar: 'الإيرادات التشغيلية', recurs: 'revenue', ...amount },
    { key: 'net_profit', zh: '净利润', en: 'Net profit', ar: 'صافي الربح', recurs: 'net_profit', ...money, required: true, min: -9999999 },
    { key: 'tax_paid', zh: '上缴税费总额', en: 'Taxes and fees paid', ar: 'الضرائب والرسوم المدفوعة', recurs: 'taxes_paid', ...amount },
    { key: 'rd_expense', zh: '研发费用', en: 'R&D expenditure', ar: 'نفقات البحث والتطوير', recurs: 'rd_expenses', ...amount },
    { key: 'rd_ratio', zh: '研发投入强度', en: 'R&D intensity', ar: 'كثافة البحث والتطوير', ...percentage, computed: (_scope, row) => pct(row.rd_expense, row.revenue) },
    { key: 'total_assets', zh: '资产总额', en: 'Total assets', ar: 'إجمالي الأصول', recurs: 'total_assets', ...amount },
    { key: 'debt_ratio', zh: '资产负债率', en: 'Debt-to-asset ratio', ar: 'نسبة الدين إلى الأصول', recurs: 'debt_ratio', ...percentage, required: true, min: 0, max: 999 },
  ],
};
