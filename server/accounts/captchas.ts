/**
 * Captchas: four characters (catalogue: checks.captcha), good for 120 seconds and one answer, right or wrong. The
 * answer is not stored: it follows from the id (captcha-answer.ts). It can be seen or heard.
 */
import { createHmac, randomUUID } from 'node:crypto';
import type { CaptchaAudioData, CaptchaData, VerificationAnswer } from '../../domain/accounts/calls';
import { accountMessages } from '../../domain/accounts/messages';
import type { ProofPurpose } from '../../domain/accounts/proof-of-work';
import { normaliseCode } from '../../domain/checks/normalise';
import type { Language } from '../../domain/text';
import type { Deps } from '../core/deps';
import { business } from '../core/errors';
import { isUuid } from '../core/ids';
import { keyedHash, sameHash } from '../core/secrets';
import { type Job, type Workers, workerFile } from '../core/workers/workers';
import { drawCaptcha } from './captcha-media';
import type { SpokenCaptcha } from './captcha-sound-worker';
import type { Proofs } from './proofs-service';
import { type CaptchaRow, createCaptchasStore } from './verification-store';

/** Some 20 ms of computing, which strangers may ask for: in a thread. */
const SPEAKING: Job = {
  file: workerFile(__dirname, 'captcha-sound-worker'),
  timeoutMs: 10_000,
  waitingPerOwner: 100,
};

/** None looks like another one of them, however it is bent: 0 and O, 1, I and L, 2 and Z, 5 and S, 6 and G, 8 and B, U and V. */
export const CAPTCHA_CHARACTERS = '23456789ACDEFHJKMNPQRTUWXY';
const CAPTCHA_LENGTH = 4;

/** The answer of a captcha by its id, for whoever holds the key: it is drawn, spoken and compared, not stored. */
export function answerOf(key: string, id: string): string {
  const random = createHmac('sha256', key).update(`captcha answer\u0000${id}`).digest();
  return Array.from({ length: CAPTCHA_LENGTH }, (_, at) =>
    CAPTCHA_CHARACTERS.charAt(random.readUInt32BE(at * 4) % CAPTCHA_CHARACTERS.length),
  ).join('');
}

const VALID_SECONDS = 120;
/** More than one, because a connection may break off. */
const PLAYS_AT_MOST = 3;

const dataUri = (type: string, bytes: Buffer): string => `data:${type};base64,${bytes.toString('base64')}`;

interface Demand {
  purpose: ProofPurpose;
  /** The address that the call came from. */
  ip: string;
  level?: number;
}

type CaptchaDeps = Deps & { workers: Pick<Workers, 'run'> };

export type Captchas = ReturnType<typeof createCaptchas>;

export function createCaptchas({ db, env, clock, workers }: CaptchaDeps, proofs: Proofs) {
  const store = createCaptchasStore(db);
  const answerTo = (id: string) => env.captchaAnswer ?? answerOf(env.jwtSecret, id);
  /** Nobody without the secret can draw the same picture for a guess and compare. */
  const seedOf = (id: string) => keyedHash(env.jwtSecret, 'captcha media', id);
  const sealed = (text: string) => keyedHash(env.jwtSecret, 'captcha', normaliseCode(text));

  /** A program hears what a person hears: one that was played stands for work of the first level, and no more. */
  async function assertSoundSuffices({ plays }: CaptchaRow, demanded: Demand, data: unknown): Promise<void> {
    if (plays === 0) return;
    const level = demanded.level || (await proofs.difficultyFor(demanded.purpose, demanded.ip));
    if (level > 0) throw business(accountMessages.captchaHeard, data);
  }

  async function answer(
    { captcha_id: id, captcha_code: code = '' }: VerificationAnswer,
    demanded: Demand,
    data: unknown,
  ): Promise<void> {
    const row = id && isUuid(id) ? await store.take(id) : undefined;
    if (row) await assertSoundSuffices(row, demanded, data);
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
      const image = dataUri('image/png', drawCaptcha(answerTo(id), seedOf(id)));
      return { captcha_id: id, image, expires_in: VALID_SECONDS };
    },

    /** Says it aloud, which does not use it up. Throws 208 when it is over, or was heard too often. */
    async speak(id: string, language: Language): Promise<CaptchaAudioData> {
      if (!isUuid(id) || !(await store.play(id, PLAYS_AT_MOST, clock())))
        throw business(accountMessages.captchaOver);
      const spoken: SpokenCaptcha = { answer: answerTo(id), language, seed: seedOf(id) };
      const sound = await workers.run<Uint8Array>(SPEAKING, 'captcha sound', spoken);
      return { sound: dataUri('audio/wav', Buffer.from(sound)) };
    },

    /**
     * Demands a proof of work or a right captcha, and uses up what was given. Throws 208 (with the given data) when there
     * is neither, or when it is wrong, late, for another purpose, or was given before. `level` is the least of the proof.
     */
    async demand(given: VerificationAnswer, demanded: Demand, data?: unknown): Promise<void> {
      const { proof, captcha_code } = given;
      if (proof && (await proofs.take(proof, demanded.purpose, demanded.level ?? 0))) return;
      if (captcha_code) return answer(given, demanded, data);
      throw business(proof ? accountMessages.proofWrong : accountMessages.captchaRequired, data);
    },
  };
}
