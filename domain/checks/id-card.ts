/** Resident identity card, GB 11643-1999: 17 digits and a check character; digits 7 to 14 are the day of birth. */
import { isDate } from '../expressions/dates';
import type { Text } from '../text';

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_CHARACTERS = '10X98765432';

const birthOf = (id: string): string => `${id.slice(6, 10)}-${id.slice(10, 12)}-${id.slice(12, 14)}`;

/** True for a valid normalised number. */
export function isIdCard(id: string): boolean {
  if (!/^\d{17}[0-9X]$/.test(id) || !isDate(birthOf(id))) return false;
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(id.charAt(i)), 0);
  return CHECK_CHARACTERS.charAt(sum % 11) === id.charAt(17);
}

/** True for a valid number that agrees with a day of birth and a gender (digit 17 is odd for men). */
export const isIdCardConsistent = (id: string, birth: string, gender: string): boolean =>
  isIdCard(id) && birthOf(id) === birth && (Number(id.charAt(16)) % 2 === 1) === (gender === 'male');

/** The message on an invalid number where the document type is an identity card. */
export const idCardFault: Text = {
  zh: '居民身份证号码不正确，请对照证件核对18位号码',
  en: 'The resident ID number is not valid. Compare its 18 digits with the card',
  ar: 'رقم هوية المقيم غير صحيح. قارن أرقامه الـ18 بالبطاقة',
};
