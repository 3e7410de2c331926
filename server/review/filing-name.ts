import type { Program } from '../../domain/definition';
import { getAt } from '../../domain/filing/paths';
import type { Text } from '../../domain/text';
import type { FilingRow } from '../filings/filings-store';

/** What a message calls a filing: what it is about, else its program. */
export function nameOf({ subject, title }: Program, { data }: Pick<FilingRow, 'data'>): string | Text {
  const said = subject && getAt(data, subject);
  return typeof said === 'string' && said.trim() !== '' ? said.trim() : title;
}
