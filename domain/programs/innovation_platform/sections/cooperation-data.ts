import { money, type SectionOf } from '../../../definition';
import type { InnovationPlatformAnswers } from '../answers.generated';

export const cooperationData: SectionOf<InnovationPlatformAnswers, 'cooperationData'> = {
  key: 'cooperationData',
  kind: 'table',
  listsAs: 'partners',
  title: { zh: '产学研合作情况', en: 'Cooperation with universities and industry', ar: 'التعاون مع الجامعات والقطاع' },
  maxRows: 50,
  columns: [
    { key: 'partner', means: 'name', zh: '合作单位', en: 'Partner', ar: 'الشريك', type: 'text', required: true, maxLength: 100 },
    { key: 'content', zh: '合作内容', en: 'Content', ar: 'المحتوى', type: 'text', required: true, maxLength: 200 },
    { key: 'sign_date', zh: '签订时间', en: 'Date signed', ar: 'تاريخ التوقيع', type: 'date', required: true },
    { key: 'amount', zh: '合同金额', en: 'Contract amount', ar: 'مبلغ العقد', ...money, min: 0 },
  ],
};
