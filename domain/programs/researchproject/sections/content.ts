import type { SectionOf } from '../../../definition';
import type { ResearchprojectAnswers } from '../answers.generated';

export const content: SectionOf<ResearchprojectAnswers, 'content'> = {
  key: 'content',
  kind: 'fields',
  title: { zh: '研究内容', en: 'Research content', ar: 'محتوى البحث' },
  fields: [
    {
      key: 'significance',
      zh: '立项依据与研究意义',
      en: 'Grounds and significance',
      ar: 'المبررات والأهمية',
      type: 'textarea',
      required: true,
      maxLength: 2500,
      help: { zh: '附主要参考文献', en: 'With main references', ar: 'مع المراجع الرئيسية' },
    },
    { key: 'objectives', zh: '研究目标', en: 'Objectives', ar: 'الأهداف العامة', type: 'textarea', required: true, maxLength: 800 },
    { key: 'research_content', zh: '研究内容', en: 'Research content', ar: 'محتوى البحث', type: 'textarea', required: true, maxLength: 2500 },
    {
      key: 'scientific_problems',
      zh: '拟解决的关键科学（技术）问题',
      en: 'Key scientific or technical problems',
      ar: 'المشكلات العلمية أو التقنية الرئيسية',
      type: 'textarea',
      required: true,
      maxLength: 1200,
    },
    { key: 'methods', zh: '研究方法、技术路线与可行性', en: 'Methods, route and feasibility', ar: 'المناهج والمسار والجدوى', type: 'textarea', required: true, maxLength: 2500 },
    { key: 'innovations', zh: '特色与创新之处', en: 'Novelty', ar: 'الجدة', type: 'textarea', required: true, maxLength: 800 },
    { key: 'foundation', zh: '研究基础与工作条件', en: 'Foundation and conditions', ar: 'الأساس والظروف', type: 'textarea', required: true, maxLength: 1500 },
    { key: 'application', zh: '预期应用与转化', en: 'Expected use', ar: 'الاستخدام المتوقع', type: 'textarea', required: true, maxLength: 800 },
  ],
};
