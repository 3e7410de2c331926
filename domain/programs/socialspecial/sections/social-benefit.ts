import { count, type SectionOf } from '../../../definition';
import type { SocialspecialAnswers } from '../answers.generated';

export const socialBenefit: SectionOf<SocialspecialAnswers, 'social_benefit'> = {
  key: 'social_benefit',
  kind: 'fields',
  title: { zh: '社会效益指标', en: 'Social benefit', ar: 'الفائدة الاجتماعية' },
  fields: [
    { key: 'sb_population', zh: '受益人口', en: 'Population benefited', ar: 'السكان المستفيدون', ...count('人') },
    { key: 'sb_institutions', zh: '应用单位数', en: 'Units using the result', ar: 'الجهات المستخدمة للنتيجة', ...count('家') },
    { key: 'sb_training', zh: '培训人次', en: 'People trained', ar: 'الأشخاص المدرَّبون', ...count('人次') },
    { key: 'sb_carbon', zh: '年减排二氧化碳', en: 'CO2 cut a year', ar: 'ثاني أكسيد الكربون المخفض سنويًا', type: 'decimal', required: true, min: 0, precision: 2, unit: '吨' },
    {
      key: 'sb_waste',
      zh: '年处理（减少）污染物',
      en: 'Pollutants treated or cut a year',
      ar: 'الملوثات المعالجة أو المخفضة سنويًا',
      type: 'decimal',
      required: true,
      min: 0,
      precision: 2,
      unit: '吨',
    },
  ],
};
