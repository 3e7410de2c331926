/** Messages about data whose retention period is over. */
import type { MessageTemplate } from '../inbox/messages';

export const retentionTemplates = {
  draft_going: {
    category: 'system',
    title: { zh: '草稿即将到期清理', en: 'A draft is about to be removed', ar: 'مسودة على وشك الإزالة' },
    body: {
      zh: '“{{program}}”的草稿长期未提交，将于{{date}}后清理，届时不能恢复。如需留存，请在此之前下载申报书。',
      en: 'The draft of {{program}} was never submitted and is removed after {{date}}; it cannot be had back then. Download it before if you want to keep it.',
      ar: 'لم تُقدم مسودة {{program}} قط وتُزال بعد {{date}} ولا يمكن استرجاعها حينئذ. نزّلها قبل ذلك إن أردت الاحتفاظ بها.',
    },
  },
} as const satisfies Record<string, MessageTemplate>;
