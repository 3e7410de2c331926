import { money, type SectionOf } from '../../../definition';
import { getRowByKey } from '../../../expressions/tables';
import type { SubjectresearchAnswers } from '../answers.generated';

export const summary: SectionOf<SubjectresearchAnswers, 'summary'> = {
  key: 'summary',
  kind: 'computed',
  title: { zh: '汇总', en: 'Summary', ar: 'الملخص' },
  fields: [
    { key: 'sum_total', zh: '总经费', en: 'Total funds', ar: 'مجموع التمويل', ...money, computed: ({ funding_sources }) => getRowByKey(funding_sources, 'total').amount },
    {
      key: 'sum_grant',
      zh: '申请财政资助',
      en: 'Grant applied for',
      ar: 'المنحة المطلوبة',
      ...money,
      judgedBy: 'SR-R01',
      computed: ({ funding_sources }) => getRowByKey(funding_sources, 'city_grant').amount,
    },
    {
      key: 'group_size',
      zh: '课题组人数（含负责人）',
      en: 'Group size with the leader',
      ar: 'عدد أفراد المجموعة مع الرئيس',
      type: 'integer',
      unit: '人',
      computed: ({ worker_data }) => worker_data.length + 1,
    },
  ],
};
