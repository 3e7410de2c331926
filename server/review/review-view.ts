/** Pieces of a filing as an office reads it. */

import type { RecordDifference } from '../../domain/company/record';
import type { Answers } from '../../domain/definition';
import type { FilingChange } from '../../domain/filing/comparison-calls';
import { isChangeAtPin, resolveCorrectionPath } from '../../domain/filing/corrections';
import {
  findNoticeRefusal,
  listOfficeSteps,
  type OfficeAction,
  type ReviewPosition,
} from '../../domain/filing/deciding';
import type { SubmittedForm } from '../../domain/filing/snapshot';
import type { Correction } from '../../domain/filing/types';
import type { RegisterCheckResult } from '../../domain/registers/register-checks';
import type { ReviewData } from '../../domain/review/calls';
import { type Language, say } from '../../domain/text';
import type { DutyOfficer } from '../../domain/workflow/duties';
import { type Caller, isInCharge } from '../core/access';
import type { AnsweredQuestion } from '../filings/figures-service';
import { formatBatchName } from '../filings/filing-response';
import type { FilingHead } from '../filings/filings-store';
import type { LoadedFiling } from '../filings/present-edition';
import { toSnapshotSignature } from '../filings/signatories-service';
import { toOffice } from '../lookups/options';
import { toFactData } from '../registers/registers-service';
import type { ReviewStore } from './review-store';

/** Steps that the person may take on a day: a filing in public notice is approved when that is over. */
export const listOfficeActions = (
  position: ReviewPosition & Pick<FilingHead, 'noticeUntil'>,
  officer: DutyOfficer,
  today: string,
): OfficeAction[] =>
  listOfficeSteps(position, officer).filter(
    (action) => !findNoticeRefusal(action, position.status, position.noticeUntil, today),
  );

/** Answers that differed from the company's record; old papers hold none. */
export function readDifferences(paper: string, language: Language): ReviewData['differences'] {
  const { differences = [] } = JSON.parse(paper) as { differences?: RecordDifference[] };
  return differences.map(({ path, label, given, recorded }) => ({
    path,
    field: say(label, language),
    given: say(given, language),
    recorded: say(recorded, language),
  }));
}

/** Signatures of the company's people, as the paper has them; old papers hold none. */
export const readSignatures = (paper: string): ReviewData['signatures'] =>
  ((JSON.parse(paper) as Pick<SubmittedForm, 'signatures'>).signatures ?? []).map(toSnapshotSignature);

/** Answers to the corrections of the last return, each with what changed at its place. */
export const toAnsweredCorrections = (
  corrections: Correction[],
  now: Answers,
  changes: FilingChange[],
): ReviewData['corrections'] =>
  corrections.map((each) => ({
    ...each,
    path: resolveCorrectionPath(each, now),
    changes: changes.filter((change) => isChangeAtPin(each, change)),
  }));

/** A correction without its answer, which is the company's own until it submits again. */
export const removeCorrectionAnswer = (correction: Correction): Correction => ({
  ...correction,
  resolved: false,
  version: 0,
  answer: null,
});

/** Filings with the same name that the office is shown, and figures: more tell nothing more. */
const SHOWN_AT_MOST = 20;

type Matches = ReviewData['matches'];

/** Other filings that name the same; for the office alone. One that it does not review is named, and not opened. */
export async function findMatches(
  store: Pick<ReviewStore, 'namesakes'>,
  caller: Caller,
  { form, row }: Pick<LoadedFiling, 'form' | 'row'>,
  language: Language,
): Promise<Matches> {
  const isOfBatch = ({
    program,
    batchYear,
    batchNo,
  }: Pick<FilingHead, 'program' | 'batchYear' | 'batchNo'>) =>
    program === row.program && batchYear === row.batchYear && batchNo === row.batchNo;
  const matches = new Map<string, Matches[number]>();
  for (const { kind, place, id, no, company, status, program, department, ...batch } of await store.namesakes(
    row.id,
    SHOWN_AT_MOST,
  )) {
    const match = matches.get(place) ?? { path: place, kind, rule: null, filings: [] };
    const rule = form.rules.find(({ onceInBatch }) => onceInBatch === place);
    if (rule && isOfBatch({ program, ...batch })) match.rule = say(rule, language);
    match.filings.push({
      id: isInCharge(caller, { id, companyId: null, program, department }) ? id : null,
      no,
      company,
      department: toOffice(department, language),
      status,
      program,
      batch: formatBatchName(batch),
    });
    matches.set(place, match);
  }
  return [...matches.values()].sort((a, b) => Number(a.rule === null) - Number(b.rule === null));
}

interface LookedUp {
  facts: RegisterCheckResult[] | null;
  factsAt: Date | null;
  factsDueAt: Date | null;
}

/** Answers of registers about the submission; null: they were not asked yet. */
export const toRegisterFacts = (
  { facts, factsAt: at, factsDueAt: dueAt }: LookedUp,
  now: Date,
): ReviewData['registers'] =>
  facts && at
    ? {
        checked_at: at.toISOString(),
        asked_again: dueAt !== null && dueAt <= now,
        facts: facts.map(toFactData),
      }
    : null;

/** Figures that the company had said otherwise before; old papers hold none. The other filing is opened by whoever reviews it. */
export function readFigures(
  paper: string,
  caller: Caller,
  department: string | null,
  language: Language,
): ReviewData['figures'] {
  const { figures = [] } = JSON.parse(paper) as { figures?: AnsweredQuestion[] };
  return figures.slice(0, SHOWN_AT_MOST).map(({ path, is, message, isAsked, reason = null, source }) => {
    const { id, program, no, isReport = false } = source;
    const mayOpen = !isReport && isInCharge(caller, { id, companyId: null, program, department });
    return {
      path,
      is,
      message: say(message, language),
      asked: isAsked,
      reason,
      filing: mayOpen ? id : null,
      no,
    };
  });
}
