/** Steps by which answers given under an earlier edition of a form come to the present one. */
import type { Text } from '../text';
import type { AnswerValue } from './answers';
import type { FieldType } from './fields';
import type { Dictionary } from './options';

/** An item as it was called, and what is needed to say its values in words. */
export interface Retired extends Text {
  type?: FieldType;
  options?: Dictionary;
}

/**
 * From one edition to the next one. Only what the engine cannot see by itself: that an item has another name now, that
 * its values are said otherwise, and what a dropped item was called. Places are `section`, `section.field` (in a table:
 * its column) and `section[row]` for a given row.
 */
export interface EditionStep {
  from: string;
  to: string;
  /** The new place of an answer, by the place that it had. */
  moves?: Record<string, string>;
  /** Values said in another way (a unit, an option), by the place that they have now. */
  converts?: Record<string, (value: AnswerValue) => AnswerValue>;
  /** Answers without a place, by the place that they had. */
  retired?: Record<string, Retired>;
}
