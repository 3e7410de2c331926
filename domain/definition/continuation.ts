/** Filings that continue one of another program: the second stage of an open bid, and its result. */
import type { Text } from '../text';
import type { Answers, Context } from './answers';

/** Known before the form is opened: nothing can be filed until there is something to continue. */
export interface Continues {
  program: string;
  /** The path of the field that names the continued filing. */
  id: string;
  /** The name of one of them. */
  thing: Text;
  /** The step that comes before there is one. */
  first: Text;
}

/** The conditions for continuing an approved filing. `other` is its submitted answers, as its form has them. */
export interface Continuation {
  /** The reason why it cannot be continued yet; null when it can. */
  notYet?(other: Answers, ctx: Context): Text | null;
  /** Several approved filings may continue the same one where this answer of it says so. */
  bySeveral?: { path: string; is: string };
}

/** A company that asks about the filing of another. */
export interface Reader {
  name: string;
  creditCode: string;
}

/** The part of an approved filing that another company sees: all of it, its single values without its tables, or nothing. */
export type Sight = 'whole' | 'heading' | 'none';
