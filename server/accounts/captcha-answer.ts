import { createHmac } from 'node:crypto';

/** None looks like another one of them, however it is bent: 0 and O, 1, I and L, 2 and Z, 5 and S, 6 and G, 8 and B, U and V. */
export const CAPTCHA_CHARACTERS = '23456789ACDEFHJKMNPQRTUWXY';
export const CAPTCHA_LENGTH = 4;

/** The answer of a captcha by its id, for whoever holds the key: it is drawn, spoken and compared, not stored. */
export function answerOf(key: string, id: string): string {
  const random = createHmac('sha256', key).update(`captcha answer\u0000${id}`).digest();
  return Array.from({ length: CAPTCHA_LENGTH }, (_, at) =>
    CAPTCHA_CHARACTERS.charAt(random.readUInt32BE(at * 4) % CAPTCHA_CHARACTERS.length),
  ).join('');
}
