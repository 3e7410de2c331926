import type { SectionOf } from '../../../definition';
import { education, position, professionalTitle } from '../../../reference/people';
import type { IncubationCarrierAnswers } from '../answers.generated';

export const teamData: SectionOf<IncubationCarrierAnswers, 'teamData'> = {
  key: 'teamData',
  kind: 'table',
  listsAs: 'people',
  title: { zh: '孵化服务团队', en: 'Service team', ar: 'فريق الخدمات' },
  minRows: 1,
  maxRows: 100,
  columns: [
    { key: 'name', means: 'name', zh: '姓名', en: 'Name', ar: 'الاسم', type: 'text', required: true, maxLength: 50, identifies: true },
    { key: 'position', means: 'position', zh: '职务', en: 'Position', ar: 'المنصب', type: 'select', required: true, options: position },
    { key: 'education', means: 'education', zh: '学历', en: 'Education', ar: 'المستوى التعليمي', type: 'select', required: true, options: education },
    { key: 'professional_title', means: 'title', zh: '职称', en: 'Professional title', ar: 'اللقب المهني', type: 'cascader', options: professionalTitle },
    { key: 'is_full_time', means: 'full_time', zh: '是否专职', en: 'Full-time?', ar: 'بدوام كامل؟', type: 'boolean', required: true },
    {
      key: 'is_professional',
      zh: '是否专业孵化服务人员',
      en: 'Professional incubation staff?',
      ar: 'هل هو من متخصصي الاحتضان؟',
      type: 'boolean',
      required: true,
      help: {
        zh: '具有创业、投融资、企业管理等经验，或经过创业服务相关培训',
        en: 'With experience in start-ups, investment or management, or trained in start-up services',
        ar: 'لديه خبرة في ريادة الأعمال أو الاستثمار أو الإدارة، أو تدرب على خدمات ريادة الأعمال',
      },
    },
  ],
};
