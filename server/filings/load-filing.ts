/** What a filing is read with: the present form, or, where it was signed under another edition, its own paper. */

import type { Answers, Form, Program } from '../../domain/definition';
import { compute } from '../../domain/filing/compute';
import { bringForward } from '../../domain/filing/editions';
import { submittedAnswers } from '../../domain/filing/linked';
import { formOfPaper, withoutAnswers } from '../../domain/filing/paper-form';
import type { SubmittedForm } from '../../domain/filing/snapshot';
import { contextOf } from './answers';
import type { FilingsStore } from './filings-store';
import { inPresentEdition, type PresentRow } from './present-edition';

export interface LoadedFiling {
  /** With the answers as `form` has them. */
  row: PresentRow;
  form: Form;
  /** What was signed, without its answers; null where the present form is the right one. */
  paper: SubmittedForm | null;
  /** Of a returned filing: the answers that its corrections are about. */
  signed?: Answers;
}

/** What was signed, as the present form of its program has it; as it stands where the program is not known here. */
export async function signedAnswers(program: Program | undefined, snapshot: string): Promise<Answers> {
  const paper = JSON.parse(snapshot) as SubmittedForm;
  const signed = submittedAnswers(paper);
  if (!program || paper.edition === program.edition) return signed;
  const form = await program.load();
  const { answers } = bringForward(form, signed, paper.edition);
  return compute(form, answers, contextOf(paper.batch_year, paper.submitted_on));
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
    form: formOfPaper(paper),
    paper: withoutAnswers(paper),
  };
}
