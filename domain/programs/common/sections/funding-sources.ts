import { type Answers, amount, type TableSection } from '../../../definition';
import type { FundingSourcesRow } from '../answers.generated';

export const fundingSources: TableSection<Answers, 'funding_sources', FundingSourcesRow> = {
  key: 'funding_sources',
  kind: 'table',
  title: { zh: '项目经费来源', en: 'Sources of funds', ar: 'مصادر التمويل' },
  fixedRows: [
    { key: 'city_grant', zh: '申请本级财政资助', en: 'Grant applied for', ar: 'المنحة المطلوبة' },
    { key: 'upper_grant', zh: '上级财政资金', en: 'Funds from a higher level', ar: 'تمويل من مستوى أعلى' },
    { key: 'self_raised', zh: '单位自筹', en: 'Own funds', ar: 'التمويل الذاتي' },
    { key: 'partner_input', zh: '合作单位投入', en: 'Funds from partners', ar: 'تمويل من الشركاء' },
    { key: 'bank_loan', zh: '银行贷款', en: 'Bank loans', ar: 'قروض مصرفية' },
    { key: 'other_source', zh: '其他来源', en: 'Other', ar: 'أخرى' },
    { key: 'total', zh: '来源合计', en: 'Total', ar: 'المجموع', sumOf: ['city_grant', 'upper_grant', 'self_raised', 'partner_input', 'bank_loan', 'other_source'] },
  ],
  columns: [
    { key: 'amount', zh: '金额', en: 'Amount', ar: 'المبلغ', ...amount },
    {
      key: 'note',
      zh: '来源说明',
      en: 'Note',
      ar: 'ملاحظة',
      type: 'text',
      maxLength: 200,
      help: { zh: '银行贷款、其他来源须说明落实情况', en: 'Say how loans and other sources are secured', ar: 'اذكر ضمانات القروض والمصادر الأخرى' },
    },
  ],
};
