import { amount, count, type SectionOf } from '../../../definition';
import type { ForeignprojectAnswers } from '../answers.generated';

export const outcomeTargets: SectionOf<ForeignprojectAnswers, 'outcome_targets'> = {
  key: 'outcome_targets',
  kind: 'fields',
  title: { zh: '绩效目标', en: 'Targets', ar: 'الأهداف' },
  fields: [
    { key: 'tg_tech', zh: '引进（突破）关键技术', en: 'Key technologies', ar: 'التقنيات الرئيسية', ...count('项') },
    { key: 'tg_ip', zh: '形成知识产权', en: 'Intellectual property', ar: 'الملكية الفكرية', ...count('件') },
    { key: 'tg_papers', zh: '合作论文', en: 'Joint papers', ar: 'الأوراق البحثية المشتركة', ...count('篇') },
    { key: 'tg_products', zh: '新产品（工艺）', en: 'New products or processes', ar: 'منتجات أو عمليات جديدة', ...count('项') },
    { key: 'tg_trained', zh: '培训人员', en: 'People trained', ar: 'الأشخاص المدرَّبون', ...count('人次') },
    { key: 'tg_benefit', zh: '预期经济效益', en: 'Expected economic benefit', ar: 'الفائدة الاقتصادية المتوقعة', ...amount },
  ],
};
