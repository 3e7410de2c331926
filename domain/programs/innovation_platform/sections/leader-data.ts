import type { SectionOf } from '../../../definition';
import { education, position, professionalTitle } from '../../../reference/people';
import type { InnovationPlatformAnswers } from '../answers.generated';

export const leaderData: SectionOf<InnovationPlatformAnswers, 'leaderData'> = {
  key: 'leaderData',
  kind: 'fields',
  listsAs: 'people',
  title: { zh: '平台主任（负责人）', en: 'Platform director', ar: 'مدير المنصة' },
  fields: [
    { key: 'name', means: 'name', zh: '姓名', en: 'Name', ar: 'الاسم', type: 'text', required: true, maxLength: 50, identifies: true },
    { key: 'birth_date', means: 'birth', zh: '出生日期', en: 'Date of birth', ar: 'تاريخ الميلاد', type: 'date', isPast: true, required: true },
    { key: 'education', means: 'education', zh: '学历', en: 'Education', ar: 'المستوى التعليمي', type: 'select', required: true, options: education },
    { key: 'professional_title', means: 'title', zh: '职称', en: 'Professional title', ar: 'اللقب المهني', type: 'cascader', required: true, options: professionalTitle },
    { key: 'position', means: 'position', zh: '在依托单位职务', en: 'Position in the host', ar: 'المنصب في الجهة المضيفة', type: 'select', required: true, options: position },
    {
      key: 'is_full_time',
      means: 'full_time',
      zh: '是否依托单位全职人员',
      en: 'Full-time employee of the host?',
      ar: 'هل هو متفرغ لدى الجهة المضيفة؟',
      type: 'boolean',
      required: true,
    },
    { key: 'mobile', means: 'phone', zh: '手机', en: 'Mobile', ar: 'الهاتف المحمول', type: 'phone', sensitive: true, required: true, maxLength: 20 },
    {
      key: 'resume',
      means: 'resume',
      zh: '工作简历与主要业绩',
      en: 'Career and main achievements',
      ar: 'السيرة المهنية وأهم الإنجازات',
      type: 'textarea',
      required: true,
      maxLength: 800,
    },
  ],
};
