/** Messages about windows. */
import type { MessageTemplate } from '../inbox/messages';
import type { TextTemplate } from '../text';

/** Messages that say how much time is left to submit. */
const REMINDERS = ['window_closing'] as const;

/** Text for the parameter `days` of a reminder. */
export const daysLeft: TextTemplate = {
  zh: '{{count}}天',
  en: { one: '{{count}} day', other: '{{count}} days' },
};

/** Sentences for the parameter `drafts`, about a company's filings that are not submitted yet. */
export const draftsLeft = {
  open: {
    zh: '您有{{count}}份草稿未提交。',
    en: { one: ' You have {{count}} unsubmitted draft.', other: ' You have {{count}} unsubmitted drafts.' },
    ar: ' مسوداتك غير المقدَّمة: {{count}}.',
  },
  grace: {
    zh: '您的{{count}}份草稿已开始填写，{{until}}前仍可提交。',
    en: {
      one: ' You started {{count}} draft in time and can still submit it until {{until}}.',
      other: ' You started {{count}} drafts in time and can still submit them until {{until}}.',
    },
    ar: ' مسوداتك التي بدأتها في الوقت ويمكن تقديمها حتى {{until}}: {{count}}.',
  },
  shut: {
    zh: '您的{{count}}份草稿不能再提交，内容已保留。',
    en: {
      one: ' Your {{count}} draft can no longer be submitted; it is kept.',
      other: ' Your {{count}} drafts can no longer be submitted; they are kept.',
    },
    ar: ' مسوداتك التي لم يعد تقديمها ممكنًا وهي محفوظة: {{count}}.',
  },
} satisfies Record<string, TextTemplate>;

export const windowsTemplates = {
  window_open: {
    category: 'window',
    title: { zh: '申报开始', en: 'Declaration open', ar: 'بدأ التقديم' },
    body: {
      zh: '{{year}}年度{{program}}已开始申报，截止时间{{closes_at}}。',
      en: '{{program}} {{year}} is open until {{closes_at}}.',
      ar: '{{program}} {{year}} مفتوح حتى {{closes_at}}.',
    },
  },
  window_closing: {
    category: 'deadline',
    sms: 'last_day',
    overtakes: REMINDERS,
    title: { zh: '申报即将截止', en: 'Declaration closing soon', ar: 'قرب إغلاق التقديم' },
    body: {
      zh: '{{program}}还剩{{days}}截止（{{closes_at}}），您有{{count}}份草稿未提交。',
      en: {
        one: '{{program}} closes in {{days}} ({{closes_at}}). You have {{count}} unsubmitted draft.',
        other: '{{program}} closes in {{days}} ({{closes_at}}). You have {{count}} unsubmitted drafts.',
      },
      ar: 'يُغلق {{program}} بعد {{days}} ({{closes_at}}). مسوداتك غير المقدَّمة: {{count}}.',
    },
  },
  window_closed: {
    category: 'window',
    overtakes: REMINDERS,
    title: { zh: '申报已截止', en: 'Declaration closed', ar: 'أُغلق التقديم' },
    body: {
      zh: '{{program}}已截止，未提交的草稿不能再提交；草稿保留，可继续修改、查看和打印。',
      en: '{{program}} is closed. Unsubmitted drafts can no longer be submitted; they are kept and can be changed, read and printed.',
      ar: 'أُغلق {{program}}. لا يمكن تقديم المسودات غير المقدمة بعد ذلك؛ وهي محفوظة ويمكن تعديلها وقراءتها وطباعتها.',
    },
  },
  window_changed: {
    category: 'window',
    overtakes: REMINDERS,
    title: { zh: '申报时间调整', en: 'Window changed', ar: 'تغيّرت فترة التقديم' },
    body: {
      zh: '{{program}}截止时间由{{old_closes_at}}调整为{{closes_at}}。{{drafts}}{{reason}}',
      en: 'The closing time of {{program}} moved from {{old_closes_at}} to {{closes_at}}.{{drafts}}{{reason}}',
      ar: 'انتقل موعد إغلاق {{program}} من {{old_closes_at}} إلى {{closes_at}}.{{drafts}}{{reason}}',
    },
  },
  window_closed_early: {
    category: 'window',
    overtakes: REMINDERS,
    title: { zh: '申报提前截止', en: 'Declaration closed early', ar: 'أُغلق التقديم مبكرًا' },
    body: {
      zh: '{{program}}已于{{closes_at}}提前截止，原截止时间为{{old_closes_at}}。{{drafts}}{{reason}}',
      en: '{{program}} closed early, at {{closes_at}} instead of {{old_closes_at}}.{{drafts}}{{reason}}',
      ar: 'أُغلق {{program}} مبكرًا في {{closes_at}} بدلًا من {{old_closes_at}}.{{drafts}}{{reason}}',
    },
  },
  window_suspended: {
    category: 'window',
    overtakes: REMINDERS,
    title: { zh: '申报暂停', en: 'Declaration suspended', ar: 'عُلّق التقديم' },
    body: {
      zh: '{{program}}已暂停受理，您的{{count}}份草稿已保留，恢复时间另行通知。{{reason}}',
      en: {
        one: '{{program}} is suspended. Your {{count}} draft is kept; you will be told when it goes on.{{reason}}',
        other:
          '{{program}} is suspended. Your {{count}} drafts are kept; you will be told when it goes on.{{reason}}',
      },
      ar: 'عُلّق {{program}}. مسوداتك محفوظة ({{count}})، وستُبلّغ عند استئنافه.{{reason}}',
    },
  },
  window_not_resumed: {
    category: 'window',
    overtakes: [...REMINDERS, 'window_suspended'],
    title: { zh: '申报暂停后截止', en: 'Suspended declaration closed', ar: 'أُغلق التقديم المعلّق' },
    body: {
      zh: '{{program}}暂停受理后不再恢复，已于{{closes_at}}截止。{{drafts}}{{reason}}',
      en: '{{program}} was suspended and does not go on: it closed at {{closes_at}}.{{drafts}}{{reason}}',
      ar: 'كان {{program}} معلّقًا ولن يُستأنف: أُغلق في {{closes_at}}.{{drafts}}{{reason}}',
    },
  },
  window_resumed: {
    category: 'window',
    overtakes: ['window_suspended'],
    title: { zh: '申报恢复', en: 'Declaration resumed', ar: 'استُؤنف التقديم' },
    body: {
      zh: '{{program}}已恢复受理，申报时间为{{opens_at}}至{{closes_at}}，您有{{count}}份草稿未提交。{{reason}}',
      en: {
        one: '{{program}} goes on: it can be filed from {{opens_at}} to {{closes_at}}. You have {{count}} unsubmitted draft.{{reason}}',
        other:
          '{{program}} goes on: it can be filed from {{opens_at}} to {{closes_at}}. You have {{count}} unsubmitted drafts.{{reason}}',
      },
      ar: 'استُؤنف {{program}}: يمكن التقديم من {{opens_at}} إلى {{closes_at}}. مسوداتك غير المقدَّمة: {{count}}.{{reason}}',
    },
  },
} as const satisfies Record<string, MessageTemplate>;
