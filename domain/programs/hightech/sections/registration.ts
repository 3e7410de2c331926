import { postcodeFormat } from '../../../checks/contact';
import { optAttr } from '../../../expressions/choices';
import { department } from '../../../reference/department';
import { district } from '../../../reference/district';
import { enterpriseScale } from '../../../reference/enterprise-scale';
import { idType } from '../../../reference/id-type';
import { industry } from '../../../reference/industry';
import { listingBoard } from '../../../reference/listing-board';
import { nationalHiZone } from '../../../reference/national-hi-zone';
import { position } from '../../../reference/position';
import { registrationType } from '../../../reference/registration-type';
import { taxAuthority } from '../../../reference/tax-authority';
import { taxCollectionMethod } from '../../../reference/tax-collection-method';
import type { SectionOf } from '../../define';
import type { HightechAnswers } from '../answers';

export const registration: SectionOf<HightechAnswers, 'registration'> = {
  key: 'registration',
  kind: 'fields',
  title: { zh: '企业注册登记表', en: 'Company registration form' },
  help: {
    zh: '带出的信息有误时，请先在企业中心修改企业信息，再回到本表刷新',
    en: 'If a prefilled value is wrong, correct it in the enterprise centre first and refresh this form',
  },
  fields: [
    { key: 'company_name', zh: '企业名称', en: 'Company name', type: 'text', required: true, maxLength: 100, source: 'company.name' },
    { key: 'credit_code', zh: '统一社会信用代码', en: 'Unified social credit code', type: 'credit_code', required: true, maxLength: 18, source: 'company.credit_code' },
    { key: 'registered_date', zh: '注册时间', en: 'Date of registration', type: 'date', required: true, source: 'company.registered_date' },
    { key: 'registration_type', zh: '注册类型', en: 'Registration category', type: 'select', required: true, options: registrationType, source: 'company.registration_type' },
    {
      key: 'foreign_capital_origin',
      zh: '外资来源地',
      en: 'Origin of foreign capital',
      type: 'text',
      required: true,
      maxLength: 50,
      showWhen: ({ registration }) => optAttr(registrationType, registration.registration_type, 'capital') !== 'domestic',
    },
    {
      key: 'registered_capital',
      zh: '注册资金',
      en: 'Registered capital',
      type: 'money_wan',
      required: true,
      min: 0,
      precision: 2,
      unit: '万元',
      source: 'company.registered_capital',
      help: { zh: '外币注册的按申报时汇率折算为人民币', en: 'Convert foreign-currency capital to yuan at the current rate' },
    },
    { key: 'industry', zh: '所属行业', en: 'Industry', type: 'cascader', required: true, options: industry, source: 'company.industry' },
    { key: 'enterprise_scale', zh: '企业规模', en: 'Enterprise scale', type: 'select', required: true, options: enterpriseScale, source: 'company.enterprise_scale' },
    { key: 'district', zh: '行政区域', en: 'Administrative district', type: 'select', required: true, options: district, source: 'company.district' },
    { key: 'department_in_charge', zh: '归口管理部门', en: 'Department in charge', type: 'select', required: true, options: department, source: 'company.department' },
    {
      key: 'tax_authority',
      zh: '企业所得税主管税务机关',
      en: 'Corporate income tax authority',
      type: 'select',
      required: true,
      options: taxAuthority,
      source: 'company.tax_authority',
    },
    {
      key: 'tax_collection_method',
      zh: '企业所得税征收方式',
      en: 'Tax collection method',
      type: 'select',
      required: true,
      options: taxCollectionMethod,
      source: 'company.tax_collection_method',
    },
    { key: 'mailing_address', zh: '通信地址', en: 'Mailing address', type: 'text', required: true, maxLength: 200, source: 'company.mailing_address' },
    { key: 'postcode', zh: '邮政编码', en: 'Postcode', type: 'text', required: true, maxLength: 6, ...postcodeFormat, source: 'company.postcode' },
    { key: 'legal_rep_name', zh: '法定代表人姓名', en: 'Legal representative', type: 'text', required: true, maxLength: 50, source: 'company.legal_rep_name' },
    {
      key: 'legal_rep_id_type',
      zh: '法定代表人证件类型',
      en: "Legal representative's ID type",
      type: 'select',
      required: true,
      options: idType,
      source: 'company.legal_rep_id_type',
    },
    {
      key: 'legal_rep_id_no',
      zh: '法定代表人身份证号/护照号',
      en: "Legal representative's ID or passport number",
      type: 'id_card',
      required: true,
      maxLength: 30,
      source: 'company.legal_rep_id_no',
      sensitive: true,
      help: { zh: '证件类型为居民身份证时校验18位校验码', en: 'The 18-digit check digit is verified only when the ID type is resident identity card' },
    },
    {
      key: 'legal_rep_mobile',
      zh: '法定代表人手机',
      en: "Legal representative's mobile",
      type: 'phone',
      required: true,
      maxLength: 20,
      source: 'company.legal_rep_mobile',
      sensitive: true,
    },
    { key: 'legal_rep_email', zh: '法定代表人E-mail', en: "Legal representative's e-mail", type: 'email', maxLength: 100, source: 'company.legal_rep_email' },
    { key: 'contact_name', zh: '联系人', en: 'Contact person', type: 'text', required: true, maxLength: 50, source: 'company.contact_name' },
    { key: 'contact_position', zh: '联系人职务', en: "Contact person's position", type: 'select', options: position, source: 'company.contact_position' },
    { key: 'contact_mobile', zh: '联系人手机', en: 'Contact mobile', type: 'phone', required: true, maxLength: 20, source: 'company.contact_mobile', sensitive: true },
    { key: 'contact_phone', zh: '联系人电话', en: 'Contact telephone', type: 'phone', maxLength: 20, source: 'company.contact_phone' },
    { key: 'contact_email', zh: '联系人E-mail', en: 'Contact e-mail', type: 'email', required: true, maxLength: 100, source: 'company.contact_email' },
    { key: 'is_listed', zh: '企业是否上市', en: 'Is the company listed?', type: 'boolean', required: true, source: 'company.is_listed' },
    {
      key: 'listing_date',
      zh: '上市时间',
      en: 'Listing date',
      type: 'date',
      required: true,
      source: 'company.listing_date',
      showWhen: ({ registration }) => registration.is_listed === true,
    },
    {
      key: 'stock_code',
      zh: '股票代码',
      en: 'Stock code',
      type: 'text',
      required: true,
      maxLength: 12,
      source: 'company.stock_code',
      showWhen: ({ registration }) => registration.is_listed === true,
    },
    {
      key: 'listing_board',
      zh: '上市类型',
      en: 'Listing type',
      type: 'select',
      required: true,
      options: listingBoard,
      source: 'company.listing_board',
      showWhen: ({ registration }) => registration.is_listed === true,
    },
    {
      key: 'in_national_hi_zone',
      zh: '是否属于国家级高新区内企业',
      en: 'Located in a national high-tech zone?',
      type: 'boolean',
      required: true,
      source: 'company.in_national_hi_zone',
    },
    {
      key: 'national_hi_zone',
      zh: '高新区名称',
      en: 'Name of the high-tech zone',
      type: 'select',
      required: true,
      options: nationalHiZone,
      source: 'company.national_hi_zone',
      showWhen: ({ registration }) => registration.in_national_hi_zone === true,
    },
    { key: 'business_scope', zh: '经营范围', en: 'Business scope', type: 'textarea', required: true, maxLength: 2000, source: 'company.business_scope' },
    { key: 'company_profile', zh: '企业简介', en: 'Company profile', type: 'textarea', required: true, maxLength: 1000, source: 'company.profile' },
  ],
};
