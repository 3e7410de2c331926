/** Comparison of a form with an earlier edition of it. */
import type { Answers, FormContext, Program } from '../../domain/definition';
import { listRuleFigures } from '../../domain/filing/changed-thresholds';
import { computeAnswers } from '../../domain/filing/compute';
import {
  compareForms,
  compareWithOutline,
  createSubmissionContext,
  type FormChange,
  type FormerConditions,
  listChangedConditions,
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

/** Figures of the rules under an earlier edition and the present one; nothing where these are one, or one is not known. */
async function loadFigures(
  program: Program,
  edition: string,
  { before, after }: { before: Answers; after: Answers },
  ctx: FormContext,
): Promise<Pick<FormerConditions, 'figures'>> {
  const own = edition === program.edition ? undefined : findProgramEdition(program.key, edition);
  const [former, present] = await Promise.all([own && loadTracedForm(own), loadTracedForm(program)]);
  if (!former || !present) return {};
  return {
    figures: {
      before: listRuleFigures(former, before, ctx),
      after: listRuleFigures(present, computeAnswers(present.form, after, ctx), ctx),
    },
  };
}

/** Lists what has changed in the form of a program since a submission. */
export async function listSubmissionChanges(program: Program, snapshot: string): Promise<FormChange[]> {
  const paper = JSON.parse(snapshot) as SubmittedForm;
  const { edition } = paper;
  const signed = await readSignedAnswers(program, snapshot);
  const answers = { before: readSubmittedAnswers(paper), after: signed };
  const [outline, figures, form] = await Promise.all([
    loadOutline(program.key, edition),
    loadFigures(program, edition, answers, createSubmissionContext(paper)),
    program.load(),
  ]);
  return compareForms(form, program.edition, { paper, outline, ...figures }, signed);
}

/** Lists what has changed in the form of a draft since an edition; `answers`: under the names of the present one. */
export async function listDraftChanges(
  program: Program,
  edition: string,
  answers: Answers,
  ctx: FormContext,
): Promise<FormChange[]> {
  const [outline, figures, former, form] = await Promise.all([
    loadOutline(program.key, edition),
    loadFigures(program, edition, { before: answers, after: answers }, ctx),
    findProgramEdition(program.key, edition)?.load(),
    program.load(),
  ]);
  const told = new Map((former?.rules ?? []).map(({ id }) => [id, null]));
  return [
    ...(outline ? compareWithOutline(outline, form, program.edition) : []),
    ...listChangedConditions(form, { told, ...figures }, answers, ctx),
  ];
}
