import type { Rule } from '../../../definition';
import { atLeast, atMost, ratio } from '../../../expressions/numbers';
import { sameList } from '../../../expressions/tables';
import type { GazelleAnswers } from '../answers.generated';
import { averageResearchRatio } from '../research-ratio';

export const operationRules: Rule<GazelleAnswers>[] = [
  {
    id: 'GZ-09',
    level: 'error',
    zh: '近四年平均科技活动投入占比低于2.5%',
    en: 'The average technology investment ratio is below 2.5%',
    paths: ['operationData'],
    check: ({ operationData }) => atLeast(averageResearchRatio(operationData), 2.5),
  },
  {
    id: 'GZ-11',
    level: 'error',
    zh: '每个数据年度须填报一行经营数据且年度不重复',
    en: 'One row of operating data per data year, without duplicates',
    paths: ['operationData', 'baseData.registered_date'],
    check: ({ operationData, years }) =>
      sameList(
        operationData.map((row) => row.affiliation_year),
        years.year_list,
      ),
  },
  {
    id: 'GZ-12',
    level: 'error',
    zh: '主营业务收入不能大于营业收入',
    en: 'Main business revenue cannot exceed operating revenue',
    paths: ['operationData.main_business_revenue', 'operationData.operating_revenue'],
    check: ({ all, operationData }) =>
      all(operationData, (row) => row.main_business_revenue <= row.operating_revenue),
  },
  {
    id: 'GZ-13',
    level: 'error',
    zh: '科技人员数不能大于从业人员数',
    en: 'Technical staff cannot exceed employees',
    paths: ['operationData.rd_staff', 'operationData.employees'],
    check: ({ all, operationData }) => all(operationData, (row) => row.rd_staff <= row.employees),
  },
  {
    id: 'GZ-14',
    level: 'warning',
    zh: '缴纳社保人数与从业人员数差异超过20%，请说明',
    en: 'Insured employees differ from employees by more than 20%, please explain',
    paths: ['operationData.insured_employees', 'operationData.employees'],
    check: ({ all, operationData }) =>
      all(operationData, (row) => Math.abs(row.insured_employees - row.employees) <= 0.2 * row.employees),
  },
  {
    id: 'GZ-15',
    level: 'warning',
    zh: '资产负债率超过70%，请核对',
    en: 'The debt ratio is above 70%, please check',
    paths: ['operationData.total_liabilities', 'operationData.total_assets'],
    check: ({ all, operationData }) =>
      all(operationData, (row) => atMost(ratio(row.total_liabilities, row.total_assets), 0.7)),
  },
  {
    id: 'GZ-16',
    level: 'warning',
    zh: '净利润大于利润总额，请核对',
    en: 'Net profit exceeds total profit, please check',
    paths: ['operationData.net_profit', 'operationData.total_profit'],
    check: ({ all, operationData }) => all(operationData, (row) => row.net_profit <= row.total_profit),
  },
  {
    id: 'GZ-17',
    level: 'error',
    zh: '主导产品收入之和不能大于上年度营业收入',
    en: "Product revenue cannot exceed last year's operating revenue",
    paths: ['productData.revenue_last_year', 'operationData.operating_revenue'],
    check: ({ sum, productData, yr, operationData }) =>
      sum(productData, 'revenue_last_year') <= yr(operationData, 'operating_revenue', -1) + 0.005,
  },
];
