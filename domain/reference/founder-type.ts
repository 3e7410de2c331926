import type { Dictionary } from '../definition';

export const founderType: Dictionary = {
  name: 'founder_type',
  title: { zh: '创业者类型', en: 'Founder type' },
  items: [
    { value: 'scientist', zh: '科研人员', en: 'Scientific researcher' },
    { value: 'graduate', zh: '大学生', en: 'University student or graduate' },
    { value: 'returnee', zh: '留学归国人员', en: 'Overseas returnee' },
    { value: 'executive', zh: '大企业高管及技术骨干', en: 'Former executive or engineer of a large company' },
    { value: 'serial', zh: '连续创业者', en: 'Serial entrepreneur' },
    { value: 'other', zh: '其他', en: 'Other' },
  ],
};
