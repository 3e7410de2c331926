/** The note of a filing on its way from one edition of its form to another. */
import type { AnswerValue } from '../definition';
import type { Text } from '../text';

/**
 * The reason why an answer was set aside. gone: the form no longer asks for it. misfit: its place takes another type or size now.
 * computed: the portal works it out now. full: the table takes fewer rows. taken: another answer stands there.
 */
export const ASIDE_REASONS = ['gone', 'misfit', 'computed', 'full', 'taken'] as const;
export type AsideReason = (typeof ASIDE_REASONS)[number];

export interface AsideAnswer {
  /** Its place in the last edition that knew it. */
  path: string;
  edition: string;
  label: Text;
  value: AnswerValue;
  /** The value in words, where they differ from the value itself. */
  text?: Text;
  type?: string;
  reason: AsideReason;
}

/** An item that has another place now. */
export interface MovedItem {
  from: string;
  to: string;
  label: Text;
}

/** The note that a filing bears from the day on which it was brought into another edition. */
export interface EditionNote {
  from: string;
  to: string;
  /** The number of values that the answers held then. */
  kept: number;
  moved: MovedItem[];
  aside: AsideAnswer[];
}
