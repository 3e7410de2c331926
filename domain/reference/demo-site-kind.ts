import type { Dictionary } from '../definition';

/** A guess without a source. */
export const demoSiteKind: Dictionary = {
  name: 'demo_site_kind',
  title: { zh: '示范点类型', en: 'Type of demonstration site' },
  items: [
    { value: 'hospital', zh: '医院（卫生院）', en: 'Hospital or clinic' },
    { value: 'community', zh: '社区', en: 'Community' },
    { value: 'village', zh: '行政村', en: 'Village' },
    { value: 'park', zh: '园区（企业）', en: 'Park or company' },
    { value: 'school', zh: '学校', en: 'School' },
    { value: 'water', zh: '河湖水体', en: 'River or lake' },
    { value: 'public', zh: '公共设施', en: 'Public facility' },
    { value: 'other', zh: '其他', en: 'Other' },
  ],
};
