/**
 * Signed answers: those of a paper, and those that a signature of the company covers (domain/workflow/signatories), in a form
 * whose hash is the same for the same answers.
 */
import type { Answers, Form, Program, RequiredSignatory } from '../definition';
import type { CompanySignature } from '../workflow/signatories';
import { computeAnswers } from './compute';
import { migrateAnswersToEdition } from './editions';
import { readSubmittedAnswers } from './linked';
import { isEmpty, isRecord } from './sections';
import { type SubmittedForm, toCanonicalJson } from './snapshot';

/** The signed answers as the present form of their program has them; unchanged where the program is not known here. */
export async function readSignedAnswers(program: Program | undefined, snapshot: string): Promise<Answers> {
  const paper = JSON.parse(snapshot) as SubmittedForm;
  const signed = readSubmittedAnswers(paper);
  if (!program || paper.edition === program.edition) return signed;
  const form = await program.load();
  const { answers } = migrateAnswersToEdition(form, signed, paper.edition);
  return computeAnswers(form, answers, {
    batchYear: paper.batch_year,
    today: paper.submitted_on,
    settings: {},
  });
}

/** Nothing is as good as not there, and a row is what stands in it, whatever its identity. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (!isRecord(value)) return value;
  const said = Object.entries(value).filter(([key, each]) => key !== 'row' && !isEmpty(each));
  return Object.fromEntries(said.map(([key, each]) => [key, bare(each)]));
}

/** A section of nothing is none, so that one that was opened and left is no change. */
const isSaid = (section: unknown): boolean =>
  !isEmpty(section) && !(isRecord(section) && Object.keys(section).length === 0);

/** `sections`: none for the whole. */
export function createCoveredText(answers: Answers, sections: readonly string[]): string {
  const entries = Object.entries(answers).filter(([key]) => sections.length === 0 || sections.includes(key));
  const said = entries.map(([key, section]) => [key, bare(section)] as const);
  return toCanonicalJson(Object.fromEntries(said.filter(([, section]) => isSaid(section))));
}

/** The sections of this edition that a hand answers for: all of them where the form has none of those any more. */
export const listCoveredSections = (
  { sections }: Pick<Form, 'sections'>,
  { sections: asked }: RequiredSignatory,
): string[] => sections.map(({ key }) => key).filter((key) => asked.includes(key));

/** Signatures that the answers leave good, and those that they void. */
export function separateVoidedSignatures(
  signed: readonly CompanySignature[],
  answers: Answers,
  hash: (text: string) => string,
): { good: CompanySignature[]; voided: CompanySignature[] } {
  const isGood = ({ sections, sha256 }: CompanySignature) =>
    hash(createCoveredText(answers, sections)) === sha256;
  return { good: signed.filter(isGood), voided: signed.filter((each) => !isGood(each)) };
}
