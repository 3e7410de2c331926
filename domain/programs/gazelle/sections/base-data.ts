import { amount, type SectionOf } from '../../../definition';
import { department } from '../../../reference/department';
import { enterpriseScale } from '../../../reference/enterprise-scale';
import { hightechDomain } from '../../../reference/hightech-domain';
import { industry } from '../../../reference/industry';
import { keyIndustryChain } from '../../../reference/key-industry-chain';
import { registrationType } from '../../../reference/registration-type';
import { taxAuthority } from '../../../reference/tax-authority';
import type { GazelleAnswers } from '../answers.generated';
import { gazelleTrack } from '../dictionaries';

export const baseData: SectionOf<GazelleAnswers, 'baseData'> = {
  key: 'baseData',
  kind: 'fields',
  title: { zh: '企业基本信息', en: 'Company information' },
  fields: [
    { key: 'company_name', zh: '企业名称', en: 'Company name', type: 'text', required: true, maxLength: 100, readonly: true, source: 'company.name' },
    {
      key: 'credit_code',
      zh: '统一社会信用代码',
      en: 'Unified social credit code',
      type: 'credit_code',
      required: true,
      maxLength: 18,
      readonly: true,
      source: 'company.credit_code',
    },
    { key: 'registered_date', zh: '成立日期', en: 'Date of establishment', type: 'date', required: true, source: 'company.registered_date' },
    { key: 'registered_capital', zh: '注册资本', en: 'Registered capital', ...amount, source: 'company.registered_capital' },
    {
      key: 'paid_in_capital',
      zh: '实缴资本',
      en: 'Paid-in capital',
      ...amount,
      why: { zh: '反映股东实际投入，与验资报告或审计报告核对', en: 'Shows what the owners have paid in; compared with the audit report' },
      example: 800,
    },
    { key: 'registration_type', zh: '登记注册类型', en: 'Registration category', type: 'select', required: true, options: registrationType, source: 'company.registration_type' },
    { key: 'enterprise_scale', zh: '企业规模', en: 'Enterprise scale', type: 'select', required: true, options: enterpriseScale, source: 'company.enterprise_scale' },
    {
      key: 'industry',
      zh: '所属行业',
      en: 'Industry',
      type: 'cascader',
      required: true,
      options: industry,
      source: 'company.industry',
      why: { zh: '用于按行业统计，应与报统计部门的行业代码一致', en: 'Used for statistics by industry; the same as you report to the statistics office' },
      example: 'C35',
    },
    { key: 'registered_address', zh: '注册地址', en: 'Registered address', type: 'text', required: true, maxLength: 200, source: 'company.registered_address' },
    {
      key: 'department_in_charge',
      zh: '推荐单位（区县科技主管部门）',
      en: 'Recommending department',
      type: 'select',
      required: true,
      options: department,
      source: 'company.department',
    },
    { key: 'tax_authority', zh: '主管税务机关', en: 'Tax authority', type: 'select', required: true, options: taxAuthority, source: 'company.tax_authority' },
    { key: 'domain', zh: '技术领域', en: 'Technical field', type: 'cascader', required: true, options: hightechDomain },
    { key: 'key_industry_chain', zh: '所属重点产业链', en: 'Key industry chain', type: 'select', required: true, options: keyIndustryChain },
    {
      key: 'main_business',
      zh: '主营业务（主导产品）',
      en: 'Main business (leading product)',
      type: 'text',
      required: true,
      maxLength: 100,
      why: { zh: '用于判断所属技术领域和产业链', en: 'Used to judge technical field and industry chain' },
      example: '工业机器人伺服驱动器的研发、生产和销售',
    },
    {
      key: 'track',
      zh: '申报路径',
      en: 'Qualification track',
      type: 'select',
      required: true,
      options: gazelleTrack,
      help: { zh: '满足其中一项即可，按最有把握的一项选择', en: 'One track is enough; choose the one with the clearest evidence' },
    },
    { key: 'is_hightech', zh: '是否高新技术企业（有效期内）', en: 'High-tech enterprise with a valid certificate?', type: 'boolean', required: true },
    {
      key: 'hightech_certificate_no',
      identifies: true,
      zh: '高新技术企业证书编号',
      en: 'High-tech certificate number',
      type: 'text',
      help: { zh: '由GR加12位数字组成', en: 'GR followed by 12 digits' },
      why: { zh: '用于核对证书是否在有效期内', en: 'Used to see if the certificate is valid' },
      example: 'GR202344001234',
      required: true,
      maxLength: 20,
      pattern: '^G[RFS]\\d{12}$',
      showWhen: ({ baseData }) => baseData.is_hightech === true,
    },
    { key: 'is_tech_sme', zh: '是否科技型中小企业（当年入库）', en: 'Listed as a technology-based SME this year?', type: 'boolean', required: true },
    { key: 'is_listed', zh: '是否上市', en: 'Listed?', type: 'boolean', required: true, source: 'company.is_listed' },
    { key: 'is_listed_controlled', zh: '是否为上市公司控股或并购企业', en: 'Controlled or acquired by a listed company?', type: 'boolean', required: true },
    {
      key: 'company_profile',
      zh: '企业简介（发展历程、行业地位、商业模式）',
      en: 'Company profile (history, position in the industry, business model)',
      type: 'textarea',
      required: true,
      maxLength: 1000,
    },
    {
      key: 'growth_statement',
      zh: '高成长性说明（增长原因、未来三年目标）',
      en: 'Growth statement (causes of growth, targets for three years)',
      type: 'textarea',
      required: true,
      maxLength: 1000,
    },
  ],
};
