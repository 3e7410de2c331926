import { amount, type SectionOf } from '../../../definition';
import type { JiebangSecondAnswers } from '../answers.generated';

export const milestones: SectionOf<JiebangSecondAnswers, 'milestones'> = {
  key: 'milestones',
  kind: 'table',
  title: { zh: '里程碑与支付计划', en: 'Milestones and payment', ar: 'المعالم والدفع' },
  minRows: 2,
  maxRows: 10,
  columns: [
    { key: 'node', zh: '里程碑', en: 'Milestone', ar: 'المَعلم', type: 'text', required: true, maxLength: 60 },
    { key: 'due_date', zh: '完成日期', en: 'Due', ar: 'الموعد', type: 'date', required: true },
    { key: 'target', zh: '考核目标', en: 'Target', ar: 'الهدف', type: 'text', required: true, maxLength: 200 },
    { key: 'deliverable', zh: '交付物', en: 'Deliverable', ar: 'المخرَج', type: 'text', required: true, maxLength: 200 },
    { key: 'pay_amount', zh: '支付金额', en: 'Amount paid', ar: 'المبلغ المدفوع', ...amount },
  ],
};
