/** Filings that were begun under another edition of their form than the present one, or another record of their company. */

import { applyRecordValues, buildCompanyRecord } from '../../domain/company/record';
import type { Answers, Form, Program } from '../../domain/definition';
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
import { fillText } from '../../domain/text';
import type { CompanySignature } from '../../domain/workflow/signatories';
import type { Caller } from '../core/access';
import type { AuditEntry } from '../core/audit/audit-store';
import { createRefusal } from '../core/errors';
import type { SettledAnswers } from './answers';
import type { FilingHead, FilingRow, FilingsStore } from './filings-store';

/** A limit for hostile clients: no edition drops so much. */
const ASIDE_AT_MOST = 2000;

/** A filing as it stands now, what of it was decided elsewhere, and what was made of its answers where that is known already. */
export type PresentRow = FilingRow & {
  overruled?: FilingFault[];
  settled?: SettledAnswers;
  /** Signatures that this save has voided. */
  voided?: CompanySignature[];
};

/** The row in the present form while it can change. What was signed stays as it was signed. */
export function convertToPresentEdition(program: Program, form: Form, row: PresentRow): PresentRow {
  if (!isEditable(row.status)) return row;
  const { edition } = program;
  if (row.edition === edition) return updateCompanyFacts(form, row);
  const { answers, ...rest } = migrateAnswersToEdition(form, row.data, row.edition, row.editionNote?.aside);
  const editionNote = { ...rest, from: row.edition, to: edition };
  return updateCompanyFacts(form, { ...row, data: answers, edition, editionNote });
}

/** The row with what the company's record says now: it may have changed since the answers were kept. */
function updateCompanyFacts(form: Form, row: PresentRow): PresentRow {
  const data = applyRecordValues(form, row.data, buildCompanyRecord(row.company));
  const replaced = findOverruledValues(form, row.data, data);
  return { ...row, data, overruled: [...(row.overruled ?? []), ...replaced] };
}

/** A page of another edition would ask for what the form no longer has, and drop what it does not know yet. */
export function assertPresentEdition({ edition }: Program, given: string | null | undefined): void {
  if (!given || given === edition) return;
  const text = fillText(filingMessages.otherEdition, { edition, given });
  throw createRefusal(text, { other_edition: true, edition });
}

/** The note with what the filer's browser had to set aside; the same answer is kept once. */
export function withAside(
  note: EditionNote | null,
  aside: readonly AsideAnswer[] | undefined,
  edition: string,
): EditionNote | null {
  if (!aside?.length) return note;
  const nothing = { from: aside[0]?.edition ?? '', to: edition, kept: 0, moved: [], aside: [] };
  const base = note ?? nothing;
  const named = ({ path, value }: AsideAnswer) => JSON.stringify([path, value]);
  const known = new Set(base.aside.map(named));
  const all = [...base.aside, ...aside.filter((answer) => !known.has(named(answer)))];
  if (all.length > ASIDE_AT_MOST)
    throw createRefusal(fillText(filingMessages.asideLimit, { limit: ASIDE_AT_MOST }));
  return { ...base, aside: all };
}

/** The line for a filing that stands in another edition from now on. */
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

/** A filing with its form: the present one, or, where it was signed under another edition, its own paper. */
export interface LoadedFiling {
  /** The row with the answers as `form` has them. */
  row: PresentRow;
  form: Form;
  /** The paper that was signed, without its answers; null where the present form is the right one. */
  paper: SubmittedForm | null;
  /** The answers that the corrections of a returned filing are about. */
  signed?: Answers;
}

export async function loadFiling(
  store: Pick<FilingsStore, 'latestSnapshot'>,
  program: Program,
  stored: PresentRow,
): Promise<LoadedFiling> {
  const form = adaptFormToBatch(await program.load(), stored.batchYear);
  const row = convertToPresentEdition(program, form, stored);
  if (row.status === 'returned' && row.returned.length > 0) {
    const asked = await store.latestSnapshot(row.id);
    return { row, form, paper: null, ...(asked && { signed: await readSignedAnswers(program, asked) }) };
  }
  if (row.edition === program.edition) return { row, form, paper: null };
  const snapshot = await store.latestSnapshot(row.id);
  if (snapshot === undefined) return { row, form, paper: null };
  const paper = JSON.parse(snapshot) as SubmittedForm;
  return {
    row: { ...row, data: readSubmittedAnswers(paper) },
    form: restoreFormFromSnapshot(paper),
    paper: removeSnapshotAnswers(paper),
  };
}

/** The paper that was submitted last, whatever was changed since: in the form that it was signed under. */
export async function loadSubmitted(
  store: Pick<FilingsStore, 'latestSnapshot'>,
  program: Program,
  row: PresentRow,
): Promise<LoadedFiling> {
  const snapshot = await store.latestSnapshot(row.id);
  if (snapshot === undefined) throw new Error('a submitted filing without its paper');
  const paper = JSON.parse(snapshot) as SubmittedForm;
  const signed = { ...row, data: readSubmittedAnswers(paper) };
  return paper.edition === program.edition
    ? { row: signed, form: adaptFormToBatch(await program.load(), row.batchYear), paper: null }
    : { row: signed, form: restoreFormFromSnapshot(paper), paper: removeSnapshotAnswers(paper) };
}
