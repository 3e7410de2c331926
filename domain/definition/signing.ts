/** In the order in which they sign, where they sign in order. */
export const HANDS = ['filler', 'finance', 'legal'] as const;
export type Hand = (typeof HANDS)[number];

/** One hand, and the sections that it answers for; none: the whole filing. */
export interface AskedHand {
  hand: Hand;
  sections: readonly string[];
}

/** The signatures that a program asks of a company before it submits. */
export interface Signing {
  hands: readonly AskedHand[];
  /** One after the other; otherwise each whenever it likes. */
  inOrder: boolean;
  /** Each signature takes a second factor of the account. */
  secondFactor: boolean;
}
