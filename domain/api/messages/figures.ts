import type { Text } from '../../text';

/** Messages to a company that explains figures that it has said otherwise before. */
export const figureMessages = {
  recorded: { zh: '说明已保存，将随申报提交', en: 'Reason kept. It is filed with the declaration' },
  stale: {
    zh: '这条说明刚由{by}修改，您的内容尚未保存，请核对后再提交',
    en: '{by} has just changed this reason. Yours was not kept: look at both and send it again',
  },
  staleGone: {
    zh: '这条说明刚被撤回，您的内容尚未保存，请核对后再提交',
    en: 'This reason has just been taken back. Yours was not kept: look at it and send it again',
  },
} satisfies Record<string, Text>;
