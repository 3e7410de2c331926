import type { SectionOf } from '../../../definition';
import { unitType } from '../../../reference/companies';
import type { JiebangSecondAnswers } from '../answers.generated';

export const bidder: SectionOf<JiebangSecondAnswers, 'bidder'> = {
  key: 'bidder',
  kind: 'fields',
  title: { zh: '揭榜方信息', en: 'Bidder', ar: 'مقدم العرض' },
  fields: [
    { key: 'bidder_name', zh: '揭榜单位名称', en: 'Bidder', ar: 'مقدم العرض', type: 'text', required: true, maxLength: 100, identifies: true },
    { key: 'bidder_code', zh: '统一社会信用代码', en: 'Unified social credit code', ar: 'رمز الائتمان الاجتماعي الموحد', type: 'credit_code', required: true },
    { key: 'bidder_type', zh: '单位类型', en: 'Type', ar: 'النوع', type: 'select', required: true, options: unitType },
    { key: 'bidder_legal', zh: '法定代表人', en: 'Legal representative', ar: 'الممثل القانوني', type: 'text', required: true, maxLength: 30, identifies: true },
    { key: 'bidder_address', zh: '单位地址', en: 'Address', ar: 'العنوان', type: 'text', required: true, maxLength: 200, identifies: true },
    { key: 'bidder_contact', zh: '联系人', en: 'Contact person', ar: 'جهة الاتصال', type: 'text', required: true, maxLength: 30, identifies: true },
    { key: 'bidder_phone', zh: '联系电话', en: 'Phone', ar: 'الهاتف', type: 'phone', required: true },
    { key: 'bidder_email', zh: '电子邮箱', en: 'E-mail', ar: 'البريد الإلكتروني', type: 'email', required: true },
    { key: 'has_partner', zh: '是否联合揭榜', en: 'Joint bid', ar: 'عرض مشترك', type: 'boolean', required: true },
    { key: 'related_party', zh: '与发榜方是否存在关联关系', en: 'Related to the demand side', ar: 'ذو صلة بجهة الطلب', type: 'boolean', required: true },
    { key: 'bidder_profile', zh: '单位研发实力简介', en: 'R&D strength', ar: 'قوة البحث والتطوير', type: 'textarea', required: true, maxLength: 1000 },
  ],
};
