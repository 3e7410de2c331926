import type { Text } from '../../text';

export const lookupMessages = {
  unknownType: {
    zh: '没有该类型的选项，请刷新页面后重试',
    en: 'There are no options of this type, load the page anew and try again',
  },
} satisfies Record<string, Text>;
