import type { SectionOf } from '../../../definition';
import type { IncubationCarrierAnswers } from '../answers.generated';
import { graduationCriterion } from '../dictionaries';

export const graduateData: SectionOf<IncubationCarrierAnswers, 'graduateData'> = {
  key: 'graduateData',
  kind: 'table',
  title: { zh: '毕业企业情况表', en: 'Graduates', ar: 'المتخرجون' },
  showWhen: ({ baseData }) => ['1', '2', '5'].includes(baseData.carrier_type),
  import: 'xlsx',
  maxRows: 500,
  columns: [
    { key: 'company_name', zh: '企业名称', en: 'Company', ar: 'الشركة', type: 'text', required: true, maxLength: 100 },
    { key: 'credit_code', zh: '统一社会信用代码', en: 'Unified social credit code', ar: 'رمز الائتمان الاجتماعي الموحد', type: 'credit_code', required: true, maxLength: 18 },
    { key: 'entry_date', zh: '入驻时间', en: 'Date of entry', ar: 'تاريخ الدخول', type: 'date', required: true },
    { key: 'graduation_date', zh: '毕业时间', en: 'Date of graduation', ar: 'تاريخ التخرج', type: 'date', isPast: true, required: true },
    { key: 'criterion', zh: '毕业条件', en: 'Criterion met', ar: 'المعيار المستوفى', type: 'select', required: true, options: graduationCriterion },
    {
      key: 'evidence',
      zh: '符合条件说明（证书号、金额等）',
      en: 'Evidence (certificate number, amount, etc.)',
      ar: 'الدليل (رقم الشهادة، المبلغ، إلخ)',
      type: 'text',
      required: true,
      maxLength: 200,
    },
  ],
};
