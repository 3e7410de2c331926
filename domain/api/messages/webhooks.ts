import type { Text } from '../../text';

/** Webhooks. */
export const webhookMessages = {
  created: { zh: '接收地址已登记', en: 'The endpoint is registered' },
  saved: { zh: '接收地址已保存', en: 'The endpoint is saved' },
  removed: { zh: '接收地址已删除，待发内容一并删除', en: 'The endpoint is removed with what waited for it' },
  rotated: {
    zh: '新密钥已生成，原密钥在{hours}小时内同时有效',
    en: 'The new secret signs from now on; that of before does so for {hours} hours more',
  },
  tested: {
    zh: '测试消息已排队，稍后在发送记录中查看结果',
    en: 'The test is on its way: see the messages for what came of it',
  },
  replayed: { zh: '已重新排队{count}条', en: 'Messages that are sent again: {count}' },
  nothingToReplay: {
    zh: '没有可重新发送的消息，请刷新发送记录',
    en: 'There is nothing to send again. Reload the messages',
  },
  badUrl: {
    zh: '接收地址应为完整的https地址，不能带用户名和密码，请修改后再保存',
    en: 'The address has to be a whole https address without user and password. Correct it and save again',
  },
  privateUrl: {
    zh: '接收地址指向内部网络。如确需使用，请运维人员设置WEBHOOK_PRIVATE后再登记',
    en: 'The address leads into the inner network. Where that is meant, have the operator set WEBHOOK_PRIVATE first',
  },
  noEvents: { zh: '请至少选择一种事件', en: 'Choose at least one event' },
  noName: { zh: '请填写名称', en: 'Give it a name' },
  unknownProgram: {
    zh: '所选项目不存在，请重新选择',
    en: 'One of the programs does not exist. Choose again',
  },
  tooMany: {
    zh: '最多登记{limit}个接收地址，请先删除不用的',
    en: 'There can be {limit} endpoints at most. Remove one that is not needed first',
  },
} satisfies Record<string, Text>;
