import type { Dictionary } from '../definition';

/** A guess without a source. */
export const serviceResult: Dictionary = {
  name: 'service_result',
  title: { zh: '服务成效', en: 'Outcome of the service' },
  items: [
    { value: 'contract', zh: '签订技术合同', en: 'Technology contract signed' },
    { value: 'product', zh: '形成新产品', en: 'New product' },
    { value: 'patent', zh: '获得知识产权', en: 'Intellectual property obtained' },
    { value: 'certify', zh: '取得认证（认可）', en: 'Certification obtained' },
    { value: 'finance', zh: '获得融资', en: 'Funding obtained' },
    { value: 'saving', zh: '降本增效', en: 'Cost saved' },
    { value: 'other', zh: '其他', en: 'Other' },
  ],
};
