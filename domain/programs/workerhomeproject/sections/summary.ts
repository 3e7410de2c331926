import { money, type SectionOf } from '../../../definition';
import { getRowByKey } from '../../../expressions/tables';
import type { WorkerhomeprojectAnswers } from '../answers.generated';

export const summary: SectionOf<WorkerhomeprojectAnswers, 'summary'> = {
  key: 'summary',
  kind: 'computed',
  title: { zh: '汇总', en: 'Summary', ar: 'الملخص' },
  fields: [
    {
      key: 'events_last',
      zh: '上年度交流与培训场次',
      en: 'Exchange and training events last year',
      ar: 'فعاليات التبادل والتدريب في السنة الماضية',
      type: 'integer',
      unit: '场',
      judgedBy: 'WH-R04',
      computed: ({ yr, activity_years }) => yr(activity_years, 'exchange_events', -1) + yr(activity_years, 'training_events', -1),
    },
    { key: 'sum_total', zh: '建设总投入', en: 'Total investment', ar: 'مجموع الاستثمار', ...money, computed: ({ home_budget }) => getRowByKey(home_budget, 'total').total },
    {
      key: 'sum_grant',
      zh: '申请补助',
      en: 'Grant applied for',
      ar: 'المنحة المطلوبة',
      ...money,
      judgedBy: 'WH-R07',
      computed: ({ home_budget }) => getRowByKey(home_budget, 'total').grant,
    },
  ],
};
