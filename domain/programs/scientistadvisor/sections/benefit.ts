import { amount, count, type SectionOf } from '../../../definition';
import type { ScientistadvisorAnswers } from '../answers.generated';

export const benefit: SectionOf<ScientistadvisorAnswers, 'benefit'> = {
  key: 'benefit',
  kind: 'fields',
  title: { zh: '预期成效', en: 'Expected effect', ar: 'الأثر المتوقع' },
  fields: [
    { key: 'foundation', zh: '合作基础', en: 'Cooperation so far', ar: 'التعاون حتى الآن', type: 'textarea', required: true, maxLength: 800 },
    { key: 'ex_projects', zh: '联合承担项目', en: 'Joint projects', ar: 'المشاريع المشتركة', ...count('项') },
    { key: 'ex_ip', zh: '形成知识产权', en: 'Intellectual property', ar: 'الملكية الفكرية', ...count('件') },
    { key: 'ex_products', zh: '开发新产品（工艺）', en: 'New products or processes', ar: 'منتجات أو عمليات جديدة', ...count('项') },
    { key: 'ex_trained', zh: '培养技术骨干', en: 'Key staff trained', ar: 'العاملون الرئيسيون المدرَّبون', ...count('人') },
    { key: 'ex_platform', zh: '共建研发平台', en: 'Joint platforms', ar: 'المنصات المشتركة', ...count('个') },
    { key: 'ex_sales', zh: '新增销售收入', en: 'Added sales', ar: 'المبيعات المضافة', ...amount },
    { key: 'support', zh: '企业提供的条件保障', en: 'What the company provides', ar: 'ما توفره الشركة', type: 'textarea', required: true, maxLength: 600 },
  ],
};
