import { count, money, percentage, type SectionOf } from '../../../definition';
import { pct } from '../../../expressions/numbers';
import { siteOwnership } from '../../../reference/companies';
import type { IncubationCarrierAnswers } from '../answers.generated';
import { incubationService } from '../dictionaries';

export const siteData: SectionOf<IncubationCarrierAnswers, 'siteData'> = {
  key: 'siteData',
  kind: 'fields',
  title: { zh: '孵化场地与设施', en: 'Site and facilities', ar: 'الموقع والمرافق' },
  fields: [
    { key: 'ownership', zh: '场地权属', en: 'Tenure', ar: 'حيازة الموقع', type: 'select', required: true, options: siteOwnership },
    {
      key: 'lease_end_date',
      renews: 'lapse',
      zh: '租赁（使用）到期日',
      en: 'End of lease',
      ar: 'نهاية الإيجار',
      type: 'date',
      required: true,
      showWhen: ({ siteData }) => siteData.ownership !== 'owned',
    },
    {
      key: 'total_area',
      zh: '可自主支配孵化场地面积',
      en: "Site area at the carrier's disposal",
      ar: 'مساحة الموقع المتاحة للحاضنة',
      type: 'decimal',
      required: true,
      min: 0,
      precision: 2,
      unit: '平方米',
    },
    {
      key: 'incubatee_area',
      zh: '其中：在孵企业使用面积',
      en: 'Of which: used by incubatees',
      ar: 'منها: ما يستخدمه المحتضنون',
      type: 'decimal',
      required: true,
      min: 0,
      precision: 2,
      unit: '平方米',
    },
    {
      key: 'public_area',
      zh: '其中：公共服务面积',
      en: 'Of which: public service area',
      ar: 'منها: مساحة الخدمات العامة',
      type: 'decimal',
      required: true,
      min: 0,
      precision: 2,
      unit: '平方米',
    },
    {
      key: 'use_ratio',
      zh: '在孵企业使用面积（含公共服务面积）占比',
      en: 'Share used by incubatees including public service area',
      ar: 'الحصة التي يستخدمها المحتضنون مع مساحة الخدمات العامة',
      ...percentage,
      computed: ({ siteData }) => pct(siteData.incubatee_area + siteData.public_area, siteData.total_area),
    },
    { key: 'workstations', zh: '创业工位数', en: 'Workstations', ar: 'محطات العمل', ...count('个') },
    { key: 'services', zh: '孵化服务类别', en: 'Services offered', ar: 'الخدمات المقدمة', type: 'multiselect', required: true, options: incubationService },
    { key: 'tech_platform', zh: '公共技术服务平台名称与功能', en: 'Public technical service platform', ar: 'منصة الخدمات التقنية العامة', type: 'textarea', maxLength: 500 },
    { key: 'platform_equipment_value', zh: '平台仪器设备原值', en: 'Original value of platform equipment', ar: 'القيمة الأصلية لمعدات المنصة', ...money, min: 0 },
    { key: 'partner_count', zh: '签约中介服务机构数', en: 'Contracted service providers', ar: 'مزودو الخدمات المتعاقدون', ...count('家') },
  ],
};
