import type { SectionOf } from '../../../definition';
import type { ResearchprojectAnswers } from '../answers.generated';
import { needsReview } from '../ethics';

export const ethics: SectionOf<ResearchprojectAnswers, 'ethics'> = {
  key: 'ethics',
  kind: 'fields',
  title: { zh: '伦理与安全', en: 'Ethics and safety', ar: 'الأخلاقيات والسلامة' },
  fields: [
    { key: 'eth_human', zh: '涉及人的生物医学研究', en: 'Research on people', ar: 'بحث على البشر', type: 'boolean', required: true },
    { key: 'eth_animal', zh: '涉及实验动物', en: 'Laboratory animals', ar: 'حيوانات المختبر', type: 'boolean', required: true },
    { key: 'eth_genetic', zh: '涉及人类遗传资源', en: 'Human genetic resources', ar: 'الموارد الوراثية البشرية', type: 'boolean', required: true },
    {
      key: 'eth_biosafety',
      zh: '涉及生物安全（病原微生物、转基因）',
      en: 'Biosafety (pathogens, genetic modification)',
      ar: 'السلامة الحيوية (مسببات الأمراض، التعديل الوراثي)',
      type: 'boolean',
      required: true,
    },
    {
      key: 'eth_note',
      zh: '审查（审批）情况说明',
      en: 'Review or approval status',
      ar: 'حالة المراجعة أو الموافقة',
      type: 'textarea',
      maxLength: 500,
      requiredWhen: ({ ethics }) => needsReview(ethics),
    },
  ],
};
