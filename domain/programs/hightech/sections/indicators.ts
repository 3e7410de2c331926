import type { SectionOf } from '../../../definition';
import { rdIntensityRequired } from '../../../expressions/bands';
import { days } from '../../../expressions/dates';
import { growth } from '../../../expressions/growth';
import { div, pct, round2 } from '../../../expressions/numbers';
import { count, rowOf } from '../../../expressions/tables';
import type { HightechAnswers } from '../answers.generated';

export const indicators: SectionOf<HightechAnswers, 'indicators'> = {
  key: 'indicators',
  kind: 'computed',
  title: { zh: '认定指标自动测算', en: 'Calculated recognition indicators' },
  fields: [
    {
      key: 'days_since_registration',
      zh: '注册成立天数',
      en: 'Days since registration',
      type: 'integer',
      unit: '天',
      computed: ({ registration, ctx }) => days(registration.registered_date, ctx.today),
    },
    { key: 'class1_count', zh: 'Ⅰ类知识产权数量', en: 'Class 1 IP count', type: 'integer', unit: '件', computed: ({ ip_table }) => count(ip_table, (row) => row.ip_class === 1) },
    {
      key: 'class2_count',
      zh: 'Ⅱ类知识产权数量',
      en: 'Class 2 IP count',
      type: 'integer',
      unit: '件',
      computed: ({ ip_table }) => count(ip_table, (row) => row.ip_class === 2 && !row.used_before),
    },
    { key: 'staff_total', zh: '职工总数', en: 'Total staff', type: 'integer', unit: '人', computed: ({ hr_overview }) => rowOf(hr_overview, 'total').staff },
    {
      key: 'tech_staff_total',
      zh: '科技人员数',
      en: 'Science and technology staff',
      type: 'integer',
      unit: '人',
      computed: ({ hr_overview }) => rowOf(hr_overview, 'total').tech_staff,
    },
    {
      key: 'tech_staff_ratio',
      zh: '科技人员占比',
      en: 'Share of science and technology staff',
      type: 'percent',
      precision: 2,
      computed: ({ indicators }) => pct(indicators.tech_staff_total, indicators.staff_total),
    },
    {
      key: 'sales_3y',
      zh: '近三年销售收入总额',
      en: 'Sales revenue over three years',
      type: 'money_wan',
      precision: 2,
      unit: '万元',
      computed: ({ sum, finance }) => round2(sum(finance, 'sales_revenue')),
    },
    {
      key: 'rd_total_3y',
      zh: '近三年研究开发费用总额',
      en: 'R&D expenses over three years',
      type: 'money_wan',
      precision: 2,
      unit: '万元',
      computed: ({ sum, rd_expense }) => round2(sum(rd_expense, 'grand_total')),
    },
    {
      key: 'rd_domestic_3y',
      zh: '其中：在中国境内研发费用总额',
      en: 'Of which: R&D expenses in China',
      type: 'money_wan',
      precision: 2,
      unit: '万元',
      computed: ({ sum, rd_expense }) => round2(sum(rd_expense, 'domestic_total')),
    },
    {
      key: 'rd_ratio',
      zh: '研发费用占销售收入比例',
      en: 'R&D expense ratio',
      type: 'percent',
      precision: 2,
      computed: ({ indicators }) => pct(indicators.rd_total_3y, indicators.sales_3y),
    },
    {
      key: 'rd_ratio_required',
      zh: '要求的研发费用比例',
      en: 'Required R&D expense ratio',
      type: 'percent',
      precision: 2,
      computed: ({ yr, finance }) => rdIntensityRequired(yr(finance, 'sales_revenue', -1)),
    },
    {
      key: 'rd_domestic_ratio',
      zh: '境内研发费用占比',
      en: 'Share of R&D expenses in China',
      type: 'percent',
      precision: 2,
      computed: ({ indicators }) => pct(indicators.rd_domestic_3y, indicators.rd_total_3y),
    },
    {
      key: 'hightech_income',
      zh: '近一年高新技术产品（服务）收入',
      en: 'High-tech product (service) income in the latest year',
      type: 'money_wan',
      precision: 2,
      unit: '万元',
      computed: ({ sum, products }) => round2(sum(products, 'sales_revenue_last_year')),
    },
    {
      key: 'hightech_income_ratio',
      zh: '高新技术产品（服务）收入占总收入比例',
      en: 'High-tech income ratio',
      type: 'percent',
      precision: 2,
      computed: ({ indicators, application }) => pct(indicators.hightech_income, application.total_income_last_year),
    },
    {
      key: 'main_product_ratio',
      zh: '主要产品收入占高新技术产品收入比例',
      en: "Main products' share of high-tech income",
      type: 'percent',
      precision: 2,
      computed: ({ sum, products, indicators }) =>
        pct(
          sum(
            products.filter((row) => row.is_main),
            'sales_revenue_last_year',
          ),
          indicators.hightech_income,
        ),
    },
    {
      key: 'net_assets_growth',
      zh: '净资产增长率',
      en: 'Net asset growth',
      type: 'percent',
      precision: 2,
      help: {
        zh: '1/2×（第二年÷第一年+第三年÷第二年）-1；第一年末为0的按后两年计算，第二年末为0的按0分计算',
        en: 'Half of (year 2 / year 1 + year 3 / year 2), minus 1. If year 1 is 0 use the last two years; if year 2 is 0 the score is 0',
      },
      computed: ({ finance }) => round2(growth(finance, 'net_assets')),
    },
    { key: 'sales_growth', zh: '销售收入增长率', en: 'Sales revenue growth', type: 'percent', precision: 2, computed: ({ finance }) => round2(growth(finance, 'sales_revenue')) },
    {
      key: 'transfer_yearly_avg',
      zh: '年平均科技成果转化数',
      en: 'Transformations per year',
      type: 'decimal',
      precision: 2,
      unit: '项',
      computed: ({ achievements, finance }) => div(achievements.length, finance.length),
    },
  ],
};
