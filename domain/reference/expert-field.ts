import type { Dictionary } from '../definition';

/** Source: national foreign expert projects. */
export const expertField: Dictionary = {
  name: 'expert_field',
  title: { zh: '专家类别', en: 'Field group of the expert' },
  items: [
    { value: 'strategic', zh: '战略科技发展类', en: 'Strategic science and technology' },
    { value: 'industry', zh: '产业技术创新类', en: 'Industrial technology innovation' },
    { value: 'social', zh: '社会与生态建设类', en: 'Society and ecology' },
    { value: 'agri', zh: '农业与乡村振兴类', en: 'Agriculture and rural revitalisation' },
  ],
};
