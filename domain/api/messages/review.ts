import type { Text } from '../../text';

/** Messages to an office that decides about filings. */
export const reviewMessages = {
  decided: { zh: '已办理：{action}', en: 'Done: {action}' },
  stale: {
    zh: '该申报已于{at}发生变化，当前为“{status}”，您的办理未生效，请查看最新内容后再办理',
    en: 'This filing changed at {at} and is now: {status}. Your decision was not made, look at it again first',
  },
  answerFilters: {
    zh: '申报书内容的筛选条件无效，请重新选择',
    en: 'these filters on answers cannot be read, choose them again',
  },
  answersOfProgram: {
    zh: '按申报书内容筛选前，请先选择一个申报项目',
    en: 'Choose one program before you filter by answers of its form',
  },
  notAskedFor: {
    zh: '“{field}”属于敏感信息，不能用于筛选，请选择其他内容',
    en: '{field} is sensitive and filings cannot be filtered by it, choose another one',
  },
  notFromHere: {
    zh: '该申报当前为“{status}”，不能进行此项办理，请刷新后查看可办理的事项',
    en: 'This step is not possible while the filing is: {status}. Reload it to see what can be done',
  },
  otherOffice: {
    zh: '此项办理由另一级审核部门负责，请由该部门办理',
    en: 'This step belongs to the other level of review, leave it to that office',
  },
  noExperts: {
    zh: '该项目不设专家评审，请选择其他办理方式',
    en: 'This program has no expert review, choose another step',
  },
  noNotice: {
    zh: '该项目不设公示，请选择其他办理方式',
    en: 'This program has no public notice, choose another step',
  },
  expertsFirst: {
    zh: '该项目须先经专家评审才能公示，请先送专家评审',
    en: 'This program goes to the experts before its public notice, send it there first',
  },
  noticeFirst: {
    zh: '该项目须先公示才能通过，请先公示',
    en: 'This program is approved after its public notice, publish it first',
  },
  noticeRunning: {
    zh: '公示期至{until}，期满后的次日起方可通过',
    en: 'The public notice runs until {until}, it can be approved from the day after',
  },
  incomplete: { zh: '办理信息不完整，请补充：{missing}', en: 'The decision is incomplete, add: {missing}' },
  opinionMissing: { zh: '请填写审核意见', en: 'Give an opinion' },
  reasonMissing: { zh: '请至少选择一项原因', en: 'Choose at least one reason' },
  firstReasons: {
    zh: '初审不通过的原因只能是：不符合申报条件、超出限项、申报类别错误，请从中选择',
    en: 'The first review rejects only for: not eligible, over the limit, wrong category. Choose one of them',
  },
  daysMissing: { zh: '请填写1至15个工作日的修改期限', en: 'Give a deadline of 1 to 15 working days' },
  grantMissing: {
    zh: '请填写批准的资助金额，没有资助的填0',
    en: 'Enter the approved grant, 0 where nothing is granted',
  },
  documentMissing: { zh: '请填写撤销文件的文号', en: 'Enter the number of the document that revokes it' },
  correctionPlace: {
    zh: '需修改内容“{path}”在该申报中不存在，请重新选择',
    en: 'The filing has no “{path}” to correct, choose the place again',
  },
  notLater: {
    zh: '新的修改期限须晚于现在的期限{at}，且自退回起最多15个工作日',
    en: 'The new deadline has to be after the present one, {at}, and at most 15 working days after the return',
  },
} satisfies Record<string, Text>;
