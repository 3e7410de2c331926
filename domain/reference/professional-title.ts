import type { Dictionary } from '../definition';

/** Source: 职称系列与级别(人社部职称制度改革意见). */
export const professionalTitle: Dictionary = {
  name: 'professional_title',
  title: { zh: '职称', en: 'Professional title' },
  items: [
    {
      value: 'senior_full',
      zh: '正高级',
      en: 'Senior (full)',
      children: [
        { value: 'prof_engineer', zh: '正高级工程师', en: 'Professorate senior engineer' },
        { value: 'researcher', zh: '研究员', en: 'Research fellow' },
        { value: 'professor', zh: '教授', en: 'Professor' },
        { value: 'prof_experimentalist', zh: '正高级实验师', en: 'Professorate senior experimentalist' },
        { value: 'chief_physician', zh: '主任医师', en: 'Chief physician' },
        { value: 'prof_agronomist', zh: '正高级农艺师', en: 'Professorate senior agronomist' },
        { value: 'prof_economist', zh: '正高级经济师', en: 'Professorate senior economist' },
        { value: 'prof_accountant', zh: '正高级会计师', en: 'Professorate senior accountant' },
      ],
    },
    {
      value: 'senior_associate',
      zh: '副高级',
      en: 'Senior (associate)',
      children: [
        { value: 'senior_engineer', zh: '高级工程师', en: 'Senior engineer' },
        { value: 'associate_researcher', zh: '副研究员', en: 'Associate research fellow' },
        { value: 'associate_professor', zh: '副教授', en: 'Associate professor' },
        { value: 'senior_experimentalist', zh: '高级实验师', en: 'Senior experimentalist' },
        { value: 'associate_chief_physician', zh: '副主任医师', en: 'Associate chief physician' },
        { value: 'senior_agronomist', zh: '高级农艺师', en: 'Senior agronomist' },
        { value: 'senior_economist', zh: '高级经济师', en: 'Senior economist' },
        { value: 'senior_accountant', zh: '高级会计师', en: 'Senior accountant' },
      ],
    },
    {
      value: 'intermediate',
      zh: '中级',
      en: 'Intermediate',
      children: [
        { value: 'engineer', zh: '工程师', en: 'Engineer' },
        { value: 'assistant_researcher', zh: '助理研究员', en: 'Assistant research fellow' },
        { value: 'lecturer', zh: '讲师', en: 'Lecturer' },
        { value: 'experimentalist', zh: '实验师', en: 'Experimentalist' },
        { value: 'attending_physician', zh: '主治医师', en: 'Attending physician' },
        { value: 'agronomist', zh: '农艺师', en: 'Agronomist' },
        { value: 'economist', zh: '经济师', en: 'Economist' },
        { value: 'accountant', zh: '会计师', en: 'Accountant' },
      ],
    },
    {
      value: 'junior',
      zh: '初级',
      en: 'Junior',
      children: [
        { value: 'assistant_engineer', zh: '助理工程师', en: 'Assistant engineer' },
        { value: 'technician', zh: '技术员', en: 'Technician' },
        { value: 'research_intern', zh: '研究实习员', en: 'Research assistant' },
        { value: 'teaching_assistant', zh: '助教', en: 'Teaching assistant' },
        { value: 'other_junior', zh: '其他初级', en: 'Other junior title' },
      ],
    },
    {
      value: 'skilled',
      zh: '高技能人才',
      en: 'Skilled worker',
      children: [
        { value: 'senior_technician', zh: '高级技师', en: 'Senior technician' },
        { value: 'worker_technician', zh: '技师', en: 'Worker technician' },
      ],
    },
    { value: 'none', zh: '无', en: 'None' },
  ],
};
