import type { Dictionary } from '../definition';

/** Source: 沈阳市科技型企业孵化器管理办法(2025)将加速器、众创类载体一并纳入. */
export const carrierType: Dictionary = {
  name: 'carrier_type',
  title: { zh: '孵化载体类型', en: 'Incubation carrier type' },
  items: [
    { value: '1', zh: '综合孵化器', en: 'General incubator' },
    { value: '2', zh: '专业孵化器', en: 'Specialised incubator' },
    { value: '3', zh: '众创空间', en: 'Maker space' },
    { value: '4', zh: '加速器', en: 'Accelerator' },
    { value: '5', zh: '大学科技园', en: 'University science park' },
  ],
};
