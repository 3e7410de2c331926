import type { SectionOf } from '../../../definition';
import { countMonths } from '../../../expressions/dates';
import { hightechDomain } from '../../../reference/hightech-domain';
import type { JiebangSecondAnswers } from '../answers.generated';

export const proposal: SectionOf<JiebangSecondAnswers, 'proposal'> = {
  key: 'proposal',
  kind: 'fields',
  title: { zh: '攻关方案', en: 'Proposal', ar: 'العرض' },
  fields: [
    { key: 'project_name', zh: '项目名称', en: 'Project title', ar: 'عنوان المشروع', type: 'text', required: true, minLength: 6, maxLength: 60 },
    { key: 'tech_domain', zh: '技术领域', en: 'Technical field', ar: 'المجال التقني', type: 'cascader', required: true, options: hightechDomain },
    { key: 'start_date', zh: '开始日期', en: 'Start date', ar: 'تاريخ البدء', type: 'date', required: true },
    { key: 'end_date', zh: '结束日期', en: 'End date', ar: 'تاريخ الانتهاء', type: 'date', required: true },
    {
      key: 'duration_months',
      zh: '实施期限',
      en: 'Duration',
      ar: 'المدة',
      type: 'integer',
      unit: '月',
      computed: ({ proposal }) => countMonths(proposal.start_date, proposal.end_date),
    },
    { key: 'understanding', zh: '对需求的理解与难点分析', en: 'Understanding of the demand', ar: 'فهم الطلب', type: 'textarea', required: true, maxLength: 1500 },
    { key: 'solution', zh: '总体方案与技术路线', en: 'Solution and route', ar: 'الحل والمسار', type: 'textarea', required: true, maxLength: 3000 },
    { key: 'innovations', zh: '关键技术与创新点', en: 'Key technologies and novelty', ar: 'التقنيات الرئيسية والجدة', type: 'textarea', required: true, maxLength: 1200 },
    { key: 'foundation', zh: '前期基础与同类业绩', en: 'Foundation and similar work', ar: 'الأساس والأعمال المماثلة', type: 'textarea', required: true, maxLength: 1500 },
    { key: 'verification', zh: '测试验证与交付方案', en: 'Test and delivery', ar: 'الاختبار والتسليم', type: 'textarea', required: true, maxLength: 1200 },
    { key: 'risks', zh: '风险与备选方案', en: 'Risks and alternatives', ar: 'المخاطر والبدائل', type: 'textarea', required: true, maxLength: 800 },
    {
      key: 'pledge',
      zh: '军令状（承诺完成的目标与责任）',
      en: 'Written pledge (targets and responsibility)',
      ar: 'تعهد خطي (الأهداف والمسؤولية)',
      type: 'textarea',
      required: true,
      maxLength: 600,
    },
  ],
};
