import type { Rule } from '../../../definition';
import { isFilledIn } from '../../../expressions/choices';
import { computeIndirectCostCap, least, measured, most } from '../../../expressions/figures';
import { near } from '../../../expressions/numbers';
import { getRowByKey } from '../../../expressions/tables';
import type {
  ApplicantBasic,
  BudgetExpenseRow,
  BudgetSummary,
  EquipmentListRow,
  FundingSourcesRow,
} from '../answers.generated';

type Budget = { budget_expense: BudgetExpenseRow[]; funding_sources: FundingSourcesRow[] };

export const budgetRules: Rule<Budget>[] = [
  {
    id: 'BUD-01',
    level: 'error',
    zh: '经费支出合计与经费来源合计不一致，请核对两表',
    en: 'Total spending differs from total funds; check both tables',
    ar: 'مجموع الإنفاق يختلف عن مجموع التمويل، راجع الجدولين',
    met: {
      zh: '经费支出合计等于经费来源合计',
      en: 'Total spending equals total funds',
      ar: 'مجموع الإنفاق يساوي مجموع التمويل',
    },
    paths: ['budget_expense.grant', 'budget_expense.own', 'funding_sources.amount'],
    check: ({ budget_expense, funding_sources }) =>
      near(getRowByKey(budget_expense, 'total').total, getRowByKey(funding_sources, 'total').amount),
  },
  {
    id: 'BUD-02',
    level: 'error',
    zh: '财政资金支出合计与本级资助、上级财政资金之和不一致，请调整财政资金支出',
    en: 'Grant spending differs from the grants; adjust it',
    ar: 'الإنفاق من المنح يختلف عن مبلغ المنح، عدّله',
    met: {
      zh: '财政资金支出合计等于本级资助与上级财政资金之和',
      en: 'Grant spending equals the grants',
      ar: 'الإنفاق من المنح يساوي مبلغ المنح',
    },
    paths: ['budget_expense.grant', 'funding_sources.amount'],
    check: ({ budget_expense, funding_sources }) =>
      near(
        getRowByKey(budget_expense, 'total').grant,
        getRowByKey(funding_sources, 'city_grant').amount +
          getRowByKey(funding_sources, 'upper_grant').amount,
      ),
  },
  /**
   * Indirect costs from grants, in 万元: at most 30% of the first 500 of direct costs from grants without purchases of
   * equipment, 25% of the next 500, 20% above.
   */
  {
    id: 'BUD-03',
    level: 'error',
    zh: '间接费用（财政资金）超出比例上限，请调减间接费用',
    en: 'Indirect costs from grants are over the ceiling; reduce them',
    ar: 'التكاليف غير المباشرة من المنح تتجاوز الحد، خفّضها',
    met: {
      zh: '间接费用（财政资金）不超过比例上限',
      en: 'Indirect costs from grants are within the ceiling',
      ar: 'التكاليف غير المباشرة من المنح ضمن الحد',
    },
    paths: ['budget_expense.grant'],
    ...measured<Budget>(({ budget_expense }) =>
      most(
        getRowByKey(budget_expense, 'indirect').grant,
        computeIndirectCostCap(
          getRowByKey(budget_expense, 'direct').grant - getRowByKey(budget_expense, 'equip_buy').grant,
        ),
        '10k_yuan',
      ),
    ),
  },
  {
    id: 'BUD-04',
    level: 'warning',
    zh: '有支出的科目未填写测算依据，请补填',
    en: 'An item with an amount has no basis of calculation; add it',
    ar: 'بند له مبلغ بلا أساس للحساب، أضفه',
    met: {
      zh: '有支出的科目均填写了测算依据',
      en: 'Every item with an amount has its basis of calculation',
      ar: 'لكل بند له مبلغ أساس للحساب',
    },
    paths: ['budget_expense.grant', 'budget_expense.own', 'budget_expense.basis'],
    check: ({ all, leafRows, budget_expense }) =>
      all(leafRows(budget_expense), (row) => !(row.total > 0) || isFilledIn(row.basis)),
  },
  {
    id: 'BUD-05',
    level: 'warning',
    zh: '其他支出超过直接费用的10%，请调减，确需列支的请在测算依据中说明',
    en: 'Other spending exceeds 10% of direct costs; reduce it, or give the reason in the basis of calculation',
    ar: 'النفقات الأخرى تتجاوز 10% من التكاليف المباشرة، خفّضها أو اذكر السبب في أساس الحساب',
    met: {
      zh: '其他支出不超过直接费用的10%',
      en: 'Other spending is no more than 10% of direct costs',
      ar: 'النفقات الأخرى لا تتجاوز 10% من التكاليف المباشرة',
    },
    paths: ['budget_expense.grant', 'budget_expense.own'],
    ...measured<Budget>(({ budget_expense }) =>
      most(
        getRowByKey(budget_expense, 'other_business').total,
        0.1 * getRowByKey(budget_expense, 'direct').total,
        '10k_yuan',
      ),
    ),
  },
];

export const equipmentRules: Rule<{
  equipment_list: EquipmentListRow[];
  budget_expense: BudgetExpenseRow[];
}>[] = [
  {
    id: 'BUD-06',
    level: 'error',
    zh: '设备明细金额合计超过设备费中购置与试制费之和，请核对设备明细或预算',
    en: 'Listed equipment exceeds the purchase and trial-made items; check the list or the budget',
    ar: 'المعدات المدرجة تتجاوز بندي الشراء والتصنيع التجريبي، راجع القائمة أو الميزانية',
    met: {
      zh: '设备明细金额合计不超过设备费中购置与试制费之和',
      en: 'Listed equipment is within the purchase and trial-made items',
      ar: 'المعدات المدرجة ضمن بندي الشراء والتصنيع التجريبي',
    },
    paths: [
      'equipment_list.quantity',
      'equipment_list.unit_price',
      'budget_expense.grant',
      'budget_expense.own',
    ],
    check: ({ sum, equipment_list, budget_expense }) =>
      sum(equipment_list, 'amount') <=
      getRowByKey(budget_expense, 'equip_buy').total +
        getRowByKey(budget_expense, 'equip_trial').total +
        0.005,
  },
  {
    id: 'BUD-07',
    level: 'error',
    zh: '单价50万元以上的设备缺少购置（试制）必要性说明，请在附件中上传',
    en: 'Items of CNY 500,000 or more need a note of need; upload it under attachments',
    ar: 'البنود التي تبلغ 500,000 يوان فأكثر تحتاج إلى مذكرة ضرورة، ارفعها ضمن المرفقات',
    met: {
      zh: '单价50万元以上设备已上传购置（试制）必要性说明',
      en: 'Items of CNY 500,000 or more have a note of need',
      ar: 'للبنود التي تبلغ 500,000 يوان فأكثر مذكرة ضرورة',
    },
    applies: ({ equipment_list }) => equipment_list.some((row) => row.unit_price >= 50),
    elsewhere: {
      zh: '没有单价50万元以上的设备',
      en: 'No item costs CNY 500,000 or more',
      ar: 'لا يوجد بند تبلغ كلفته 500,000 يوان فأكثر',
    },
    paths: ['equipment_list.unit_price', 'filesData.equipment_note'],
    check: ({ hasFile }) => hasFile('equipment_note'),
  },
];

type OwnFunds = { budget_summary: BudgetSummary };

const ownFundsRule: Omit<Rule<OwnFunds>, 'id'> = {
  level: 'error',
  zh: '自筹资金低于申请财政资助，请增加自筹资金或调减申请金额',
  en: 'Own funds are below the grant; raise them or reduce the grant',
  ar: 'التمويل الذاتي أقل من المنحة، ارفعه أو خفّض المنحة',
  met: {
    zh: '自筹资金不低于申请财政资助',
    en: 'Own funds at least equal the grant',
    ar: 'التمويل الذاتي يساوي المنحة على الأقل',
  },
  paths: ['funding_sources.amount'],
  ...measured<OwnFunds>(({ budget_summary }) =>
    least(budget_summary.sum_own, budget_summary.sum_grant ?? undefined, '10k_yuan'),
  ),
};

export const ownFundsRules: Rule<OwnFunds>[] = [{ ...ownFundsRule, id: 'SLF-01' }];

/** Rule for companies alone, in programs that other units may file too. */
export const companyFundsRule: Omit<Rule<OwnFunds & { applicant_basic: ApplicantBasic }>, 'id'> = {
  ...ownFundsRule,
  applies: ({ applicant_basic }) => applicant_basic.unit_type === 'enterprise',
  elsewhere: { zh: '仅企业申报须满足', en: 'Asked of companies only', ar: 'يُطلب من الشركات فقط' },
  paths: ['applicant_basic.unit_type', 'funding_sources.amount'],
};
