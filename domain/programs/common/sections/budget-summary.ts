import { type ComputedSection, money } from '../../../definition';
import { computeIndirectCostCap } from '../../../expressions/figures';
import { div } from '../../../expressions/numbers';
import { getRowByKey } from '../../../expressions/tables';
import type { BudgetExpenseRow, BudgetSummary, FundingSourcesRow } from '../answers.generated';

export const budgetSummary: ComputedSection<
  { funding_sources: FundingSourcesRow[]; budget_summary: BudgetSummary; budget_expense: BudgetExpenseRow[] },
  'budget_summary',
  BudgetSummary
> = {
  key: 'budget_summary',
  kind: 'computed',
  title: { zh: '经费汇总', en: 'Budget summary', ar: 'ملخص الميزانية' },
  fields: [
    {
      key: 'sum_total',
      zh: '项目总投入',
      en: 'Total investment',
      ar: 'مجموع الاستثمار',
      ...money,
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
      key: 'sum_own',
      zh: '自筹资金合计',
      en: 'Own funds',
      ar: 'التمويل الذاتي',
      ...money,
      computed: ({ funding_sources }) =>
        getRowByKey(funding_sources, 'self_raised').amount +
        getRowByKey(funding_sources, 'partner_input').amount +
        getRowByKey(funding_sources, 'bank_loan').amount +
        getRowByKey(funding_sources, 'other_source').amount,
    },
    {
      key: 'own_ratio',
      zh: '自筹与资助之比',
      en: 'Own funds per yuan of grant',
      ar: 'التمويل الذاتي لكل يوان من المنحة',
      type: 'decimal',
      precision: 2,
      unit: '倍',
      computed: ({ budget_summary }) => div(budget_summary.sum_own, budget_summary.sum_grant),
    },
    {
      key: 'indirect_cap',
      zh: '间接费用上限（财政资金）',
      en: 'Ceiling on indirect costs from grants',
      ar: 'حد التكاليف غير المباشرة من المنح',
      ...money,
      computed: ({ budget_expense }) => computeIndirectCostCap(getRowByKey(budget_expense, 'direct').grant - getRowByKey(budget_expense, 'equip_buy').grant),
    },
  ],
};
