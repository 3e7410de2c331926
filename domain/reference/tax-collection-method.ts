import type { Dictionary } from '../definition';

/** Source: 高新技术企业认定 企业注册登记表. */
export const taxCollectionMethod: Dictionary = {
  name: 'tax_collection_method',
  title: { zh: '企业所得税征收方式', en: 'Corporate income tax collection method' },
  items: [
    { value: 'audit', zh: '查账征收', en: 'Levied on audited accounts' },
    { value: 'assessed', zh: '核定征收', en: 'Levied on assessment' },
  ],
};
