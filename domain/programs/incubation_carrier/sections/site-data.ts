import { count, money, percentage, type SectionOf } from '../../../definition';
import { pct } from '../../../expressions/numbers';
import { siteOwnership } from '../../../reference/companies';
import type { IncubationCarrierAnswers } from '../answers.generated';
import { incubationService } from '../dictionaries';

export const siteData: SectionOf<IncubationCarrierAnswers, 'siteData'> = {
  key: 'siteData',
  kind: 'fields',
  title: { zh: '孵化场地与设施', en: 'Site and facilities' },
  fields: [
    { key: 'ownership', zh: '场地权属', en: 'Tenure', type: 'select', required: true, options: siteOwnership },
    { key: 'lease_end_date', renews: 'lapse', zh: '租赁（使用）到期日', en: 'End of lease', type: 'date', required: true, showWhen: ({ siteData }) => siteData.ownership !== 'owned' },
    { key: 'total_area', zh: '可自主支配孵化场地面积', en: "Site area at the carrier's disposal", type: 'decimal', required: true, min: 0, precision: 2, unit: '平方米' },
    { key: 'incubatee_area', zh: '其中：在孵企业使用面积', en: 'Of which: used by incubatees', type: 'decimal', required: true, min: 0, precision: 2, unit: '平方米' },
    { key: 'public_area', zh: '其中：公共服务面积', en: 'Of which: public service area', type: 'decimal', required: true, min: 0, precision: 2, unit: '平方米' },
    {
      key: 'use_ratio',
      zh: '在孵企业使用面积（含公共服务面积）占比',
      en: 'Share used by incubatees including public service area',
      ...percentage,
      computed: ({ siteData }) => pct(siteData.incubatee_area + siteData.public_area, siteData.total_area),
    },
    { key: 'workstations', zh: '创业工位数', en: 'Workstations', ...count('个') },
    { key: 'services', zh: '孵化服务类别', en: 'Services offered', type: 'multiselect', required: true, options: incubationService },
    { key: 'tech_platform', zh: '公共技术服务平台名称与功能', en: 'Public technical service platform', type: 'textarea', maxLength: 500 },
    { key: 'platform_equipment_value', zh: '平台仪器设备原值', en: 'Original value of platform equipment', ...money, min: 0 },
    { key: 'partner_count', zh: '签约中介服务机构数', en: 'Contracted service providers', ...count('家') },
  ],
};
