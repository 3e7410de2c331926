import type { Dictionary } from '../definition';

/** A guess without a source. */
export const advisorPayMode: Dictionary = {
  name: 'advisor_pay_mode',
  title: { zh: '报酬方式', en: 'Form of pay' },
  items: [
    { value: 'annual', zh: '年薪（年度顾问费）', en: 'Annual fee' },
    { value: 'monthly', zh: '按月支付', en: 'Monthly' },
    { value: 'project', zh: '按项目支付', en: 'Per project' },
    { value: 'equity', zh: '股权（期权）', en: 'Equity' },
    { value: 'free', zh: '不取酬', en: 'Unpaid' },
  ],
};
