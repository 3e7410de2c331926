import type { Text } from '../text';

export const mandateMessages = {
  given: { zh: '委托已发出，对方接受后生效', en: 'The mandate was sent; it holds once it is accepted' },
  accepted: {
    zh: '已接受委托，可在页面顶部切换到“{{company}}”',
    en: 'You accepted the mandate: switch to {{company}} at the top of the page',
  },
  declined: { zh: '已谢绝委托', en: 'You declined the mandate' },
  ended: { zh: '委托已终止，立即生效', en: 'The mandate has ended, at once' },
  acting: { zh: '已切换，现在代理“{{company}}”', en: 'You act for {{company}} now' },
  actingForOwn: { zh: '已切换回本企业', en: 'You are back in your own company' },

  nobody: {
    zh: '没有找到可以接受委托的账号，请向对方核对登录名和所在企业的统一社会信用代码',
    en: 'No account that could take a mandate has this login name and credit code: ask its holder for both',
  },
  tooManyOffers: {
    zh: '24小时内最多发出{{limit}}次委托，请在{{at}}之后再试',
    en: 'At most {{limit}} mandates can be tried in 24 hours. Try again after {{at}}',
  },
  tooManyOpen: {
    zh: '委托最多同时有{{limit}}件，请先终止不再需要的委托',
    en: 'At most {{limit}} mandates can be open. End those that are not needed any more',
  },
  openAlready: {
    zh: '该账号已有一件未结束的委托，如需调整请先终止原委托',
    en: 'This account has an open mandate already. End it first to change anything',
  },
  programsMissing: { zh: '请选择委托办理的项目类别', en: 'Choose the programs of the mandate' },
  programUnknown: {
    zh: '没有“{{program}}”这一项目类别，请重新选择',
    en: 'There is no program {{program}}. Choose again',
  },
  beginsInThePast: {
    zh: '开始日期不能早于今天（{{today}}），请重新选择',
    en: 'It can begin today, {{today}}, at the earliest: choose another day',
  },
  tooFarAhead: {
    zh: '开始日期最多在{{months}}个月之内，请重新选择',
    en: 'It can begin at most {{months}} months from now. Choose an earlier day',
  },
  endsBeforeItBegins: {
    zh: '结束日期不能早于开始日期，请重新选择',
    en: 'Its last day lies before its first. Choose another',
  },
  tooLong: {
    zh: '委托最长{{months}}个月，结束日期不能晚于{{day}}，请重新选择',
    en: 'It can last {{months}} months at most. Choose a last day until {{day}}',
  },
  answeredAlready: {
    zh: '该委托已处理或已结束，请刷新后查看',
    en: 'This mandate was answered or has ended. Reload to see how',
  },
  stale: {
    zh: '该委托已于{{at}}更新，请刷新后再操作',
    en: 'This mandate changed at {{at}}. Reload it first',
  },
  notInForce: {
    zh: '该委托现在不能使用（期限为{{from}}至{{until}}），请刷新后查看',
    en: 'This mandate is not in force now (it runs from {{from}} to {{until}}). Reload to see its state',
  },

  over: {
    zh: '您代理“{{company}}”的委托（{{from}}至{{until}}）已经结束，本次操作没有执行。没有保存的内容留在本机暂存，请先返回本企业',
    en: 'Your mandate of {{company}} ({{from}} to {{until}}) has ended, and this was not done. What was not saved stays in the local store of this browser. Go back to your own company first',
  },
  ownCompany: { zh: '本企业', en: 'your own company' },
  actingElse: {
    zh: '您已在其他页面切换了企业，现在办理的是“{{company}}”，本次操作没有执行。请刷新页面',
    en: 'You have switched in another tab and act for {{company}} now, so this was not done. Reload the page',
  },
} satisfies Record<string, Text>;
