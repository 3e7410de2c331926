/** Forms of the editions that filings were submitted under: they judge what was sent for ever, whatever holds by now. */
import type { Answers, Form, Program } from '../definition';
import { adaptFormToBatch } from '../filing/dated-form';
import { readSubmittedAnswers } from '../filing/linked-filings';
import { readSignedAnswers } from '../filing/signed-answers';
import type { SubmittedForm } from '../filing/snapshot';
import { readSubject } from '../filing/subject';
import { findProgramEdition, listEarlierEditions } from './editions';

/** The edition of a program by its name; undefined where it is not known here. */
const findEditionOf = (program: Program, edition: string): Program | undefined =>
  program.edition === edition ? program : findProgramEdition(program.key, edition);

/** The edition that a filing was given under; the present one where that is not known here. */
export const getOwnEdition = (program: Program, edition: string): Program =>
  findEditionOf(program, edition) ?? program;

/** The answer that identifies a filing, as its own edition names it. */
export function getFilingSubject(
  program: Program,
  { edition, data }: { edition: string; data: Answers },
): string | null {
  return readSubject(getOwnEdition(program, edition), data);
}

/**
 * Loads the form of an edition of a program, for a batch; null where the edition is not known here: releases before documents kept
 * none.
 */
export async function loadEditionForm(
  program: Program,
  { edition, batchYear }: { edition: string; batchYear: number },
): Promise<Form | null> {
  const found = findEditionOf(program, edition);
  return found ? adaptFormToBatch(await found.load(), batchYear) : null;
}

/** All editions of a program that are known here, the one in force first. */
export const listKnownEditions = (program: Program): Program[] => [
  program,
  ...listEarlierEditions().filter(({ key, edition }) => key === program.key && edition !== program.edition),
];

/**
 * Reads a submission by the form of its own edition. Where that is not known here, its answers are brought under the names of the
 * present form.
 */
export async function readSubmission(
  program: Program,
  snapshot: string,
): Promise<{ form: Form; answers: Answers }> {
  const submitted = JSON.parse(snapshot) as SubmittedForm;
  const own = await loadEditionForm(program, { edition: submitted.edition, batchYear: submitted.batch_year });
  return own
    ? { form: own, answers: readSubmittedAnswers(submitted) }
    : { form: await program.load(), answers: await readSignedAnswers(program, snapshot) };
}
