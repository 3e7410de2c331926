import type { SectionOf } from '../../../definition';
import type { OverseasprojectAnswers } from '../answers.generated';

export const payRecords: SectionOf<OverseasprojectAnswers, 'pay_records'> = {
  key: 'pay_records',
  kind: 'table',
  title: { zh: '实际发放薪酬明细', en: 'Pay records', ar: 'سجلات الأجر' },
  minRows: 1,
  maxRows: 12,
  columns: [
    { key: 'month', zh: '发放月份', en: 'Month', ar: 'الشهر', type: 'month', required: true, uniqueInTable: true },
    { key: 'gross_pay', zh: '税前薪酬', en: 'Gross pay', ar: 'الأجر الإجمالي', type: 'decimal', required: true, min: 0, precision: 2, unit: '元' },
    { key: 'income_tax', zh: '代扣个人所得税', en: 'Income tax withheld', ar: 'ضريبة الدخل المقتطعة', type: 'decimal', required: true, min: 0, precision: 2, unit: '元' },
    { key: 'pay_date', zh: '发放日期', en: 'Date paid', ar: 'تاريخ الدفع', type: 'date', required: true },
    { key: 'pay_way', zh: '支付方式（账户）', en: 'Paid to', ar: 'دُفع إلى', type: 'text', required: true, maxLength: 60 },
  ],
};
