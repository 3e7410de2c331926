import type { Dictionary } from '../definition';

/** Source: practice: association practice (enterprise, park, university, society, community); ceilings are guesses. */
export const workerhomeProjectType: Dictionary = {
  name: 'workerhome_project_type',
  title: { zh: '科技工作者之家类型', en: 'Type of home for science workers' },
  items: [
    { value: 'enterprise', zh: '企业科协型', en: 'Enterprise association', grant_max_wan: 5, area_min: 50, workers_min: 20 },
    { value: 'park', zh: '园区型', en: 'Science or industry park', grant_max_wan: 10, area_min: 100, workers_min: 50 },
    { value: 'campus', zh: '高校院所型', en: 'University or institute', grant_max_wan: 5, area_min: 50, workers_min: 50 },
    { value: 'hospital', zh: '医疗卫生型', en: 'Hospital', grant_max_wan: 5, area_min: 50, workers_min: 50 },
    { value: 'society', zh: '学会协会型', en: 'Learned society', grant_max_wan: 5, area_min: 50, workers_min: 20 },
    { value: 'community', zh: '镇街社区型', en: 'Town or community', grant_max_wan: 5, area_min: 80, workers_min: 20 },
  ],
};
