import type { Dictionary } from '../definition';

/** Source: practice. */
export const ipState: Dictionary = {
  name: 'ip_state',
  title: { zh: '权利状态', en: 'Status of the right' },
  items: [
    { value: 'filed', zh: '申请受理', en: 'Filed' },
    { value: 'examined', zh: '实质审查', en: 'Under examination' },
    { value: 'granted', zh: '授权', en: 'Granted' },
    { value: 'transferred', zh: '受让取得', en: 'Acquired by transfer' },
  ],
};
