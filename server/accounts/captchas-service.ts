/**
 * Captchas: four characters (catalogue: checks.captcha), good for 120 seconds and one answer, right or wrong. The
 * answer is not stored: it follows from the id (captcha-answer.ts).
 */
import { randomUUID } from 'node:crypto';
import drawSvg from 'svg-captcha';
import type { ProofPurpose } from '../../domain/accounts/proof-of-work';
import type { CaptchaData, VerificationAnswer } from '../../domain/api/calls/accounts';
import { accountMessages } from '../../domain/api/messages/accounts';
import { normaliseCode } from '../../domain/checks/normalise';
import type { Deps } from '../deps';
import { business } from '../errors';
import { isUuid } from '../ids';
import { answerOf } from './captcha-answer';
import { createCaptchasStore } from './captchas-store';
import { keyedHash, sameHash } from './keyed-hash';
import type { Proofs } from './proofs-service';

const VALID_SECONDS = 120;

function dataUri(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

interface Demand {
  purpose: ProofPurpose;
  level?: number;
}

export type Captchas = ReturnType<typeof createCaptchas>;

export function createCaptchas({ db, env, clock }: Deps, proofs: Proofs) {
  const store = createCaptchasStore(db);
  const answerTo = (id: string) => env.captchaAnswer ?? answerOf(env.jwtSecret, id);
  const sealed = (text: string) => keyedHash(env.jwtSecret, 'captcha', normaliseCode(text));

  async function answer(id: string | undefined, code: string, data: unknown): Promise<void> {
    const row = id && isUuid(id) ? await store.take(id) : undefined;
    const right =
      row && row.expiresAt > clock() && code.length <= 20 && sameHash(sealed(code), sealed(answerTo(row.id)));
    if (!right) throw business(accountMessages.captchaWrong, data);
  }

  return {
    /** Draws a new one. */
    async create(): Promise<CaptchaData> {
      const id = randomUUID();
      const expiresAt = new Date(clock().getTime() + VALID_SECONDS * 1000);
      await store.add({ id, expiresAt });
      const image = dataUri(drawSvg(answerTo(id), { width: 120, height: 40, noise: 3 }));
      return { captcha_id: id, image, expires_in: VALID_SECONDS };
    },

    /**
     * Demands a proof of work or a right captcha, and uses up what was given. Throws 208 (with the given data) when there
     * is neither, or when it is wrong, late, for another purpose, or was given before. `level` is the least of the proof.
     */
    async demand(given: VerificationAnswer, demanded: Demand, data?: unknown): Promise<void> {
      const { proof, captcha_id, captcha_code } = given;
      if (proof && (await proofs.take(proof, demanded.purpose, demanded.level ?? 0))) return;
      if (captcha_code) return answer(captcha_id, captcha_code, data);
      throw business(proof ? accountMessages.proofWrong : accountMessages.captchaRequired, data);
    },
  };
}
