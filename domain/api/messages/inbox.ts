import type { Text } from '../../text';

export const inboxMessages = {
  marked: { zh: '已标记为已读', en: 'Marked as read' },
  tooManyIds: {
    zh: '一次最多标记{limit}条消息',
    en: 'At most {limit} messages can be marked at once',
  },
} satisfies Record<string, Text>;
