import { money, percentage, type SectionOf } from '../../../definition';
import { isFilledIn } from '../../../expressions/choices';
import { round2 } from '../../../expressions/numbers';
import type { ScientistadvisorAnswers } from '../answers.generated';

function rateOf(assessment: string): number | null {
  if (!isFilledIn(assessment)) return null;
  return assessment === 'excellent' ? 70 : assessment === 'pass' ? 50 : 0;
}

export const subsidy: SectionOf<ScientistadvisorAnswers, 'subsidy'> = {
  key: 'subsidy',
  kind: 'computed',
  title: { zh: '补助测算', en: 'Support by formula', ar: 'مبلغ الدعم حسب الصيغة' },
  fields: [
    { key: 'subsidy_rate', zh: '补助比例', en: 'Rate', ar: 'المعدل', ...percentage, computed: ({ appointment }) => rateOf(appointment.last_assessment) },
    {
      key: 'subsidy_amount',
      zh: '测算补助金额',
      en: 'Support by formula',
      ar: 'مبلغ الدعم حسب الصيغة',
      ...money,
      judgedBy: 'SA-R09',
      computed: ({ appointment, subsidy }) => round2(Math.min((appointment.paid_last_year * subsidy.subsidy_rate) / 100, 10)),
    },
    {
      key: 'task_days',
      zh: '任务计划天数合计',
      en: 'Days over all tasks',
      ar: 'الأيام في جميع المهام',
      type: 'integer',
      unit: '天',
      judgedBy: 'SA-R11',
      computed: ({ sum, work_tasks }) => sum(work_tasks, 'days'),
    },
  ],
};
