/** Options and the dictionaries that hold them. */
import type { Text } from '../text';

export interface Option extends Text {
  value: string | number;
  children?: Option[];
  /** Further attributes of an entry feed rules: a grant limit, an IP class, a district. */
  [attribute: string]: unknown;
}

export interface Dictionary {
  name: string;
  title: Text;
  items: Option[];
}

/** The values of a column of another table of the same filing. */
export interface RowOptions {
  rowsOf: string;
  column: string;
}
