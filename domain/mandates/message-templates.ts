/** Messages about mandates. */
import type { MessageTemplate } from '../inbox/messages';

export const mandatesTemplates = {
  mandate_offered: {
    category: 'account',
    title: { zh: '有企业委托您代理申报', en: 'A company offers you a mandate' },
    body: {
      zh: '“{{company}}”委托您自{{from}}至{{until}}代理其申报。请在“授权代理”中接受或谢绝。',
      en: '{{company}} asks you to act for it from {{from}} to {{until}}. Accept or decline on the page "Mandates".',
    },
  },
  mandate_accepted: {
    category: 'account',
    mail: true,
    title: { zh: '代理委托已被接受', en: 'Mandate accepted' },
    body: {
      zh: '{{agent}}（{{home}}）已接受委托，自{{from}}至{{until}}代理贵企业申报。贵企业可随时终止。',
      en: '{{agent}} of {{home}} accepted the mandate and acts for your company from {{from}} to {{until}}. You can end it at any time.',
    },
  },
  mandate_declined: {
    category: 'account',
    title: { zh: '代理委托被谢绝', en: 'Mandate declined' },
    body: {
      zh: '{{agent}}（{{home}}）谢绝了代理委托。',
      en: '{{agent}} of {{home}} declined the mandate.',
    },
  },
  mandate_ended: {
    category: 'account',
    mail: true,
    title: { zh: '代理委托已结束', en: 'Mandate ended' },
    body: {
      zh: '{{agent}}（{{home}}）的代理委托已结束，不能再代理贵企业申报。已保存和提交的内容不受影响。',
      en: 'The mandate of {{agent}} of {{home}} has ended. What was saved and submitted by it stays as it is.',
    },
  },
  mandate_taken_back: {
    category: 'account',
    title: { zh: '代理委托已结束', en: 'Mandate ended' },
    body: {
      zh: '“{{company}}”的代理委托已结束，您不能再代理该企业申报。',
      en: 'Your mandate of {{company}} has ended. You cannot act for it any more.',
    },
  },
  mandate_ending: {
    category: 'deadline',
    mail: true,
    title: { zh: '代理委托即将到期', en: 'A mandate ends soon' },
    body: {
      zh: '{{agent}}（{{home}}）代理“{{company}}”申报的委托于{{until}}到期。需要继续的，请由“{{company}}”在到期后重新委托；急需的，可先终止原委托再重新委托。',
      en: 'The mandate of {{agent}} ({{home}}) for {{company}} ends with {{until}}. To go on, {{company}} gives a new one after that day, or ends this one and gives a new one at once.',
    },
  },
  mandate_of_colleague: {
    category: 'account',
    title: { zh: '本企业人员受托代理其他企业', en: 'Somebody of your company acts for another one' },
    body: {
      zh: '{{agent}}已接受“{{company}}”的委托，自{{from}}至{{until}}代理其申报，办理时以“{{agent}}（{{home}}）”署名。',
      en: '{{agent}} accepted a mandate of {{company}} and acts for it from {{from}} to {{until}}, as {{agent}} of {{home}}.',
    },
  },
  mandate_of_colleague_ended: {
    category: 'account',
    title: { zh: '本企业人员的代理委托已结束', en: 'A mandate of somebody of your company has ended' },
    body: {
      zh: '{{agent}}代理“{{company}}”申报的委托已结束。',
      en: '{{agent}} does not act for {{company}} any more.',
    },
  },
} as const satisfies Record<string, MessageTemplate>;
