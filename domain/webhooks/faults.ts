/**
 * Faults of a webhook's endpoint. The outbox keeps a fault as its English words, whatever the language of whoever reads it: they
 * are recognised on reading, and said in the language of the reader.
 */
import { fillText, type Text, type TextParameters } from '../text';

const faults = {
  /** The first, since those that end with their parameter would take it for theirs. */
  resting: {
    zh: '{{fault}}；接收地址连续出错，暂停发送，稍后再试',
    en: '{{fault}}; the endpoint fails and is left alone for now',
    ar: '{{fault}}؛ تتعثر نقطة الاستقبال فتُترك الآن',
  },
  answered: {
    zh: '接收地址返回状态码{{status}}',
    en: 'the endpoint answered {{status}}',
    ar: 'أجابت نقطة الاستقبال بالحالة {{status}}',
  },
  noAnswer: {
    zh: '接收地址在{{limit}}毫秒内没有应答',
    en: 'no answer within {{limit}} ms',
    ar: 'لا جواب خلال {{limit}} ملّي ثانية',
  },
  gone: {
    zh: '接收地址已被删除',
    en: 'the endpoint is not there any more',
    ar: 'لم تعد نقطة الاستقبال موجودة',
  },
  off: { zh: '接收地址已停用', en: 'the endpoint is switched off', ar: 'نقطة الاستقبال معطّلة' },
  secret: {
    zh: '签名密钥由另一SECRETS_KEY加密，请更换密钥',
    en: 'its secret was sealed with another SECRETS_KEY: rotate it',
    ar: 'خُتم سرّها بمفتاح SECRETS_KEY آخر، بدّله',
  },
  private: {
    zh: '{{host}}指向内部网络地址',
    en: '{{host}} leads to a private address',
    ar: 'يقود {{host}} إلى عنوان خاص',
  },
} satisfies Record<string, Text>;
export type WebhookFault = keyof typeof faults;

const unreachable: Text = {
  zh: '无法连接接收地址（{{detail}}）',
  en: '{{detail}}',
  ar: 'تعذر الاتصال بنقطة الاستقبال ({{detail}})',
};

/** The words of a fault as the outbox keeps them. */
export const formatWebhookFault = (fault: WebhookFault, parameters: TextParameters = {}): string =>
  fillText(faults[fault], parameters).en;

/** Reads the parameter of a template back from its filled-in text; null for another text. A template has one at most. */
function readParameter(template: string, text: string): Record<string, string> | null {
  const [before = '', name, after = ''] = template.split(/\{\{(\w+)\}\}/);
  if (name === undefined) return text === template ? {} : null;
  if (!text.startsWith(before) || !text.endsWith(after)) return null;
  return { [name]: text.slice(before.length, text.length - after.length) };
}

/**
 * A kept fault in the languages of the portal, also the one before a pause; a fault of the network keeps its technical words
 * beside them.
 */
export function describeWebhookFault(kept: string): Text {
  for (const template of Object.values(faults)) {
    const parameter = readParameter(template.en, kept);
    const { fault } = parameter ?? {};
    if (parameter)
      return fillText(template, fault === undefined ? parameter : { fault: describeWebhookFault(fault) });
  }
  return fillText(unreachable, { detail: kept });
}
