import type { Text } from '../../text';

/** The reason why a filing cannot be continued. `{thing}` is what the program calls it. */
export const continuingMessages = {
  unknown: {
    zh: '所选{thing}不存在或未向本企业公布，请从列表中重新选择',
    en: 'This {thing} does not exist or was not published to your company, please choose one from the list',
  },
  notApproved: {
    zh: '所选{thing}当前为“{status}”，通过后才能据此申报，请另选或等待审核结果',
    en: 'The status of the chosen {thing} is: {status}. It can be continued once it is approved, choose another one or wait',
  },
  taken: {
    zh: '所选{thing}已有获得通过的后续申报，不能重复申报，请另选',
    en: 'A filing that continues this {thing} is approved already, please choose another one',
  },
  noChoices: { zh: '该项目不需要选择其他申报', en: 'This program continues no other filing' },
} satisfies Record<string, Text>;
