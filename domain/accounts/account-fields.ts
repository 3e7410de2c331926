/** Values of an account whose changes the log names with the value before and after. */
import { joinTexts, type Text } from '../text';

const accountFields: Record<string, Text> = {
  'account.owner': { zh: '企业主账号', en: 'Company main account', ar: 'الحساب الرئيسي للشركة' },
  'account.username': { zh: '登录名', en: 'Login name', ar: 'اسم الدخول' },
  'account.name': { zh: '姓名', en: 'Name', ar: 'الاسم' },
  'account.phone': { zh: '手机号', en: 'Mobile number', ar: 'رقم الجوال' },
  'account.email': { zh: '邮箱', en: 'E-mail', ar: 'البريد الإلكتروني' },
};

/** The name of a changed value of an account; undefined for other keys. Its values are logged as they may be shown. */
export const findAccountField = (key: string): Text | undefined => accountFields[key];

/** The names of changed values, as a message lists them. */
export const nameAccountFields = (changes: readonly { key: string }[]): Text =>
  joinTexts(changes.flatMap(({ key }) => findAccountField(key) ?? []));
