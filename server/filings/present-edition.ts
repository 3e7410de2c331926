/** Filings created under another edition of their form than the current one, or another version of their company's record. */

import { applyRecordValues, buildCompanyRecord } from '../../domain/company/record';
import type { Answers, Form, Program } from '../../domain/definition';
import { addAsideAnswers } from '../../domain/filing/aside-answers';
import { adaptFormToBatch } from '../../domain/filing/dated-form';
import type { AsideAnswer, EditionNote } from '../../domain/filing/edition-note';
import { migrateAnswersToEdition } from '../../domain/filing/editions';
import type { FilingFault } from '../../domain/filing/filing-faults';
import { findOverruledValues } from '../../domain/filing/followed-values';
import { readSubmittedAnswers } from '../../domain/filing/linked-filings';
import { filingMessages } from '../../domain/filing/messages';
import { readSignedAnswers } from '../../domain/filing/signed-answers';
import type { SubmittedForm } from '../../domain/filing/snapshot';
import { removeSnapshotAnswers, restoreFormFromSnapshot } from '../../domain/filing/snapshot-form';
import { isEditable } from '../../domain/filing/status';
import { getProgramForBatch } from '../../domain/programs/registry';
import { fillText } from '../../domain/text';
import type { CompanySignature } from '../../domain/workflow/signatories';
import type { Caller } from '../core/access';
import type { AuditEntry } from '../core/audit/audit-store';
import { createRefusal } from '../core/errors';
import type { ExplainedAnswers } from './answers';
import type { FilingHead, FilingRow, FilingsStore } from './filings-store';

/** Maximum answers set aside, against hostile clients: no edition drops so many. */
const ASIDE_AT_MOST = 2000;

/** Filing in its current state, with the values decided elsewhere, and computed values if known already. */
export type PresentRow = FilingRow & {
  overruled?: FilingFault[];
  settled?: ExplainedAnswers;
  /** Signatures that were voided by this save. */
  voided?: CompanySignature[];
  /** End of the due day of the report that the filing is owed as. */
  owedUntil?: Date | null;
};

/** Converts an editable filing to the current edition of its form; a submitted one stays as it was submitted. */
export function convertToPresentEdition(program: Program, form: Form, row: PresentRow): PresentRow {
  if (!isEditable(row.status)) return row;
  const { edition } = program;
  if (row.edition === edition) return updateCompanyFacts(form, row);
  const { answers, ...rest } = migrateAnswersToEdition(form, row.data, row.edition, row.editionNote?.aside);
  const editionNote = { ...rest, from: row.edition, to: edition };
  return updateCompanyFacts(form, { ...row, data: answers, edition, editionNote });
}

/** Updates answers from the company's record, which may have changed since the answers were stored. */
function updateCompanyFacts(form: Form, row: PresentRow): PresentRow {
  const data = applyRecordValues(form, row.data, buildCompanyRecord(row.company));
  const replaced = findOverruledValues(form, row.data, data);
  return { ...row, data, overruled: [...(row.overruled ?? []), ...replaced] };
}

/**
 * Throws unless the client has the current edition of the form: a page of another edition would send answers to fields that no
 * longer exist, and lack new ones.
 */
export function assertPresentEdition({ edition }: Program, given: string | null | undefined): void {
  if (!given || given === edition) return;
  const text = fillText(filingMessages.otherEdition, { edition, given });
  throw createRefusal(text, { other_edition: true, edition });
}

/** Adds answers that the client set aside to the edition note; throws where these are too many. */
export function withAside(
  note: EditionNote | null,
  aside: readonly AsideAnswer[] | undefined,
  edition: string,
): EditionNote | null {
  const added = addAsideAnswers(note, aside, edition);
  if (aside?.length && added && added.aside.length > ASIDE_AT_MOST)
    throw createRefusal(fillText(filingMessages.asideLimit, { limit: ASIDE_AT_MOST }));
  return added;
}

/** Audit line for a filing that was converted to another edition. */
export function createEditionLine(
  { id, companyId, status, edition }: FilingHead,
  note: EditionNote | null,
  version: number,
  caller: Caller,
): AuditEntry {
  return {
    subjectKind: 'filing',
    subjectId: id,
    companyId,
    action: 'new_edition',
    caller,
    fromStatus: status,
    toStatus: status,
    version,
    comment: `${edition} → ${note?.to ?? ''}`,
    details: {
      kept: note?.kept,
      moved: note?.moved.map(({ from, to }) => ({ from, to })),
      aside: note?.aside.map(({ path, reason }) => ({ path, reason })),
    },
  };
}

/** Filing with its form: the edition of its batch, or that of the snapshot if it was submitted under another than the one in force. */
export interface LoadedFiling {
  /** Filing with answers as `form` defines them. */
  row: PresentRow;
  form: Form;
  /** Form of the snapshot, without its answers; null if the current edition applies. */
  paper: SubmittedForm | null;
  /** Submitted answers that the corrections of a returned filing refer to. */
  signed?: Answers;
}

export async function loadFiling(
  store: Pick<FilingsStore, 'latestSnapshot'>,
  called: Program,
  stored: PresentRow,
): Promise<LoadedFiling> {
  const program = getProgramForBatch(called, stored);
  const form = adaptFormToBatch(await program.load(), stored.batchYear);
  const row = convertToPresentEdition(program, form, stored);
  if (row.status === 'returned' && row.returned.length > 0) {
    const asked = await store.latestSnapshot(row.id);
    return { row, form, paper: null, ...(asked && { signed: await readSignedAnswers(program, asked) }) };
  }
  if (isEditable(row.status) || row.edition === program.edition) return { row, form, paper: null };
  const snapshot = await store.latestSnapshot(row.id);
  if (snapshot === undefined) return { row, form, paper: null };
  const paper = JSON.parse(snapshot) as SubmittedForm;
  return {
    row: { ...row, data: readSubmittedAnswers(paper) },
    form: restoreFormFromSnapshot(paper),
    paper: removeSnapshotAnswers(paper),
  };
}

/** Loads the latest submission, regardless of later changes, with the form of its edition. */
export async function loadSubmitted(
  store: Pick<FilingsStore, 'latestSnapshot'>,
  program: Program,
  row: PresentRow,
): Promise<LoadedFiling> {
  const snapshot = await store.latestSnapshot(row.id);
  if (snapshot === undefined) throw new Error('a submitted filing without its paper');
  const paper = JSON.parse(snapshot) as SubmittedForm;
  const signed = { ...row, edition: paper.edition, data: readSubmittedAnswers(paper) };
  return paper.edition === program.edition
    ? { row: signed, form: adaptFormToBatch(await program.load(), row.batchYear), paper: null }
    : { row: signed, form: restoreFormFromSnapshot(paper), paper: removeSnapshotAnswers(paper) };
}
