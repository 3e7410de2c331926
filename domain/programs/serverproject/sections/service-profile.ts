import { amount, type SectionOf } from '../../../definition';
import { siteOwnership } from '../../../reference/companies';
import type { ServerprojectAnswers } from '../answers.generated';
import { serviceCategory, serviceCert, serviceFilingType } from '../dictionaries';

export const serviceProfile: SectionOf<ServerprojectAnswers, 'service_profile'> = {
  key: 'service_profile',
  kind: 'fields',
  title: { zh: '科技服务基本情况', en: 'Service profile', ar: 'نبذة عن الخدمة' },
  fields: [
    { key: 'filing_type', zh: '申报类别', en: 'Filing category', ar: 'فئة الطلب', type: 'select', required: true, options: serviceFilingType },
    { key: 'main_category', zh: '主要服务类别', en: 'Main service category', ar: 'فئة الخدمة الرئيسية', type: 'select', required: true, options: serviceCategory },
    { key: 'other_categories', zh: '其他服务类别', en: 'Other service categories', ar: 'فئات خدمة أخرى', type: 'multiselect', options: serviceCategory },
    { key: 'certs', zh: '服务资质', en: 'Service qualifications', ar: 'مؤهلات الخدمة', type: 'multiselect', required: true, options: serviceCert },
    { key: 'service_start', zh: '开展科技服务时间', en: 'In this business since', ar: 'في هذا النشاط منذ', type: 'date', required: true },
    { key: 'premises_tenure', zh: '场地权属', en: 'Tenure of premises', ar: 'حيازة المقر', type: 'select', required: true, options: siteOwnership },
    { key: 'premises_area', zh: '服务场地面积', en: 'Service premises', ar: 'مقر الخدمة', type: 'decimal', required: true, min: 0, precision: 2, unit: '平方米' },
    { key: 'platform_url', zh: '线上服务平台网址', en: 'Online platform', ar: 'المنصة الإلكترونية', type: 'url' },
    { key: 'equipment_value', zh: '服务用仪器设备原值', en: 'Original value of service equipment', ar: 'القيمة الأصلية لمعدات الخدمة', ...amount },
    { key: 'profile', zh: '机构简介与服务特色', en: 'Profile and strengths', ar: 'النبذة ونقاط القوة', type: 'textarea', required: true, maxLength: 1500 },
  ],
};
