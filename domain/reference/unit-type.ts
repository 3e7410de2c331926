import type { Dictionary } from '../definition';

/** Source: practice. */
export const unitType: Dictionary = {
  name: 'unit_type',
  title: { zh: '单位类型', en: 'Type of organisation' },
  items: [
    { value: 'enterprise', zh: '企业', en: 'Enterprise' },
    { value: 'university', zh: '高等院校', en: 'University or college' },
    { value: 'institute', zh: '科研院所', en: 'Research institute' },
    { value: 'new_rd', zh: '新型研发机构', en: 'New-type R&D institution' },
    { value: 'hospital', zh: '医疗卫生机构', en: 'Hospital or health institution' },
    { value: 'public_institution', zh: '其他事业单位', en: 'Other public institution' },
    { value: 'social_org', zh: '社会组织（学会、协会）', en: 'Society or association' },
    { value: 'government', zh: '机关', en: 'Government body' },
    { value: 'other', zh: '其他', en: 'Other' },
  ],
};
