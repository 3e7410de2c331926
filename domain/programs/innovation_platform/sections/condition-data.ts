import { amount, count, type SectionOf } from '../../../definition';
import { siteOwnership } from '../../../reference/companies';
import type { InnovationPlatformAnswers } from '../answers.generated';

export const conditionData: SectionOf<InnovationPlatformAnswers, 'conditionData'> = {
  key: 'conditionData',
  kind: 'fields',
  title: { zh: '科研条件', en: 'Research conditions', ar: 'ظروف البحث' },
  fields: [
    {
      key: 'site_area',
      zh: '研发（实验）场地面积',
      en: 'R&D or laboratory area',
      ar: 'مساحة البحث والتطوير أو المختبر',
      type: 'decimal',
      required: true,
      min: 0,
      precision: 2,
      unit: '平方米',
    },
    { key: 'site_ownership', zh: '场地权属', en: 'Tenure', ar: 'حيازة الموقع', type: 'select', required: true, options: siteOwnership },
    { key: 'equipment_count', zh: '仪器设备台（套）数', en: 'Instruments and equipment', ar: 'الأجهزة والمعدات', ...count('台(套)') },
    { key: 'equipment_value', zh: '科研仪器设备原值', en: 'Original value of research equipment', ar: 'القيمة الأصلية لمعدات البحث', ...amount },
    { key: 'open_sharing', zh: '设备开放共享情况', en: 'Open sharing of equipment', ar: 'المشاركة المفتوحة للمعدات', type: 'textarea', maxLength: 300 },
  ],
};
