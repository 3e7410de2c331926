import { money, type SectionOf } from '../../../definition';
import { isFilledIn } from '../../../expressions/choices';
import { round2 } from '../../../expressions/numbers';
import type { OverseasprojectAnswers } from '../answers.generated';

function ceilingOf(category: string): number | null {
  if (!isFilledIn(category)) return null;
  return category === 'overseas_engineer' ? 20 : 10;
}

export const subsidy: SectionOf<OverseasprojectAnswers, 'subsidy'> = {
  key: 'subsidy',
  kind: 'computed',
  title: { zh: '资助测算', en: 'Subsidy', ar: 'الدعم' },
  fields: [
    {
      key: 'pay_total_wan',
      zh: '核算期实发薪酬',
      en: 'Pay in the period',
      ar: 'الأجر في المدة',
      ...money,
      judgedBy: 'OV-R02',
      computed: ({ sum, pay_records }) => sum(pay_records, 'gross_pay') / 10000,
    },
    {
      key: 'tax_total',
      zh: '代扣个人所得税合计',
      en: 'Income tax withheld',
      ar: 'ضريبة الدخل المقتطعة',
      type: 'decimal',
      precision: 2,
      unit: '元',
      computed: ({ sum, pay_records }) => sum(pay_records, 'income_tax'),
    },
    {
      key: 'stay_total',
      zh: '核算期在岗天数',
      en: 'Days here in the period',
      ar: 'أيام الإقامة في المدة',
      type: 'integer',
      unit: '天',
      judgedBy: 'OV-R03',
      computed: ({ sum, entry_records }) => sum(entry_records, 'stay_days'),
    },
    { key: 'subsidy_cap', zh: '资助上限', en: 'Ceiling', ar: 'الحد الأعلى', ...money, computed: ({ filing }) => ceilingOf(filing.category) },
    {
      key: 'subsidy_amount',
      zh: '测算资助金额',
      en: 'Subsidy by formula',
      ar: 'الدعم حسب الصيغة',
      ...money,
      judgedBy: 'OV-R10',
      computed: ({ subsidy }) => round2(Math.min(subsidy.pay_total_wan * 0.3, subsidy.subsidy_cap)),
    },
  ],
};
