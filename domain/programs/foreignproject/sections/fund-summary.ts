import { money, type SectionOf } from '../../../definition';
import { getRowByKey } from '../../../expressions/tables';
import type { ForeignprojectAnswers } from '../answers.generated';

export const fundSummary: SectionOf<ForeignprojectAnswers, 'fund_summary'> = {
  key: 'fund_summary',
  kind: 'computed',
  title: { zh: '经费汇总', en: 'Summary', ar: 'الملخص' },
  fields: [
    { key: 'sum_total', zh: '项目总经费', en: 'Total funds', ar: 'مجموع التمويل', ...money, computed: ({ expert_funding }) => getRowByKey(expert_funding, 'total').total },
    {
      key: 'sum_grant',
      zh: '申请财政资助',
      en: 'Grant applied for',
      ar: 'المنحة المطلوبة',
      ...money,
      computed: ({ expert_funding }) => getRowByKey(expert_funding, 'total').grant,
    },
    {
      key: 'days_total',
      zh: '计划在华工作总天数',
      en: 'Total days in China',
      ar: 'مجموع الأيام في الصين',
      type: 'integer',
      unit: '天',
      computed: ({ sum, experts }) => sum(experts, 'work_days'),
    },
    {
      key: 'visit_cost_wan',
      zh: '来华计划费用合计',
      en: 'Cost of all visits',
      ar: 'تكلفة جميع الزيارات',
      ...money,
      computed: ({ sum, visits }) => sum(visits, 'visit_total') / 10000,
    },
  ],
};
