import type { Dictionary } from '../definition';

/** Source: GB/T 6864 (grouped). */
export const degree: Dictionary = {
  name: 'degree',
  title: { zh: '学位', en: 'Degree' },
  items: [
    { value: 'doctor', zh: '博士', en: 'Doctorate' },
    { value: 'master', zh: '硕士', en: "Master's" },
    { value: 'bachelor', zh: '学士', en: "Bachelor's" },
    { value: 'none', zh: '无', en: 'None' },
  ],
};
