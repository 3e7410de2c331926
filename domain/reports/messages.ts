import type { Text } from '../text';

/** Messages to companies and offices on periodic reports. */
export const reportMessages = {
  saved: { zh: '填报内容已保存', en: 'Report saved' },
  submitted: { zh: '上报成功', en: 'The report was filed' },
  notEditable: {
    zh: '该填报任务当前为“{{status}}”，不能填写，请刷新后查看',
    en: 'This report cannot be filled in while it is: {{status}}. Reload to see it',
  },
  alreadySubmitted: {
    zh: '该任务已上报，编号{{no}}，请刷新后查看',
    en: 'This report was already filed as {{no}}. Reload to see it',
  },
  elsewhere: {
    zh: '该任务通过另一申报填报，请前往{{title}}',
    en: 'This report is a declaration of its own, file it there: {{title}}',
  },
  incomplete: {
    zh: '填报内容不完整或有误，共{{count}}处，请修改后再上报',
    en: 'The report is incomplete or has errors. Complete or correct before filing: {{count}}',
  },
  /** Name of the author where a report was changed and no person has saved it yet. */
  byItself: { zh: '系统', en: 'The portal' },
  conflict: {
    zh: '内容已被{{by}}于{{at}}修改，您的修改未保存，请核对后再保存',
    en: '{{by}} changed this report at {{at}}. Your changes were not saved. Compare them and save again',
  },
  decided: { zh: '已办理：{{action}}', en: 'Done: {{action}}' },
  decidedAll: { zh: '{{action}}：已办理{{count}}项', en: '{{action}}: {{count}} done' },
  stale: {
    zh: '该填报于{{at}}发生变化，当前为“{{status}}”，您的办理未生效，请查看最新内容后再办理',
    en: 'This report changed at {{at}} and is now: {{status}}. Your decision was not made. Look at it again first',
  },
  notFromHere: {
    zh: '该填报当前为“{{status}}”，不能进行此项办理，请刷新后查看可办理的事项',
    en: 'This is not possible while the report is: {{status}}. Reload it to see what can be done',
  },
  decisionIncomplete: {
    zh: '办理信息不完整，请补充后再提交',
    en: 'The decision is incomplete. Add what is missing and send it again',
  },
  opinionMissing: {
    zh: '请填写退回意见，或延期、免报的原因',
    en: 'Say what is to be corrected, why it is prolonged, or why it need not be filed',
  },
  dayMissing: { zh: '请选择新的截止日期', en: 'Choose the new last day' },
  notLater: {
    zh: '新的截止日期须晚于现在的截止日期{{day}}，请重新选择',
    en: 'The new last day must be after the present one, {{day}}. Choose another',
  },
  dayPast: {
    zh: '新的截止日期已过，请选择今天或以后的日期',
    en: 'That day has passed. Choose today or a later day',
  },
  dayFar: {
    zh: '一次最多延期至{{days}}天后，请选择较早的日期',
    en: 'A report is prolonged by {{days}} days at most. Choose an earlier day',
  },
  notToRemind: {
    zh: '该填报当前为“{{status}}”，无须催报，请刷新后查看',
    en: 'Nobody is reminded of a report that is: {{status}}. Reload the list to see it',
  },
  remindedToday: {
    zh: '今天已催报过，请明天再催',
    en: 'Its company was reminded today already. Remind it again tomorrow',
  },
  reminded: { zh: '已催报{{count}}项', en: 'Reminded: {{count}}' },
  daysMissing: { zh: '请填写1至15个工作日的修改期限', en: 'Give a deadline of 1 to 15 working days' },
} satisfies Record<string, Text>;
