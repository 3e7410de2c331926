import type { ChallengeData, ProofChallenge } from '@domain/accounts/calls';
import { PROOF_PARAMETERS, type ProofPurpose } from '@domain/accounts/proof-of-work';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Returns a challenge that takes three tries to solve, in the server's format. */
export async function createSmallChallenge(purpose: ProofPurpose): Promise<ChallengeData> {
  const challenge = await createChallenge({
    algorithm: PROOF_PARAMETERS.algorithm,
    cost: 2,
    counter: 3,
    deriveKey,
    hmacSignatureSecret: 'secret',
    hmacKeySignatureSecret: 'other secret',
    data: { purpose, level: 0, tries: 3, expires: 9_999_999_999 },
  });
  return { challenge: challenge as ProofChallenge, expires_in: 300 };
}
