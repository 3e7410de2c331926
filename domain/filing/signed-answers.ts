/**
 * Signed answers: those of a snapshot, and those that a signature of the company covers (domain/workflow/signatories), in a
 * canonical form with equal hashes for equal answers.
 */
import type { Answers, Field, Form, Program, RequiredSignatory, Row, Section } from '../definition';
import type { CompanySignature, DeclinedSignature } from '../workflow/signatories';
import { computeAnswers } from './compute';
import { migrateAnswersToEdition } from './editions';
import { readSubmittedAnswers } from './linked-filings';
import { isEmpty, isRecord, memoizeBySection } from './sections';
import { type SubmittedForm, toCanonicalJson } from './snapshot';

const keepFields = <Kept extends Field>(fields: Kept[]): Kept[] =>
  fields.map((field) =>
    field.computed ? { ...field, computed: (_scope: unknown, record: Row) => record[field.key] } : field,
  );

/** A section whose computed values and sums are what is stored. */
const keepValuesOf = memoizeBySection((section): Section => {
  if (section.kind === 'yearly') return { ...section, indicators: keepFields(section.indicators) };
  if (section.kind !== 'table') return { ...section, fields: keepFields(section.fields) } as Section;
  const { fixedRows, columns } = section;
  // A row of sums becomes the sum of itself.
  const kept = fixedRows?.map((row) => (row.sumOf ? { ...row, sumOf: [row.key] } : row));
  return { ...section, columns: keepFields(columns), ...(kept && { fixedRows: kept }) };
});

/**
 * The signed answers under the names of the present form of their program; unchanged where the program is unknown. What was computed
 * stays as it was signed, whatever the present form would compute.
 */
export async function readSignedAnswers(program: Program | undefined, snapshot: string): Promise<Answers> {
  const submitted = JSON.parse(snapshot) as SubmittedForm;
  const signed = readSubmittedAnswers(submitted);
  if (!program || submitted.edition === program.edition) return signed;
  const present = await program.load();
  const form = { ...present, sections: present.sections.map(keepValuesOf) };
  const { answers } = migrateAnswersToEdition(form, signed, submitted.edition, [], { keepsComputed: true });
  return computeAnswers(form, answers, {
    batchYear: submitted.batch_year,
    today: submitted.submitted_on,
    settings: {},
  });
}

/** Removes empty parts and row identities from a value, so that equal content has one hash. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (!isRecord(value)) return value;
  const said = Object.entries(value).filter(([key, each]) => key !== 'row' && !isEmpty(each));
  return Object.fromEntries(said.map(([key, each]) => [key, bare(each)]));
}

/** True where a section has content. An empty section counts as absent, so that opening it does not void a signature. */
const isSaid = (section: unknown): boolean =>
  !isEmpty(section) && !(isRecord(section) && Object.keys(section).length === 0);

/** Creates the canonical text that a signature covers. `sections`: keys of the covered sections; empty: the whole filing. */
export function createCoveredText(answers: Answers, sections: readonly string[]): string {
  const entries = Object.entries(answers).filter(([key]) => sections.length === 0 || sections.includes(key));
  const said = entries.map(([key, section]) => [key, bare(section)] as const);
  return toCanonicalJson(Object.fromEntries(said.filter(([, section]) => isSaid(section))));
}

/**
 * Sections of this edition that a signatory's signature covers; empty (the whole filing) where the form contains none of them any
 * more.
 */
export const listCoveredSections = (
  { sections }: Pick<Form, 'sections'>,
  { sections: asked }: RequiredSignatory,
): string[] => sections.map(({ key }) => key).filter((key) => asked.includes(key));

type TextHash = (text: string) => string;

const isAboutAnswers = ({ sections, sha256 }: CompanySignature, answers: Answers, hash: TextHash): boolean =>
  hash(createCoveredText(answers, sections)) === sha256;

/** Separates signatures that are still valid for the answers from those that changes have voided. */
export function separateVoidedSignatures(
  signed: readonly CompanySignature[],
  answers: Answers,
  hash: TextHash,
): { good: CompanySignature[]; voided: CompanySignature[] } {
  const isGood = (each: CompanySignature) => isAboutAnswers(each, answers, hash);
  return { good: signed.filter(isGood), voided: signed.filter((each) => !isGood(each)) };
}

/** Marks the refusals to sign whose answers have changed. They are kept, so that whoever mends the answers still reads the reasons. */
export const markOutdatedRefusals = (
  declined: readonly DeclinedSignature[],
  answers: Answers,
  hash: TextHash,
): DeclinedSignature[] =>
  declined.map((each) =>
    each.isOutdated || isAboutAnswers(each, answers, hash) ? each : { ...each, isOutdated: true },
  );
