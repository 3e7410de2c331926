/** Messages about mandates. */
import type { MessageTemplate } from '../inbox/messages';

export const mandatesTemplates = {
  mandate_offered: {
    category: 'account',
    title: { zh: '有企业委托您代理申报', en: 'A company offers you a mandate', ar: 'شركة تعرض عليك تفويضًا' },
    body: {
      zh: '“{{company}}”委托您自{{from}}至{{until}}代理其申报。请在“授权代理”中接受或谢绝。',
      en: '{{company}} asks you to act for it from {{from}} to {{until}}. Accept or decline on the page "Mandates".',
      ar: 'تطلب منك {{company}} أن تعمل نيابة عنها من {{from}} إلى {{until}}. اقبل أو اعتذر في صفحة «التفويضات».',
    },
  },
  mandate_accepted: {
    category: 'account',
    mail: true,
    title: { zh: '代理委托已被接受', en: 'Mandate accepted', ar: 'قُبل التفويض' },
    body: {
      zh: '{{agent}}（{{home}}）已接受委托，自{{from}}至{{until}}代理贵企业申报。贵企业可随时终止。',
      en: '{{agent}} of {{home}} accepted the mandate and acts for your company from {{from}} to {{until}}. You can end it at any time.',
      ar: 'قبل {{agent}} من {{home}} التفويض ويعمل نيابة عن شركتك من {{from}} إلى {{until}}. يمكنك إنهاؤه في أي وقت.',
    },
  },
  mandate_declined: {
    category: 'account',
    title: { zh: '代理委托被谢绝', en: 'Mandate declined', ar: 'رُفض التفويض' },
    body: {
      zh: '{{agent}}（{{home}}）谢绝了代理委托。',
      en: '{{agent}} of {{home}} declined the mandate.',
      ar: 'اعتذر {{agent}} من {{home}} عن التفويض.',
    },
  },
  mandate_ended: {
    category: 'account',
    mail: true,
    title: { zh: '代理委托已结束', en: 'Mandate ended', ar: 'أُنهي التفويض' },
    body: {
      zh: '{{agent}}（{{home}}）的代理委托已结束，不能再代理贵企业申报。已保存和提交的内容不受影响。',
      en: 'The mandate of {{agent}} of {{home}} has ended. What was saved and submitted by it stays as it is.',
      ar: 'انتهى تفويض {{agent}} من {{home}}. وما حُفظ وقُدّم بموجبه يبقى كما هو.',
    },
  },
  mandate_taken_back: {
    category: 'account',
    title: { zh: '代理委托已结束', en: 'Mandate ended', ar: 'أُنهي التفويض' },
    body: {
      zh: '“{{company}}”的代理委托已结束，您不能再代理该企业申报。',
      en: 'Your mandate of {{company}} has ended. You cannot act for it any more.',
      ar: 'انتهى تفويضك من {{company}} ولم يعد لك أن تعمل نيابة عنها.',
    },
  },
  mandate_ending: {
    category: 'deadline',
    mail: true,
    title: { zh: '代理委托即将到期', en: 'A mandate ends soon', ar: 'تفويض يقترب من نهايته' },
    body: {
      zh: '{{agent}}（{{home}}）代理“{{company}}”申报的委托于{{until}}到期。需要继续的，请由“{{company}}”在到期后重新委托；急需的，可先终止原委托再重新委托。',
      en: 'The mandate of {{agent}} ({{home}}) for {{company}} ends with {{until}}. To go on, {{company}} gives a new one after that day, or ends this one and gives a new one at once.',
      ar: 'ينتهي تفويض {{agent}} ({{home}}) عن {{company}} بنهاية {{until}}. للاستمرار تعطي {{company}} تفويضًا جديدًا بعد ذلك اليوم، أو تنهي هذا وتعطي جديدًا فورًا.',
    },
  },
  mandate_of_colleague: {
    category: 'account',
    title: {
      zh: '本企业人员受托代理其他企业',
      en: 'Somebody of your company acts for another one',
      ar: 'شخص من شركتك يعمل نيابة عن شركة أخرى',
    },
    body: {
      zh: '{{agent}}已接受“{{company}}”的委托，自{{from}}至{{until}}代理其申报，办理时以“{{agent}}（{{home}}）”署名。',
      en: '{{agent}} accepted a mandate of {{company}} and acts for it from {{from}} to {{until}}, as {{agent}} of {{home}}.',
      ar: 'قبل {{agent}} تفويضًا من {{company}} ويعمل نيابة عنها من {{from}} إلى {{until}} بصفته {{agent}} من {{home}}.',
    },
  },
  mandate_of_colleague_ended: {
    category: 'account',
    title: {
      zh: '本企业人员的代理委托已结束',
      en: 'A mandate of somebody of your company has ended',
      ar: 'انتهى تفويض شخص من شركتك',
    },
    body: {
      zh: '{{agent}}代理“{{company}}”申报的委托已结束。',
      en: '{{agent}} does not act for {{company}} any more.',
      ar: 'لم يعد {{agent}} يعمل نيابة عن {{company}}.',
    },
  },
} as const satisfies Record<string, MessageTemplate>;
