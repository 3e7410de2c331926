import { round2 } from '../../../expressions/numbers';
import type { SectionOf } from '../../define';
import type { ScientistadvisorAnswers } from '../answers';

export const subsidy: SectionOf<ScientistadvisorAnswers, 'subsidy'> = {
  key: 'subsidy',
  kind: 'computed',
  title: { zh: '补助测算', en: 'Support by formula' },
  fields: [
    {
      key: 'subsidy_rate',
      zh: '补助比例',
      en: 'Rate',
      type: 'percent',
      precision: 2,
      unit: '%',
      computed: ({ appointment }) => (appointment.last_assessment === 'excellent' ? 70 : appointment.last_assessment === 'pass' ? 50 : 0),
    },
    {
      key: 'subsidy_amount',
      zh: '测算补助金额',
      en: 'Support by formula',
      type: 'money_wan',
      precision: 2,
      unit: '万元',
      computed: ({ appointment, subsidy }) => Math.min(round2((appointment.paid_last_year * subsidy.subsidy_rate) / 100), 10),
    },
    { key: 'task_days', zh: '任务计划天数合计', en: 'Days over all tasks', type: 'integer', unit: '天', computed: ({ sum, work_tasks }) => sum(work_tasks, 'days') },
  ],
};
