import type { SectionOf } from '../../../definition';
import type { ForeignprojectAnswers } from '../answers.generated';

export const content: SectionOf<ForeignprojectAnswers, 'content'> = {
  key: 'content',
  kind: 'fields',
  title: { zh: '项目内容', en: 'Content', ar: 'المحتوى' },
  fields: [
    { key: 'necessity', zh: '引进必要性', en: 'Why the experts are needed', ar: 'سبب الحاجة إلى الخبراء', type: 'textarea', required: true, maxLength: 1500 },
    { key: 'expert_tasks', zh: '专家承担的任务', en: 'Tasks of the experts', ar: 'مهام الخبراء', type: 'textarea', required: true, maxLength: 1500 },
    { key: 'cooperation', zh: '合作基础与方式', en: 'Cooperation so far and its form', ar: 'التعاون حتى الآن وشكله', type: 'textarea', required: true, maxLength: 1000 },
    { key: 'expected_result', zh: '预期成果与技术突破', en: 'Expected results', ar: 'النتائج المتوقعة', type: 'textarea', required: true, maxLength: 1000 },
    { key: 'absorb', zh: '消化吸收与人才培养', en: 'Absorption and training', ar: 'الاستيعاب والتدريب', type: 'textarea', required: true, maxLength: 800 },
    {
      key: 'security',
      zh: '保密、知识产权与出口管制措施',
      en: 'Confidentiality, IP and export control',
      ar: 'السرية والملكية الفكرية وضوابط التصدير',
      type: 'textarea',
      required: true,
      maxLength: 600,
    },
  ],
};
