import type { Dictionary } from '../definition';

export const siteOwnership: Dictionary = {
  name: 'site_ownership',
  title: { zh: '场地权属', en: 'Site tenure' },
  items: [
    { value: 'owned', zh: '自有', en: 'Owned' },
    { value: 'leased', zh: '租赁', en: 'Leased' },
    { value: 'free_use', zh: '无偿使用', en: 'Used free of charge' },
    { value: 'mixed', zh: '自有与租赁结合', en: 'Owned and leased' },
  ],
};
