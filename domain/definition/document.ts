/** The printed form of a filing. */
import type { Text } from '../text';

/** A line of the first page. */
export interface CoverLine extends Text {
  /**
   * Its text: the first of these templates whose `{places}` are all filled. A place is the key of a field, or one
   * of batch_year, company_name, declaration_no, department, program, submitted_on. Without a value it is left to the pen.
   */
  value?: string[];
}

export interface DocumentPlan {
  title: Text;
  fileName: Text;
  watermark: Text;
  /** The lines of the first page. */
  cover?: CoverLine[];
  /** The foot of each page of a submitted form. */
  footer?: Text;
  contents: Text[];
  /** Pages to be signed and sealed. */
  signPages?: Text[];
  /** Attachments that are bound in. */
  appended?: Text;
}
