/**
 * Captchas: four characters (catalogue: checks.captcha), valid for 120 seconds and one answer, right or wrong. The answer
 * is not stored: it is derived from the id (`computeCaptchaAnswer`). A captcha can be seen or heard.
 */
import { createHmac, randomUUID } from 'node:crypto';
import type { CaptchaAudioData, CaptchaData, VerificationAnswer } from '../../domain/accounts/calls';
import type { ProofPurpose } from '../../domain/accounts/proof-of-work';
import { verificationMessages } from '../../domain/accounts/verification-messages';
import { normaliseCode } from '../../domain/checks/normalise';
import type { Language } from '../../domain/text';
import type { Deps } from '../core/deps';
import { createRefusal } from '../core/errors';
import { isUuid } from '../core/ids';
import { computeKeyedHash, isSameHash } from '../core/secrets';
import { resolveWorkerFile, type WorkerJob, type WorkerPool } from '../core/workers/workers';
import { drawCaptcha } from './captcha-media';
import type { SpokenCaptcha } from './captcha-sound-worker';
import { findProofLevel, type ProofDeps, takeProof } from './proofs';
import { type CaptchaRow, createCaptchasStore } from './verification-store';

/** Worker job that speaks a captcha: some 20 ms of computing, which anybody can request without signing in. */
const SPEAKING: WorkerJob = {
  file: resolveWorkerFile(__dirname, 'captcha-sound-worker'),
  timeoutMs: 10_000,
  waitingPerOwner: 100,
};

/** Characters that stay distinct when bent: of 0 and O, 1, I and L, 2 and Z, 5 and S, 6 and G, 8 and B, U and V at most one is used. */
export const CAPTCHA_CHARACTERS = '23456789ACDEFHJKMNPQRTUWXY';
const CAPTCHA_LENGTH = 4;

/** Derives the answer of a captcha from its id and the secret key. The answer is drawn, spoken and compared, never stored. */
export function computeCaptchaAnswer(key: string, id: string): string {
  const random = createHmac('sha256', key).update(`captcha answer\u0000${id}`).digest();
  return Array.from({ length: CAPTCHA_LENGTH }, (_, at) =>
    CAPTCHA_CHARACTERS.charAt(random.readUInt32BE(at * 4) % CAPTCHA_CHARACTERS.length),
  ).join('');
}

const VALID_SECONDS = 120;
/** Plays of one captcha: more than one, because a connection may break off. */
const PLAYS_AT_MOST = 3;

const buildDataUri = (type: string, bytes: Buffer): string =>
  `data:${type};base64,${bytes.toString('base64')}`;

interface VerificationDemand {
  purpose: ProofPurpose;
  /** IP address of the caller. */
  ip: string;
  /** The least level of a proof. */
  level?: number;
}

/** Dependencies of demanding a captcha or a proof. */
export type CaptchaDeps = ProofDeps;

const getAnswer = ({ env }: Pick<Deps, 'env'>, id: string): string =>
  env.captchaAnswer ?? computeCaptchaAnswer(env.jwtSecret, id);

/** Seed of picture and sound, keyed: without the secret nobody can draw the picture of a guess and compare. */
const createSeed = ({ env }: Pick<Deps, 'env'>, id: string): string =>
  computeKeyedHash(env.jwtSecret, 'captcha media', id);

const hashAnswer = ({ env }: Pick<Deps, 'env'>, text: string): string =>
  computeKeyedHash(env.jwtSecret, 'captcha', normaliseCode(text));

export async function createCaptcha(deps: CaptchaDeps): Promise<CaptchaData> {
  const id = randomUUID();
  const expiresAt = new Date(deps.clock().getTime() + VALID_SECONDS * 1000);
  await createCaptchasStore(deps.db).add({ id, expiresAt });
  const image = buildDataUri('image/png', drawCaptcha(getAnswer(deps, id), createSeed(deps, id)));
  return { captcha_id: id, image, expires_in: VALID_SECONDS };
}

/** Speaks a captcha; playing does not use it up. Throws 208 when it has expired or was played too often. */
export async function playCaptcha(
  deps: CaptchaDeps & { workers: Pick<WorkerPool, 'run'> },
  id: string,
  language: Language,
): Promise<CaptchaAudioData> {
  if (!isUuid(id) || !(await createCaptchasStore(deps.db).play(id, PLAYS_AT_MOST, deps.clock())))
    throw createRefusal(verificationMessages.captchaOver);
  const spoken: SpokenCaptcha = { answer: getAnswer(deps, id), language, seed: createSeed(deps, id) };
  const sound = await deps.workers.run<Uint8Array>(SPEAKING, 'captcha sound', spoken);
  return { sound: buildDataUri('audio/wav', Buffer.from(sound)) };
}

/** Throws 208 for a captcha that was played while more than the first level of work is demanded: speech recognition solves it. */
async function assertSoundSuffices(
  deps: CaptchaDeps,
  { plays }: CaptchaRow,
  demanded: VerificationDemand,
  data: unknown,
): Promise<void> {
  if (plays === 0) return;
  const level = demanded.level || (await findProofLevel(deps, demanded.purpose, demanded.ip));
  if (level > 0) throw createRefusal(verificationMessages.captchaHeard, data);
}

async function assertAnswer(
  deps: CaptchaDeps,
  { captcha_id: id, captcha_code: code = '' }: VerificationAnswer,
  demanded: VerificationDemand,
  data: unknown,
): Promise<void> {
  const row = id && isUuid(id) ? await createCaptchasStore(deps.db).take(id) : undefined;
  if (row) await assertSoundSuffices(deps, row, demanded, data);
  const right =
    row &&
    row.expiresAt > deps.clock() &&
    code.length <= 20 &&
    isSameHash(hashAnswer(deps, code), hashAnswer(deps, getAnswer(deps, row.id)));
  if (!right) throw createRefusal(verificationMessages.captchaWrong, data);
}

/**
 * Requires a proof of work or a right captcha, and uses up the given one. Throws 208 (with `data`) when there is neither,
 * or when it is wrong, late, for another purpose, or was used before.
 */
export async function demandVerification(
  deps: CaptchaDeps,
  given: VerificationAnswer,
  demanded: VerificationDemand,
  data?: unknown,
): Promise<void> {
  const { proof, captcha_code } = given;
  if (proof && (await takeProof(deps, proof, demanded.purpose, demanded.level ?? 0))) return;
  if (captcha_code) return assertAnswer(deps, given, demanded, data);
  throw createRefusal(proof ? verificationMessages.proofWrong : verificationMessages.captchaRequired, data);
}
