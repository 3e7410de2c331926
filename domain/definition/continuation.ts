/** Filings that continue one of another program: the second stage of an open bid, and its result. */
import type { Text } from '../text';
import type { Answers, Context } from './answers';

/** Known before the form is opened: nothing can be filed until there is something to continue. */
export interface Continues {
  program: string;
  /** The path of the field that names the continued filing. */
  id: string;
  /** What one of them is called. */
  thing: Text;
  /** What has to happen before there is one. */
  first: Text;
}

/** When an approved filing can be continued. `other` is what was sent for it, as its form has it. */
export interface Continuation {
  /** Why it cannot be continued yet; null when it can. */
  notYet?(other: Answers, ctx: Context): Text | null;
  /** Several approved filings may continue the same one. */
  bySeveral?(other: Answers): boolean;
}

/** A company that asks about the filing of another. */
export interface Reader {
  name: string;
  creditCode: string;
}

/** What of an approved filing another company sees: all of it, its single values without its tables, or nothing. */
export type Sight = 'whole' | 'heading' | 'none';
