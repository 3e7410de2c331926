import type { Dictionary } from '../definition';

/** Source: practice. */
export const postType: Dictionary = {
  name: 'post_type',
  title: { zh: '岗位类型', en: 'Type of post' },
  items: [
    { value: 'rd', zh: '研发', en: 'Research and development' },
    { value: 'design', zh: '设计', en: 'Design' },
    { value: 'technical', zh: '技术', en: 'Technical' },
    { value: 'management', zh: '管理', en: 'Management' },
  ],
};
