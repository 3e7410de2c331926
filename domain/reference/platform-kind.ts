import type { Dictionary } from '../definition';

/** The value is the selectIndex of the specification; 1 is the default. */
export const platformKind: Dictionary = {
  name: 'platform_kind',
  title: { zh: '创新平台类型', en: 'Innovation platform kind' },
  items: [
    { value: 1, zh: '技术创新中心（工程技术研究中心）', en: 'Technology innovation centre (engineering technology research centre)' },
    { value: 2, zh: '重点实验室', en: 'Key laboratory' },
    { value: 3, zh: '企业技术中心', en: 'Enterprise technology centre' },
    { value: 4, zh: '新型研发机构', en: 'New-type R&D institution' },
    { value: 5, zh: '临床医学研究中心', en: 'Clinical medical research centre' },
    { value: 6, zh: '中试基地', en: 'Pilot-scale base' },
  ],
};
