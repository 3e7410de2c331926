import type { Text } from '../../text';

/** The state of the running portal. */
export const systemMessages = {
  probed: { zh: '已重新检测各项外部服务', en: 'Every outside service was asked again' },
  sentAgain: { zh: '已安排重新发送{count}条消息', en: '{count} messages are being sent again' },
  nothingToSend: {
    zh: '没有可以重新发送的消息：验证码和已过时的提醒不再重发',
    en: 'There is nothing to send again: codes and reminders of what is over are not repeated',
  },
  noPhone: {
    zh: '您的账号没有手机号，请先在“我的账号”中填写',
    en: 'Your account has no mobile number. Enter one under My account first',
  },
  noAddress: {
    zh: '您的账号没有邮箱，请先在“账号管理”中填写',
    en: 'Your account has no mail address. Enter one under “Accounts” first',
  },
  tested: { zh: '测试消息已发往{to}，请查收', en: 'The test was sent to {to}. See that it arrives' },
  testFailed: {
    zh: '测试消息未能发出：{fault}。请检查该服务的设置',
    en: 'The test could not be sent: {fault}. Check the settings of the service',
  },
} satisfies Record<string, Text>;
