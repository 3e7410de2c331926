import type { SectionOf } from '../../../definition';
import type { JiebangguashuaiAnswers } from '../answers.generated';

export const description: SectionOf<JiebangguashuaiAnswers, 'description'> = {
  key: 'description',
  kind: 'fields',
  title: { zh: '需求描述', en: 'Description', ar: 'الوصف' },
  fields: [
    { key: 'background', zh: '需求背景与应用场景', en: 'Background and use', ar: 'الخلفية والاستخدام', type: 'textarea', required: true, maxLength: 1500 },
    { key: 'bottleneck', zh: '“卡脖子”环节与技术难点', en: 'Bottleneck and difficulty', ar: 'عنق الزجاجة والصعوبة', type: 'textarea', required: true, maxLength: 1500 },
    { key: 'tried', zh: '已开展的工作及未能解决的原因', en: 'What has been tried and why it failed', ar: 'ما جُرّب وسبب إخفاقه', type: 'textarea', required: true, maxLength: 1000 },
    { key: 'required_content', zh: '主要研发任务', en: 'R&D tasks', ar: 'مهام البحث والتطوير', type: 'textarea', required: true, maxLength: 2000 },
    {
      key: 'conditions',
      zh: '可提供的条件（场地、数据、测试）',
      en: 'What is provided (site, data, tests)',
      ar: 'ما يُوفَّر (موقع، بيانات، اختبارات)',
      type: 'textarea',
      required: true,
      maxLength: 800,
    },
    { key: 'benefit', zh: '预期经济与社会效益', en: 'Expected benefit', ar: 'الفائدة المتوقعة', type: 'textarea', required: true, maxLength: 800 },
  ],
};
