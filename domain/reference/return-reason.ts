import type { Dictionary } from '../definition';

/** Source: practice. */
export const returnReason = {
  name: 'return_reason',
  title: { zh: '退回原因', en: 'Reason for return' },
  items: [
    { value: 'incomplete', zh: '材料不完整', en: 'Material incomplete' },
    { value: 'no_seal', zh: '缺少签字或盖章', en: 'Signature or seal missing' },
    { value: 'mismatch', zh: '数据前后不一致', en: 'Figures do not agree' },
    { value: 'unclear', zh: '附件不清晰', en: 'Attachment not legible' },
    { value: 'budget', zh: '经费预算不合理', en: 'Budget not reasonable' },
    { value: 'eligibility', zh: '不符合申报条件', en: 'Not eligible' },
    { value: 'over_limit', zh: '超出限项', en: 'Over the limit on applications' },
    { value: 'wrong_category', zh: '申报类别错误', en: 'Wrong category' },
    { value: 'other', zh: '其他', en: 'Other' },
  ],
} as const satisfies Dictionary;

export type ReturnReason = (typeof returnReason.items)[number]['value'];
export const RETURN_REASONS = returnReason.items.map(({ value }) => value) as [ReturnReason, ...ReturnReason[]];
