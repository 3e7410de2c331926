import type { SectionOf } from '../../../definition';
import type { KeyprojectAnswers } from '../answers.generated';

export const content: SectionOf<KeyprojectAnswers, 'content'> = {
  key: 'content',
  kind: 'fields',
  title: { zh: '项目内容', en: 'Content' },
  fields: [
    { key: 'background', zh: '立项背景与必要性', en: 'Background and need', type: 'textarea', required: true, maxLength: 2000 },
    { key: 'state_of_art', zh: '国内外研究现状与发展趋势', en: 'State of the art and trends', type: 'textarea', required: true, maxLength: 2000 },
    { key: 'objectives', zh: '总体目标', en: 'Objectives', type: 'textarea', required: true, maxLength: 1000 },
    { key: 'research_content', zh: '主要研究内容', en: 'Research content', type: 'textarea', required: true, maxLength: 3000 },
    { key: 'key_technologies', zh: '拟突破的关键技术', en: 'Key technologies to be solved', type: 'textarea', required: true, maxLength: 1500 },
    {
      key: 'innovations',
      zh: '创新点',
      en: 'Innovations',
      type: 'textarea',
      required: true,
      maxLength: 1000,
      help: { zh: '逐条列出，一般3条以内', en: 'One by one, normally up to three' },
    },
    {
      key: 'technical_route',
      zh: '技术路线与实施方案',
      en: 'Technical route',
      type: 'textarea',
      required: true,
      maxLength: 2500,
      help: { zh: '可在附件上传技术路线图', en: 'A diagram can be attached' },
    },
    {
      key: 'foundation',
      zh: '研究基础与支撑条件',
      en: 'Foundation and conditions',
      type: 'textarea',
      required: true,
      maxLength: 2000,
      help: { zh: '前期成果、平台、仪器设备、知识产权等', en: 'Earlier results, platforms, equipment, intellectual property' },
    },
    { key: 'industrialisation', zh: '成果应用与产业化前景', en: 'Application and market', type: 'textarea', required: true, maxLength: 1500 },
    { key: 'risks', zh: '风险分析与应对措施', en: 'Risks and measures', type: 'textarea', required: true, maxLength: 1000 },
  ],
};
