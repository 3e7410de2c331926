import { money, percentage, type SectionOf } from '../../../definition';
import { pct } from '../../../expressions/numbers';
import { getRowByKey } from '../../../expressions/tables';
import type { ServerprojectAnswers } from '../answers.generated';

export const serviceSummary: SectionOf<ServerprojectAnswers, 'service_summary'> = {
  key: 'service_summary',
  kind: 'computed',
  title: { zh: '申报汇总', en: 'Summary', ar: 'الملخص' },
  fields: [
    {
      key: 'service_share_last',
      zh: '上年度科技服务收入占比',
      en: 'Share of services last year',
      ar: 'حصة الخدمات في السنة الماضية',
      ...percentage,
      judgedBy: 'SV-R02',
      computed: ({ yr, service_performance }) => pct(yr(service_performance, 'service_revenue', -1), yr(service_performance, 'total_revenue', -1)),
    },
    {
      key: 'college_share',
      zh: '大专及以上人员占比',
      en: 'Share with a college degree',
      ar: 'حصة ذوي الشهادة الجامعية',
      ...percentage,
      judgedBy: 'SV-R04',
      computed: ({ service_staff }) => pct(service_staff.staff_college, service_staff.staff_total),
    },
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
      judgedBy: 'SV-R12',
      computed: ({ funding_sources }) => getRowByKey(funding_sources, 'city_grant').amount,
    },
  ],
};
