import type { Text } from '../../text';

/** How long data is kept. */
export const retentionMessages = {
  saved: { zh: '保留期限已保存', en: 'The periods are saved' },
  outOfBounds: {
    zh: '“{name}”的保留天数应在{least}至{most}天之间',
    en: '{name}: keep it for {least} to {most} days',
  },
  held: { zh: '已暂停清理该企业的数据', en: 'The data of the company is held' },
  ended: { zh: '已解除暂停清理', en: 'The hold is ended' },
  reasonMissing: { zh: '请填写暂停清理的原因', en: 'Say why it is held' },
  noCompany: {
    zh: '没有统一社会信用代码为{code}的企业，请核对后重试',
    en: 'There is no company with the credit code {code}. Check it and try again',
  },
  noFiling: {
    zh: '该企业没有这份申报，请核对后重试',
    en: 'The company has no such filing. Check it and try again',
  },
} satisfies Record<string, Text>;
