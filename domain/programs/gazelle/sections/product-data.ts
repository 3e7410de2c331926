import { amount, percentage, type SectionOf } from '../../../definition';
import { pct } from '../../../expressions/numbers';
import { hightechDomain } from '../../../reference/hightech-domain';
import type { GazelleAnswers } from '../answers.generated';
import { productStage } from '../dictionaries';

export const productData: SectionOf<GazelleAnswers, 'productData'> = {
  key: 'productData',
  kind: 'table',
  listsAs: 'products',
  title: { zh: '主导产品（服务）情况', en: 'Leading products (services)' },
  layout: 'cards',
  minRows: 1,
  maxRows: 10,
  columns: [
    { key: 'product_name', means: 'name', zh: '产品（服务）名称', en: 'Product (service)', type: 'text', required: true, maxLength: 100 },
    { key: 'domain', means: 'field', zh: '技术领域', en: 'Technical field', type: 'cascader', required: true, options: hightechDomain },
    { key: 'stage', means: 'stage', zh: '产品阶段', en: 'Stage', type: 'select', required: true, options: productStage },
    {
      key: 'launch_year',
      means: 'launched',
      zh: '投放市场年份',
      en: 'Year of launch',
      type: 'year',
      why: { zh: '反映产品所处阶段，尚未投放的不填', en: 'Shows the stage of the product; leave blank before launch' },
      example: 2023,
    },
    {
      key: 'revenue_last_year',
      renews: 'year',
      zh: '上年度销售收入',
      en: 'Sales revenue last year',
      ...amount,
      why: { zh: '用于计算占营业收入的比例', en: 'Gives its share of operating revenue' },
      example: 960.5,
    },
    {
      key: 'revenue_share',
      zh: '占营业收入比例',
      en: 'Share of operating revenue',
      ...percentage,
      computed: ({ yr, operationData }, row) => pct(row.revenue_last_year, yr(operationData, 'operating_revenue', -1)),
    },
    {
      key: 'market_share',
      zh: '国内细分市场占有率',
      en: 'Share of the domestic niche market',
      ...percentage,
      min: 0,
      max: 100,
      why: { zh: '反映细分市场地位，应有行业报告或证明支持', en: 'Shows the place in the niche market; a report should support it' },
      example: 12.5,
    },
    {
      key: 'market_rank',
      zh: '国内细分市场排名',
      en: 'Rank in the domestic niche market',
      type: 'integer',
      min: 1,
      why: { zh: '反映细分市场地位', en: 'Shows the place in the niche market' },
      example: 3,
    },
    {
      key: 'core_ip',
      means: 'rights',
      zh: '对应的核心知识产权',
      en: 'Core intellectual property',
      type: 'text',
      required: true,
      maxLength: 300,
      why: { zh: '说明产品技术由本企业的知识产权支撑', en: 'Shows that the product rests on your own intellectual property' },
      example: '发明专利ZL202310012345.6',
    },
    {
      key: 'description',
      means: 'technology',
      zh: '核心技术、创新点与竞争优势',
      en: 'Core technology, innovations and advantages',
      type: 'textarea',
      required: true,
      maxLength: 500,
    },
  ],
};
