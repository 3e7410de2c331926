import type { Dictionary } from '../definition';

/** Source: practice: provincial self-check form. */
export const delayReason: Dictionary = {
  name: 'delay_reason',
  title: { zh: '未按计划原因', en: 'Reason for deviation from plan' },
  items: [
    { value: 'route', zh: '技术路线调整', en: 'Technical route changed' },
    { value: 'funds', zh: '资金未落实', en: 'Funds not in place' },
    { value: 'conditions', zh: '其他配套条件不落实', en: 'Other conditions not in place' },
    { value: 'partner', zh: '协作关系影响', en: 'Cooperation problems' },
    { value: 'market', zh: '市场变化', en: 'Market changed' },
    { value: 'staff', zh: '人员变动', en: 'Staff changes' },
    { value: 'topic', zh: '立题不当', en: 'Unsuitable topic' },
    { value: 'other', zh: '其他', en: 'Other' },
  ],
};
