/** Lists that offices export as workbooks or print, by the keys under which the audit log names them. */
import type { Text } from '../text';
import { listTitles } from './list';

export const exportedLists = {
  companies: { zh: '企业名单', en: 'Companies', ar: 'الشركات' },
  recognitions: { zh: '认定名单', en: 'Recognitions', ar: 'الاعتمادات' },
  reports: { zh: '填报任务', en: 'Reports', ar: 'التقارير' },
  payments: { zh: '资金拨付清单', en: 'Payments of grants', ar: 'صرف المنح' },
  read_log: { zh: '查阅记录', en: 'Read log', ar: 'سجل الاطلاع' },
  audit_log: { zh: '操作日志', en: 'Audit log', ar: 'سجل العمليات' },
  ranking: {
    zh: '评审结果排序表',
    en: 'Ranking by the experts’ scores',
    ar: 'الترتيب حسب درجات الخبراء',
  },
  ...listTitles,
} satisfies Record<string, Text>;

export type ExportedList = keyof typeof exportedLists;
