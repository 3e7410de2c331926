import type { Dictionary } from '../definition';

/** Source: 统计上大中小微型企业划分办法(2017). Cut-offs differ by industry; every criterion of a size class must be met, otherwise drop one class. x = year-end employees, y = revenue in 万元. The examples below are not confirmed and are used only to suggest a value, never to block. */
export const enterpriseScale: Dictionary = {
  name: 'enterprise_scale',
  title: { zh: '企业规模', en: 'Enterprise scale' },
  items: [
    { value: '1', zh: '大型', en: 'Large' },
    { value: '2', zh: '中型', en: 'Medium' },
    { value: '3', zh: '小型', en: 'Small' },
    { value: '4', zh: '微型', en: 'Micro' },
  ],
};
