/**
 * From when an edition holds: for a range of batches, and since a moment. An edition issued for a batch holds for it and for
 * all later ones; one issued at once or for an hour takes the place of the edition in force, in the range that this has.
 */
import type { Text } from '../text';
import { compareBatches, type ProgramBatch } from './batches';
import { editionStepTexts } from './edition-messages';

export const START_KINDS = ['now', 'hour', 'batch'] as const;
export type StartKind = (typeof START_KINDS)[number];

export interface EditionRange {
  /** First batch that the edition holds for. */
  from: ProgramBatch;
  /** Moment since which it holds. */
  since: Date;
  /** Later editions have larger numbers. */
  no: number;
}

const compareRanges = (a: EditionRange, b: EditionRange): number =>
  compareBatches(a.from, b.from) || a.since.getTime() - b.since.getTime() || a.no - b.no;

/** Returns the edition for filings of a batch; undefined where none holds for it yet. */
export const chooseEdition = <E extends EditionRange>(
  editions: readonly E[],
  batch: ProgramBatch,
  now: Date,
): E | undefined =>
  editions
    .filter(({ from, since }) => since <= now && compareBatches(from, batch) <= 0)
    .sort(compareRanges)
    .at(-1);

/** Strictness of an edition beside the one before: other words only, less, or more. */
export type EditionStrictness = 'words' | 'loosens' | 'asks_more';

export interface BatchUnderWay extends ProgramBatch {
  /** Calendar days until the window closes; 0 on its last day. */
  daysLeft: number;
}

/** Returns why an edition cannot start in batches whose windows are open; null where it can. */
export function findStartFault(
  strictness: EditionStrictness,
  reason: string,
  underWay: readonly BatchUnderWay[],
): Text | null {
  if (strictness !== 'asks_more' || underWay.length === 0) return null;
  if (underWay.some(({ daysLeft }) => daysLeft === 0)) return editionStepTexts.lastDay;
  return reason ? null : editionStepTexts.reasonMissing;
}
