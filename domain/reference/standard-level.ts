import type { Dictionary } from '../definition';

export const standardLevel: Dictionary = {
  name: 'standard_level',
  title: { zh: '标准级别', en: 'Standard level' },
  items: [
    { value: 'international', zh: '国际标准', en: 'International standard' },
    { value: 'national', zh: '国家标准', en: 'National standard' },
    { value: 'industry', zh: '行业标准', en: 'Industry standard' },
    { value: 'local', zh: '地方标准', en: 'Local standard' },
    { value: 'association', zh: '团体标准', en: 'Association standard' },
    { value: 'test_method', zh: '检测方法', en: 'Test method' },
    { value: 'technical_spec', zh: '技术规范', en: 'Technical specification' },
  ],
};
