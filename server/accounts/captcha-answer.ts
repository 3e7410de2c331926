import { createHmac } from 'node:crypto';

/** None that looks or sounds like another one of them: no 0, 1, I, L or O. */
export const CAPTCHA_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const CAPTCHA_LENGTH = 4;

/** What the captcha of an id says, for whoever holds the key: it is drawn, spoken and compared without being stored. */
export function answerOf(key: string, id: string): string {
  const random = createHmac('sha256', key).update(`captcha answer\u0000${id}`).digest();
  return Array.from({ length: CAPTCHA_LENGTH }, (_, at) =>
    CAPTCHA_CHARACTERS.charAt(random.readUInt32BE(at * 4) % CAPTCHA_CHARACTERS.length),
  ).join('');
}
