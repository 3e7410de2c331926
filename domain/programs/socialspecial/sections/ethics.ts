import type { SectionOf } from '../../../definition';
import type { SocialspecialAnswers } from '../answers.generated';

export const ethics: SectionOf<SocialspecialAnswers, 'ethics'> = {
  key: 'ethics',
  kind: 'fields',
  title: { zh: '伦理与安全', en: 'Ethics and safety', ar: 'الأخلاقيات والسلامة' },
  fields: [
    { key: 'is_clinical', zh: '是否临床研究', en: 'Clinical research', ar: 'بحث سريري', type: 'boolean', required: true },
    {
      key: 'sample_size',
      zh: '计划入组（样本）例数',
      en: 'Planned cases',
      ar: 'الحالات المخططة',
      type: 'integer',
      min: 0,
      unit: '例',
      requiredWhen: ({ ethics }) => ethics.is_clinical,
    },
    { key: 'clinical_reg_no', zh: '临床研究登记号', en: 'Clinical registration no.', ar: 'رقم التسجيل السريري', type: 'text', maxLength: 60 },
    { key: 'eth_genetic', zh: '涉及人类遗传资源', en: 'Human genetic resources', ar: 'الموارد الوراثية البشرية', type: 'boolean', required: true },
    { key: 'eth_animal', zh: '涉及实验动物', en: 'Laboratory animals', ar: 'حيوانات المختبر', type: 'boolean', required: true },
    {
      key: 'eth_note',
      zh: '审查（审批）情况说明',
      en: 'Review or approval status',
      ar: 'حالة المراجعة أو الموافقة',
      type: 'textarea',
      maxLength: 500,
      requiredWhen: ({ ethics }) => ethics.is_clinical || ethics.eth_genetic || ethics.eth_animal,
    },
  ],
};
