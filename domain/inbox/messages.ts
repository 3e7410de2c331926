/**
 * Messages of the inbox: their categories, how long each is kept, and how a template is filled (catalogue: workflow,
 * messages). The texts are fixed; their placeholders are filled with the subject of the message.
 */
import { fillText, type Text, type TextParameters, type TextTemplate } from '../text';

export const MESSAGE_CATEGORIES = [
  'review',
  'correction',
  'deadline',
  'window',
  'report',
  'project',
  'question',
  'policy',
  'account',
  'system',
] as const;
export type MessageCategory = (typeof MESSAGE_CATEGORIES)[number];

interface CategoryInfo extends Text {
  /** True where unread messages are highlighted on the home page. */
  glint: boolean;
  /** Priority; 0 is the most urgent. */
  priority: number;
  /** Days after which a message expires. */
  keepDays: number;
}

export const messageCategories: Record<MessageCategory, CategoryInfo> = {
  review: { zh: '审核通知', en: 'Review', ar: 'المراجعة', glint: true, priority: 1, keepDays: 1095 },
  correction: { zh: '退回修改', en: 'Correction', ar: 'التصحيح', glint: true, priority: 0, keepDays: 1095 },
  deadline: { zh: '截止提醒', en: 'Deadline', ar: 'المواعيد', glint: true, priority: 1, keepDays: 90 },
  window: {
    zh: '申报通知',
    en: 'Declaration window',
    ar: 'فترات التصريح',
    glint: true,
    priority: 2,
    keepDays: 365,
  },
  report: {
    zh: '填报任务',
    en: 'Report task',
    ar: 'التقارير المطلوبة',
    glint: true,
    priority: 1,
    keepDays: 365,
  },
  project: { zh: '项目管理', en: 'Project', ar: 'المشاريع', glint: true, priority: 2, keepDays: 1095 },
  question: { zh: '咨询答复', en: 'Answers', ar: 'الردود', glint: true, priority: 2, keepDays: 365 },
  policy: { zh: '政策公告', en: 'Policy', ar: 'السياسات', glint: false, priority: 3, keepDays: 365 },
  account: { zh: '账号安全', en: 'Account', ar: 'الحساب', glint: true, priority: 2, keepDays: 180 },
  system: { zh: '系统公告', en: 'System', ar: 'النظام', glint: false, priority: 3, keepDays: 90 },
};

/** Maximum number of messages that a bell holds; the list of messages has all of them. */
export const NOTICES_AT_MOST = 50;

/** Maximum number of highlighted messages. */
export const MAX_HIGHLIGHTED_MESSAGES = 5;

export interface MessageTemplate {
  category: MessageCategory;
  /** Also sent to the company's contact by SMS and mail; `last_day`: only when one day is left. */
  sms?: true | 'last_day';
  /** Also sent to the company's contact by mail only. */
  mail?: true;
  /** Templates that this one supersedes: messages with the same link are removed. */
  overtakes?: readonly string[];
  title: TextTemplate;
  body: TextTemplate;
}

/** Values for the placeholders of a template; a value in two languages is a text itself. */
export type MessageParameters = TextParameters;

/** Body of a message to a deputy, about the work of the absent person. */
const IN_PLACE: Text = {
  zh: '（代{{name}}办理）{{body}}',
  en: '{{body}} (For {{name}}.)',
  ar: '{{body}} (نيابة عن {{name}}.)',
};

/** Adds the name of the absent person to the body of a message to the deputy. */
export const nameAbsentPerson = (body: Text, inPlaceOf?: string): Text =>
  inPlaceOf ? fillText(IN_PLACE, { name: inPlaceOf, body }) : body;

/** Fills the placeholders of a template in both languages. `inPlaceOf`: name of the absent person, in a message to the deputy. */
export function fillTemplate(template: MessageTemplate, parameters: MessageParameters, inPlaceOf?: string) {
  return {
    title: fillText(template.title, parameters),
    body: nameAbsentPerson(fillText(template.body, parameters), inPlaceOf),
  };
}

/** Maximum length of an SMS in characters: two Chinese segments of 70. */
export const MAX_SMS_LENGTH = 140;

/** Parameters with free text of an office: of any length, and not meant for strangers who see the screen of a telephone. */
const FREE_WORDS = ['opinion', 'reason', 'reasons'];
/** Maximum length of free text in an SMS; longer ones are read in the portal. */
const FREE_WORDS_AT_MOST = 30;
const ELSEWHERE: Text = {
  zh: '请登录平台查看',
  en: 'sign in to the portal to read it',
  ar: 'سجّل الدخول إلى البوابة لقراءته',
};

const isLong = (value: MessageParameters[string]): boolean =>
  (typeof value === 'object' ? value.zh : String(value)).length > FREE_WORDS_AT_MOST;

/**
 * Formats a message as an SMS, in Chinese. Long opinions and reasons are replaced by a pointer to the portal; a text that is
 * still too long is cut and ends with it.
 */
export function formatSms(template: MessageTemplate, params: MessageParameters, inPlaceOf?: string): string {
  const short = Object.entries(params).map(([name, value]) => [
    name,
    FREE_WORDS.includes(name) && isLong(value) ? ELSEWHERE : value,
  ]);
  const { title, body } = fillTemplate(template, Object.fromEntries(short), inPlaceOf);
  return formatShortText(title, body);
}

/** Title and body in Chinese, cut where it is too long. */
export function formatShortText(title: Text, body: Text): string {
  const text = `${title.zh}：${body.zh}`;
  if (text.length <= MAX_SMS_LENGTH) return text;
  const end = `…${ELSEWHERE.zh}`;
  return `${[...text.slice(0, MAX_SMS_LENGTH - end.length)].join('').replace(/[\uD800-\uDBFF]$/, '')}${end}`;
}
