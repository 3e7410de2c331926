/** Does a workbook belong to the draft that it is loaded into? */
import type { Text } from '../text';
import { sheetText } from './messages';
import type { Origin, ReadBook } from './model';

/** A file says what it likes: no more of it is repeated. */
const SAID_AT_MOST = 80;

const said = (text: string | undefined): string => text?.slice(0, SAID_AT_MOST) || '?';

/** The reason against taking anything of the file; null when there is none. */
export function originFault({ origin }: ReadBook, own: Origin): Text | null {
  if (!origin) return null;
  if (origin.program !== own.program)
    return sheetText('other_program', { theirs: said(origin.title), own: own.title });
  if (origin.company !== own.company) return sheetText('other_company', { theirs: said(origin.companyName) });
  return null;
}

/** Its rows are not rows of this draft. */
export const isOfAnother = ({ origin }: ReadBook, own: Origin): boolean =>
  origin !== undefined && origin.filing !== own.filing;

/** What to know of a file that is taken all the same. */
export function originNotices(book: ReadBook, own: Origin): Text[] {
  const { origin } = book;
  if (!origin) return [sheetText('no_origin')];
  const notices: Text[] = [];
  if (isOfAnother(book, own)) notices.push(sheetText('other_filing'));
  else if (origin.version !== own.version) notices.push(sheetText('saved_since'));
  if (origin.edition !== own.edition) notices.push(sheetText('other_edition'));
  return notices;
}
