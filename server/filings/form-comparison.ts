/** Comparison of a form with an earlier edition of it. */
import type { Answers, Program } from '../../domain/definition';
import { listRuleFigures } from '../../domain/filing/changed-thresholds';
import { computeAnswers } from '../../domain/filing/compute';
import {
  compareForms,
  createSubmissionContext,
  type FormChange,
  type LastSubmission,
} from '../../domain/filing/form-changes';
import { type FormOutline, outlineForm } from '../../domain/filing/form-outline';
import { readSubmittedAnswers } from '../../domain/filing/linked-filings';
import { readSignedAnswers } from '../../domain/filing/signed-answers';
import type { SubmittedForm } from '../../domain/filing/snapshot';
import { loadTracedForm } from '../../domain/program-documents/program';
import { findProgramEdition } from '../../domain/programs/editions';
import { outlines } from '../../domain/programs/outlines.generated';

/** Outline of an edition of a program's form; null for editions that were replaced before outlines were kept. */
async function loadOutline(program: string, edition: string): Promise<FormOutline | null> {
  const known = findProgramEdition(program, edition);
  if (known) return outlineForm(await known.load(), edition);
  const load = outlines[`${program} ${edition}`];
  if (!load) return null;
  const outline = (await load()) as FormOutline & { default?: FormOutline };
  return outline.default ?? outline;
}

/** Figures of the rules with the signed answers under their own edition and the present one; nothing where these are one. */
async function loadFigures(
  program: Program,
  paper: SubmittedForm,
  signed: Answers,
): Promise<Pick<LastSubmission, 'figures'>> {
  const own = paper.edition === program.edition ? undefined : findProgramEdition(program.key, paper.edition);
  const [former, present] = await Promise.all([own && loadTracedForm(own), loadTracedForm(program)]);
  if (!former || !present) return {};
  const ctx = createSubmissionContext(paper);
  return {
    figures: {
      before: listRuleFigures(former, readSubmittedAnswers(paper), ctx),
      after: listRuleFigures(present, computeAnswers(present.form, signed, ctx), ctx),
    },
  };
}

/** Lists what has changed in the form of a program since a submission. */
export async function listSubmissionChanges(program: Program, snapshot: string): Promise<FormChange[]> {
  const paper = JSON.parse(snapshot) as SubmittedForm;
  const signed = await readSignedAnswers(program, snapshot);
  const [outline, figures, form] = await Promise.all([
    loadOutline(program.key, paper.edition),
    loadFigures(program, paper, signed),
    program.load(),
  ]);
  return compareForms(form, program.edition, { paper, outline, ...figures }, signed);
}
