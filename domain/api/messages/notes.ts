import type { Text } from '../../text';

/** Messages to people who leave notes on a section of their company's draft. */
export const noteMessages = {
  empty: { zh: '请填写备注内容', en: 'Write the note first' },
  added: { zh: '备注已添加，仅本企业可见', en: 'Note added. Only your company sees it' },
  removed: { zh: '备注已删除', en: 'Note removed' },
  tooMany: {
    zh: '一份申报最多保留{limit}条备注，请先删除不再需要的',
    en: 'A filing keeps {limit} notes at most: remove some that you no longer need',
  },
  ofColleague: {
    zh: '这是同事的备注，只有本人或企业主账号可以删除',
    en: 'This is a colleague’s note: only its author or the company’s main account can remove it',
  },
} satisfies Record<string, Text>;
