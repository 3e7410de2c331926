import type { Text } from '../text';

export const inboxMessages = {
  marked: { zh: '已标记为已读', en: 'Marked as read' },
  chosen: { zh: '消息接收方式已保存', en: 'Your choice is saved' },
  notContact: {
    zh: '企业联系人的接收方式由企业主账号设置',
    en: 'The main account of the company chooses how its contact is told',
  },
  digest: { zh: '今日消息汇总（{{count}}条）', en: 'Messages of the day ({{count}})' },
  digestMore: { zh: '另有{{count}}条，请登录平台查看', en: 'Sign in to the portal to read {{count}} more' },
  tooManyIds: {
    zh: '一次最多标记{{limit}}条消息，请分次标记',
    en: 'At most {{limit}} messages can be marked at once, mark them in several calls',
  },
} satisfies Record<string, Text>;

export const officeNoticeMessages = {
  written: { zh: '通知已提交发送', en: 'The notice is on its way' },
  scheduled: { zh: '通知已保存，将于{{at}}发送', en: 'The notice was saved and will be sent at {{at}}' },
  cancelled: { zh: '通知已取消，不会发送', en: 'The notice was cancelled and will not be sent' },

  empty: { zh: '请填写内容', en: 'say something' },
  halfEnglish: {
    zh: '英文标题和英文正文须同时填写或同时留空',
    en: 'Give both an English title and an English text, or neither',
  },
  programUnknown: { zh: '没有这一申报项目，请重新选择', en: 'There is no such program. Choose another' },
  past: {
    zh: '发送时间已过，请选择将来的时间，或立即发送',
    en: 'That time has passed. Choose a later one or send now',
  },
  far: {
    zh: '发送时间最多在{{days}}天之内，请选择更早的时间',
    en: 'A notice can be scheduled at most {{days}} days ahead. Choose an earlier time',
  },
  nobody: {
    zh: '没有符合条件的企业，通知未发送，请调整发送范围',
    en: 'No company would receive this notice, so it was not sent. Choose other recipients',
  },
  stale: {
    zh: '该通知已于{{at}}被他人修改，您的修改未保存，请查看最新内容后再修改',
    en: 'This notice was changed by somebody else at {{at}}. Your change was not saved. Look at the notice again first',
  },
  notChangeable: {
    zh: '该通知当前为“{{state}}”，不能再修改或取消，请刷新后查看',
    en: 'This notice cannot be changed or cancelled any more: {{state}}. Reload to see it',
  },
} satisfies Record<string, Text>;
