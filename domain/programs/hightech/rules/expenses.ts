import type { Rule } from '../../../definition';
import { year } from '../../../expressions/dates';
import { least, measured, percentage } from '../../../expressions/figures';
import { near } from '../../../expressions/numbers';
import type { HightechAnswers } from '../answers.generated';

export const expensesRules: Rule<HightechAnswers>[] = [
  {
    id: 'HT-09',
    level: 'error',
    zh: '研发费用占销售收入比例未达到要求（最近一年销售收入5000万元以下5%、5000万元至2亿元4%、2亿元以上3%），请核对研发费用和销售收入',
    en: 'The R&D expense ratio is too low (5% up to 50 million yuan of latest-year sales, 4% up to 200 million, 3% above); check expenses and sales',
    ar: 'نسبة نفقات البحث والتطوير منخفضة (5% حتى مبيعات 50 مليون يوان في السنة الأخيرة، و4% حتى 200 مليون، و3% فوق ذلك)، راجع النفقات والمبيعات',
    met: {
      zh: '研发费用占销售收入比例达到要求（最近一年销售收入5000万元以下5%、5000万元至2亿元4%、2亿元以上3%）',
      en: 'The R&D expense ratio is high enough (5% up to 50 million yuan of latest-year sales, 4% up to 200 million, 3% above)',
      ar: 'نسبة نفقات البحث والتطوير كافية (5% حتى مبيعات 50 مليون يوان في السنة الأخيرة، و4% حتى 200 مليون، و3% فوق ذلك)',
    },
    paths: ['rd_expense', 'finance'],
    ...measured<HightechAnswers>(({ indicators }) =>
      least(
        percentage(indicators.rd_total_3y, indicators.sales_3y),
        indicators.rd_ratio_required ?? undefined,
        'percent',
      ),
    ),
  },
  {
    id: 'HT-10',
    level: 'error',
    zh: '境内研发费用占全部研发费用比例低于60%，请核对境外委托费用',
    en: 'R&D expenses in China are below 60% of all R&D expenses; check what was outsourced abroad',
    ar: 'نفقات البحث والتطوير في الصين دون 60% من جميع نفقات البحث والتطوير، راجع ما أُسند إلى الخارج',
    met: {
      zh: '境内研发费用占全部研发费用比例不低于60%',
      en: 'At least 60% of R&D expenses are incurred in China',
      ar: 'ما لا يقل عن 60% من نفقات البحث والتطوير أُنفق في الصين',
    },
    paths: ['rd_expense'],
    ...measured<HightechAnswers>(({ indicators }) =>
      least(percentage(indicators.rd_domestic_3y, indicators.rd_total_3y), 60, 'percent'),
    ),
  },
  {
    id: 'HT-15',
    level: 'error',
    zh: '研发活动结束日期早于开始日期，请核对两个日期',
    en: 'An activity ends before it starts; check both dates',
    ar: 'نشاط ينتهي قبل بدئه، راجع التاريخين',
    met: {
      zh: '各研发活动的结束日期不早于开始日期',
      en: 'Every activity ends after it starts',
      ar: 'كل نشاط ينتهي بعد بدئه',
    },
    paths: ['rd_activities.end_date', 'rd_activities.start_date'],
    check: ({ all, rd_activities }) => all(rd_activities, (row) => row.end_date >= row.start_date),
  },
  /** Every activity overlaps the period from 1 January of Y-3 to 31 December of Y-1. */
  {
    id: 'HT-16',
    level: 'error',
    zh: '研发活动不在近三年内执行，请核对起止日期或删除该项活动',
    en: 'An activity lies outside the reporting years; check its dates or remove it',
    ar: 'نشاط يقع خارج سنوات التقرير، راجع تواريخه أو احذفه',
    met: {
      zh: '各研发活动均在近三年内执行',
      en: 'Every activity ran within the reporting years',
      ar: 'جرت جميع الأنشطة ضمن سنوات التقرير',
    },
    paths: ['rd_activities.start_date', 'rd_activities.end_date'],
    check: ({ all, rd_activities, ctx }) =>
      all(
        rd_activities,
        (row) => year(row.start_date) <= ctx.batchYear - 1 && year(row.end_date) >= ctx.batchYear - 3,
      ),
  },
  /** Yearly spending equals the expense breakdown within 0.01, for each activity and year. */
  {
    id: 'HT-17',
    level: 'error',
    zh: '研发活动分年支出与研发费用结构明细表不一致，请核对两表',
    en: 'Yearly spending of an activity differs from the expense breakdown; check both tables',
    ar: 'الإنفاق السنوي لنشاط يختلف عن تفصيل النفقات، راجع الجدولين',
    met: {
      zh: '研发活动分年支出与研发费用结构明细表一致',
      en: 'Yearly spending of each activity agrees with the expense breakdown',
      ar: 'الإنفاق السنوي لكل نشاط يوافق تفصيل النفقات',
    },
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
    zh: '研发活动近三年支出超过总预算，请核对预算和支出',
    en: 'Spending on an activity exceeds its budget; check both figures',
    ar: 'الإنفاق على نشاط يتجاوز ميزانيته، راجع الرقمين',
    met: {
      zh: '研发活动近三年支出不超过总预算',
      en: 'Spending on each activity is within its budget',
      ar: 'الإنفاق على كل نشاط ضمن ميزانيته',
    },
    paths: ['rd_activities'],
    check: ({ all, rd_activities }) =>
      all(rd_activities, (row) => row.spend_total <= row.budget_total + 0.005),
  },
  /** Expenses of an activity are 0 in years outside its period. */
  {
    id: 'HT-19',
    level: 'error',
    zh: '研发活动执行期以外的年度有支出，请核对起止日期或费用',
    en: 'There is spending in a year outside the activity period; check the dates or the expenses',
    ar: 'يوجد إنفاق في سنة خارج مدة النشاط، راجع التواريخ أو النفقات',
    met: {
      zh: '研发支出均发生在活动执行期内',
      en: 'All spending falls within the activity period',
      ar: 'يقع كل الإنفاق ضمن مدة النشاط',
    },
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
    zh: '其他费用超过研发总费用的20%，请核对费用归集',
    en: 'Other expenses exceed 20% of total R&D expenses; check what was counted as other',
    ar: 'النفقات الأخرى تتجاوز 20% من مجموع نفقات البحث والتطوير، راجع ما احتُسب ضمنها',
    met: {
      zh: '其他费用不超过研发总费用的20%',
      en: 'Other expenses are no more than 20% of total R&D expenses',
      ar: 'النفقات الأخرى لا تتجاوز 20% من مجموع نفقات البحث والتطوير',
    },
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
    zh: '境内委托研发费用大于委托研发费用，请核对两项数据',
    en: 'Domestic outsourcing exceeds total outsourcing; check both figures',
    ar: 'التعهيد المحلي يتجاوز مجموع التعهيد، راجع الرقمين',
    met: {
      zh: '境内委托研发费用不大于委托研发费用',
      en: 'Domestic outsourcing is within total outsourcing',
      ar: 'التعهيد المحلي ضمن مجموع التعهيد',
    },
    paths: ['rd_expense.outsourced_domestic_actual', 'rd_expense.outsourced_actual'],
    check: ({ all, rd_expense }) =>
      all(rd_expense, (row) => row.outsourced_domestic_actual <= row.outsourced_actual),
  },
  {
    id: 'HT-22',
    level: 'error',
    zh: '研发费用缺少某项研发活动，或同一活动、年度重复，请每项活动每个年度填报一行',
    en: 'An activity lacks its expenses, or has two rows for a year; enter one row per activity and year',
    ar: 'نشاط تنقصه نفقاته أو له صفان لسنة واحدة، أدخل صفًا لكل نشاط وسنة',
    met: {
      zh: '每项研发活动均按年度填报费用，无重复',
      en: 'Each activity has one expense row per year',
      ar: 'لكل نشاط صف نفقات واحد في السنة',
    },
    paths: ['rd_expense.affiliation_year', 'rd_expense.rd_no', 'rd_activities'],
    check: ({ unique, rd_expense, all, rd_activities }) =>
      unique(rd_expense, (row) => `${row.affiliation_year}/${row.rd_no}`) &&
      all(rd_activities, (activity) => rd_expense.some((expense) => expense.rd_no === activity.rd_no)),
  },
  {
    id: 'HT-23',
    level: 'error',
    zh: '基础研究投入大于研发费用总额，请核对两项数据',
    en: 'Basic research exceeds total R&D expenses; check both figures',
    ar: 'البحث الأساسي يتجاوز مجموع نفقات البحث والتطوير، راجع الرقمين',
    met: {
      zh: '基础研究投入不大于研发费用总额',
      en: 'Basic research is within total R&D expenses',
      ar: 'البحث الأساسي ضمن مجموع نفقات البحث والتطوير',
    },
    paths: ['application.basic_research_total', 'rd_expense'],
    check: ({ application, indicators }) => application.basic_research_total <= indicators.rd_total_3y,
  },
];
