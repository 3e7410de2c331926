/** Messages about reports that are owed. */
import type { MessageTemplate } from '../inbox/messages';

/** Templates of reminders, each of which supersedes earlier reminders. The message about a return for correction stays. */
const REMINDERS = ['report_open', 'report_due', 'report_overdue', 'report_urged'] as const;
/** Templates that the message about a new stage of a report supersedes. */
const BEFORE = [...REMINDERS, 'report_returned'] as const;

export const reportsTemplates = {
  report_open: {
    category: 'report',
    overtakes: BEFORE,
    title: { zh: '填报任务待办', en: 'Report due', ar: 'تقرير مستحق' },
    body: {
      zh: '请于{{due}}前完成“{{task}}”（{{period}}）。',
      en: 'Please complete {{task}} ({{period}}) before {{due}}.',
      ar: 'يرجى إكمال {{task}} ({{period}}) قبل {{due}}.',
    },
  },
  report_due: {
    category: 'report',
    overtakes: REMINDERS,
    title: { zh: '填报即将到期', en: 'Report due soon', ar: 'تقرير قرب موعده' },
    body: {
      zh: '“{{task}}”（{{period}}）还剩{{count}}天到期。',
      en: {
        one: '{{task}} ({{period}}) is due in {{count}} day.',
        other: '{{task}} ({{period}}) is due in {{count}} days.',
      },
      ar: 'الأيام المتبقية على موعد {{task}} ({{period}}): {{count}}.',
    },
  },
  report_overdue: {
    category: 'report',
    overtakes: REMINDERS,
    title: { zh: '填报已逾期', en: 'Report overdue', ar: 'تقرير متأخر' },
    body: {
      zh: '“{{task}}”（{{period}}）已逾期{{count}}天。{{consequence}}',
      en: {
        one: '{{task}} ({{period}}) is {{count}} day overdue. {{consequence}}',
        other: '{{task}} ({{period}}) is {{count}} days overdue. {{consequence}}',
      },
      ar: 'أيام تأخر {{task}} ({{period}}): {{count}}. {{consequence}}',
    },
  },
  report_returned: {
    category: 'correction',
    overtakes: BEFORE,
    title: { zh: '填报被退回', en: 'Report returned', ar: 'أُعيد التقرير' },
    body: {
      zh: '“{{task}}”（{{period}}）被退回，请于{{deadline}}前修改。意见：{{opinion}}',
      en: '{{task}} ({{period}}) was returned. Correct it before {{deadline}}. Opinion: {{opinion}}',
      ar: 'أُعيد {{task}} ({{period}}). صحّحه قبل {{deadline}}. الرأي: {{opinion}}',
    },
  },
  report_urged: {
    category: 'report',
    sms: true,
    mail: true,
    overtakes: REMINDERS,
    title: { zh: '请尽快上报', en: 'Please file the report', ar: 'يرجى تقديم التقرير' },
    body: {
      zh: '“{{company}}”的“{{task}}”（{{period}}）应于{{due}}前上报，请尽快完成。{{consequence}}',
      en: '{{task}} ({{period}}) of {{company}} is due on {{due}}. Please file it now. {{consequence}}',
      ar: '{{task}} ({{period}}) لـ{{company}} مستحق في {{due}}. يرجى تقديمه الآن. {{consequence}}',
    },
  },
  report_extended: {
    category: 'report',
    sms: true,
    mail: true,
    overtakes: REMINDERS,
    title: { zh: '填报期限已延长', en: 'Report prolonged', ar: 'مُدِّد موعد التقرير' },
    body: {
      zh: '“{{company}}”的“{{task}}”（{{period}}）填报期限延长至{{due}}。原因：{{opinion}}',
      en: '{{task}} ({{period}}) of {{company}} is due on {{due}} now. Reason: {{opinion}}',
      ar: '{{task}} ({{period}}) لـ{{company}} مستحق الآن في {{due}}. السبب: {{opinion}}',
    },
  },
  report_exempt: {
    category: 'report',
    overtakes: BEFORE,
    title: { zh: '填报任务已免报', en: 'Report not needed', ar: 'التقرير غير مطلوب' },
    body: {
      zh: '“{{task}}”（{{period}}）已批准免报。意见：{{opinion}}',
      en: 'You need not file {{task}} ({{period}}). Opinion: {{opinion}}',
      ar: 'لا يلزمك تقديم {{task}} ({{period}}). الرأي: {{opinion}}',
    },
  },
  report_passed: {
    category: 'report',
    overtakes: BEFORE,
    title: { zh: '报表审核通过', en: 'Report accepted', ar: 'قُبل التقرير' },
    body: {
      zh: '“{{task}}”（{{period}}）已审核通过。',
      en: '{{task}} ({{period}}) was accepted.',
      ar: 'قُبل {{task}} ({{period}}).',
    },
  },
} as const satisfies Record<string, MessageTemplate>;
