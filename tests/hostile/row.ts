/** A hostile or faulty condition with its expectation. `index.ts` tries each one and prints the table. */
import type { Target } from './target';

interface Condition {
  /** Stays the same for good: `U4` is the fourth of the uploads. */
  no: string;
  condition: string;
  expected: string;
}

/** Tried here. `run` gives a few words of evidence, and throws when the expectation does not hold. */
export interface TriedRow extends Condition {
  /** Needs the data directory, the addresses of a trusted proxy, or the life of the process: left out at a URL. */
  ownServer?: true;
  run(target: Target): Promise<string>;
}

/** Shown by another test of `npm test`, which is not written a second time. */
export interface ShownRow extends Condition {
  shownBy: { file: string; title: string };
}

export type TrialRow = TriedRow | ShownRow;

export interface TrialArea {
  title: string;
  rows: TrialRow[];
}
