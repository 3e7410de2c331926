/** Names of the columns of the statistics, on the screen and in the file. */

import { COUNTED_STATES, type CountedState } from '../filing/status';
import type { Text } from '../text';
import type { StatisticsStage, TimedStep } from './marks';
import type { StatisticsBy } from './table';

export const dimensionNames: Record<StatisticsBy, Text> = {
  program: { zh: '申报项目', en: 'Program' },
  batch: { zh: '申报批次', en: 'Batch' },
  department: { zh: '归口管理部门', en: 'Department in charge' },
  industry: { zh: '行业', en: 'Industry' },
  status: { zh: '办理状态', en: 'Status' },
};

export const countNames: Record<'filings' | CountedState | 'returned_once', Text> = {
  filings: { zh: '申报数', en: 'Filings' },
  open: { zh: '办理中', en: 'In review' },
  returned: { zh: '退回修改', en: 'Returned' },
  approved: { zh: '通过', en: 'Approved' },
  rejected: { zh: '不通过', en: 'Not approved' },
  revoked: { zh: '已撤销', en: 'Revoked' },
  returned_once: { zh: '退回过', en: 'Returned at least once' },
};

export const statisticsWords = {
  share: { zh: '{{name}}占比', en: 'Share: {{name}}' },
  grant: { zh: '批准资助（万元）', en: 'Grants approved (CNY 10,000)' },
  medianDays: { zh: '办理天数（中位数）', en: 'Median days to a decision' },
  total: { zh: '合计', en: 'Total' },
  unknown: { zh: '未填写', en: 'Not given' },
  sheet: { zh: '申报统计', en: 'Statistics' },
} satisfies Record<string, Text>;

/** Columns that also show a share. */
export const SHARED_COUNTS: readonly (CountedState | 'returned_once')[] = [
  ...COUNTED_STATES.filter((state) => state !== 'revoked'),
  'returned_once',
];

export const stageNames: Record<StatisticsStage, Text> = {
  sent: { zh: '提交', en: 'Submitted' },
  first: { zh: '初审通过', en: 'Passed the first review' },
  experts: { zh: '送专家评审', en: 'Sent to experts' },
  notice: { zh: '公示', en: 'Put on public notice' },
  approved: { zh: '通过', en: 'Approved' },
};

export const timedStepNames: Record<TimedStep, Text> = {
  first: { zh: '初审', en: 'First review' },
  city: { zh: '市级审核', en: 'City review' },
  experts: { zh: '专家评审', en: 'Expert review' },
  notice: { zh: '公示', en: 'Public notice' },
  whole: { zh: '全程', en: 'From submission to decision' },
};
