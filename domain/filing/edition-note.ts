/** What a filing says of its way from one edition of its form to another. */
import type { AnswerValue } from '../definition';
import type { Text } from '../text';

/**
 * Why an answer was set aside. gone: the form no longer asks for it. misfit: its place takes another type or size now.
 * computed: the portal works it out now. full: the table takes fewer rows. taken: another answer stands there.
 */
export const ASIDE_REASONS = ['gone', 'misfit', 'computed', 'full', 'taken'] as const;
export type AsideReason = (typeof ASIDE_REASONS)[number];

export interface AsideAnswer {
  /** Where it stood in the last edition that knew the place. */
  path: string;
  edition: string;
  label: Text;
  value: AnswerValue;
  /** What the value says, where that is not the value itself. */
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

/** What a filing bears from the day on which it was brought into another edition. */
export interface EditionNote {
  from: string;
  to: string;
  /** How many values the answers held then. */
  kept: number;
  moved: MovedItem[];
  aside: AsideAnswer[];
}
