import type { Dictionary } from '../definition';

/** Source: practice: excellent and pass grades decide the subsidy rate (one city). */
export const assessment: Dictionary = {
  name: 'assessment',
  title: { zh: '考核等次', en: 'Assessment grade' },
  items: [
    { value: 'excellent', zh: '优秀', en: 'Excellent' },
    { value: 'pass', zh: '合格', en: 'Pass' },
    { value: 'fail', zh: '不合格', en: 'Fail' },
    { value: 'na', zh: '未考核', en: 'Not assessed' },
  ],
};
