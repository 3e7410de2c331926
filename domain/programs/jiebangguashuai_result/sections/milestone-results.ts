import { amount, type SectionOf } from '../../../definition';
import type { JiebangguashuaiResultAnswers } from '../answers.generated';

export const milestoneResults: SectionOf<JiebangguashuaiResultAnswers, 'milestone_results'> = {
  key: 'milestone_results',
  kind: 'table',
  title: { zh: '里程碑与支付情况', en: 'Milestones and payment', ar: 'المعالم والدفع' },
  minRows: 1,
  maxRows: 10,
  source: { table: 'jiebang_second.milestones', columns: { node: 'node', plan_date: 'due_date', plan_pay: 'pay_amount' } },
  columns: [
    { key: 'node', zh: '里程碑', en: 'Milestone', ar: 'المَعلم', type: 'text', required: true, maxLength: 60 },
    { key: 'plan_date', zh: '计划日期', en: 'Planned', ar: 'المخطط', type: 'date', required: true },
    { key: 'actual_date', zh: '实际日期', en: 'Actual', ar: 'الفعلي', type: 'date', isPast: true, required: true },
    { key: 'plan_pay', zh: '计划支付', en: 'Planned payment', ar: 'الدفع المخطط', ...amount },
    { key: 'actual_pay', zh: '实际支付', en: 'Actual payment', ar: 'الدفع الفعلي', ...amount },
    { key: 'pay_date', zh: '支付日期', en: 'Paid on', ar: 'تاريخ الدفع', type: 'date', required: true },
    { key: 'voucher_no', zh: '凭证号', en: 'Voucher no.', ar: 'رقم المستند', type: 'text', required: true, maxLength: 40 },
  ],
};
