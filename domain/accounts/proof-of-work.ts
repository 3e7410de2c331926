/**
 * Proof of work: computation that a client does before a call that guesses or costs something. One attempt is
 * one derivation of a key; an ordinary phone makes about five hundred a second on two cores.
 */
export const PROOF_PURPOSES = ['login', 'send_sms', 'objection'] as const;
export type ProofPurpose = (typeof PROOF_PURPOSES)[number];

export const PROOF_PARAMETERS = {
  algorithm: 'PBKDF2/SHA-256',
  iterations: 5_000,
  tries: 1_000,
  validSeconds: 300,
} as const;

/** Highest level, and the number of failures at which level 1 begins; each level takes twice the work of the one below. */
export const PROOF_LEVELS = { highest: 4, failures: 10 } as const;

/**
 * The proof-of-work level for a number of recent failures: none up to nine, then one more with each doubling.
 */
export const getProofLevel = (failures: number): number =>
  Math.max(0, Math.min(PROOF_LEVELS.highest, Math.floor(Math.log2(failures / PROOF_LEVELS.failures)) + 1));
