/** Entry of the dictionary of company figures (company-figures.ts). */
import type { Text } from '../text';

export interface CompanyFigure extends Text {
  ar: string;
  /** Unit of the value, the same as that of every field with this figure; absent for texts, days and choices. */
  unit?: string;
  /** yearly: the value belongs to a year. standing: it holds until it changes. */
  per: 'year' | 'standing';
  /** One sentence that says what is counted. */
  definition: Text;
  /** True for a figure that may change from a gain to a loss: its change from year to year is not questioned. */
  swings?: true;
  /** True for a fact of the company's profile, under the same key. */
  inProfile?: true;
}
