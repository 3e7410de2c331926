/** Between the wire, the engine and the row: what of the answers is kept, and what follows from them. */

import { applyRecordValues } from '../../domain/company/record';
import type { Answers, Form, FormContext } from '../../domain/definition';
import { listExcessFaults } from '../../domain/filing/answer-limits';
import {
  type AnswerChange,
  applyChanges,
  listChangedSections,
  selectTouchedFaults,
} from '../../domain/filing/change-set';
import { checkAnswers } from '../../domain/filing/check';
import { computeAnswers, selectComputedAnswers, selectInputAnswers } from '../../domain/filing/compute';
import type { FilingFault } from '../../domain/filing/filing-faults';
import { findOverruledValues, listReplacedValues } from '../../domain/filing/followed-values';
import { normaliseAnswers } from '../../domain/filing/input';
import { applyLinkedValues, type LinkedFilingTarget } from '../../domain/filing/linked-filings';
import { applyFilingKind, type PrefillProfile } from '../../domain/filing/prefill';
import { createFailure } from '../core/errors';

/** Answers as they are kept, and with everything that follows from them. */
export interface FilledAnswers {
  answers: Answers;
  filled: Answers;
}

/** Answers with all values derived from them for storage. */
export interface SettledAnswers extends FilledAnswers {
  /** The computed part of `filled`. */
  computed: Answers;
}

/** Answers decided elsewhere: the kind, the company's record, and the filing that is continued. */
export interface SettledFacts {
  kind: string;
  /** Absent for forms that ask nothing of it. */
  record?: PrefillProfile;
  link?: LinkedFilingTarget | undefined;
}

/** Answers as they were read from a request. */
export interface ReadAnswers extends FilledAnswers {
  /** Answers that came in otherwise than they are decided elsewhere. */
  overruled: FilingFault[];
}

/** `today` is a day in Asia/Shanghai. */
export const createFilingContext = (batchYear: number, today: string): FormContext => ({
  batchYear,
  today,
  settings: {},
});

const selectGivenSections = (data: Record<string, unknown>): Answers =>
  Object.fromEntries(Object.entries(data).filter(([, section]) => section !== null)) as Answers;

/** Code -1, a line per fault; `faults` says where they are. */
const createUnfitProblem = (faults: FilingFault[]) =>
  createFailure(
    faults.map(({ path, message }) => ({ zh: `${message.zh}（${path}）`, en: `${message.en} (${path})` })),
    { faults: faults.map(({ path, code }) => ({ path, code })) },
  );

/** Inputs in their stored form. Too much is refused before anything is made of it; computed values are not kept. */
function normalizeInputs(form: Form, came: Answers): Answers {
  const tooMuch = listExcessFaults(form, came);
  if (tooMuch.length > 0) throw createUnfitProblem(tooMuch);
  return normaliseAnswers(form, selectInputAnswers(form, came));
}

/** Asserts that what is given has the right type and size; a draft may be incomplete. */
function assertDraft(form: Form, filled: Answers, ctx: FormContext, only?: ReadonlySet<string>): void {
  const faults = checkAnswers(form, filled, ctx, 'draft', only);
  if (faults.length > 0) throw createUnfitProblem(faults);
}

/** Answers with what is decided elsewhere, not checked yet. */
function computeSettledAnswers(
  form: Form,
  came: Answers,
  ctx: FormContext,
  { kind, record, link }: SettledFacts,
): SettledAnswers {
  const ofKind = applyFilingKind(form, came, kind);
  const ofCompany = record ? applyRecordValues(form, ofKind, record) : ofKind;
  const answers = link ? applyLinkedValues(form, ofCompany, link) : ofCompany;
  const filled = computeAnswers(form, answers, ctx);
  return { answers, filled, computed: selectComputedAnswers(form, filled) };
}

/** Parses the answers of a full (not incremental) save. */
export function readDraft(
  form: Form,
  data: Record<string, unknown>,
  ctx: FormContext,
  decided: SettledFacts,
): ReadAnswers & SettledAnswers {
  const came = normalizeInputs(form, selectGivenSections(data));
  const read = computeSettledAnswers(form, came, ctx, decided);
  assertDraft(form, read.filled, ctx);
  return { ...read, overruled: findOverruledValues(form, came, read.answers) };
}

/** Answers that some changes were made in, not judged yet. */
export interface ChangedAnswers {
  changes: readonly AnswerChange[];
  answers: Answers;
}

/** Makes the changes in a draft as it is stored, or refuses all of them. Sections that they do not speak of stay the same. */
export function withChanges(form: Form, before: Answers, changes: readonly AnswerChange[]): ChangedAnswers {
  const { answers, faults } = applyChanges(form, before, changes);
  if (faults.length > 0) throw createUnfitProblem(faults);
  const touched = listChangedSections(changes);
  const part = { ...form, sections: form.sections.filter(({ key }) => touched.has(key)) };
  const ofPart = Object.fromEntries(Object.entries(answers).filter(([key]) => touched.has(key)));
  return { changes, answers: { ...answers, ...normalizeInputs(part, ofPart) } };
}

/** A draft as the changes leave it. */
export interface ReadChanges extends SettledAnswers {
  /** Faults of the changed places on submission. */
  faults: FilingFault[];
  /** Answers that follow from elsewhere, where they are not as the client has them. */
  decided: ReturnType<typeof listReplacedValues>;
}

/** Inputs of a draft, sent as changes. Sections that they do not speak of were checked when they were stored. */
export function readChanges(
  form: Form,
  { changes, answers: came }: ChangedAnswers,
  ctx: FormContext,
  decided: SettledFacts,
): ReadChanges {
  const only = listChangedSections(changes);
  const read = computeSettledAnswers(form, came, ctx, decided);
  const { answers, filled } = read;
  const found = checkAnswers(form, filled, ctx, 'submit', only);
  // A submission may not have what a draft may not have.
  if (found.length > 0) assertDraft(form, filled, ctx, only);
  const faults = selectTouchedFaults(changes, filled, found);
  return { ...read, faults, decided: listReplacedValues(form, came, answers) };
}

/** The sections of computed values that are not as they were. */
export const diffComputedSections = (before: Answers, after: Answers): Answers =>
  Object.fromEntries(
    Object.entries(after).filter(([key, values]) => JSON.stringify(values) !== JSON.stringify(before[key])),
  );
