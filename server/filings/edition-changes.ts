/** Consequences of another edition for a filing: why it was issued, and what it asks otherwise. */
import type { Form, Program } from '../../domain/definition';
import { listLaterEditionSteps } from '../../domain/filing/edition-steps';
import type { FormChange } from '../../domain/filing/form-changes';
import type { EditionChanges } from '../../domain/filing/guide-calls';
import type { SubmittedForm } from '../../domain/filing/snapshot';
import { formatBeijingDay } from '../../domain/windows/calendar';
import { assertOwn, type Caller } from '../core/access';
import { createEditionsStore } from '../programs/editions-store';
import { createFilingContext } from './answers';
import type { FilingDeps } from './filing-deps';
import { getFilingProgram } from './filing-steps';
import type { FilingRow } from './filings-store';
import { listDraftChanges, listSubmissionChanges } from './form-comparison';
import { convertToPresentEdition } from './present-edition';

/** Reasons of the editions after one, in the words that companies with drafts were told. */
async function listReasons(
  { db }: Pick<FilingDeps, 'db'>,
  { key, edition }: Program,
  { editions }: Form,
  from: string,
): Promise<EditionChanges['reasons']> {
  const later = new Set([edition, ...listLaterEditionSteps(editions, from).map(({ to }) => to)]);
  const issued = await createEditionsStore(db).issuedOf(key);
  return issued.flatMap((row) => {
    const words = row.reason || row.note;
    return later.has(row.edition) && row.edition !== from && words ? [{ edition: row.edition, words }] : [];
  });
}

function compareDraft(
  { clock }: Pick<FilingDeps, 'clock'>,
  program: Program,
  form: Form,
  row: FilingRow,
  from: string,
): Promise<FormChange[]> {
  const { data } = convertToPresentEdition(program, form, row);
  const ctx = createFilingContext(row.batchYear, formatBeijingDay(clock()));
  return listDraftChanges(program, from, data, ctx);
}

/** Counts from the submission of the filing, else from the edition that its draft was brought from. */
export async function loadEditionChanges(
  deps: Pick<FilingDeps, 'db' | 'clock' | 'filings' | 'programs'>,
  caller: Caller,
  id: string,
): Promise<EditionChanges> {
  const row = assertOwn(caller, await deps.filings.find(id), 'filing');
  const program = getFilingProgram(deps.programs, row);
  const snapshot = await deps.filings.latestSnapshot(id);
  const from = snapshot
    ? (JSON.parse(snapshot) as SubmittedForm).edition
    : (row.editionNote?.from ?? row.edition);
  const to = program.edition;
  if (from === to) return { from, to, reasons: [], changes: [] };
  const form = await program.load();
  const [reasons, changes] = await Promise.all([
    listReasons(deps, program, form, from),
    snapshot ? listSubmissionChanges(program, snapshot) : compareDraft(deps, program, form, row, from),
  ]);
  return { from, to, reasons, changes };
}
