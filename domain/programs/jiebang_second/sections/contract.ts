import { amount, type SectionOf } from '../../../definition';
import { ipOwnership } from '../../../reference/achievements';
import { bidPayment } from '../../../reference/projects';
import type { JiebangSecondAnswers } from '../answers.generated';

export const contract: SectionOf<JiebangSecondAnswers, 'contract'> = {
  key: 'contract',
  kind: 'fields',
  title: { zh: '合同信息', en: 'Contract', ar: 'العقد' },
  fields: [
    { key: 'contract_no', zh: '技术合同编号', en: 'Contract no.', ar: 'رقم العقد', type: 'text', required: true, maxLength: 60 },
    { key: 'contract_date', zh: '签订日期', en: 'Date signed', ar: 'تاريخ التوقيع', type: 'date', required: true },
    { key: 'contract_amount', zh: '合同金额', en: 'Contract amount', ar: 'مبلغ العقد', ...amount },
    { key: 'contract_reg_no', zh: '技术合同登记编号', en: 'Technology contract registration no.', ar: 'رقم تسجيل العقد التقني', type: 'text', required: true, maxLength: 40 },
    { key: 'ip_ownership', zh: '知识产权归属', en: 'Ownership of intellectual property', ar: 'ملكية حقوق الملكية الفكرية', type: 'select', required: true, options: ipOwnership },
    { key: 'payment_mode', zh: '支付方式', en: 'Payment', ar: 'الدفع', type: 'select', required: true, options: bidPayment },
    { key: 'default_terms', zh: '违约责任', en: 'Default', ar: 'الإخلال', type: 'textarea', required: true, maxLength: 500 },
  ],
};
