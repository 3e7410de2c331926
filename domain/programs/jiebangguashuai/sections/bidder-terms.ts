import type { SectionOf } from '../../../definition';
import { unitType } from '../../../reference/companies';
import { cooperationMode, selectionMethod } from '../../../reference/projects';
import type { JiebangguashuaiAnswers } from '../answers.generated';

export const bidderTerms: SectionOf<JiebangguashuaiAnswers, 'bidder_terms'> = {
  key: 'bidder_terms',
  kind: 'fields',
  title: { zh: '对揭榜方的要求', en: 'Requirements on the bidder', ar: 'متطلبات مقدم العرض' },
  fields: [
    { key: 'bidder_types', zh: '揭榜方类型', en: 'Types of bidder', ar: 'أنواع مقدم العرض', type: 'multiselect', required: true, options: unitType },
    { key: 'allow_joint', zh: '是否允许联合揭榜', en: 'Joint bids allowed', ar: 'العروض المشتركة مسموحة', type: 'boolean', required: true },
    { key: 'allow_foreign', zh: '是否面向境外', en: 'Open to bidders abroad', ar: 'مفتوح لمقدمي العروض من الخارج', type: 'boolean', required: true },
    { key: 'bidder_require', zh: '资质、业绩与团队要求', en: 'Qualification, record and team', ar: 'المؤهل والسجل والفريق', type: 'textarea', required: true, maxLength: 800 },
    { key: 'cooperation_modes', zh: '合作方式', en: 'Mode of cooperation', ar: 'نمط التعاون', type: 'multiselect', required: true, options: cooperationMode },
    { key: 'has_intended', zh: '是否有意向揭榜方', en: 'Has a bidder in mind', ar: 'يوجد مقدم عرض مقصود', type: 'boolean', required: true },
    {
      key: 'intended_bidder',
      identifies: true,
      zh: '意向揭榜单位与专家',
      en: 'Bidder and expert in mind',
      ar: 'مقدم العرض والخبير المقصودان',
      type: 'text',
      maxLength: 150,
      requiredWhen: ({ bidder_terms }) => bidder_terms.has_intended,
    },
    { key: 'selection_method', zh: '遴选方式', en: 'Selection', ar: 'الاختيار', type: 'select', required: true, options: selectionMethod },
  ],
};
