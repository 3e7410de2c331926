import type { SectionOf } from '../../../definition';
import { countMonths } from '../../../expressions/dates';
import { hightechDomain } from '../../../reference/hightech-domain';
import type { JiebangSecondAnswers } from '../answers.generated';

export const proposal: SectionOf<JiebangSecondAnswers, 'proposal'> = {
  key: 'proposal',
  kind: 'fields',
  title: { zh: '攻关方案', en: 'Proposal' },
  fields: [
    { key: 'project_name', zh: '项目名称', en: 'Project title', type: 'text', required: true, minLength: 6, maxLength: 60 },
    { key: 'tech_domain', zh: '技术领域', en: 'Technical field', type: 'cascader', required: true, options: hightechDomain },
    { key: 'start_date', zh: '开始日期', en: 'Start date', type: 'date', required: true },
    { key: 'end_date', zh: '结束日期', en: 'End date', type: 'date', required: true },
    { key: 'duration_months', zh: '实施期限', en: 'Duration', type: 'integer', unit: '月', computed: ({ proposal }) => countMonths(proposal.start_date, proposal.end_date) },
    { key: 'understanding', zh: '对需求的理解与难点分析', en: 'Understanding of the demand', type: 'textarea', required: true, maxLength: 1500 },
    { key: 'solution', zh: '总体方案与技术路线', en: 'Solution and route', type: 'textarea', required: true, maxLength: 3000 },
    { key: 'innovations', zh: '关键技术与创新点', en: 'Key technologies and novelty', type: 'textarea', required: true, maxLength: 1200 },
    { key: 'foundation', zh: '前期基础与同类业绩', en: 'Foundation and similar work', type: 'textarea', required: true, maxLength: 1500 },
    { key: 'verification', zh: '测试验证与交付方案', en: 'Test and delivery', type: 'textarea', required: true, maxLength: 1200 },
    { key: 'risks', zh: '风险与备选方案', en: 'Risks and alternatives', type: 'textarea', required: true, maxLength: 800 },
    { key: 'pledge', zh: '军令状（承诺完成的目标与责任）', en: 'Written pledge (targets and responsibility)', type: 'textarea', required: true, maxLength: 600 },
  ],
};
