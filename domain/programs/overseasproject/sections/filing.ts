import type { SectionOf } from '../../../definition';
import { hightechDomain } from '../../../reference/hightech-domain';
import type { OverseasprojectAnswers } from '../answers.generated';
import { engagementForm, overseasCategory } from '../dictionaries';

export const filing: SectionOf<OverseasprojectAnswers, 'filing'> = {
  key: 'filing',
  kind: 'fields',
  title: { zh: '申报信息', en: 'Filing', ar: 'التقديم' },
  fields: [
    { key: 'category', zh: '申报类别', en: 'Filing category', ar: 'فئة الطلب', type: 'select', required: true, options: overseasCategory },
    { key: 'engagement', zh: '引进方式', en: 'Form of engagement', ar: 'شكل الاستقدام', type: 'select', required: true, options: engagementForm },
    { key: 'tech_domain', zh: '技术领域', en: 'Technical field', ar: 'المجال التقني', type: 'cascader', required: true, options: hightechDomain },
    { key: 'period_from', zh: '薪酬核算期起', en: 'Pay counted from', ar: 'يُحتسب الأجر من', type: 'month', required: true },
    { key: 'period_to', zh: '薪酬核算期止', en: 'Pay counted to', ar: 'يُحتسب الأجر إلى', type: 'month', required: true },
    { key: 'awarded_last_year', renews: 'year', zh: '上年度是否获同类资助', en: 'Supported last year', ar: 'دُعم في السنة الماضية', type: 'boolean', required: true },
    { key: 'other_talent_plan', zh: '已入选的其他人才计划', en: 'Other talent plans', ar: 'خطط كفاءات أخرى', type: 'text', maxLength: 100 },
  ],
};
