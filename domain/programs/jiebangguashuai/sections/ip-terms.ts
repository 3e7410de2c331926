import type { SectionOf } from '../../../definition';
import { ipOwnership } from '../../../reference/achievements';
import type { JiebangguashuaiAnswers } from '../answers.generated';

export const ipTerms: SectionOf<JiebangguashuaiAnswers, 'ip_terms'> = {
  key: 'ip_terms',
  kind: 'fields',
  title: { zh: '产权与违约约定', en: 'Ownership and default', ar: 'الملكية والإخلال' },
  fields: [
    { key: 'ip_ownership', zh: '知识产权归属', en: 'Ownership of intellectual property', ar: 'ملكية حقوق الملكية الفكرية', type: 'select', required: true, options: ipOwnership },
    { key: 'benefit_share', zh: '成果收益分配', en: 'Sharing of the benefit', ar: 'توزيع الفائدة', type: 'textarea', required: true, maxLength: 500 },
    { key: 'secrecy', zh: '保密要求', en: 'Confidentiality', ar: 'السرية', type: 'textarea', required: true, maxLength: 400 },
    { key: 'default_terms', zh: '未完成的处理与违约责任', en: 'Failure and default', ar: 'عدم الإنجاز والإخلال', type: 'textarea', required: true, maxLength: 500 },
  ],
};
