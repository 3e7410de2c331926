/** Note on a filing whose answers were migrated to another edition of its form. */
import type { AnswerValue } from '../definition';
import type { Text } from '../text';

/**
 * Reason why an answer was set aside. gone: the form has no such item any more. misfit: the item takes another type or size.
 * computed: the portal computes the item. full: the table takes fewer rows. taken: the item has another answer already.
 */
export const ASIDE_REASONS = ['gone', 'misfit', 'computed', 'full', 'taken'] as const;
export type AsideReason = (typeof ASIDE_REASONS)[number];

export interface AsideAnswer {
  /** Path in the last edition that contained the item. */
  path: string;
  edition: string;
  label: Text;
  value: AnswerValue;
  /** Text of the value, where it differs from the value itself. */
  text?: Text;
  type?: string;
  reason: AsideReason;
}

/** An item with another path in the present edition. */
export interface MovedItem {
  from: string;
  to: string;
  label: Text;
}

/** Note on the migration of a filing's answers from one edition to another. */
export interface EditionNote {
  from: string;
  to: string;
  /** Number of values that were kept in the migration. */
  kept: number;
  moved: MovedItem[];
  aside: AsideAnswer[];
}
