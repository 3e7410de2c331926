import type { EditionLine, EditionStartBody } from '../../domain/program-documents/proposal-calls';
import type { DescribedEdition } from './editions-store';
import type { ProgramsDeps } from './programs-deps';

type Start = Pick<DescribedEdition, 'startKind' | 'startAt' | 'fromYear' | 'fromNo'>;

function viewStartColumns({ startKind, startAt, fromYear, fromNo }: Start): EditionStartBody {
  if (startKind === 'batch') return { kind: 'batch', batch_year: fromYear, batch_no: fromNo };
  return startAt ? { kind: 'hour', at: startAt.toISOString() } : { kind: 'now' };
}

const viewPerson = (name: string | null, at: Date | null, note: string) =>
  name === null || at === null ? null : { name, at: at.toISOString(), note };

export const viewEdition = (
  { registry }: Pick<ProgramsDeps, 'registry'>,
  row: DescribedEdition,
): EditionLine => ({
  no: row.no,
  key: row.program,
  edition: row.edition,
  title: row.title,
  hash: row.hash,
  origin: row.origin,
  state: row.state,
  is_in_force: registry.isHolding(row.no),
  made: viewPerson(row.maker, row.madeAt, ''),
  checked: viewPerson(row.checker, row.checkedAt, row.checkNote),
  issued: viewPerson(row.issuer, row.publishedAt, row.issueNote),
  closed: viewPerson(row.closer, row.closedAt, row.closeNote),
  note: row.note,
  reason: row.reason,
  from: viewStartColumns(row),
  base: row.base,
});
