import { amount, count, type SectionOf } from '../../../definition';
import type { InnovationPlatformAnswers } from '../answers.generated';

export const pilotData: SectionOf<InnovationPlatformAnswers, 'pilotData'> = {
  key: 'pilotData',
  kind: 'fields',
  title: { zh: '中试基地专项信息', en: 'Pilot-scale base details', ar: 'تفاصيل القاعدة التجريبية' },
  showWhen: ({ selectIndex }) => selectIndex.select_index === 6,
  fields: [
    { key: 'pilot_lines', zh: '中试线（装置）数', en: 'Pilot lines or units', ar: 'الخطوط أو الوحدات التجريبية', type: 'integer', required: true, min: 1, unit: '条(套)' },
    { key: 'pilot_area', zh: '中试场地面积', en: 'Pilot area', ar: 'المساحة التجريبية', type: 'decimal', required: true, min: 0, precision: 2, unit: '平方米' },
    {
      key: 'served_projects',
      renews: 'year',
      zh: '近三年对外中试服务项目数',
      en: 'External pilot projects in three years',
      ar: 'المشاريع التجريبية الخارجية في ثلاث سنوات',
      ...count('项'),
    },
    { key: 'pilot_income', renews: 'year', zh: '近三年中试服务收入', en: 'Pilot service income over three years', ar: 'دخل الخدمات التجريبية على ثلاث سنوات', ...amount },
    {
      key: 'safety_permit',
      zh: '安全、环保、消防手续情况',
      en: 'Safety, environmental and fire permits',
      ar: 'تصاريح السلامة والبيئة والإطفاء',
      type: 'textarea',
      required: true,
      maxLength: 300,
    },
  ],
};
