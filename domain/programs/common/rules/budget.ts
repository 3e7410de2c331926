import type { Rule } from '../../../definition';
import { indirectCap } from '../../../expressions/bands';
import { filled } from '../../../expressions/choices';
import { near } from '../../../expressions/numbers';
import { rowOf } from '../../../expressions/tables';
import type {
  BudgetExpenseRow,
  BudgetSummary,
  EquipmentListRow,
  FundingSourcesRow,
} from '../answers.generated';

export const budgetRules: Rule<{
  budget_expense: BudgetExpenseRow[];
  funding_sources: FundingSourcesRow[];
}>[] = [
  {
    id: 'BUD-01',
    level: 'error',
    zh: '经费支出合计应等于经费来源合计',
    en: 'Total spending must equal total funds',
    paths: ['budget_expense.grant', 'budget_expense.own', 'funding_sources.amount'],
    check: ({ budget_expense, funding_sources }) =>
      near(rowOf(budget_expense, 'total').total, rowOf(funding_sources, 'total').amount),
  },
  {
    id: 'BUD-02',
    level: 'error',
    zh: '财政资金支出合计应等于本级资助与上级财政资金之和',
    en: 'Grant spending must equal the grants',
    paths: ['budget_expense.grant', 'funding_sources.amount'],
    check: ({ budget_expense, funding_sources }) =>
      near(
        rowOf(budget_expense, 'total').grant,
        rowOf(funding_sources, 'city_grant').amount + rowOf(funding_sources, 'upper_grant').amount,
      ),
  },
  /**
   * 30% of the first 500 of direct costs from grants without purchases of equipment, 25% of the next
   * 500, 20% above.
   */
  {
    id: 'BUD-03',
    level: 'error',
    zh: '间接费用（财政资金）超出比例上限',
    en: 'Indirect costs from grants are over the ceiling',
    paths: ['budget_expense.grant'],
    check: ({ budget_expense }) =>
      rowOf(budget_expense, 'indirect').grant <=
      indirectCap(rowOf(budget_expense, 'direct').grant - rowOf(budget_expense, 'equip_buy').grant) + 0.005,
  },
  {
    id: 'BUD-04',
    level: 'warning',
    zh: '有支出的科目应填写测算依据',
    en: 'Give the basis of calculation for every item with an amount',
    paths: ['budget_expense.grant', 'budget_expense.own', 'budget_expense.basis'],
    check: ({ all, leafRows, budget_expense }) =>
      all(leafRows(budget_expense), (row) => !(row.total > 0) || filled(row.basis)),
  },
  {
    id: 'BUD-05',
    level: 'warning',
    zh: '其他支出超过直接费用10%的应说明',
    en: 'Other spending above 10% of direct costs needs a reason',
    paths: ['budget_expense.grant', 'budget_expense.own'],
    check: ({ budget_expense }) =>
      rowOf(budget_expense, 'other_business').total <= 0.1 * rowOf(budget_expense, 'direct').total + 0.005,
  },
];

export const equipmentRules: Rule<{
  equipment_list: EquipmentListRow[];
  budget_expense: BudgetExpenseRow[];
}>[] = [
  {
    id: 'BUD-06',
    level: 'error',
    zh: '设备明细金额合计不得超过设备费中购置与试制费之和',
    en: 'Listed equipment cannot exceed the purchase and trial-made items',
    paths: [
      'equipment_list.quantity',
      'equipment_list.unit_price',
      'budget_expense.grant',
      'budget_expense.own',
    ],
    check: ({ sum, equipment_list, budget_expense }) =>
      sum(equipment_list, 'amount') <=
      rowOf(budget_expense, 'equip_buy').total + rowOf(budget_expense, 'equip_trial').total + 0.005,
  },
  {
    id: 'BUD-07',
    level: 'error',
    zh: '单价50万元以上设备须上传购置（试制）必要性说明',
    en: 'Items of CNY 500,000 or more need a note of need',
    paths: ['equipment_list.unit_price', 'filesData.equipment_note'],
    check: ({ equipment_list, hasFile }) =>
      !equipment_list.some((row) => row.unit_price >= 50) || hasFile('equipment_note'),
  },
];

export const ownFundsRules: Rule<{ budget_summary: BudgetSummary }>[] = [
  {
    id: 'SLF-01',
    level: 'error',
    zh: '自筹资金不得低于申请财政资助',
    en: 'Own funds must be at least equal to the grant',
    paths: ['funding_sources.amount'],
    check: ({ budget_summary }) => budget_summary.sum_own >= budget_summary.sum_grant - 0.005,
  },
];
