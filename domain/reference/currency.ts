import type { Dictionary } from '../definition';

/** Source: ISO 4217. */
export const currency: Dictionary = {
  name: 'currency',
  title: { zh: '币种', en: 'Currency' },
  items: [
    { value: 'CNY', zh: '人民币', en: 'Chinese yuan' },
    { value: 'USD', zh: '美元', en: 'US dollar' },
    { value: 'EUR', zh: '欧元', en: 'Euro' },
    { value: 'JPY', zh: '日元', en: 'Japanese yen' },
    { value: 'GBP', zh: '英镑', en: 'Pound sterling' },
    { value: 'KRW', zh: '韩元', en: 'Korean won' },
    { value: 'SGD', zh: '新加坡元', en: 'Singapore dollar' },
    { value: 'CHF', zh: '瑞士法郎', en: 'Swiss franc' },
    { value: 'other', zh: '其他', en: 'Other' },
  ],
};
