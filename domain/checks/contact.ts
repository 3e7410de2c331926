/** Ways to reach a person. Each check takes a normalised value and says what is wrong, or null. */
import type { Text } from '../text';

const MOBILE = /^1[3-9]\d{9}$/;
const PHONE = /^(1[3-9]\d{9}|(0\d{2,3}-?)?\d{7,8}(-\d{1,6})?)$/;
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const EMAIL_AT_MOST = 100;

export const isMobile = (text: string): boolean => MOBILE.test(text);
export const isPhone = (text: string): boolean => PHONE.test(text);
export const isEmail = (text: string): boolean => text.length <= EMAIL_AT_MOST && EMAIL.test(text);

const fault =
  (holds: (text: string) => boolean, message: Text) =>
  (text: string): Text | null =>
    holds(text) ? null : message;

export const mobileFault = fault(isMobile, {
  zh: '请输入11位手机号码',
  en: 'Enter an 11-digit mobile number',
});

export const phoneFault = fault(isPhone, {
  zh: '请输入手机号码或带区号的固定电话，如 024-12345678',
  en: 'Enter a mobile number, or a landline with its area code such as 024-12345678',
});

export const emailFault = fault(isEmail, {
  zh: '邮箱格式不正确，应如 name@example.com',
  en: 'The e-mail address is not valid, write it like name@example.com',
});

/** For a field that asks for one. */
export const postcodeFormat = {
  pattern: '^\\d{6}$',
  patternSays: { zh: '邮政编码为6位数字', en: 'the postcode has 6 digits' },
};
