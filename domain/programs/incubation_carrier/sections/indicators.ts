import { money, percentage, type SectionOf } from '../../../definition';
import { countMonths } from '../../../expressions/dates';
import { div, pct, round2 } from '../../../expressions/numbers';
import { count } from '../../../expressions/tables';
import type { IncubationCarrierAnswers } from '../answers.generated';

export const indicators: SectionOf<IncubationCarrierAnswers, 'indicators'> = {
  key: 'indicators',
  kind: 'computed',
  title: { zh: '认定指标自动测算', en: 'Calculated indicators', ar: 'المؤشرات المحسوبة' },
  fields: [
    {
      key: 'operating_months',
      zh: '实际运营月数',
      en: 'Months in operation',
      ar: 'أشهر التشغيل',
      type: 'integer',
      unit: '月',
      judgedBy: 'IC-03',
      computed: ({ baseData, ctx }) => countMonths(baseData.operation_start_date, ctx.today),
    },
    { key: 'incubatee_count', zh: '在孵企业数', en: 'Incubatees', ar: 'المحتضنون', type: 'integer', unit: '家', computed: ({ incubateeData }) => incubateeData.length },
    {
      key: 'density',
      zh: '每千平方米在孵企业数',
      en: 'Incubatees per 1000 square metres',
      ar: 'المحتضنون لكل 1000 متر مربع',
      type: 'decimal',
      precision: 2,
      unit: '家',
      judgedBy: 'IC-10',
      computed: ({ indicators, siteData }) => div(indicators.incubatee_count * 1000, siteData.total_area),
    },
    {
      key: 'pro_staff_ratio',
      zh: '专业孵化服务人员占比',
      en: 'Share of professional staff',
      ar: 'حصة العاملين المتخصصين',
      ...percentage,

      computed: ({ teamData }) =>
        pct(
          count(teamData, (row) => row.is_professional),
          teamData.length,
        ),
    },
    {
      key: 'fund_total',
      zh: '孵化资金规模',
      en: 'Incubation funds',
      ar: 'أموال الاحتضان',
      ...money,
      judgedBy: 'IC-07',
      computed: ({ fundData }) => round2(fundData.own_fund + fundData.partner_fund),
    },
    {
      key: 'funded_ratio',
      zh: '获得投融资的在孵企业占比',
      en: 'Share of financed incubatees',
      ar: 'حصة المحتضنين الممولين',
      ...percentage,
      judgedBy: 'IC-24',
      computed: ({ incubateeData, indicators }) =>
        pct(
          count(incubateeData, (row) => row.financing_amount > 0),
          indicators.incubatee_count,
        ),
    },
    {
      key: 'ip_applied_ratio',
      zh: '已申请专利的在孵企业占比',
      en: 'Share of incubatees with patent applications',
      ar: 'حصة المحتضنين ذوي طلبات البراءات',
      ...percentage,
      judgedBy: 'IC-11',
      computed: ({ incubateeData, indicators }) =>
        pct(
          count(incubateeData, (row) => row.has_ip_application),
          indicators.incubatee_count,
        ),
    },
    {
      key: 'ip_valid_ratio',
      zh: '拥有有效知识产权的在孵企业占比',
      en: 'Share of incubatees with valid IP',
      ar: 'حصة المحتضنين ذوي الملكية الفكرية السارية',
      ...percentage,
      computed: ({ incubateeData, indicators }) =>
        pct(
          count(incubateeData, (row) => row.valid_ip_count > 0),
          indicators.incubatee_count,
        ),
    },
    {
      key: 'growth_ratio',
      zh: '增长超过20%的在孵企业占比',
      en: 'Share of incubatees that grew by more than 20%',
      ar: 'حصة المحتضنين الذين نموا بأكثر من 20%',
      ...percentage,
      computed: ({ incubateeData, indicators }) =>
        pct(
          count(incubateeData, (row) => row.grew_over_20),
          indicators.incubatee_count,
        ),
    },
    {
      key: 'same_industry_ratio',
      zh: '同一产业领域在孵企业占比',
      en: 'Share of incubatees in the focus industry',
      ar: 'حصة المحتضنين في القطاع المحوري',
      ...percentage,
      judgedBy: 'IC-12',
      computed: ({ incubateeData, baseData, indicators }) =>
        pct(
          count(incubateeData, (row) => row.domain.slice(0, 1) === baseData.focus_industry.slice(0, 1)),
          indicators.incubatee_count,
        ),
    },
    { key: 'graduate_count', zh: '累计毕业企业数', en: 'Graduates', ar: 'المتخرجون', type: 'integer', unit: '家', computed: ({ graduateData }) => graduateData.length },
  ],
};
