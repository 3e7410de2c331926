import type { Dictionary } from '../definition';

/** Source: practice. */
export const bidPayment: Dictionary = {
  name: 'bid_payment',
  title: { zh: '支付方式', en: 'Payment' },
  items: [
    { value: 'milestone', zh: '按里程碑分期支付', en: 'By milestone' },
    { value: 'prepay', zh: '预付加验收结算', en: 'Advance and settlement on acceptance' },
    { value: 'after', zh: '验收合格后一次支付', en: 'In full after acceptance' },
    { value: 'royalty', zh: '入门费加提成', en: 'Entry fee and royalty' },
  ],
};
