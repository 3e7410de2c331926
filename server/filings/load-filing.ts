/** A filing with its form: the present one, or, where it was signed under another edition, its own paper. */
import type { Answers, Form, Program } from '../../domain/definition';
import { submittedAnswers } from '../../domain/filing/linked';
import { signedAnswers } from '../../domain/filing/signed-answers';
import type { SubmittedForm } from '../../domain/filing/snapshot';
import { formOfSnapshot, withoutAnswers } from '../../domain/filing/snapshot-form';
import type { FilingsStore } from './filings-store';
import { inPresentEdition, type PresentRow } from './present-edition';

export interface LoadedFiling {
  /** With the answers as `form` has them. */
  row: PresentRow;
  form: Form;
  /** The paper that was signed, without its answers; null where the present form is the right one. */
  paper: SubmittedForm | null;
  /** Of a returned filing: the answers that its corrections are about. */
  signed?: Answers;
}

export async function loadFiling(
  store: Pick<FilingsStore, 'latestSnapshot'>,
  program: Program,
  stored: PresentRow,
): Promise<LoadedFiling> {
  const form = await program.load();
  const row = inPresentEdition(program, form, stored);
  if (row.status === 'returned' && row.returned.length > 0) {
    const asked = await store.latestSnapshot(row.id);
    return { row, form, paper: null, ...(asked && { signed: await signedAnswers(program, asked) }) };
  }
  if (row.edition === program.edition) return { row, form, paper: null };
  const snapshot = await store.latestSnapshot(row.id);
  if (snapshot === undefined) return { row, form, paper: null };
  const paper = JSON.parse(snapshot) as SubmittedForm;
  return {
    row: { ...row, data: submittedAnswers(paper) },
    form: formOfSnapshot(paper),
    paper: withoutAnswers(paper),
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
  const signed = { ...row, data: submittedAnswers(paper) };
  return paper.edition === program.edition
    ? { row: signed, form: await program.load(), paper: null }
    : { row: signed, form: formOfSnapshot(paper), paper: withoutAnswers(paper) };
}
