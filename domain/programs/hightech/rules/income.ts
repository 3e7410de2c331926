import type { Rule } from '../../../definition';
import { filled } from '../../../expressions/choices';
import { growth } from '../../../expressions/growth';
import { atLeast, ratio, ratioAtLeast } from '../../../expressions/numbers';
import { sameList } from '../../../expressions/tables';
import type { HightechAnswers } from '../answers.generated';

export const incomeRules: Rule<HightechAnswers>[] = [
  {
    id: 'HT-11',
    level: 'error',
    zh: '近一年高新技术产品（服务）收入占总收入比例低于60%',
    en: 'High-tech income is below 60% of total income',
    paths: ['products', 'application.gross_income_last_year', 'application.non_taxable_income_last_year'],
    check: ({ indicators, application }) =>
      ratioAtLeast(indicators.hightech_income, application.total_income_last_year, 60),
  },
  {
    id: 'HT-12',
    level: 'error',
    zh: '主要产品（服务）收入之和须超过高新技术产品（服务）收入的50%',
    en: 'Main products (services) must exceed 50% of high-tech income',
    paths: ['products'],
    check: ({ sum, products, indicators }) => {
      const main = products.filter((row) => row.is_main);
      return sum(main, 'sales_revenue_last_year') * 2 > indicators.hightech_income;
    },
  },
  {
    id: 'HT-13',
    level: 'error',
    zh: '主要产品（服务）须关联至少一项知识产权',
    en: 'Each main product (service) must refer to at least one IP right',
    paths: ['products.is_main', 'products.ip_nos'],
    check: ({ all, products }) => all(products, (row) => !row.is_main || filled(row.ip_nos)),
  },
  {
    id: 'HT-28',
    level: 'error',
    zh: '高新技术产品（服务）收入之和不能大于企业总收入',
    en: 'High-tech income cannot exceed total income',
    paths: ['products', 'application.gross_income_last_year', 'application.non_taxable_income_last_year'],
    check: ({ indicators, application }) =>
      indicators.hightech_income <= application.total_income_last_year + 0.005,
  },
  {
    id: 'HT-29',
    level: 'warning',
    zh: '企业总收入小于最近一年销售收入，请核对',
    en: "Total income is below the latest year's sales revenue, please check",
    paths: [
      'application.gross_income_last_year',
      'application.non_taxable_income_last_year',
      'finance.main_business_revenue',
      'finance.other_business_revenue',
    ],
    check: ({ application, yr, finance }) =>
      application.total_income_last_year >= yr(finance, 'sales_revenue', -1) - 0.005,
  },
  {
    id: 'HT-30',
    level: 'error',
    zh: '不征税收入不能大于收入总额',
    en: 'Non-taxable income cannot exceed gross income',
    paths: ['application.non_taxable_income_last_year', 'application.gross_income_last_year'],
    check: ({ application }) =>
      application.non_taxable_income_last_year <= application.gross_income_last_year,
  },
  {
    id: 'HT-31',
    level: 'warning',
    zh: '净资产或销售收入增长率为负，成长性该项按0分计算',
    en: 'Negative growth: that growth item scores 0',
    paths: ['finance'],
    check: ({ finance }) =>
      (growth(finance, 'net_assets') ?? 0) > 0 && (growth(finance, 'sales_revenue') ?? 0) > 0,
  },
  {
    id: 'HT-32',
    level: 'warning',
    zh: '年平均科技成果转化不足1项，科技成果转化能力按0分计算',
    en: 'Fewer than one transformation per year: transformation capability scores 0',
    paths: ['achievements', 'finance'],
    check: ({ achievements, finance }) => atLeast(ratio(achievements.length, finance.length), 1),
  },
  {
    id: 'HT-35',
    level: 'error',
    zh: '转化时间须在近三年内或申报当年',
    en: 'The year of transformation must be within the reporting years or the declaration year',
    paths: ['achievements.transfer_year'],
    check: ({ all, achievements, ctx }) =>
      all(
        achievements,
        (row) => row.transfer_year >= ctx.batchYear - 3 && row.transfer_year <= ctx.batchYear,
      ),
  },
  {
    id: 'HT-36',
    level: 'error',
    zh: '企业经营年度须连续填报',
    en: 'The reporting years must be consecutive',
    paths: ['finance', 'registration.registered_date'],
    check: ({ finance, dataYears, registration }) =>
      sameList(
        finance.map((row) => row.affiliation_year),
        dataYears(3, registration.registered_date),
      ),
  },
];
