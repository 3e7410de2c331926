import { money, percentage, type SectionOf } from '../../../definition';
import { round2 } from '../../../expressions/numbers';
import type { JiebangguashuaiAnswers } from '../answers.generated';

export const milestones: SectionOf<JiebangguashuaiAnswers, 'milestones'> = {
  key: 'milestones',
  kind: 'table',
  title: { zh: '里程碑与支付', en: 'Milestones and payment', ar: 'المعالم والدفع' },
  minRows: 2,
  maxRows: 10,
  columns: [
    { key: 'node', zh: '里程碑', en: 'Milestone', ar: 'المَعلم', type: 'text', required: true, maxLength: 60 },
    { key: 'due_month', zh: '启动后第几个月', en: 'Month after the start', ar: 'الشهر بعد البدء', type: 'integer', required: true, min: 1, max: 60, unit: '月' },
    { key: 'deliverable', zh: '交付物', en: 'Deliverable', ar: 'المخرَج', type: 'text', required: true, maxLength: 200 },
    { key: 'check_method', zh: '考核（测试）方式', en: 'How it is checked', ar: 'كيفية التحقق', type: 'text', required: true, maxLength: 150 },
    { key: 'pay_ratio', zh: '支付比例', en: 'Share paid', ar: 'الحصة المدفوعة', ...percentage, required: true, min: 0, max: 100 },
    { key: 'pay_amount', zh: '支付金额', en: 'Amount paid', ar: 'المبلغ المدفوع', ...money, computed: ({ demand }, row) => round2((demand.reward_amount * row.pay_ratio) / 100) },
  ],
};
