import type { Dictionary } from '../definition';

export const hospitalGrade: Dictionary = {
  name: 'hospital_grade',
  title: { zh: '医院等级', en: 'Hospital grade' },
  items: [
    { value: '3a', zh: '三级甲等', en: 'Grade III A' },
    { value: '3b', zh: '三级乙等', en: 'Grade III B' },
    { value: '2a', zh: '二级甲等', en: 'Grade II A' },
    { value: 'other', zh: '其他', en: 'Other' },
  ],
};
