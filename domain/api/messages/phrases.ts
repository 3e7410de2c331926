import type { Text } from '../../text';

/** Messages to an office on its phrases for opinions. */
export const phraseMessages = {
  saved: { zh: '常用语已保存', en: 'The phrase was saved' },
  deleted: { zh: '常用语已删除', en: 'The phrase was deleted' },
  empty: { zh: '请填写常用语', en: 'write the phrase' },
  atMost: {
    zh: '最多保存{limit}条常用语，请先删除不用的常用语',
    en: 'At most {limit} phrases can be kept, delete one that you do not need',
  },
} satisfies Record<string, Text>;
