/** Messages about expert review, to the office. */
import type { MessageTemplate } from '../inbox/messages';

export const expertsTemplates = {
  panel_complete: {
    category: 'review',
    overtakes: ['panel_complete'],
    title: { zh: '专家评审已完成', en: 'Experts have finished', ar: 'أنهى الخبراء التقييم' },
    body: {
      zh: '“{{company}}”的申报（{{program}}）专家评审意见已全部提交，待您办理。',
      en: 'All experts have assessed the filing of {{company}} ({{program}}). It waits for your decision.',
      ar: 'قيّم جميع الخبراء طلب {{company}} ({{program}}). وهو بانتظار قرارك.',
    },
  },
  panels_complete: {
    category: 'review',
    overtakes: ['panels_complete'],
    title: { zh: '专家评审已完成', en: 'Experts have finished', ar: 'أنهى الخبراء التقييم' },
    body: {
      zh: '{{program}}（{{year}}年第{{batch}}批）有{{count}}件申报的专家评审意见已全部提交，待您办理。',
      en: {
        one: '{{program}}, {{year}} batch {{batch}}: all experts have assessed {{count}} filing. It waits for your decision.',
        other:
          '{{program}}, {{year}} batch {{batch}}: all experts have assessed {{count}} filings. They wait for your decision.',
      },
      ar: '{{program}}، سنة {{year}}، الدفعة {{batch}}: طلبات اكتمل تقييم خبرائها، عددها: {{count}}. بانتظار قرارك.',
    },
  },
  experts_due: {
    category: 'deadline',
    overtakes: ['experts_due'],
    title: { zh: '专家评审期限已到', en: 'Experts’ deadline over', ar: 'انتهى موعد الخبراء' },
    body: {
      zh: '{{program}}（{{year}}年第{{batch}}批）有{{count}}件申报的专家评审期限已到，待您办理。',
      en: {
        one: '{{program}}, {{year}} batch {{batch}}: the experts’ deadline of {{count}} filing is over. It waits for your decision.',
        other:
          '{{program}}, {{year}} batch {{batch}}: the experts’ deadline of {{count}} filings is over. They wait for your decision.',
      },
      ar: '{{program}}، سنة {{year}}، الدفعة {{batch}}: طلبات انتهت مهلة خبرائها، عددها: {{count}}. بانتظار قرارك.',
    },
  },
} as const satisfies Record<string, MessageTemplate>;
