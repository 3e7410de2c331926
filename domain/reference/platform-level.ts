import type { Dictionary } from '../definition';

export const platformLevel: Dictionary = {
  name: 'platform_level',
  title: { zh: '平台级别', en: 'Platform level' },
  items: [
    { value: 'municipal', zh: '市级', en: 'Municipal' },
    { value: 'provincial', zh: '推荐省级', en: 'Recommend for provincial level' },
    { value: 'national', zh: '推荐国家级', en: 'Recommend for national level' },
  ],
};
