import { amount, count, type SectionOf } from '../../../definition';
import type { OverseasprojectAnswers } from '../answers.generated';

export const work: SectionOf<OverseasprojectAnswers, 'work'> = {
  key: 'work',
  kind: 'fields',
  title: { zh: '工作内容与成效', en: 'Work and results', ar: 'العمل والنتائج' },
  fields: [
    { key: 'work_task', zh: '承担的研发（技术）任务', en: 'Task', ar: 'المهمة', type: 'textarea', required: true, maxLength: 1000 },
    { key: 'problem_solved', zh: '解决的关键问题', en: 'Problems solved', ar: 'المشكلات المحلولة', type: 'textarea', required: true, maxLength: 1000 },
    { key: 'work_result', zh: '取得的成效', en: 'Results', ar: 'النتائج', type: 'textarea', required: true, maxLength: 1000 },
    { key: 'res_products', zh: '开发新产品', en: 'New products', ar: 'منتجات جديدة', ...count('项') },
    { key: 'res_ip', zh: '形成知识产权', en: 'Intellectual property', ar: 'الملكية الفكرية', ...count('件') },
    { key: 'res_sales', zh: '新增销售收入', en: 'Added sales', ar: 'المبيعات المضافة', ...amount },
    { key: 'res_trained', zh: '培养技术人员', en: 'Staff trained', ar: 'العاملون المدرَّبون', ...count('人') },
    { key: 'next_plan', zh: '下年度工作计划', en: 'Plan for next year', ar: 'خطة السنة القادمة', type: 'textarea', required: true, maxLength: 600 },
  ],
};
