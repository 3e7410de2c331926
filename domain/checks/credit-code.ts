/**
 * Unified social credit code, GB 32100-2015: 18 characters without I, O, S, V, Z. Each of the first 17 has the value of
 * its place in the alphabet, weighted by 3^(i-1) mod 31; the last makes the sum divisible by 31.
 * A few codes issued around 2015 fail the check digit although they are real: a deployment keeps a list of exceptions.
 */
import { fillText, type Text } from '../text';

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const PATTERN = /^[1-9ANY][0-9ABCDEFGHJKLMNPQRTUWXY]\d{6}[0-9ABCDEFGHJKLMNPQRTUWXY]{10}$/;
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** True if a normalised code has the form of a credit code, whatever its check digit. */
export const hasCreditCodeForm = (code: string): boolean => PATTERN.test(code);

function checkCharacter(code: string): string {
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * ALPHABET.indexOf(code.charAt(i)), 0);
  return ALPHABET.charAt((31 - (sum % 31)) % 31);
}

/** True for a valid normalised code (see `normaliseCode`). */
export const isCreditCode = (code: string): boolean =>
  hasCreditCodeForm(code) && checkCharacter(code) === code.charAt(17);

/** True for the code of an enterprise, an individual business or a farmers' cooperative: the usual applicants. */
export const isEnterpriseCode = (code: string): boolean => code.startsWith('9');

/** The fault of a normalised code, worded to stand beside the label of its field; null when it is valid. */
export function findCreditCodeReason(code: string): Text | null {
  if (!hasCreditCodeForm(code))
    return {
      zh: '应为18位数字或大写字母（不含I、O、S、V、Z），请核对',
      en: 'it has 18 digits or capital letters (no I, O, S, V, Z); compare',
      ar: 'من 18 رقمًا أو حرفًا كبيرًا (دون I وO وS وV وZ)، قارنه',
    };
  if (!isCreditCode(code))
    return {
      zh: '校验位不正确，请对照营业执照核对',
      en: 'its check digit is wrong; compare with the business licence',
      ar: 'خانة التحقق خاطئة، قارنه بالرخصة التجارية',
    };
  return null;
}

const named: Text = {
  zh: '统一社会信用代码{{reason}}',
  en: 'Unified social credit code: {{reason}}',
  ar: 'رمز الائتمان الاجتماعي الموحد: {{reason}}',
};

/** The fault of a normalised code, in a sentence that names the credit code; null when it is valid. */
export function findCreditCodeFault(code: string): Text | null {
  const reason = findCreditCodeReason(code);
  return reason && fillText(named, { reason });
}
