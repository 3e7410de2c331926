import type { Dictionary } from '../definition';

export const honorLevel: Dictionary = {
  name: 'honor_level',
  title: { zh: '级别', en: 'Level' },
  items: [
    { value: 'national', zh: '国家级', en: 'National' },
    { value: 'provincial', zh: '省（部）级', en: 'Provincial or ministerial' },
    { value: 'municipal', zh: '市级', en: 'Municipal' },
    { value: 'district', zh: '区县级', en: 'District or county' },
  ],
};
