import { count, type SectionOf } from '../../../definition';
import type { IncubationCarrierAnswers } from '../answers.generated';

export const mentorData: SectionOf<IncubationCarrierAnswers, 'mentorData'> = {
  key: 'mentorData',
  kind: 'table',
  listsAs: 'people',
  title: { zh: '创业导师', en: 'Mentors', ar: 'الموجهون' },
  maxRows: 200,
  columns: [
    { key: 'name', means: 'name', zh: '姓名', en: 'Name', ar: 'الاسم', type: 'text', required: true, maxLength: 50, identifies: true },
    { key: 'organization', means: 'unit', zh: '工作单位及职务', en: 'Organisation and position', ar: 'الجهة والمنصب', type: 'text', required: true, maxLength: 100 },
    { key: 'expertise', means: 'major', zh: '专业领域', en: 'Expertise', ar: 'الخبرة', type: 'text', required: true, maxLength: 100 },
    { key: 'appointed_until', zh: '聘期至', en: 'Appointed until', ar: 'معيّن حتى', type: 'date', required: true },
    { key: 'guided_count', zh: '对接在孵企业数', en: 'Incubatees guided', ar: 'المحتضنون الذين يوجههم', ...count('家') },
  ],
};
