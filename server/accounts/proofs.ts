/**
 * Proof of work (altcha): a signed challenge that costs a computer seconds and a person nothing. It is bound to its
 * purpose, and valid for five minutes and one answer. It costs more the more often an address has failed or asked for
 * codes. The counter that solves it is drawn by the server, so that checking a solution takes two hashes and no derivation
 * of keys.
 */
import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { ChallengeData, ProofChallenge } from '../../domain/accounts/calls';
import {
  getProofLevel,
  PROOF_LEVELS,
  PROOF_PARAMETERS,
  PROOF_PURPOSES,
  type ProofPurpose,
} from '../../domain/accounts/proof-of-work';
import { getClientNetwork } from '../core/address';
import type { Deps } from '../core/deps';
import { computeKeyedHash } from '../core/secrets';
import { createProofsStore } from './verification-store';

/** Counters by address that decide the level: failed sign-ins, requested codes, sent objections. */
const COUNTED_BY: Record<ProofPurpose, string> = {
  login: 'login.ip',
  send_sms: 'sms.ip',
  objection: 'objections',
};
/** Number of counters to try in automated tests, which solve challenges like anybody but cannot wait for seconds. */
const TRIES_IN_TESTS = 20;
const PROOF_LENGTH_AT_MOST = 4_000;

const proofShape = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      data: z.looseObject({
        purpose: z.enum(PROOF_PURPOSES),
        level: z.number(),
        expires: z.number(),
      }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

function parseProof(proof: string): z.infer<typeof proofShape> | null {
  if (proof.length > PROOF_LENGTH_AT_MOST) return null;
  try {
    return proofShape.parse(JSON.parse(Buffer.from(proof, 'base64').toString()));
  } catch {
    return null;
  }
}

/** Dependencies of proofs of work. */
export type ProofDeps = Pick<Deps, 'db' | 'env' | 'clock' | 'counters'>;

const deriveSecrets = ({ env }: ProofDeps) => ({
  hmacSignatureSecret: computeKeyedHash(env.jwtSecret, 'proof', 'challenge'),
  hmacKeySignatureSecret: computeKeyedHash(env.jwtSecret, 'proof', 'key'),
});

const computeTries = ({ env }: ProofDeps, level: number): number =>
  (env.captchaAnswer ? TRIES_IN_TESTS : PROOF_PARAMETERS.tries) * 2 ** level;

const isOver = ({ clock }: ProofDeps, expires: number): boolean => expires * 1000 <= clock().getTime();

/** The level that an address has to solve for a purpose. */
export const findProofLevel = async (
  { counters }: ProofDeps,
  purpose: ProofPurpose,
  ip: string,
): Promise<number> => getProofLevel(await counters.peek(COUNTED_BY[purpose], getClientNetwork(ip)));

/** Creates a challenge of the level that the address has to solve, or of `atLeast` if that is higher. */
export async function createProofChallenge(
  deps: ProofDeps,
  purpose: ProofPurpose,
  ip: string,
  atLeast: number,
): Promise<ChallengeData> {
  const needed = await findProofLevel(deps, purpose, ip);
  const level = Math.min(PROOF_LEVELS.highest, Math.max(atLeast, needed));
  const tries = computeTries(deps, level);
  const expires = Math.floor(deps.clock().getTime() / 1000) + PROOF_PARAMETERS.validSeconds;
  const challenge = await createChallenge({
    ...deriveSecrets(deps),
    algorithm: PROOF_PARAMETERS.algorithm,
    cost: PROOF_PARAMETERS.iterations,
    counter: randomInt(tries / 2, tries + 1),
    deriveKey,
    // Not altcha's own expiry, which asks the computer's clock and not the application's.
    data: { purpose, level, tries, expires },
  });
  return { challenge: challenge as ProofChallenge, expires_in: PROOF_PARAMETERS.validSeconds };
}

/** Uses up a proof. Returns true for a right one of the purpose, with the minimum level, that was not used before. */
export async function takeProof(
  deps: ProofDeps,
  proof: string,
  purpose: ProofPurpose,
  atLeast: number,
): Promise<boolean> {
  const given = parseProof(proof);
  if (!given) return false;
  const { data } = given.challenge.parameters;
  if (data.purpose !== purpose || data.level < atLeast || isOver(deps, data.expires)) return false;
  const { challenge, solution } = given as unknown as Parameters<typeof verifySolution>[0];
  const { verified } = await verifySolution({ ...deriveSecrets(deps), challenge, solution, deriveKey });
  if (!verified) return false;
  const { signature } = given.challenge;
  return createProofsStore(deps.db).use({ signature, expiresAt: new Date(data.expires * 1000) });
}
