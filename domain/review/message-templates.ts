/** Messages to officers about their work. */
import type { MessageTemplate } from '../inbox/messages';

export const reviewTemplates = {
  assigned_one: {
    category: 'review',
    title: { zh: '申报已指派给您', en: 'A filing was assigned to you', ar: 'أُسند إليك طلب' },
    body: {
      zh: '{{by}}将“{{company}}”的申报（{{no}}）指派给您审核。{{note}}',
      en: '{{by}} assigned the filing of {{company}} ({{no}}) to you.{{note}}',
      ar: 'أسند إليك {{by}} طلب {{company}} ({{no}}).{{note}}',
    },
  },
  assigned_many: {
    category: 'review',
    title: { zh: '多件申报已指派给您', en: 'Filings were assigned to you', ar: 'أُسندت إليك طلبات' },
    body: {
      zh: '{{by}}将{{count}}件申报指派给您审核。{{note}}',
      en: {
        one: '{{by}} assigned {{count}} filing to you.{{note}}',
        other: '{{by}} assigned {{count}} filings to you.{{note}}',
      },
      ar: 'كلّفك {{by}} بمراجعة طلبات، عددها: {{count}}.{{note}}',
    },
  },
  deputy_named: {
    category: 'review',
    title: { zh: '离岗代办已登记', en: 'A deputy was named', ar: 'سُمي نائب' },
    body: {
      zh: '{{person}}自{{from}}至{{until}}离岗，期间由{{deputy}}代办。登记人：{{by}}。',
      en: '{{person}} is away from {{from}} to {{until}}; {{deputy}} acts meanwhile. Entered by {{by}}.',
      ar: '{{person}} غائب من {{from}} إلى {{until}}، وينوب عنه {{deputy}}. أدخله {{by}}.',
    },
  },
  deputy_asked: {
    category: 'review',
    title: { zh: '请您代办', en: 'You act as deputy', ar: 'أنت النائب' },
    body: {
      zh: '{{person}}自{{from}}至{{until}}离岗，期间由您代办。指派给{{person}}的申报会列入您的“指派给我”，请及时办理。登记人：{{by}}。',
      en: '{{person}} is away from {{from}} to {{until}}, and you act meanwhile. Filings assigned to {{person}} stand in your list under “Assigned to me”: decide on them there. Entered by {{by}}.',
      ar: '{{person}} غائب من {{from}} إلى {{until}}، وأنت تنوب عنه. تظهر الطلبات المسندة إلى {{person}} في قائمتك تحت «المسندة إليّ»: بُتّ فيها هناك. أدخله {{by}}.',
    },
  },
  deputy_over: {
    category: 'review',
    overtakes: ['deputy_named', 'deputy_asked'],
    title: { zh: '离岗代办已结束', en: 'An absence is over', ar: 'انتهى غياب' },
    body: {
      zh: '{{person}}的离岗（{{from}}至{{until}}）已结束，{{deputy}}不再代办。',
      en: 'The absence of {{person}} ({{from}} to {{until}}) is over; {{deputy}} acts no longer.',
      ar: 'انتهى غياب {{person}} ({{from}} إلى {{until}})، ولم يعد {{deputy}} ينوب.',
    },
  },
  submitted_again: {
    category: 'review',
    overtakes: ['submitted_again', 'assigned_one'],
    title: { zh: '申报已重新提交', en: 'Submitted again', ar: 'قُدّم مجددًا' },
    body: {
      zh: '“{{company}}”的申报（{{program}}，{{no}}）已重新提交，待您审核。',
      en: '{{company}} submitted its filing again ({{program}}, {{no}}). It waits for your review.',
      ar: 'قدّمت {{company}} طلبها مجددًا ({{program}}، {{no}}). وهو بانتظار مراجعتك.',
    },
  },
  review_overdue: {
    category: 'deadline',
    overtakes: ['review_overdue'],
    title: { zh: '初审已超过期限', en: 'First review overdue', ar: 'تأخرت المراجعة الأولى' },
    body: {
      zh: '{{program}}（{{year}}年第{{batch}}批）有{{count}}件申报已过初审期限，请尽快审核。',
      en: {
        one: '{{program}}, {{year}} batch {{batch}}: the first review of {{count}} filing should have been done by now.',
        other:
          '{{program}}, {{year}} batch {{batch}}: the first review of {{count}} filings should have been done by now.',
      },
      ar: '{{program}}، سنة {{year}}، الدفعة {{batch}}: طلبات تجاوزت موعد المراجعة الأولى، عددها: {{count}}. يرجى مراجعتها قريبًا.',
    },
  },
  level_overdue: {
    category: 'deadline',
    overtakes: ['level_overdue'],
    title: { zh: '已超过办理时限', en: 'Deadline of the level over', ar: 'انقضى موعد المستوى' },
    body: {
      zh: '{{program}}（{{year}}年第{{batch}}批）有{{count}}件申报已超过本层级的办理时限，请尽快办理。',
      en: {
        one: '{{program}}, {{year}} batch {{batch}}: {{count}} filing is past the deadline of your level. Decide on them soon.',
        other:
          '{{program}}, {{year}} batch {{batch}}: {{count}} filings are past the deadline of your level. Decide on them soon.',
      },
      ar: '{{program}}، سنة {{year}}، الدفعة {{batch}}: طلبات تجاوزت موعد البت في مستواك، عددها: {{count}}. يرجى البت فيها قريبًا.',
    },
  },
  level_escalated: {
    category: 'deadline',
    overtakes: ['level_escalated'],
    title: { zh: '有申报超过办理时限未办理', en: 'A level is late', ar: 'مستوى متأخر' },
    body: {
      zh: '{{program}}（{{year}}年第{{batch}}批）有{{count}}件申报超过办理时限一天仍未办理，请督办。',
      en: {
        one: '{{program}}, {{year}} batch {{batch}}: {{count}} filing is a day past the deadline of its level. Please take action.',
        other:
          '{{program}}, {{year}} batch {{batch}}: {{count}} filings are a day past the deadline of their level. Please take action.',
      },
      ar: '{{program}}، سنة {{year}}، الدفعة {{batch}}: طلبات مضى يوم على موعد البت فيها، عددها: {{count}}. يرجى المتابعة.',
    },
  },
  notice_over: {
    category: 'review',
    overtakes: ['notice_over'],
    title: { zh: '公示期已满', en: 'Public notice over', ar: 'انتهى الإعلان العام' },
    body: {
      zh: '{{program}}（{{year}}年第{{batch}}批）有{{count}}件申报公示期已满，待您办理。',
      en: {
        one: '{{program}}, {{year}} batch {{batch}}: the public notice of {{count}} filing is over. It waits for your decision.',
        other:
          '{{program}}, {{year}} batch {{batch}}: the public notice of {{count}} filings is over. They wait for your decision.',
      },
      ar: '{{program}}، سنة {{year}}، الدفعة {{batch}}: طلبات انتهى إعلانها العام، عددها: {{count}}. بانتظار قرارك.',
    },
  },
  order_refused: {
    category: 'review',
    overtakes: ['order_refused'],
    title: { zh: '部分申报未能办理', en: 'Some filings were not decided', ar: 'لم يُبت في بعض الطلبات' },
    body: {
      zh: '您的办理单（{{action}}）有{{count}}件申报未能办理，请查看原因。',
      en: {
        one: 'Your decision order ({{action}}) was refused for {{count}} filing. See why.',
        other: 'Your decision order ({{action}}) was refused for {{count}} filings. See why.',
      },
      ar: 'رُفض تنفيذ أمر البت ({{action}}) لطلبات عددها: {{count}}. اطّلع على السبب.',
    },
  },
  decision_sent_back: {
    category: 'review',
    title: { zh: '办理结果被退回', en: 'Decisions sent back to you', ar: 'أُعيدت قرارات إليك' },
    body: {
      zh: '{{by}}（{{part}}）退回了您的{{count}}件办理（{{action}}）：{{note}}。请修改后重新办理。',
      en: {
        one: '{{by}} ({{part}}) sent back your decision ({{action}}) on {{count}} filing: {{note}}. Change it and decide again.',
        other:
          '{{by}} ({{part}}) sent back your decisions ({{action}}) on {{count}} filings: {{note}}. Change them and decide again.',
      },
      ar: 'أعاد {{by}} ({{part}}) قراراتك ({{action}})، عددها: {{count}}. الملاحظة: {{note}}. عدّلها وقرّر من جديد.',
    },
  },
  signature_waiting: {
    category: 'review',
    overtakes: ['signature_waiting'],
    title: { zh: '有办理结果待您签署', en: 'Decisions wait for your signature', ar: 'قرارات بانتظار توقيعك' },
    body: {
      zh: '{{by}}转来的办理（{{action}}）待您签署，目前共有{{count}}件待签署，请登录平台查看后签署。',
      en: {
        one: '{{by}} sent decisions for your signature ({{action}}). {{count}} decision waits for it now. Look at them and sign.',
        other:
          '{{by}} sent decisions for your signature ({{action}}). {{count}} decisions wait for it now. Look at them and sign.',
      },
      ar: 'أرسل {{by}} قرارات لتوقيعك ({{action}}). المنتظر الآن: {{count}}. اطّلع عليها ووقّع.',
    },
  },
} as const satisfies Record<string, MessageTemplate>;
