/** Messages about appeals, to the company and to the office. */
import type { MessageTemplate } from '../inbox/messages';

export const appealsTemplates = {
  appealed: {
    category: 'review',
    title: { zh: '申诉已收到', en: 'Appeal received', ar: 'استُلم التظلم' },
    body: {
      zh: '“{{project}}”的申诉（{{no}}）已收到，由未参与原决定的人员审理，{{due}}前答复。',
      en: 'Your appeal {{no}} about {{project}} was received. Someone who was not involved in the decision will review it and answer by {{due}}.',
      ar: 'استُلم تظلمك {{no}} بشأن {{project}}. سيراجعه شخص لم يشارك في القرار ويجيب قبل {{due}}.',
    },
  },
  appeal_upheld: {
    category: 'review',
    sms: true,
    title: { zh: '申诉成立', en: 'Appeal upheld', ar: 'قُبل التظلم' },
    body: {
      zh: '“{{project}}”的申诉（{{no}}）成立，{{next}}。理由：{{opinion}}',
      en: 'Your appeal {{no}} about {{project}} was upheld. {{next}} Reasons: {{opinion}}',
      ar: 'قُبل تظلمك {{no}} بشأن {{project}}. {{next}} الأسباب: {{opinion}}',
    },
  },
  appeal_dismissed: {
    category: 'review',
    sms: true,
    title: { zh: '申诉不成立', en: 'Appeal dismissed', ar: 'رُفض التظلم' },
    body: {
      zh: '“{{project}}”的申诉（{{no}}）不成立，维持原决定。理由：{{opinion}}',
      en: 'Your appeal {{no}} about {{project}} was dismissed; the decision stands. Reasons: {{opinion}}',
      ar: 'رُفض تظلمك {{no}} بشأن {{project}} ويبقى القرار قائمًا. الأسباب: {{opinion}}',
    },
  },
  filing_reopened: {
    category: 'review',
    title: {
      zh: '申诉成立，申报待重新审核',
      en: 'Appeal upheld: decide anew',
      ar: 'قُبل تظلم: أعد البت في الطلب',
    },
    body: {
      zh: '“{{company}}”对申报（{{program}}）的申诉（{{no}}）成立，原决定已解除，请重新审核。理由：{{opinion}}',
      en: 'Appeal {{no}} of {{company}} about its filing ({{program}}) was upheld and the decision is undone. Review the filing again. Reasons: {{opinion}}',
      ar: 'قُبل التظلم {{no}} المقدَّم من {{company}} بشأن طلبها ({{program}}) وأُلغي القرار. راجع الطلب من جديد. الأسباب: {{opinion}}',
    },
  },
  appeal_received: {
    category: 'review',
    title: { zh: '收到申诉', en: 'An appeal was received', ar: 'ورد تظلم' },
    body: {
      zh: '“{{company}}”对申报（{{program}}）的“{{decision}}”决定提出申诉（{{no}}），请于{{due}}前审理答复。',
      en: '{{company}} appeals against a decision on its filing ({{program}}): {{decision}}. Hear appeal {{no}} and answer by {{due}}.',
      ar: 'تتظلم {{company}} من قرار على طلبها ({{program}}): {{decision}}. انظر في التظلم {{no}} وأجب قبل {{due}}.',
    },
  },
  appeal_without_hearer: {
    category: 'review',
    title: { zh: '有申诉无人可以审理', en: 'Nobody can hear an appeal', ar: 'لا أحد يستطيع النظر في التظلم' },
    body: {
      zh: '“{{company}}”对申报（{{program}}）提出申诉（{{no}}），但有权审理的人员都参与了原决定。请在“账号管理”中增加一名市级管理员，于{{due}}前审理答复。',
      en: '{{company}} appeals against a decision on its filing ({{program}}, {{no}}), but everybody who could hear it had a part in the decision. Add a city officer under accounts; the answer is due by {{due}}.',
      ar: 'تتظلم {{company}} من قرار على طلبها ({{program}}، {{no}})، لكن كل من يستطيع النظر فيه شارك في القرار. أضف مسؤول مدينة في الحسابات، والرد مستحق قبل {{due}}.',
    },
  },
} as const satisfies Record<string, MessageTemplate>;
