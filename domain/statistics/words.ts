/** Names of the columns of the statistics, on the screen and in the file. */

import { COUNTED_STATES, type CountedState } from '../filing/status';
import type { Text } from '../text';
import type { StatisticsStage, TimedStep } from './marks';
import type { StatisticsBy } from './table';

export const dimensionNames: Record<StatisticsBy, Text> = {
  program: { zh: '申报项目', en: 'Program', ar: 'البرنامج' },
  batch: { zh: '申报批次', en: 'Batch', ar: 'الدفعة' },
  department: { zh: '归口管理部门', en: 'Department in charge', ar: 'الإدارة المختصة' },
  industry: { zh: '行业', en: 'Industry', ar: 'القطاع' },
  status: { zh: '办理状态', en: 'Status', ar: 'الحالة' },
};

export const countNames: Record<'filings' | CountedState | 'returned_once', Text> = {
  filings: { zh: '申报数', en: 'Filings', ar: 'الطلبات' },
  open: { zh: '办理中', en: 'In review', ar: 'قيد المراجعة' },
  returned: { zh: '退回修改', en: 'Returned', ar: 'مُعاد' },
  approved: { zh: '通过', en: 'Approved', ar: 'معتمد' },
  rejected: { zh: '不通过', en: 'Not approved', ar: 'غير معتمد' },
  revoked: { zh: '已撤销', en: 'Revoked', ar: 'مُلغى' },
  returned_once: { zh: '退回过', en: 'Returned at least once', ar: 'أُعيد مرة على الأقل' },
};

export const statisticsWords = {
  share: { zh: '{{name}}占比', en: 'Share: {{name}}', ar: 'حصة: {{name}}' },
  grant: { zh: '批准资助（万元）', en: 'Grants approved (10,000 yuan)', ar: 'المنح المعتمدة (10,000 يوان)' },
  medianDays: { zh: '办理天数（中位数）', en: 'Median days to a decision', ar: 'وسيط أيام البت' },
  total: { zh: '合计', en: 'Total', ar: 'المجموع' },
  unknown: { zh: '未填写', en: 'Not given', ar: 'غير مذكور' },
  sheet: { zh: '申报统计', en: 'Statistics', ar: 'الإحصاء' },
} satisfies Record<string, Text>;

/** Columns that also show a share. */
export const SHARED_COUNTS: readonly (CountedState | 'returned_once')[] = [
  ...COUNTED_STATES.filter((state) => state !== 'revoked'),
  'returned_once',
];

export const stageNames: Record<StatisticsStage, Text> = {
  sent: { zh: '提交', en: 'Submitted', ar: 'مُقدَّم' },
  first: { zh: '初审通过', en: 'Passed the first review', ar: 'اجتاز المراجعة الأولى' },
  experts: { zh: '送专家评审', en: 'Sent to experts', ar: 'أُرسل إلى الخبراء' },
  notice: { zh: '公示', en: 'Put on public notice', ar: 'إعلان للعموم' },
  approved: { zh: '通过', en: 'Approved', ar: 'معتمد' },
};

export const timedStepNames: Record<TimedStep, Text> = {
  first: { zh: '初审', en: 'First review', ar: 'المراجعة الأولى' },
  city: { zh: '市级审核', en: 'City review', ar: 'مراجعة المدينة' },
  experts: { zh: '专家评审', en: 'Expert review', ar: 'مراجعة الخبراء' },
  notice: { zh: '公示', en: 'Public notice', ar: 'الإعلان العام' },
  whole: { zh: '全程', en: 'From submission to decision', ar: 'من التقديم إلى البت' },
};
