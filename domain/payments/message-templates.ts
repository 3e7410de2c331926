/** Messages to companies about payments of their grants. */
import type { MessageTemplate } from '../inbox/messages';

export const paymentsTemplates = {
  payment_recorded: {
    category: 'project',
    mail: true,
    title: { zh: '资助资金已拨付', en: 'Grant paid', ar: 'صُرفت المنحة' },
    body: {
      zh: '贵单位的{{program}}（项目编号{{no}}）于{{day}}拨付{{amount}}，累计拨付{{paid}}，批准金额{{granted}}。请核对到账情况。',
      en: '{{amount}} was paid on {{day}} for your {{program}} (project {{no}}): {{paid}} so far, of {{granted}} granted. Check that it has arrived.',
      ar: 'صُرف {{amount}} في {{day}} عن {{program}} (المشروع {{no}}): {{paid}} حتى الآن من أصل {{granted}}. تحقق من وصوله.',
    },
  },
  payment_taken_back: {
    category: 'project',
    mail: true,
    title: { zh: '拨付登记已撤销', en: 'Payment record taken back', ar: 'أُلغي تسجيل صرف' },
    body: {
      zh: '贵单位的{{program}}（项目编号{{no}}）{{day}}拨付{{amount}}的登记有误，已撤销，现累计拨付{{paid}}。原因：{{reason}}',
      en: 'The record that {{amount}} was paid on {{day}} for your {{program}} (project {{no}}) was wrong and is taken back; {{paid}} are paid so far. Reason: {{reason}}',
      ar: 'كان تسجيل صرف {{amount}} في {{day}} عن {{program}} (المشروع {{no}}) خاطئًا فأُلغي، والمصروف حتى الآن {{paid}}. السبب: {{reason}}',
    },
  },
} as const satisfies Record<string, MessageTemplate>;
