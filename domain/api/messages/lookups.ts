import type { Text } from '../../text';

export const lookupMessages = {
  unknownType: { zh: '没有该类型的选项', en: 'There are no options of this type' },
} satisfies Record<string, Text>;
