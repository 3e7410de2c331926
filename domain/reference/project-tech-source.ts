import type { Dictionary } from '../definition';

/** Source: practice. */
export const projectTechSource: Dictionary = {
  name: 'project_tech_source',
  title: { zh: '技术来源', en: 'Source of technology' },
  items: [
    { value: 'own', zh: '自主开发', en: 'Own development' },
    { value: 'joint', zh: '产学研合作开发', en: 'Joint development with universities or institutes' },
    { value: 'transfer', zh: '高校院所成果转让（许可）', en: 'Transfer or licence from a university or institute' },
    { value: 'import', zh: '国外引进', en: 'Imported from abroad' },
    { value: 'plan', zh: '国家（省）科技计划成果延续', en: 'Follow-up of a national or provincial plan result' },
    { value: 'other', zh: '其他', en: 'Other' },
  ],
};
