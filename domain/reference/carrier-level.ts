import type { Dictionary } from '../definition';

/** Seed values of a sample city, which the deploying body replaces. */
export const carrierLevel: Dictionary = {
  name: 'carrier_level',
  title: { zh: '申报级别', en: 'Level applied for' },
  items: [
    { value: 'city_basic', zh: '市级基础型', en: 'Municipal, basic' },
    { value: 'city_demo', zh: '市级示范型', en: 'Municipal, demonstration' },
    { value: 'provincial', zh: '推荐省级', en: 'Recommend for provincial level' },
    { value: 'national_standard', zh: '推荐标准级（工信部）', en: 'Recommend for MIIT standard grade' },
    { value: 'national_excellent', zh: '推荐卓越级（工信部）', en: 'Recommend for MIIT excellence grade' },
  ],
};
