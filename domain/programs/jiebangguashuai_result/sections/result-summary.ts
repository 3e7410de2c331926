import { money, percentage, type SectionOf } from '../../../definition';
import { pct } from '../../../expressions/numbers';
import { count, getRowByKey } from '../../../expressions/tables';
import type { JiebangguashuaiResultAnswers } from '../answers.generated';

export const resultSummary: SectionOf<JiebangguashuaiResultAnswers, 'result_summary'> = {
  key: 'result_summary',
  kind: 'computed',
  title: { zh: '汇总', en: 'Summary', ar: 'الملخص' },
  fields: [
    {
      key: 'reach_rate',
      zh: '指标完成率',
      en: 'Share of indicators reached',
      ar: 'حصة المؤشرات المتحققة',
      ...percentage,
      judgedBy: 'JR-R06',
      computed: ({ indicator_results }) =>
        pct(
          count(indicator_results, (row) => row.reached === true),
          indicator_results.length,
        ),
    },
    {
      key: 'paid_total',
      zh: '实际支付揭榜方',
      en: 'Paid to the bidder',
      ar: 'المدفوع لمقدم العرض',
      ...money,
      judgedBy: 'JR-R08',
      computed: ({ sum, milestone_results }) => sum(milestone_results, 'actual_pay'),
    },
    {
      key: 'pay_rate',
      zh: '合同支付率',
      en: 'Share of the contract paid',
      ar: 'الحصة المدفوعة من العقد',
      ...percentage,
      computed: ({ result_summary, project_link }) => pct(result_summary.paid_total, project_link.contract_amount),
    },
    { key: 'spend_total', zh: '实际总支出', en: 'Total spent', ar: 'مجموع المنفق', ...money, computed: ({ final_account }) => getRowByKey(final_account, 'total').actual },
    {
      key: 'grant_left',
      zh: '财政资金结余',
      en: 'Grant left over',
      ar: 'المتبقي من المنحة',
      ...money,
      computed: ({ project_link, final_account }) => project_link.grant_approved - getRowByKey(final_account, 'total').actual_grant,
    },
  ],
};
