import type { SectionOf } from '../../../definition';
import type { SocialspecialAnswers } from '../answers.generated';

export const content: SectionOf<SocialspecialAnswers, 'content'> = {
  key: 'content',
  kind: 'fields',
  title: { zh: '项目内容', en: 'Content', ar: 'المحتوى' },
  fields: [
    { key: 'background', zh: '立项背景与民生需求', en: 'Background and public need', ar: 'الخلفية والحاجة العامة', type: 'textarea', required: true, maxLength: 2000 },
    { key: 'state_of_art', zh: '国内外现状', en: 'State of the art', ar: 'الوضع الراهن للتقنية', type: 'textarea', required: true, maxLength: 1500 },
    { key: 'research_content', zh: '研究与示范内容', en: 'Research and demonstration', ar: 'البحث والعرض النموذجي', type: 'textarea', required: true, maxLength: 2500 },
    { key: 'key_technologies', zh: '关键技术与创新点', en: 'Key technologies and novelty', ar: 'التقنيات الرئيسية والجدة', type: 'textarea', required: true, maxLength: 1500 },
    { key: 'technical_route', zh: '技术路线与实施方案', en: 'Technical route', ar: 'المسار التقني', type: 'textarea', required: true, maxLength: 2000 },
    { key: 'foundation', zh: '工作基础与条件', en: 'Foundation and conditions', ar: 'الأساس والظروف', type: 'textarea', required: true, maxLength: 1500 },
    { key: 'promotion', zh: '成果推广应用计划', en: 'Plan for wider use', ar: 'خطة التوسع في الاستخدام', type: 'textarea', required: true, maxLength: 1000 },
  ],
};
