import type { Dictionary } from '../definition';

/** Source: national foreign expert projects (2022 call) plus a municipal one. */
export const foreignProjectType: Dictionary = {
  name: 'foreign_project_type',
  title: { zh: '外国专家项目类别', en: 'Foreign expert project category' },
  items: [
    { value: 'high_end', zh: '高端外国专家引进计划', en: 'High-end foreign expert plan' },
    { value: 'belt_road', zh: '“一带一路”创新人才交流外国专家项目', en: 'Belt and Road innovation talent exchange' },
    { value: 'youth', zh: '外国青年人才计划', en: 'Foreign young talent plan' },
    { value: 'local', zh: '市级引智项目', en: 'Municipal expert project' },
  ],
};
