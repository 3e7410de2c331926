import type { SectionOf } from '../../../definition';
import { pct } from '../../../expressions/numbers';
import { hightechDomain } from '../../../reference/hightech-domain';
import type { GazelleAnswers } from '../answers.generated';
import { productStage } from '../dictionaries';

export const productData: SectionOf<GazelleAnswers, 'productData'> = {
  key: 'productData',
  kind: 'table',
  title: { zh: '主导产品（服务）情况', en: 'Leading products (services)' },
  layout: 'cards',
  minRows: 1,
  maxRows: 10,
  columns: [
    { key: 'product_name', zh: '产品（服务）名称', en: 'Product (service)', type: 'text', required: true, maxLength: 100 },
    { key: 'domain', zh: '技术领域', en: 'Technical field', type: 'cascader', required: true, options: hightechDomain },
    { key: 'stage', zh: '产品阶段', en: 'Stage', type: 'select', required: true, options: productStage },
    { key: 'launch_year', zh: '投放市场年份', en: 'Year of launch', type: 'year' },
    { key: 'revenue_last_year', zh: '上年度销售收入', en: 'Sales revenue last year', type: 'money_wan', required: true, min: 0, precision: 2, unit: '万元' },
    {
      key: 'revenue_share',
      zh: '占营业收入比例',
      en: 'Share of operating revenue',
      type: 'percent',
      precision: 2,
      unit: '%',
      computed: ({ yr, operationData }, row) => pct(row.revenue_last_year, yr(operationData, 'operating_revenue', -1)),
    },
    { key: 'market_share', zh: '国内细分市场占有率', en: 'Share of the domestic niche market', type: 'percent', min: 0, max: 100, precision: 2, unit: '%' },
    { key: 'market_rank', zh: '国内细分市场排名', en: 'Rank in the domestic niche market', type: 'integer', min: 1 },
    { key: 'core_ip', zh: '对应的核心知识产权', en: 'Core intellectual property', type: 'text', required: true, maxLength: 300 },
    { key: 'description', zh: '核心技术、创新点与竞争优势', en: 'Core technology, innovations and advantages', type: 'textarea', required: true, maxLength: 500 },
  ],
};
