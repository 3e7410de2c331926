/** Checks of contact data. Each takes a normalised value and returns its fault, or null. */
import type { Text } from '../text';

const MOBILE = /^1[3-9]\d{9}$/;
const PHONE = /^(1[3-9]\d{9}|((0\d{2,3}-?)?\d{7,8}|[48]00-?\d{3}-?\d{4})(-\d{1,6})?)$/;
const EMAIL = /^[^\s@()<>[\]\\,;:"]+@[^\s@()<>[\]\\,;:"]+$/;
const DOMAIN_LABEL = /^[^\s@.-]([^\s@.]*[^\s@.-])?$/;
const EMAIL_AT_MOST = 100;

export const isMobile = (text: string): boolean => MOBILE.test(text);
export const isPhone = (text: string): boolean => PHONE.test(text);

const fault =
  (holds: (text: string) => boolean, message: Text) =>
  (text: string): Text | null =>
    holds(text) ? null : message;

export const mobileFault = fault(isMobile, {
  zh: '请输入11位手机号码',
  en: 'Enter an 11-digit mobile number',
  ar: 'أدخل رقم هاتف محمول من 11 رقمًا',
});

export const phoneFault = fault(isPhone, {
  zh: '请输入手机号码或带区号的固定电话，如 024-12345678',
  en: 'Enter a mobile number, or a landline with its area code such as 024-12345678',
  ar: 'أدخل رقم هاتف محمول، أو هاتفًا ثابتًا مع رمز منطقته مثل 024-12345678',
});

const emailFaults = {
  form: {
    zh: '邮箱格式不正确，应如 name@example.com',
    en: 'The e-mail address is not valid. Write it like name@example.com',
    ar: 'عنوان البريد غير صحيح. اكتبه مثل name@example.com',
  },
  dots: {
    zh: '邮箱“@”前的“.”不能在开头、结尾或连续出现，请核对',
    en: 'Before the “@” of the e-mail address no dot may stand first, last or beside another. Please check it',
    ar: 'قبل «@» في عنوان البريد لا تقع نقطة أولًا أو آخرًا أو بجانب أخرى. يرجى مراجعته',
  },
  domain: {
    zh: '邮箱“@”后的域名不正确，应如 example.com，各段不能为空，也不能以“-”开头或结尾',
    en: 'What follows the “@” of the e-mail address is no domain such as example.com: no part may be empty, begin or end with a hyphen',
    ar: 'ما بعد «@» في عنوان البريد ليس نطاقًا مثل example.com: لا جزء فارغ ولا يبدأ أو ينتهي بشرطة',
  },
} satisfies Record<string, Text>;

export function findEmailFault(text: string): Text | null {
  if (text.length > EMAIL_AT_MOST || !EMAIL.test(text)) return emailFaults.form;
  const [local = '', domain = ''] = text.split('@');
  if (local.split('.').includes('')) return emailFaults.dots;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((label) => DOMAIN_LABEL.test(label)) ? null : emailFaults.domain;
}

/** Pattern and message of a postcode field. */
export const postcodeFormat = {
  pattern: '^\\d{6}$',
  patternSays: { zh: '邮政编码为6位数字', en: 'the postcode has 6 digits', ar: 'الرمز البريدي من 6 أرقام' },
};
