import type { Text } from '../../text';

/** Messages to a company that answers the corrections of a returned filing. */
export const correctionMessages = {
  recorded: { zh: '已记录：{state}', en: 'Recorded: {state}' },
  open: {
    zh: '退回意见“{comment}”尚未处理，请标明“已修改”或填写说明',
    en: 'The remark “{comment}” is still open: mark it as corrected, or answer it',
  },
  openInAll: {
    zh: '还有{count}条退回意见未处理，请逐条标明“已修改”或填写说明后再提交',
    en: 'Remarks still open: {count}. Mark each as corrected, or answer it, before you submit again',
  },
  remarkMissing: { zh: '请填写说明', en: 'Give an answer in words' },
  notReturned: {
    zh: '该申报当前为“{status}”，没有待处理的退回意见，请刷新后查看',
    en: 'There is nothing to correct while this filing is: {status}. Reload to see where it stands',
  },
  stale: {
    zh: '这条意见刚由{by}处理为“{state}”，您的操作未生效，请核对',
    en: '{by} has just dealt with this remark: {state}. Nothing was changed, look at it again',
  },
  staleOpen: {
    zh: '这条意见的处理刚被撤销，您的操作未生效，请核对',
    en: 'Somebody has just opened this remark again. Nothing was changed, look at it again',
  },
} satisfies Record<string, Text>;
