/** Messages about published demands. */
import type { MessageTemplate } from '../inbox/messages';

export const resultsTemplates = {
  demand_published: {
    category: 'project',
    title: { zh: '榜单已发布', en: 'Demand published' },
    body: {
      zh: '榜单“{{project}}”已发布，揭榜截止{{deadline}}。',
      en: 'The demand {{project}} is published. Bids close on {{deadline}}.',
    },
  },
} as const satisfies Record<string, MessageTemplate>;
