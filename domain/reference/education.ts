import type { Dictionary } from '../definition';

export const education: Dictionary = {
  name: 'education',
  title: { zh: '学历', en: 'Education' },
  items: [
    { value: 'doctor', zh: '博士研究生', en: 'Doctorate' },
    { value: 'master', zh: '硕士研究生', en: "Master's degree" },
    { value: 'bachelor', zh: '大学本科', en: "Bachelor's degree" },
    { value: 'college', zh: '大学专科', en: 'Junior college' },
    { value: 'below', zh: '大专以下', en: 'Below junior college' },
  ],
};
