import { amount, count, type SectionOf } from '../../../definition';
import type { ScientistadvisorAnswers } from '../answers.generated';

export const benefit: SectionOf<ScientistadvisorAnswers, 'benefit'> = {
  key: 'benefit',
  kind: 'fields',
  title: { zh: '预期成效', en: 'Expected effect' },
  fields: [
    { key: 'foundation', zh: '合作基础', en: 'Cooperation so far', type: 'textarea', required: true, maxLength: 800 },
    { key: 'ex_projects', zh: '联合承担项目', en: 'Joint projects', ...count('项') },
    { key: 'ex_ip', zh: '形成知识产权', en: 'Intellectual property', ...count('件') },
    { key: 'ex_products', zh: '开发新产品（工艺）', en: 'New products or processes', ...count('项') },
    { key: 'ex_trained', zh: '培养技术骨干', en: 'Key staff trained', ...count('人') },
    { key: 'ex_platform', zh: '共建研发平台', en: 'Joint platforms', ...count('个') },
    { key: 'ex_sales', zh: '新增销售收入', en: 'Added sales', ...amount },
    { key: 'support', zh: '企业提供的条件保障', en: 'What the company provides', type: 'textarea', required: true, maxLength: 600 },
  ],
};
