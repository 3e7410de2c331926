import type { Answers, Program } from '../definition';
import { compute } from './compute';
import { bringForward } from './editions';
import { submittedAnswers } from './linked';
import type { SubmittedForm } from './snapshot';

/** The signed answers as the present form of their program has them; unchanged where the program is not known here. */
export async function signedAnswers(program: Program | undefined, snapshot: string): Promise<Answers> {
  const paper = JSON.parse(snapshot) as SubmittedForm;
  const signed = submittedAnswers(paper);
  if (!program || paper.edition === program.edition) return signed;
  const form = await program.load();
  const { answers } = bringForward(form, signed, paper.edition);
  return compute(form, answers, { batchYear: paper.batch_year, today: paper.submitted_on, settings: {} });
}
