import { isEditable } from '../../domain/filing/status';
import { assertOwn, type Caller } from '../core/access';
import type { FilingParts } from './filing-parts';
import type { FilingRow } from './filings-store';
import { assertMayFile, notEditable } from './refusals';

/** The draft, which nobody else changes or deletes before the open transaction ends. */
export async function lockedDraft({ filings }: FilingParts, caller: Caller, id: string): Promise<FilingRow> {
  const row = assertOwn(caller, await filings.lock(id), 'filing');
  assertMayFile(caller, row.program, 'filing.edit');
  if (!isEditable(row.status)) throw notEditable(row);
  return row;
}
