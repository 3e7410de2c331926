import type { Rule } from '../../../definition';
import { year } from '../../../expressions/dates';
import { near, ratioAtLeast } from '../../../expressions/numbers';
import type { HightechAnswers } from '../answers.generated';

export const expensesRules: Rule<HightechAnswers>[] = [
  {
    id: 'HT-09',
    level: 'error',
    zh: '研发费用占销售收入比例未达到要求（最近一年销售收入5000万元以下5%、5000万元至2亿元4%、2亿元以上3%）',
    en: 'The R&D expense ratio is below the required level (5% up to 50 million yuan of latest-year sales, 4% up to 200 million, 3% above)',
    paths: ['rd_expense', 'finance'],
    check: ({ indicators }) =>
      ratioAtLeast(indicators.rd_total_3y, indicators.sales_3y, indicators.rd_ratio_required),
  },
  {
    id: 'HT-10',
    level: 'error',
    zh: '境内研发费用占全部研发费用比例低于60%',
    en: 'R&D expenses in China are below 60% of all R&D expenses',
    paths: ['rd_expense'],
    check: ({ indicators }) => ratioAtLeast(indicators.rd_domestic_3y, indicators.rd_total_3y, 60),
  },
  {
    id: 'HT-15',
    level: 'error',
    zh: '研发活动结束日期早于开始日期',
    en: 'The activity ends before it starts',
    paths: ['rd_activities.end_date', 'rd_activities.start_date'],
    check: ({ all, rd_activities }) => all(rd_activities, (row) => row.end_date >= row.start_date),
  },
  /** The activity overlaps 1 January of Y-3 to 31 December of Y-1. */
  {
    id: 'HT-16',
    level: 'error',
    zh: '研发活动须在近三年内执行',
    en: 'The activity must have run within the reporting years',
    paths: ['rd_activities.start_date', 'rd_activities.end_date'],
    check: ({ all, rd_activities, ctx }) =>
      all(
        rd_activities,
        (row) => year(row.start_date) <= ctx.batchYear - 1 && year(row.end_date) >= ctx.batchYear - 3,
      ),
  },
  /** Within 0.01, for each activity and year. */
  {
    id: 'HT-17',
    level: 'error',
    zh: '研发活动分年支出与研发费用结构明细表不一致',
    en: 'Yearly spending of an activity differs from the expense breakdown',
    paths: ['rd_activities', 'rd_expense'],
    check: ({ all, rd_activities, sum, rd_expense, ctx }) =>
      all(rd_activities, ({ rd_no, spend_y1, spend_y2, spend_y3 }) =>
        [spend_y1, spend_y2, spend_y3].every((spent, i) => {
          const year = ctx.batchYear - 3 + i;
          const rows = rd_expense.filter((row) => row.rd_no === rd_no && row.affiliation_year === year);
          return near(sum(rows, 'grand_total'), spent, 0.01);
        }),
      ),
  },
  {
    id: 'HT-18',
    level: 'warning',
    zh: '研发活动近三年支出超过总预算',
    en: 'Spending on the activity exceeds its budget',
    paths: ['rd_activities'],
    check: ({ all, rd_activities }) =>
      all(rd_activities, (row) => row.spend_total <= row.budget_total + 0.005),
  },
  /** In a year that the activity does not overlap its expenses are 0. */
  {
    id: 'HT-19',
    level: 'error',
    zh: '研发活动执行期以外的年度不应有支出',
    en: 'There is spending in a year outside the activity period',
    paths: ['rd_expense', 'rd_activities'],
    check: ({ all, rd_expense, rd_activities }) =>
      all(
        rd_expense,
        (expense) =>
          expense.grand_total === 0 ||
          rd_activities.some(
            (activity) =>
              activity.rd_no === expense.rd_no &&
              year(activity.start_date) <= expense.affiliation_year &&
              year(activity.end_date) >= expense.affiliation_year,
          ),
      ),
  },
  {
    id: 'HT-20',
    level: 'warning',
    zh: '其他费用超过研发总费用的20%',
    en: 'Other expenses exceed 20% of total R&D expenses',
    paths: ['finance', 'rd_expense'],
    check: ({ all, finance, sum, rd_expense }) =>
      all(finance, ({ affiliation_year }) => {
        const rows = rd_expense.filter((row) => row.affiliation_year === affiliation_year);
        return sum(rows, 'other') <= 0.2 * sum(rows, 'grand_total') + 0.005;
      }),
  },
  {
    id: 'HT-21',
    level: 'error',
    zh: '境内委托研发费用大于委托研发费用',
    en: 'Domestic outsourcing exceeds total outsourcing',
    paths: ['rd_expense.outsourced_domestic_actual', 'rd_expense.outsourced_actual'],
    check: ({ all, rd_expense }) =>
      all(rd_expense, (row) => row.outsourced_domestic_actual <= row.outsourced_actual),
  },
  {
    id: 'HT-22',
    level: 'error',
    zh: '每项研发活动每个年度须各填报一行费用',
    en: 'Each activity needs one expense row per year',
    paths: ['rd_expense.affiliation_year', 'rd_expense.rd_no', 'rd_activities'],
    check: ({ unique, rd_expense, all, rd_activities }) =>
      unique(rd_expense, (row) => `${row.affiliation_year}/${row.rd_no}`) &&
      all(rd_activities, (activity) => rd_expense.some((expense) => expense.rd_no === activity.rd_no)),
  },
  {
    id: 'HT-23',
    level: 'error',
    zh: '基础研究投入不能大于研发费用总额',
    en: 'Basic research cannot exceed total R&D expenses',
    paths: ['application.basic_research_total', 'rd_expense'],
    check: ({ application, indicators }) => application.basic_research_total <= indicators.rd_total_3y,
  },
];
