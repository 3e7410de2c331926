import { randomUUID } from 'node:crypto';
import { reviewMessages } from '../../domain/api/messages/review';
import type { DecisionBody } from '../../domain/calls/review';
import type { Answers, Form, Program } from '../../domain/definition';
import { pinTo } from '../../domain/filing/corrections';
import { parsePath } from '../../domain/filing/paths';
import { fieldsOf, isRowSection, rowsIn } from '../../domain/filing/sections';
import { signedAnswers } from '../../domain/filing/signed-answers';
import type { Correction } from '../../domain/filing/types';
import { fillText } from '../../domain/text';
import { business } from '../core/errors';
import type { FilingRow } from '../filings/filings-store';
import type { ReviewStore } from './review-store';

function isPlace(form: Form, answers: Answers, text: string): boolean {
  const path = parsePath(text);
  const section = form.sections.find(({ key }) => key === path?.section);
  if (!path || !section) return false;
  const { row, field } = path;
  if (row !== undefined && !(isRowSection(section) && row < rowsIn(answers, section).length)) return false;
  return field === undefined || fieldsOf(section).some(({ key }) => key === field);
}

/** Corrections pinned to places that are there in the form that the company will open. */
export async function pinCorrections(
  store: Pick<ReviewStore, 'papers'>,
  program: Program,
  row: FilingRow,
  { corrections = [] }: DecisionBody,
): Promise<Correction[]> {
  const [paper] = await store.papers(row.id, 1);
  const form = await program.load();
  const answers = paper ? await signedAnswers(program, paper.snapshot) : row.data;
  const lost = corrections.find(({ path }) => path !== undefined && !isPlace(form, answers, path));
  if (lost?.path !== undefined)
    throw business(fillText(reviewMessages.correctionPlace, { path: lost.path }), { path: lost.path });
  return corrections.map(({ path, comment }) => ({
    ...pinTo(answers, path),
    id: randomUUID(),
    comment,
    resolved: false,
    version: 0,
    answer: null,
  }));
}
