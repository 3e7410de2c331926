/** The SMS of a message: it says what happened, and where the rest is read. */

import type { Text } from '../text';
import { fillTemplate, type MessageParameters, type MessageTemplate } from './messages';

/** Two of the 70 characters that a Chinese SMS has. */
export const SMS_AT_MOST = 140;

/** Written by an office in its own words: as long as it likes, and not for a stranger who sees the screen. */
const FREE_WORDS = ['opinion', 'reason', 'reasons'];
const FREE_WORDS_AT_MOST = 30;
const ELSEWHERE: Text = { zh: '请登录平台查看', en: 'sign in to the portal to read it' };

const isLong = (value: MessageParameters[string]): boolean =>
  (typeof value === 'object' ? value.zh : String(value)).length > FREE_WORDS_AT_MOST;

/** In Chinese. Long opinions and reasons are read in the portal; whatever is still too long ends there too. */
export function shortMessage(
  template: MessageTemplate,
  params: MessageParameters,
  inPlaceOf?: string,
): string {
  const short = Object.entries(params).map(([name, value]) => [
    name,
    FREE_WORDS.includes(name) && isLong(value) ? ELSEWHERE : value,
  ]);
  const { title, body } = fillTemplate(template, Object.fromEntries(short), inPlaceOf);
  return shortText(title, body);
}

/** In Chinese, cut where it is too long. */
export function shortText(title: Text, body: Text): string {
  const text = `${title.zh}：${body.zh}`;
  if (text.length <= SMS_AT_MOST) return text;
  const end = `…${ELSEWHERE.zh}`;
  return `${[...text.slice(0, SMS_AT_MOST - end.length)].join('').replace(/[\uD800-\uDBFF]$/, '')}${end}`;
}
