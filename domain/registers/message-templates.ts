/** Messages about results of register checks. */
import type { MessageTemplate } from '../inbox/messages';

export const registersTemplates = {
  blacklist_found: {
    category: 'review',
    overtakes: ['blacklist_found'],
    title: {
      zh: '在办申报的企业被列入黑名单',
      en: 'A company is on the black list',
      ar: 'شركة في القائمة السوداء',
    },
    body: {
      zh: '{{program}}（{{year}}年第{{batch}}批）有{{count}}件在办申报的企业被列入信用黑名单，请核查后办理。',
      en: {
        one: '{{program}}, {{year}} batch {{batch}}: the companies of {{count}} filing are on the black list. Look at them before you decide.',
        other:
          '{{program}}, {{year}} batch {{batch}}: the companies of {{count}} filings are on the black list. Look at them before you decide.',
      },
      ar: '{{program}}، سنة {{year}}، الدفعة {{batch}}: طلبات لشركات في القائمة السوداء، عددها: {{count}}. تحقّق منها قبل القرار.',
    },
  },
} as const satisfies Record<string, MessageTemplate>;
