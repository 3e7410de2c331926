import type { SectionOf } from '../../../definition';
import type { ResearchprojectAnswers } from '../answers.generated';
import { needsReview } from '../ethics';

export const ethics: SectionOf<ResearchprojectAnswers, 'ethics'> = {
  key: 'ethics',
  kind: 'fields',
  title: { zh: '伦理与安全', en: 'Ethics and safety' },
  fields: [
    { key: 'eth_human', zh: '涉及人的生物医学研究', en: 'Research on people', type: 'boolean', required: true },
    { key: 'eth_animal', zh: '涉及实验动物', en: 'Laboratory animals', type: 'boolean', required: true },
    { key: 'eth_genetic', zh: '涉及人类遗传资源', en: 'Human genetic resources', type: 'boolean', required: true },
    { key: 'eth_biosafety', zh: '涉及生物安全（病原微生物、转基因）', en: 'Biosafety (pathogens, genetic modification)', type: 'boolean', required: true },
    { key: 'eth_note', zh: '审查（审批）情况说明', en: 'Review or approval status', type: 'textarea', maxLength: 500, requiredWhen: ({ ethics }) => needsReview(ethics) },
  ],
};
