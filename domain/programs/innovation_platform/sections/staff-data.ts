import type { SectionOf } from '../../../definition';
import { education, professionalTitle } from '../../../reference/people';
import type { InnovationPlatformAnswers } from '../answers.generated';
import { staffRole } from '../dictionaries';

export const staffData: SectionOf<InnovationPlatformAnswers, 'staffData'> = {
  key: 'staffData',
  kind: 'table',
  listsAs: 'people',
  title: { zh: '固定人员名单', en: 'Permanent staff', ar: 'العاملون الدائمون' },
  import: 'xlsx',
  minRows: 3,
  maxRows: 300,
  columns: [
    { key: 'name', means: 'name', zh: '姓名', en: 'Name', ar: 'الاسم', type: 'text', required: true, maxLength: 50, identifies: true },
    { key: 'birth_year', means: 'birth', zh: '出生年份', en: 'Year of birth', ar: 'سنة الميلاد', type: 'year', required: true },
    { key: 'education', means: 'education', zh: '学历', en: 'Education', ar: 'المستوى التعليمي', type: 'select', required: true, options: education },
    { key: 'professional_title', means: 'title', zh: '职称', en: 'Professional title', ar: 'اللقب المهني', type: 'cascader', required: true, options: professionalTitle },
    { key: 'specialty', means: 'major', zh: '专业', en: 'Specialty', ar: 'التخصص', type: 'text', required: true, maxLength: 60 },
    { key: 'staff_role', zh: '人员类别', en: 'Role', ar: 'الدور', type: 'select', required: true, options: staffRole },
    { key: 'is_full_time', means: 'full_time', zh: '是否专职', en: 'Full-time?', ar: 'بدوام كامل؟', type: 'boolean', required: true },
  ],
};
