import type { Text } from '../../text';

export const changeMessages = {
  requested: { zh: '变更申请已提交，请等待核准', en: 'The change was sent, the office will decide on it' },
  withdrawn: { zh: '变更申请已撤回', en: 'The request was taken back' },
  accepted: {
    zh: '已核准，将自{day}起生效',
    en: 'Accepted; it takes effect on {day}',
  },
  inEffect: { zh: '已核准，企业信息已更新', en: 'Accepted; the company information is up to date' },
  refused: { zh: '已告知企业不予变更', en: 'Refused; the company was told' },

  missing: { zh: '请填写“{field}”', en: 'Give "{field}"' },
  nothingNew: {
    zh: '填写的内容与企业信息相同，没有需要变更的事项，请核对',
    en: 'This is what the company information says already, there is nothing to change: check what you entered',
  },
  beforeFounding: {
    zh: '生效日期早于企业成立日期（{day}），请核对',
    en: 'The company was founded on {day}: nothing can hold before that day',
  },
  tooFarAhead: {
    zh: '生效日期最多在{months}个月之内，请临近时再申请',
    en: 'The day can be at most {months} months ahead, ask for the change later',
  },
  noEvidence: {
    zh: '请上传新营业执照或其他证明材料',
    en: 'Attach the new licence, or another paper that proves the change',
  },
  tooManyFiles: {
    zh: '“{field}”最多上传{limit}个文件，请移除多余的',
    en: '"{field}" takes at most {limit} files, remove some',
  },
  openAlready: {
    zh: '已有一件“{kind}”申请在办理或待生效，请等其办结后再提交',
    en: 'A request of this kind ({kind}) is under way or waits for its day; ask again when it is done',
  },
  tooManyToday: {
    zh: '24小时内最多提交{limit}次变更申请，请在{at}之后再提交',
    en: 'At most {limit} requests can be sent in 24 hours, send this one after {at}',
  },
  decidedAlready: {
    zh: '该申请已办理或已撤回，请刷新后查看',
    en: 'This request was decided or taken back, reload to see how',
  },
  stale: { zh: '该申请已于{at}更新，请刷新后再办理', en: 'This request changed at {at}, reload it first' },
  reasonMissing: { zh: '请写明不予变更的原因', en: 'Say why it is refused' },
} satisfies Record<string, Text>;
