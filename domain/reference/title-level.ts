import type { Dictionary } from '../definition';

/** Source: same codes as the first level of professional_title. */
export const titleLevel: Dictionary = {
  name: 'title_level',
  title: { zh: '职称等级', en: 'Professional title level' },
  items: [
    { value: 'senior_full', zh: '正高级', en: 'Senior (full)' },
    { value: 'senior_associate', zh: '副高级', en: 'Senior (associate)' },
    { value: 'intermediate', zh: '中级', en: 'Intermediate' },
    { value: 'junior', zh: '初级', en: 'Junior' },
    { value: 'none', zh: '无', en: 'None' },
  ],
};
