/** Messages about objections, to the office. */
import type { MessageTemplate } from '../inbox/messages';

export const objectionsTemplates = {
  objection_received: {
    category: 'review',
    title: { zh: '收到公示异议', en: 'An objection was received', ar: 'ورد اعتراض' },
    body: {
      zh: '“{{company}}”的申报（{{program}}）在公示期内收到异议（{{no}}），请于{{due}}前核查答复；答复前不能批准。',
      en: 'Somebody objected to the filing of {{company}} ({{program}}) in public notice: {{no}}. Answer by {{due}}; it cannot be approved before.',
      ar: 'اعترض شخص على طلب {{company}} ({{program}}) المعلن: {{no}}. أجب قبل {{due}}، ولا يُعتمد قبل ذلك.',
    },
  },
} as const satisfies Record<string, MessageTemplate>;
