/** Answers between request, form engine and database row: which are stored, and which are computed from them. */

import { applyRecordValues } from '../../domain/company/record';
import type { Answers, Form, FormContext } from '../../domain/definition';
import { listExcessFaults } from '../../domain/filing/answer-limits';
import {
  type AnswerChange,
  applyChanges,
  listTouchedParts,
  selectTouchedFaults,
} from '../../domain/filing/change-set';
import { listChangesOfSection } from '../../domain/filing/changed-answers';
import { type CheckedParts, checkAnswers } from '../../domain/filing/check';
import { computeAnswers, selectComputedAnswers, selectInputAnswers } from '../../domain/filing/compute';
import type { FilingFault } from '../../domain/filing/filing-faults';
import { findOverruledValues, listReplacedValues } from '../../domain/filing/followed-values';
import { normaliseAnswers } from '../../domain/filing/input';
import { applyLinkedValues, type LinkedFilingTarget } from '../../domain/filing/linked-filings';
import { applyFilingKind, type PrefillProfile } from '../../domain/filing/prefill';
import { say, wordText } from '../../domain/text';
import { createFailure } from '../core/errors';

/** Answers as stored (`answers`), and with computed values (`filled`). */
export interface FilledAnswers {
  answers: Answers;
  filled: Answers;
}

/** Answers with values from the filing's kind, the company's record and the continued filing set. */
export interface SettledAnswers extends FilledAnswers {
  /** Computed part of `filled`. */
  computed: Answers;
}

/** Answers with the faults for which their submission would be refused. */
export interface ExplainedAnswers extends SettledAnswers {
  faults: FilingFault[];
}

/** Facts from outside the answers: the kind of the filing, the company's record, and the continued filing. */
export interface SettledFacts {
  kind: string;
  /** Absent for forms that take no answer from the record. */
  record?: PrefillProfile;
  link?: LinkedFilingTarget | undefined;
}

/** Answers read from a request. */
export interface ReadAnswers extends FilledAnswers {
  /** Answers in the request that were replaced by values decided elsewhere. */
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

/** Problem with code -1, with a line per fault; `faults` holds their paths. */
const createUnfitProblem = (faults: FilingFault[]) =>
  createFailure(
    faults.map(({ path, message }) =>
      wordText((language) => `${say(message, language)}${language === 'zh' ? `（${path}）` : ` (${path})`}`),
    ),
    { faults: faults.map(({ path, code }) => ({ path, code })) },
  );

/** Inputs in stored form, without computed values. Throws on excessive input before processing it. */
function normalizeInputs(form: Form, came: Answers): Answers {
  const tooMuch = listExcessFaults(form, came);
  if (tooMuch.length > 0) throw createUnfitProblem(tooMuch);
  return normaliseAnswers(form, selectInputAnswers(form, came));
}

/** Throws unless each given answer has the right type and size; a draft may be incomplete. */
export function assertDraft(form: Form, filled: Answers, ctx: FormContext, only?: CheckedParts): void {
  const faults = checkAnswers(form, filled, ctx, 'draft', only);
  if (faults.length > 0) throw createUnfitProblem(faults);
}

/** Answers with the values decided elsewhere and the computed ones, not checked yet. */
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

/**
 * Faults for which a submission would be refused; throws for answers that cannot even be a draft. A submission is checked for
 * everything that a draft is, so without faults the second check is skipped.
 */
function listSubmissionFaults(
  form: Form,
  filled: Answers,
  ctx: FormContext,
  only?: CheckedParts,
): FilingFault[] {
  const faults = checkAnswers(form, filled, ctx, 'submit', only);
  if (faults.length > 0) assertDraft(form, filled, ctx, only);
  return faults;
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

/** The same for a save whose reply names what a submission still lacks. */
export function readExplainedDraft(
  form: Form,
  data: Record<string, unknown>,
  ctx: FormContext,
  decided: SettledFacts,
): ReadAnswers & ExplainedAnswers {
  const came = normalizeInputs(form, selectGivenSections(data));
  const read = computeSettledAnswers(form, came, ctx, decided);
  const faults = listSubmissionFaults(form, read.filled, ctx);
  return { ...read, faults, overruled: findOverruledValues(form, came, read.answers) };
}

/** Stored answers with changes applied, not checked yet. */
export interface ChangedAnswers {
  changes: readonly AnswerChange[];
  answers: Answers;
}

/** Applies the changes to stored answers, all or none. Sections without changes stay the same. */
export function withChanges(form: Form, before: Answers, changes: readonly AnswerChange[]): ChangedAnswers {
  const { answers, faults } = applyChanges(form, before, changes);
  if (faults.length > 0) throw createUnfitProblem(faults);
  const touched = listTouchedParts(changes);
  const part = { ...form, sections: form.sections.filter(({ key }) => touched.has(key)) };
  const ofPart = Object.fromEntries(Object.entries(answers).filter(([key]) => touched.has(key)));
  return { changes, answers: { ...answers, ...normalizeInputs(part, ofPart) } };
}

/** Draft after its changes. */
export interface ReadChanges extends SettledAnswers {
  /** Faults of the changed answers that would refuse a submission. */
  faults: FilingFault[];
  /** Values decided elsewhere that differ from those of the client. */
  decided: ReturnType<typeof listReplacedValues>;
}

/** Reads a draft sent as changes. Only changed sections and rows are checked; the others were when they were stored. */
export function readChanges(
  form: Form,
  { changes, answers: came }: ChangedAnswers,
  ctx: FormContext,
  decided: SettledFacts,
): ReadChanges {
  const only = listTouchedParts(changes);
  const read = computeSettledAnswers(form, came, ctx, decided);
  const { answers, filled } = read;
  const faults = selectTouchedFaults(changes, filled, listSubmissionFaults(form, filled, ctx, only));
  return { ...read, faults, decided: listReplacedValues(form, came, answers) };
}

/** Sections of computed values that have changed. */
export const diffComputedSections = (before: Answers, after: Answers): Answers =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([key, values]) => listChangesOfSection(key, before[key], values).length > 0,
    ),
  );
