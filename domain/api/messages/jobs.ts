import type { Text } from '../../text';

/** The work of each job, by its name in code. */
export const jobNames: Record<string, Text> = {
  archives: { zh: '生成归档包', en: 'Make archives' },
  backup: { zh: '每日备份', en: 'Nightly backup' },
  'company changes': { zh: '执行到期的企业变更', en: 'Apply company changes' },
  corrections: { zh: '处理逾期未修改的申报', en: 'Close overdue corrections' },
  'demo queue': { zh: '准备演示数据', en: 'Prepare demo filings' },
  digests: { zh: '发送每日汇总邮件', en: 'Send daily e-mails' },
  due: { zh: '提醒办理时限', en: 'Remind of review deadlines' },
  experts: { zh: '提醒专家评审', en: 'Remind experts' },
  mandates: { zh: '处理到期的代理委托', en: 'End expired mandates' },
  notices: { zh: '发送通知公告', en: 'Deliver notices' },
  decisions: { zh: '执行已提交的办理', en: 'Carry out decisions' },
  recognitions: { zh: '提醒认定到期', en: 'Remind of expiring recognitions' },
  registers: { zh: '核对登记信息', en: 'Check registers' },
  reminders: { zh: '提醒修改期限', en: 'Remind of corrections' },
  'report reminders': { zh: '提醒填报', en: 'Remind of reports' },
  reports: { zh: '生成填报任务', en: 'Create due reports' },
  retention: { zh: '到期数据清理', en: 'Remove data past its retention' },
  scan: { zh: '病毒扫描', en: 'Scan files for viruses' },
  sweep: { zh: '清理过期数据', en: 'Remove expired data' },
  'window reminders': { zh: '提醒申报截止', en: 'Remind of closing windows' },
  'work list fold': { zh: '更新待办台账', en: 'Update the work list' },
};
