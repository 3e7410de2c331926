import type { Rule } from '../../../definition';
import { least, measured } from '../../../expressions/figures';
import { atMost, ratio } from '../../../expressions/numbers';
import { sameList } from '../../../expressions/tables';
import type { GazelleAnswers } from '../answers.generated';
import { averageResearchRatio } from '../research-ratio';

export const operationRules: Rule<GazelleAnswers>[] = [
  {
    id: 'GZ-09',
    level: 'error',
    zh: '近四年平均科技活动投入占营业收入比例低于2.5%，请核对各年投入和收入',
    en: 'Technology investment averages less than 2.5% of revenue; check both figures of each year',
    ar: 'متوسط الاستثمار التقني أقل من 2.5% من الإيرادات، راجع الرقمين لكل سنة',
    met: {
      zh: '近四年平均科技活动投入占营业收入比例不低于2.5%',
      en: 'Technology investment averages at least 2.5% of revenue over the last four years',
      ar: 'متوسط الاستثمار التقني لا يقل عن 2.5% من الإيرادات في السنوات الأربع الأخيرة',
    },
    paths: ['operationData'],
    ...measured<GazelleAnswers>(({ operationData }) =>
      least(averageResearchRatio(operationData), 2.5, 'percent'),
    ),
  },
  {
    id: 'GZ-11',
    level: 'error',
    zh: '经营数据缺少年度或年度重复，请每个数据年度填报一行',
    en: 'Operating data lack a year or repeat one; enter one row per data year',
    ar: 'بيانات التشغيل تنقصها سنة أو تكرر سنة، أدخل صفًا لكل سنة بيانات',
    met: {
      zh: '每个数据年度均填报了一行经营数据，年度无重复',
      en: 'Each data year has one row of operating data',
      ar: 'لكل سنة بيانات صف واحد من بيانات التشغيل',
    },
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
    zh: '主营业务收入大于营业收入，请核对两项数据',
    en: 'Main business revenue exceeds operating revenue; check both figures',
    ar: 'إيرادات النشاط الرئيسي تتجاوز إيرادات التشغيل، راجع الرقمين',
    met: {
      zh: '主营业务收入不大于营业收入',
      en: 'Main business revenue is within operating revenue',
      ar: 'إيرادات النشاط الرئيسي ضمن إيرادات التشغيل',
    },
    paths: ['operationData.main_business_revenue', 'operationData.operating_revenue'],
    check: ({ all, operationData }) =>
      all(operationData, (row) => row.main_business_revenue <= row.operating_revenue),
  },
  {
    id: 'GZ-13',
    level: 'error',
    zh: '科技人员数大于从业人员数，请核对两项数据',
    en: 'Technical staff exceed employees; check both figures',
    ar: 'العاملون التقنيون أكثر من العاملين، راجع الرقمين',
    met: {
      zh: '科技人员数不大于从业人员数',
      en: 'Technical staff are within the number of employees',
      ar: 'العاملون التقنيون ضمن عدد العاملين',
    },
    paths: ['operationData.rd_staff', 'operationData.employees'],
    check: ({ all, operationData }) => all(operationData, (row) => row.rd_staff <= row.employees),
  },
  {
    id: 'GZ-14',
    level: 'warning',
    zh: '缴纳社保人数与从业人员数相差超过20%，请核对，情况属实的请在附件中说明',
    en: 'Insured employees differ from employees by more than 20%; check both, and explain in an attachment if they are right',
    ar: 'المؤمَّن عليهم يختلفون عن العاملين بأكثر من 20%، راجع الرقمين، وإن صحّا فأوضح في مرفق',
    met: {
      zh: '缴纳社保人数与从业人员数相差不超过20%',
      en: 'Insured employees and employees differ by no more than 20%',
      ar: 'المؤمَّن عليهم والعاملون لا يختلفون بأكثر من 20%',
    },
    paths: ['operationData.insured_employees', 'operationData.employees'],
    check: ({ all, operationData }) =>
      all(operationData, (row) => Math.abs(row.insured_employees - row.employees) <= 0.2 * row.employees),
  },
  {
    id: 'GZ-15',
    level: 'warning',
    zh: '资产负债率超过70%，请核对负债总额和资产总额',
    en: 'The debt ratio is above 70%; check liabilities and assets',
    ar: 'نسبة الدين فوق 70%، راجع المطلوبات والأصول',
    met: {
      zh: '资产负债率不超过70%',
      en: 'The debt ratio is no higher than 70%',
      ar: 'نسبة الدين لا تتجاوز 70%',
    },
    paths: ['operationData.total_liabilities', 'operationData.total_assets'],
    check: ({ all, operationData }) =>
      all(operationData, (row) => atMost(ratio(row.total_liabilities, row.total_assets), 0.7)),
  },
  {
    id: 'GZ-16',
    level: 'warning',
    zh: '净利润大于利润总额，请核对两项数据',
    en: 'Net profit exceeds total profit; check both figures',
    ar: 'صافي الربح يتجاوز مجموع الأرباح، راجع الرقمين',
    met: {
      zh: '净利润不大于利润总额',
      en: 'Net profit is within total profit',
      ar: 'صافي الربح ضمن مجموع الأرباح',
    },
    paths: ['operationData.net_profit', 'operationData.total_profit'],
    check: ({ all, operationData }) => all(operationData, (row) => row.net_profit <= row.total_profit),
  },
  {
    id: 'GZ-17',
    level: 'error',
    zh: '主导产品收入之和大于上年度营业收入，请核对产品收入',
    en: "Product revenue exceeds last year's operating revenue; check the products",
    ar: 'إيرادات المنتجات تتجاوز إيرادات التشغيل للسنة الماضية، راجع المنتجات',
    met: {
      zh: '主导产品收入之和不大于上年度营业收入',
      en: "Product revenue is within last year's operating revenue",
      ar: 'إيرادات المنتجات ضمن إيرادات التشغيل للسنة الماضية',
    },
    paths: ['productData.revenue_last_year', 'operationData.operating_revenue'],
    check: ({ sum, productData, yr, operationData }) =>
      sum(productData, 'revenue_last_year') <= yr(operationData, 'operating_revenue', -1) + 0.005,
  },
];
