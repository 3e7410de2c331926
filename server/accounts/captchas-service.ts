/**
 * Captchas: four characters (catalogue: checks.captcha), good for 120 seconds and one answer, right or wrong. Only a
 * keyed hash of the answer is stored.
 */
import { randomInt, randomUUID } from 'node:crypto';
import drawSvg from 'svg-captcha';
import type { CaptchaData } from '../../domain/api/calls/accounts';
import { accountMessages } from '../../domain/api/messages/accounts';
import { normaliseCode } from '../../domain/checks/normalise';
import type { Deps } from '../deps';
import { business } from '../errors';
import { isUuid } from '../ids';
import { createCaptchasStore } from './captchas-store';
import { keyedHash, sameHash } from './keyed-hash';

const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 4;
const VALID_SECONDS = 120;

const randomText = (): string =>
  Array.from({ length: LENGTH }, () => CHARACTERS.charAt(randomInt(CHARACTERS.length))).join('');

function dataUri(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

export type Captchas = ReturnType<typeof createCaptchas>;

export function createCaptchas({ db, env, clock }: Deps) {
  const store = createCaptchasStore(db);
  const hashOf = (id: string, answer: string) =>
    keyedHash(env.jwtSecret, 'captcha', id, normaliseCode(answer));

  return {
    /** Draws a new one. */
    async create(): Promise<CaptchaData> {
      const id = randomUUID();
      const answer = env.captchaAnswer ?? randomText();
      const expiresAt = new Date(clock().getTime() + VALID_SECONDS * 1000);
      await store.add({ id, answerHash: hashOf(id, answer), expiresAt });
      const image = dataUri(drawSvg(answer, { width: 120, height: 40, noise: 3 }));
      return { captcha_id: id, image, expires_in: VALID_SECONDS };
    },

    /** Uses up the captcha. Throws 208 (with the given data) when the answer is wrong, late, or was given before. */
    async demand(id: string | undefined, answer: string | undefined, data?: unknown): Promise<void> {
      const row = id && isUuid(id) ? await store.take(id) : undefined;
      const right =
        row &&
        row.expiresAt > clock() &&
        !!answer &&
        answer.length <= 20 &&
        sameHash(hashOf(row.id, answer), row.answerHash);
      if (!right) throw business(accountMessages.captchaWrong, data);
    },
  };
}
