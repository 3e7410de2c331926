import { money, percentage, type SectionOf } from '../../../definition';
import { div } from '../../../expressions/numbers';
import { getRowByKey } from '../../../expressions/tables';
import type { JiebangguashuaiAnswers } from '../answers.generated';

export const demandSummary: SectionOf<JiebangguashuaiAnswers, 'demand_summary'> = {
  key: 'demand_summary',
  kind: 'computed',
  title: { zh: '汇总', en: 'Summary', ar: 'الملخص' },
  fields: [
    {
      key: 'sum_total',
      zh: '投入合计',
      en: 'Total investment',
      ar: 'مجموع الاستثمار',
      ...money,
      judgedBy: 'JB-R02',
      computed: ({ funding_sources }) => getRowByKey(funding_sources, 'total').amount,
    },
    {
      key: 'sum_grant',
      zh: '申请财政资助',
      en: 'Grant applied for',
      ar: 'المنحة المطلوبة',
      ...money,
      computed: ({ funding_sources }) => getRowByKey(funding_sources, 'city_grant').amount,
    },
    {
      key: 'invest_ratio',
      zh: '总投入与资助之比',
      en: 'Investment per yuan of grant',
      ar: 'الاستثمار لكل يوان من المنحة',
      type: 'decimal',
      precision: 2,
      unit: '倍',
      judgedBy: 'JB-R11',
      computed: ({ demand }) => div(demand.total_invest, demand.expect_grant),
    },
    {
      key: 'pay_total',
      zh: '里程碑支付比例合计',
      en: 'Total share paid',
      ar: 'مجموع الحصص المدفوعة',
      ...percentage,
      computed: ({ sum, milestones }) => sum(milestones, 'pay_ratio'),
    },
  ],
};
