import type { DecisionBody } from '../../domain/api/calls/review';
import { reviewMessages } from '../../domain/api/messages/review';
import { parsePath } from '../../domain/filing/paths';
import { fieldsOf, isRowSection, rowsIn } from '../../domain/filing/sections';
import type { Answers, Form, Program } from '../../domain/programs/define';
import { fillText } from '../../domain/text';
import { business } from '../errors';
import type { FilingRow } from '../filings/filings-store';
import { signedAnswers } from '../filings/reading';
import type { ReviewStore } from './review-store';

function isPlace(form: Form, answers: Answers, text: string): boolean {
  const path = parsePath(text);
  const section = form.sections.find(({ key }) => key === path?.section);
  if (!path || !section) return false;
  const { row, field } = path;
  if (row !== undefined && !(isRowSection(section) && row < rowsIn(answers, section).length)) return false;
  return field === undefined || fieldsOf(section).some(({ key }) => key === field);
}

/** What is to be corrected can be found in the form that the company will open. */
export async function assertPlaces(
  store: Pick<ReviewStore, 'papers'>,
  program: Program,
  row: FilingRow,
  { corrections = [] }: DecisionBody,
): Promise<void> {
  const [paper] = await store.papers(row.id, 1);
  const form = await program.load();
  const answers = paper ? await signedAnswers(program, paper.snapshot) : row.data;
  const lost = corrections.find(({ path }) => path !== undefined && !isPlace(form, answers, path));
  if (lost?.path !== undefined)
    throw business(fillText(reviewMessages.correctionPlace, { path: lost.path }), { path: lost.path });
}
