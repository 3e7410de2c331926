import type { Dictionary } from '../definition';

export const gender: Dictionary = {
  name: 'gender',
  title: { zh: '性别', en: 'Gender' },
  items: [
    { value: 'male', zh: '男', en: 'Male' },
    { value: 'female', zh: '女', en: 'Female' },
  ],
};
