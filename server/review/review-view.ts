/** Parts of a filing as an office reads it. */

import type { RecordDifference } from '../../domain/company/record';
import type { Answers, Rule } from '../../domain/definition';
import type { OfficeAction } from '../../domain/filing/actions';
import type { FilingChange } from '../../domain/filing/comparison-calls';
import { isChangeAtPin, resolveCorrectionPath } from '../../domain/filing/corrections';
import { findNoticeRefusal, listOfficeSteps } from '../../domain/filing/deciding';
import type { ReviewPosition } from '../../domain/filing/deciding-level';
import type { SubmittedForm } from '../../domain/filing/snapshot';
import type { Correction, Filing } from '../../domain/filing/types';
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

/** Steps possible for the officer today: a filing in public notice can be approved only after its end. */
export const listOfficeActions = (
  position: ReviewPosition & Pick<FilingHead, 'noticeUntil'>,
  officer: DutyOfficer,
  today: string,
): OfficeAction[] =>
  listOfficeSteps(position, officer).filter(
    (action) => !findNoticeRefusal(action, position.status, position.noticeUntil, today),
  );

/** Answers that differ from the company's record; none in old snapshots. */
export function readDifferences(paper: string, language: Language): ReviewData['differences'] {
  const { differences = [] } = JSON.parse(paper) as { differences?: RecordDifference[] };
  return differences.map(({ path, label, given, recorded }) => ({
    path,
    field: say(label, language),
    given: say(given, language),
    recorded: say(recorded, language),
  }));
}

/**
 * Adds the warnings of the submission that the form alone cannot give: the server judged them by the continued filing. Those that
 * the filing warns of already have their answer beside them.
 */
export function addServerWarnings<F extends Pick<Filing, 'warnings'>>(
  filing: F,
  paper: string,
  language: Language,
): F {
  const { verdicts = [] } = JSON.parse(paper) as Pick<SubmittedForm, 'verdicts'>;
  const judged = verdicts
    .filter(({ level, outcome }) => level === 'warning' && outcome === 'failed')
    .filter(({ id }) => !filing.warnings.some(({ rule }) => rule === id))
    .map(({ id, message }) => ({ rule: id, path: '', message: say(message, language) }));
  return { ...filing, warnings: [...filing.warnings, ...judged] };
}

/** Signatures of the company's people in the snapshot; none in old ones. */
export const readSignatures = (paper: string): ReviewData['signatures'] =>
  ((JSON.parse(paper) as Pick<SubmittedForm, 'signatures'>).signatures ?? []).map(toSnapshotSignature);

/** Corrections of the last return with their answers, and the changes at their paths. */
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

/** Correction without its answer, which the office may not see before the company submits again. */
export const removeCorrectionAnswer = (correction: Correction): Correction => ({
  ...correction,
  resolved: false,
  version: 0,
  answer: null,
});

/** Maximum namesakes shown; more would tell the reader nothing new. */
const SHOWN_AT_MOST = 20;

type Matches = ReviewData['matches'];

/**
 * Other filings that name the same people, rights or project; for offices only. A filing that the caller does not review is
 * listed without its id, so that it cannot be opened.
 */
export async function findMatches(
  store: Pick<ReviewStore, 'namesakes'>,
  caller: Caller,
  { rules, row }: { rules: readonly Rule[]; row: LoadedFiling['row'] },
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
    const rule = rules.find(({ onceInBatch }) => onceInBatch === place);
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

/** Upheld objections by number and day alone: their texts are for those who decide on objections. */
export const toUpheldObjections = (
  upheld: readonly { id: string; no: string; answeredAt: Date | null }[],
): ReviewData['upheld_objections'] =>
  upheld.map(({ id, no, answeredAt }) => ({ id, no, answered_at: answeredAt?.toISOString() ?? '' }));

/** Upheld appeals with the reasons that the company was told as well. */
export const toUpheldAppeals = (
  upheld: readonly { no: string; answeredAt: Date | null; answer: string | null }[],
): ReviewData['upheld_appeals'] =>
  upheld.map(({ no, answeredAt, answer }) => ({
    no,
    answered_at: answeredAt?.toISOString() ?? '',
    answer: answer ?? '',
  }));

interface LookedUp {
  facts: RegisterCheckResult[] | null;
  factsAt: Date | null;
  factsDueAt: Date | null;
}

/** Register facts about the submission; null if they are not checked yet. */
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

/**
 * Figures that differ from the company's other filings; none in old snapshots. The id of the other filing is included only if the
 * caller reviews it.
 */
export function readFigures(
  paper: string,
  caller: Caller,
  department: string | null,
  language: Language,
): ReviewData['figures'] {
  const { figures = [] } = JSON.parse(paper) as { figures?: AnsweredQuestion[] };
  return figures.map(({ path, is, message, isAsked, reason = null, source }) => {
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
