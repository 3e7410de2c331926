import type { Dictionary } from '../definition';

/** Source: practice. */
export const talentTitle: Dictionary = {
  name: 'talent_title',
  title: { zh: '人才称号', en: 'Talent titles' },
  items: [
    { value: 'academician', zh: '中国科学院或中国工程院院士', en: 'Academician (CAS or CAE)' },
    { value: 'foreign_academician', zh: '外国院士（含外籍院士）', en: 'Foreign academician' },
    { value: 'national', zh: '国家级人才计划入选者', en: 'National talent plan' },
    { value: 'provincial', zh: '省级人才计划入选者', en: 'Provincial talent plan' },
    { value: 'municipal', zh: '市级人才计划入选者', en: 'Municipal talent plan' },
    { value: 'allowance', zh: '享受国务院政府特殊津贴', en: 'State Council special allowance' },
    { value: 'award', zh: '国家科学技术奖获奖人', en: 'National science award winner' },
    { value: 'none', zh: '无', en: 'None' },
  ],
};
