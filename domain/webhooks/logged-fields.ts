/** Settings of a webhook's endpoint whose changes the log names with the value before and after; its secret is not among them. */
import { joinTexts, type Text, wordText } from '../text';
import { getWebhookEventName, type WebhookEvent } from './webhooks';

interface Settings {
  name: string;
  url: string;
  events: readonly string[];
  programs: readonly string[];
  enabled: boolean;
}
type Field = keyof Settings;

const KEY = 'webhook.';
const fields: Record<Field, Text> = {
  name: { zh: '名称', en: 'Name', ar: 'الاسم' },
  url: { zh: '接收地址', en: 'Address', ar: 'العنوان' },
  events: { zh: '订阅事件', en: 'Subscribed events', ar: 'الأحداث المشترك فيها' },
  programs: { zh: '申报项目', en: 'Programs', ar: 'البرامج' },
  enabled: { zh: '启用', en: 'Switched on', ar: 'مفعّل' },
};
const YES: Text = { zh: '是', en: 'Yes', ar: 'نعم' };
const NO: Text = { zh: '否', en: 'No', ar: 'لا' };
const ALL: Text = { zh: '全部项目', en: 'All programs', ar: 'كل البرامج' };

/** Lists the settings that differ, as the log keeps them. */
export const listWebhookChanges = (before: Settings, after: Settings) =>
  (Object.keys(fields) as Field[])
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ key: `${KEY}${field}`, before: before[field], after: after[field] }));

/** Name of a changed setting; undefined for other keys. */
export const findWebhookField = (key: string): Text | undefined =>
  key.startsWith(KEY) ? fields[key.slice(KEY.length) as Field] : undefined;

/** Says the value of a changed setting; `findTitle`: title of a program. */
export function describeWebhookValue(
  key: string,
  value: unknown,
  findTitle: (program: string) => Text | undefined,
): Text {
  if (typeof value === 'boolean') return value ? YES : NO;
  if (!Array.isArray(value)) return wordText(() => String(value));
  if (key === `${KEY}events`)
    return joinTexts(value.map((event: WebhookEvent) => getWebhookEventName(event)));
  if (value.length === 0) return ALL;
  return joinTexts(value.map((program: string) => findTitle(program) ?? wordText(() => program)));
}
