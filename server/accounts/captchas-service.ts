/**
 * Captchas: four characters (catalogue: checks.captcha), good for 120 seconds and one answer, right or wrong. The
 * answer is not stored: it follows from the id (captcha-answer.ts). It can be seen or heard.
 */
import { createHmac, randomUUID } from 'node:crypto';
import type { ProofPurpose } from '../../domain/accounts/proof-of-work';
import { accountMessages } from '../../domain/api/messages/accounts';
import type { CaptchaAudioData, CaptchaData, VerificationAnswer } from '../../domain/calls/accounts';
import { normaliseCode } from '../../domain/checks/normalise';
import type { Language } from '../../domain/text';
import type { Deps } from '../core/deps';
import { business } from '../core/errors';
import { isUuid } from '../core/ids';
import { keyedHash, sameHash } from '../core/secrets';
import { clipOf, drawCaptcha, LETTERS, randomFrom, SOUND_RATE } from './captcha-media';
import type { Proofs } from './proofs-service';
import { createCaptchasStore } from './verification-store';

/**
 * A captcha spoken aloud: each character at a pitch and after a pause of its own, over a murmur made of other characters
 * played backwards, as loud as speech may be and still be understood.
 */
const SILENCE = 128;
const LEAD_SECONDS = 0.6;

/** A clip with its pitch and speed changed: at 1.1 it is a tenth faster and higher. */
const atSpeed = (clip: Uint8Array, speed: number): number[] =>
  Array.from({ length: Math.floor(clip.length / speed) }, (_, at) => {
    const from = at * speed;
    const before = clip[Math.floor(from)] ?? SILENCE;
    const after = clip[Math.ceil(from)] ?? before;
    return before + (after - before) * (from % 1) - SILENCE;
  });

/** A wave file of samples between -128 and 127: mono, one byte each. */
function wave(samples: readonly number[]): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SOUND_RATE, 24);
  header.writeUInt32LE(SOUND_RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  const body = samples.map((sample) => Math.max(0, Math.min(255, Math.round(sample + SILENCE))));
  return Buffer.concat([header, Buffer.from(body)]);
}

/** A wave file of some six seconds; the same seed makes the same sounds, so that hearing it again gives nothing more away. */
export function speakCaptcha(answer: string, language: Language, seed: string): Buffer {
  const random = randomFrom(seed);
  const between = (low: number, high: number) => low + random() * (high - low);
  const pause = (seconds: number): number[] => Array(Math.round(seconds * SOUND_RATE)).fill(0);

  const speech = pause(LEAD_SECONDS);
  for (const character of answer) {
    const clip = clipOf(character, language);
    if (clip) speech.push(...atSpeed(clip, between(0.85, 1.12)), ...pause(between(0.45, 0.9)));
  }
  const murmur: number[] = [];
  while (murmur.length < speech.length) {
    const other = clipOf(LETTERS.charAt(Math.floor(between(0, LETTERS.length))), language);
    if (other) murmur.push(...atSpeed(other, between(0.7, 1.3)).reverse());
  }
  return wave(speech.map((sample, at) => sample + (murmur[at] ?? 0) * 0.16 + between(-5, 5)));
}

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
  level?: number;
}

export type Captchas = ReturnType<typeof createCaptchas>;

export function createCaptchas({ db, env, clock }: Deps, proofs: Proofs) {
  const store = createCaptchasStore(db);
  const answerTo = (id: string) => env.captchaAnswer ?? answerOf(env.jwtSecret, id);
  /** Nobody without the secret can draw the same picture for a guess and compare. */
  const seedOf = (id: string) => keyedHash(env.jwtSecret, 'captcha media', id);
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
      const image = dataUri('image/png', drawCaptcha(answerTo(id), seedOf(id)));
      return { captcha_id: id, image, expires_in: VALID_SECONDS };
    },

    /** Says it aloud, which does not use it up. Throws 208 when it is over, or was heard too often. */
    async speak(id: string, language: Language): Promise<CaptchaAudioData> {
      if (!isUuid(id) || !(await store.play(id, PLAYS_AT_MOST, clock())))
        throw business(accountMessages.captchaOver);
      return { sound: dataUri('audio/wav', speakCaptcha(answerTo(id), language, seedOf(id))) };
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
