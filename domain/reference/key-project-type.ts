import type { Dictionary } from '../definition';

/** Source: practice: provincial and municipal key R&D plans; ceilings are guesses. */
export const keyProjectType: Dictionary = {
  name: 'key_project_type',
  title: { zh: '重点研发项目类型', en: 'Key project type' },
  items: [
    { value: 'industry_frontier', zh: '产业前瞻技术研发', en: 'Industry frontier technology', grant_max_wan: 100 },
    { value: 'core_tech', zh: '关键核心技术攻关', en: 'Key core technology', grant_max_wan: 200 },
    { value: 'chain_collab', zh: '产业链协同创新（创新联合体）', en: 'Supply-chain joint innovation (innovation consortium)', grant_max_wan: 300 },
    { value: 'transform', zh: '重大科技成果转化', en: 'Major result commercialisation', grant_max_wan: 300 },
    { value: 'modern_agri', zh: '现代农业技术', en: 'Modern agriculture technology', grant_max_wan: 50 },
    { value: 'intl_coop', zh: '国际（港澳台）科技合作', en: 'International science and technology cooperation', grant_max_wan: 50 },
  ],
};
