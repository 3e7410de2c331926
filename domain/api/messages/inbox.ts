import type { Text } from '../../text';

export const inboxMessages = {
  marked: { zh: '已标记为已读', en: 'Marked as read' },
  chosen: { zh: '消息接收方式已保存', en: 'Your choice is saved' },
  notContact: {
    zh: '企业联系人的接收方式由企业主账号设置',
    en: 'The main account of the company chooses how its contact is told',
  },
  digest: { zh: '今日消息汇总（{count}条）', en: 'Messages of the day ({count})' },
  digestMore: { zh: '另有{count}条，请登录平台查看', en: 'Sign in to the portal to read {count} more' },
  tooManyIds: {
    zh: '一次最多标记{limit}条消息，请分次标记',
    en: 'At most {limit} messages can be marked at once, mark them in several calls',
  },
} satisfies Record<string, Text>;
