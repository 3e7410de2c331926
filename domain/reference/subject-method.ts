import type { Dictionary } from '../definition';

/** Source: practice. */
export const subjectMethod: Dictionary = {
  name: 'subject_method',
  title: { zh: '研究方法', en: 'Research method' },
  items: [
    { value: 'literature', zh: '文献研究', en: 'Literature study' },
    { value: 'survey', zh: '问卷调查', en: 'Questionnaire' },
    { value: 'field', zh: '实地调研与访谈', en: 'Field work and interviews' },
    { value: 'case', zh: '案例研究', en: 'Case study' },
    { value: 'quant', zh: '统计与计量分析', en: 'Statistics and econometrics' },
    { value: 'compare', zh: '比较研究', en: 'Comparative study' },
    { value: 'expert', zh: '专家咨询（德尔菲）', en: 'Expert consultation (Delphi)' },
  ],
};
