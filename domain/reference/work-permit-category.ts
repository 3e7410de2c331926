import type { Dictionary } from '../definition';

/** Source: national work permit rules (2017). */
export const workPermitCategory: Dictionary = {
  name: 'work_permit_category',
  title: { zh: '外国人来华工作许可类别', en: 'Work permit category' },
  items: [
    { value: 'A', zh: 'A类 外国高端人才', en: 'A high-end talent' },
    { value: 'B', zh: 'B类 外国专业人才', en: 'B professional talent' },
    { value: 'C', zh: 'C类 其他外国人员', en: 'C other foreign staff' },
    { value: 'exempt', zh: '免办（短期90日以下等）', en: 'Not needed (short stay and similar)' },
  ],
};
