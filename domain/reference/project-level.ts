import type { Dictionary } from '../definition';

export const projectLevel: Dictionary = {
  name: 'project_level',
  title: { zh: '项目级别', en: 'Project level' },
  items: [
    { value: 'national', zh: '国家级', en: 'National' },
    { value: 'provincial', zh: '省部级', en: 'Provincial or ministerial' },
    { value: 'municipal', zh: '市级', en: 'Municipal' },
    { value: 'commissioned', zh: '横向委托', en: 'Commissioned by industry' },
    { value: 'self', zh: '自主立项', en: 'Self-initiated' },
  ],
};
