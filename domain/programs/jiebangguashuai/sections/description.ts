import type { SectionOf } from '../../../definition';
import type { JiebangguashuaiAnswers } from '../answers.generated';

export const description: SectionOf<JiebangguashuaiAnswers, 'description'> = {
  key: 'description',
  kind: 'fields',
  title: { zh: '需求描述', en: 'Description' },
  fields: [
    { key: 'background', zh: '需求背景与应用场景', en: 'Background and use', type: 'textarea', required: true, maxLength: 1500 },
    { key: 'bottleneck', zh: '“卡脖子”环节与技术难点', en: 'Bottleneck and difficulty', type: 'textarea', required: true, maxLength: 1500 },
    { key: 'tried', zh: '已开展的工作及未能解决的原因', en: 'What has been tried and why it failed', type: 'textarea', required: true, maxLength: 1000 },
    { key: 'required_content', zh: '主要研发任务', en: 'R&D tasks', type: 'textarea', required: true, maxLength: 2000 },
    { key: 'conditions', zh: '可提供的条件（场地、数据、测试）', en: 'What is provided (site, data, tests)', type: 'textarea', required: true, maxLength: 800 },
    { key: 'benefit', zh: '预期经济与社会效益', en: 'Expected benefit', type: 'textarea', required: true, maxLength: 800 },
  ],
};
