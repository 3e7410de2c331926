/**
 * The rule for passwords: 8 to 128 characters of any kind, not one that attackers try first and not one that says who
 * it belongs to. There are no composition rules (OWASP ASVS 5.0, 6.2). Blanks count; letters are compared after NFC, so
 * that the same characters typed on another system give the same password.
 */
import type { Text } from '../text';
import { COMMON_PASSWORDS } from './common-passwords';

export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** Facts about the account; a password may not repeat any of them. */
export interface PasswordOwner {
  username?: string;
  companyName?: string;
  creditCode?: string;
  mobile?: string;
}

/** The form that is hashed and compared. Cheap for any length, so that it can stand before the check. */
export const normalisePassword = (password: string): string => password.normalize('NFC');

const characters = (text: string): number => [...text].length;

function isRun(text: string): boolean {
  const codes = [...text].map((char) => char.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return Math.abs(step) <= 1 && codes.every((code, i) => i === 0 || code - (codes[i - 1] as number) === step);
}

const isCommon = (password: string): boolean => COMMON_PASSWORDS.has(password.toLowerCase());

const repeats = (password: string, known: string | undefined): boolean =>
  !!known && known.length >= 4 && password.toLowerCase().includes(known.toLowerCase());

/** The fault of a new password; null when it will do. */
export function passwordFault(raw: string, owner: PasswordOwner = {}): Text | null {
  if (raw.length > PASSWORD_LENGTH.max * 4) return tooLong;
  const password = normalisePassword(raw);
  const length = characters(password);
  if (length < PASSWORD_LENGTH.min) return tooShort;
  if (length > PASSWORD_LENGTH.max) return tooLong;
  if (isRun(password) || isCommon(password)) return tooCommon;
  const known = [owner.username, owner.companyName, owner.creditCode, owner.mobile];
  return known.some((each) => repeats(password, each)) ? tooPersonal : null;
}

const tooShort: Text = { zh: '密码至少8个字符', en: 'The password needs at least 8 characters' };
const tooLong: Text = { zh: '密码最多128个字符', en: 'The password has at most 128 characters' };
const tooCommon: Text = {
  zh: '该密码过于常见，容易被猜中，请换一个',
  en: 'This password is too common and easily guessed, please choose another',
};
const tooPersonal: Text = {
  zh: '密码不能包含登录名、企业名称、信用代码或手机号',
  en: 'The password must not contain the login name, company name, credit code or mobile number',
};
