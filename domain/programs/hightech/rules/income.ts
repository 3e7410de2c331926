import type { Rule } from '../../../definition';
import { isFilledIn } from '../../../expressions/choices';
import { above, least, measured, percentage } from '../../../expressions/figures';
import { growth, ratio } from '../../../expressions/numbers';
import { sameList } from '../../../expressions/tables';
import type { HightechAnswers } from '../answers.generated';

export const incomeRules: Rule<HightechAnswers>[] = [
  {
    id: 'HT-11',
    level: 'error',
    zh: '近一年高新技术产品（服务）收入占总收入比例低于60%，请核对产品收入和总收入',
    en: 'High-tech income is below 60% of total income; check both figures',
    ar: 'دخل التقنية العالية دون 60% من مجموع الدخل، راجع الرقمين',
    met: {
      zh: '近一年高新技术产品（服务）收入占总收入比例不低于60%',
      en: 'High-tech income is at least 60% of total income',
      ar: 'دخل التقنية العالية لا يقل عن 60% من مجموع الدخل',
    },
    paths: ['products', 'application.gross_income_last_year', 'application.non_taxable_income_last_year'],
    ...measured<HightechAnswers>(({ indicators, application }) =>
      least(percentage(indicators.hightech_income, application.total_income_last_year), 60, 'percent'),
    ),
  },
  {
    id: 'HT-12',
    level: 'error',
    zh: '主要产品（服务）收入之和未超过高新技术产品（服务）收入的50%，请核对收入或增列主要产品',
    en: 'Main products (services) make up no more than 50% of high-tech income; check the figures or mark more as main',
    ar: 'المنتجات (الخدمات) الرئيسية لا تتجاوز 50% من دخل التقنية العالية، راجع الأرقام أو حدّد المزيد كرئيسي',
    met: {
      zh: '主要产品（服务）收入之和超过高新技术产品（服务）收入的50%',
      en: 'Main products (services) make up more than 50% of high-tech income',
      ar: 'المنتجات (الخدمات) الرئيسية تتجاوز 50% من دخل التقنية العالية',
    },
    paths: ['products'],
    ...measured<HightechAnswers>(({ sum, products, indicators }) => {
      const main = products.filter((row) => row.is_main);
      return above(
        percentage(sum(main, 'sales_revenue_last_year'), indicators.hightech_income),
        50,
        'percent',
      );
    }),
  },
  {
    id: 'HT-13',
    level: 'error',
    zh: '有主要产品（服务）未关联知识产权，请至少关联一项',
    en: 'A main product (service) refers to no IP right; choose at least one',
    ar: 'منتج (خدمة) رئيسي لا يشير إلى أي حق ملكية فكرية، اختر واحدًا على الأقل',
    met: {
      zh: '主要产品（服务）均关联了知识产权',
      en: 'Each main product (service) refers to an IP right',
      ar: 'كل منتج (خدمة) رئيسي يشير إلى حق ملكية فكرية',
    },
    paths: ['products.is_main', 'products.ip_nos'],
    check: ({ all, products }) => all(products, (row) => !row.is_main || isFilledIn(row.ip_nos)),
  },
  {
    id: 'HT-28',
    level: 'error',
    zh: '高新技术产品（服务）收入之和大于企业总收入，请核对两项数据',
    en: 'High-tech income exceeds total income; check both figures',
    ar: 'دخل التقنية العالية يتجاوز مجموع الدخل، راجع الرقمين',
    met: {
      zh: '高新技术产品（服务）收入之和不大于企业总收入',
      en: 'High-tech income is within total income',
      ar: 'دخل التقنية العالية ضمن مجموع الدخل',
    },
    paths: ['products', 'application.gross_income_last_year', 'application.non_taxable_income_last_year'],
    check: ({ indicators, application }) =>
      indicators.hightech_income <= application.total_income_last_year + 0.005,
  },
  {
    id: 'HT-29',
    level: 'warning',
    zh: '企业总收入小于最近一年销售收入，请核对两项数据',
    en: "Total income is below the latest year's sales revenue; check both figures",
    ar: 'مجموع الدخل أقل من إيرادات المبيعات للسنة الأخيرة، راجع الرقمين',
    met: {
      zh: '企业总收入不小于最近一年销售收入',
      en: "Total income covers the latest year's sales revenue",
      ar: 'مجموع الدخل يغطي إيرادات المبيعات للسنة الأخيرة',
    },
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
    zh: '不征税收入大于收入总额，请核对两项数据',
    en: 'Non-taxable income exceeds gross income; check both figures',
    ar: 'الدخل غير الخاضع للضريبة يتجاوز الدخل الإجمالي، راجع الرقمين',
    met: {
      zh: '不征税收入不大于收入总额',
      en: 'Non-taxable income is within gross income',
      ar: 'الدخل غير الخاضع للضريبة ضمن الدخل الإجمالي',
    },
    paths: ['application.non_taxable_income_last_year', 'application.gross_income_last_year'],
    check: ({ application }) =>
      application.non_taxable_income_last_year <= application.gross_income_last_year,
  },
  {
    id: 'HT-31',
    level: 'warning',
    zh: '净资产或销售收入没有增长，成长性该项按0分计算，请核对财务数据',
    en: 'Net assets or sales did not grow: that growth item scores 0; check the financial figures',
    ar: 'لم ينمُ صافي الأصول أو المبيعات، فدرجة ذلك البند 0، راجع الأرقام المالية',
    met: {
      zh: '净资产和销售收入均有增长',
      en: 'Both net assets and sales revenue grew',
      ar: 'نما صافي الأصول وإيرادات المبيعات كلاهما',
    },
    paths: ['finance'],
    check: ({ finance }) =>
      (growth(finance, 'net_assets') ?? 0) > 0 && (growth(finance, 'sales_revenue') ?? 0) > 0,
  },
  {
    id: 'HT-32',
    level: 'warning',
    zh: '年平均科技成果转化不足1项，科技成果转化能力按0分计算，如有遗漏请补填',
    en: 'Fewer than one transformation per year: transformation capability scores 0; add any that are missing',
    ar: 'أقل من تحويل واحد في السنة، فدرجة القدرة على التحويل 0، أضف ما نقص',
    met: {
      zh: '年平均科技成果转化1项以上',
      en: 'At least one transformation per year on average',
      ar: 'تحويل واحد على الأقل في السنة في المتوسط',
    },
    paths: ['achievements', 'finance'],
    ...measured<HightechAnswers>(({ achievements, finance }) =>
      least(ratio(achievements.length, finance.length), 1, 'item'),
    ),
  },
  {
    id: 'HT-35',
    level: 'error',
    zh: '转化时间不在近三年内或申报当年，请核对时间或删除该项成果',
    en: 'A year of transformation lies outside the reporting years and the declaration year; correct or remove it',
    ar: 'سنة تحويل تقع خارج سنوات التقرير وسنة الطلب، صحّحها أو احذفها',
    met: {
      zh: '各项成果的转化时间均在近三年内或申报当年',
      en: 'Every transformation falls in the reporting years or the declaration year',
      ar: 'يقع كل تحويل ضمن سنوات التقرير أو سنة الطلب',
    },
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
    zh: '企业经营年度不连续或有缺漏，请按年度连续填报',
    en: 'The reporting years have gaps; enter every year',
    ar: 'في سنوات التقرير فجوات، أدخل كل سنة',
    met: {
      zh: '企业经营年度连续填报',
      en: 'The reporting years are consecutive',
      ar: 'سنوات التقرير متتالية',
    },
    paths: ['finance', 'registration.registered_date'],
    check: ({ finance, dataYears, registration }) =>
      sameList(
        finance.map((row) => row.affiliation_year),
        dataYears(3, registration.registered_date),
      ),
  },
];
