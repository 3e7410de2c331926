import { amount, pdf, type SectionOf } from '../../../definition';
import { hightechDomain } from '../../../reference/hightech-domain';
import type { HightechAnswers } from '../answers.generated';
import { techSource } from '../dictionaries';

export const products: SectionOf<HightechAnswers, 'products'> = {
  key: 'products',
  kind: 'table',
  title: { zh: '上年度高新技术产品（服务）情况表（按单一产品（服务）填报）', en: 'High-tech products (services) of the last year, one record per product' },
  shortTitle: { zh: '高新技术产品', en: 'High-tech products' },
  layout: 'cards',
  autoNumber: { column: 'ps_no', prefix: 'PS', digits: 2 },
  minRows: 1,
  maxRows: 100,
  columns: [
    { key: 'ps_no', zh: '产品（服务）编号', en: 'Product (service) number', type: 'text', required: true, auto: 'row_number' },
    {
      key: 'ps_name',
      zh: '产品（服务）名称',
      en: 'Product (service) name',
      type: 'text',
      required: true,
      maxLength: 100,
      why: { zh: '与收入专项审计报告中的产品（服务）核对', en: 'Compared with the products in the special audit report' },
      example: 'SD-20系列伺服驱动器',
    },
    { key: 'tech_field', zh: '技术领域', en: 'Technical field', type: 'cascader', required: true, options: hightechDomain },
    { key: 'tech_source', zh: '技术来源', en: 'Technology source', type: 'select', required: true, options: techSource },
    {
      key: 'sales_revenue_last_year',
      renews: 'year',
      zh: '上年度销售收入',
      en: 'Sales revenue last year',
      ...amount,
      why: { zh: '各产品（服务）收入之和占总收入不低于60%是认定条件之一', en: 'Together at least 60% of total income is a condition of recognition' },
      example: 1860.5,
    },
    {
      key: 'is_main',
      zh: '是否主要产品（服务）',
      en: 'Main product (service)?',
      type: 'boolean',
      required: true,
      why: { zh: '主要产品（服务）收入之和应超过高新技术产品（服务）收入的50%', en: 'Main products must bring more than half of the high-tech income' },
      example: true,
    },
    { key: 'ip_nos', zh: '知识产权编号', en: 'Related IP numbers', type: 'multiselect', options: { rowsOf: 'ip_table', column: 'ip_no' } },
    { key: 'key_tech', zh: '关键技术及主要技术指标', en: 'Key technology and main technical indicators', type: 'textarea', required: true, maxLength: 400 },
    { key: 'advantage', zh: '与同类产品（服务）的竞争优势', en: 'Advantage over similar products (services)', type: 'textarea', required: true, maxLength: 400 },
    {
      key: 'ip_support',
      zh: '知识产权获得情况及其对产品（服务）在技术上发挥的支持作用',
      en: 'Intellectual property obtained and how it supports the product technically',
      type: 'textarea',
      required: true,
      maxLength: 400,
    },
    { key: 'proof_file', zh: '技术指标、资质或检验报告等证明材料', en: 'Supporting documents (technical indicators, qualifications, test reports)', ...pdf({ maxFiles: 5 }) },
  ],
};
