import { amount, count, type SectionOf } from '../../../definition';
import type { InnovationPlatformAnswers } from '../answers.generated';

export const engineeringData: SectionOf<InnovationPlatformAnswers, 'engineeringData'> = {
  key: 'engineeringData',
  kind: 'fields',
  title: { zh: '技术创新中心专项信息', en: 'Technology innovation centre details', ar: 'تفاصيل مركز الابتكار التقني' },
  showWhen: ({ selectIndex }) => selectIndex.select_index === 1,
  fields: [
    { key: 'transferred_count', renews: 'year', zh: '近三年转化成果数', en: 'Results transferred in three years', ar: 'النتائج المنقولة في ثلاث سنوات', ...count('项') },
    { key: 'tech_income', renews: 'year', zh: '近三年技术性收入', en: 'Technical income over three years', ar: 'الدخل التقني على ثلاث سنوات', ...amount },
    { key: 'served_companies', zh: '服务行业企业数', en: 'Companies served', ar: 'الشركات المخدومة', ...count('家') },
    { key: 'industry_effect', zh: '对行业技术进步的带动作用', en: 'Effect on the industry', ar: 'الأثر في القطاع', type: 'textarea', required: true, maxLength: 500 },
  ],
};
