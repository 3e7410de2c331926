import type { SectionOf } from '../../../definition';
import type { SubjectresearchAnswers } from '../answers.generated';

export const argument: SectionOf<SubjectresearchAnswers, 'argument'> = {
  key: 'argument',
  kind: 'fields',
  title: { zh: '课题论证', en: 'Argument', ar: 'الحجج' },
  fields: [
    { key: 'significance', zh: '选题依据与意义', en: 'Grounds and significance', ar: 'المبررات والأهمية', type: 'textarea', required: true, maxLength: 2000 },
    { key: 'literature', zh: '国内外研究综述', en: 'Review of research', ar: 'مراجعة البحوث', type: 'textarea', required: true, maxLength: 2000 },
    { key: 'objectives', zh: '研究目标', en: 'Objectives', ar: 'الأهداف العامة', type: 'textarea', required: true, maxLength: 600 },
    { key: 'research_content', zh: '研究内容与框架', en: 'Content and outline', ar: 'المحتوى والإطار', type: 'textarea', required: true, maxLength: 3000 },
    { key: 'key_points', zh: '重点与难点', en: 'Key points and difficulties', ar: 'النقاط الرئيسية والصعوبات', type: 'textarea', required: true, maxLength: 1000 },
    { key: 'innovations', zh: '创新之处', en: 'Novelty', ar: 'الجدة', type: 'textarea', required: true, maxLength: 800 },
    {
      key: 'survey_plan',
      zh: '调研计划',
      en: 'Survey plan',
      ar: 'خطة المسح',
      type: 'textarea',
      required: true,
      maxLength: 1000,
      help: { zh: '调研对象、样本量、时间和地点', en: 'Who, how many, when and where', ar: 'من وكم ومتى وأين' },
    },
    { key: 'foundation', zh: '前期研究基础', en: 'Earlier research', ar: 'البحوث السابقة', type: 'textarea', required: true, maxLength: 1200 },
    { key: 'usage', zh: '成果应用与决策服务方向', en: 'How decision-makers will use it', ar: 'كيف يستخدمها صانعو القرار', type: 'textarea', required: true, maxLength: 800 },
    { key: 'references', zh: '主要参考文献', en: 'Main references', ar: 'المراجع الرئيسية', type: 'textarea', required: true, maxLength: 1500 },
  ],
};
