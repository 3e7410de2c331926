/** API view of a filing, for one user and in one language. */
import { hasRight, mayFileProgram } from '../../domain/accounts/roles';
import { isOpenToAppeal } from '../../domain/appeals/decision';
import { buildCompanyRecord, createRecordWarnings, listRecordDifferences } from '../../domain/company/record';
import type { Answers, Form, Program } from '../../domain/definition';
import type { CompanyAction, FilingAction } from '../../domain/filing/actions';
import type { ChangeAcknowledgement, SavedDraft } from '../../domain/filing/calls';
import { computeCompleteness } from '../../domain/filing/completeness';
import { computeAnswers, selectComputedAnswers } from '../../domain/filing/compute';
import {
  capPercentByCorrections,
  isChangedSinceSnapshot,
  listOpenCorrections,
  resolveCorrectionPath,
} from '../../domain/filing/corrections';
import type { EditionNote } from '../../domain/filing/edition-note';
import type { FilingFault } from '../../domain/filing/filing-faults';
import type { PrefillProfile } from '../../domain/filing/prefill';
import { canReadSensitiveAnswers, maskAnswers } from '../../domain/filing/privacy';
import { runRules } from '../../domain/filing/rules';
import { isEditable } from '../../domain/filing/status';
import { findSubmitAction, mayTake } from '../../domain/filing/transitions';
import type {
  CodedMessage,
  Correction,
  Filing,
  FilingDecision,
  PathMessage,
  VoidedSignature,
} from '../../domain/filing/types';
import { type Language, say } from '../../domain/text';
import { formatBeijingDay } from '../../domain/windows/calendar';
import { computeWindowState } from '../../domain/windows/state';
import type { CompanySignature } from '../../domain/workflow/signatories';
import type { Caller } from '../core/access';
import type { WindowRow } from '../windows/windows-store';
import { createFilingContext, type ExplainedAnswers, type ReadChanges } from './answers';
import {
  type DatedFiling,
  getEffectiveWindow,
  isGraced,
  toFilingWindowView,
  toUnsavedWindow,
} from './filing-window';
import type { FilingHead, FilingRow } from './filings-store';
import { getSigning, readReviewRoute } from './next-workflow';
import type { LoadedFiling, PresentRow } from './present-edition';
import { getReceipt, nameUpdater } from './refusals';

/** The reader of a view, the language and the time. */
export interface ViewContext {
  caller: Caller;
  language: Language;
  now: Date;
}

/** Draft after its changes. */
export interface ChangedDraft extends Pick<ReadChanges, 'faults' | 'decided'> {
  row: Pick<FilingHead, 'id' | 'version' | 'updatedAt'>;
  /** Sections of computed values that have changed. */
  computed: Answers;
  voided?: readonly CompanySignature[];
}

/** Voided signatures as shown to the person whose save voided them. */
export const toVoidedSignatures = (voided: readonly CompanySignature[]): VoidedSignature[] =>
  voided.map(({ hand, name }) => ({ hand, name }));

/** `2026-1`: the first batch of 2026. */
export const formatBatchName = ({ batchYear, batchNo }: { batchYear: number; batchNo: number }): string =>
  `${batchYear}-${batchNo}`;

/** Parses the batch name of a query. */
export const parseBatchName = (batch: string | undefined): { year: number; no: number } | undefined => {
  const [year, no] = batch?.split('-').map(Number) ?? [];
  return year !== undefined && no !== undefined ? { year, no } : undefined;
};

/** Names of the batches of counted filings, latest first. */
export const listBatchNames = (counts: { batchYear: number; batchNo: number }[]): string[] => {
  const latestFirst = counts.toSorted((a, b) => b.batchYear - a.batchYear || b.batchNo - a.batchNo);
  return [...new Set(latestFirst.map(formatBatchName))];
};

export const toPathMessages = (
  faults: Pick<FilingFault, 'path' | 'message'>[],
  language: Language,
): PathMessage[] => faults.map(({ path, message }) => ({ path, message: say(message, language) }));

/** Path messages with their codes, by which the form knows the rule of a fault. */
export const toCodedMessages = (faults: readonly FilingFault[], language: Language): CodedMessage[] =>
  faults.map(({ path, code, message }) => ({ path, code, message: say(message, language) }));

/** Day that the form's rules apply to: today while the filing can change, else the day of submission. */
export const getRulesDay = (row: Pick<FilingHead, 'status' | 'submission'>, now: Date): string =>
  formatBeijingDay(isEditable(row.status) ? now : (row.submission?.submittedAt ?? now));

/** Actions that the caller may take with the filing now. `decision`: latest decision on it. */
export function listCompanyActions(
  row: DatedFiling,
  { caller, now }: Omit<ViewContext, 'language'>,
  decision?: FilingDecision | null,
): CompanyAction[] {
  const window = getEffectiveWindow(row);
  const isOpen = window !== undefined && computeWindowState(window, now).status === 'open';
  const inTime = row.status !== 'returned' || !row.correctionDueAt || now < row.correctionDueAt;
  const takes = (action: FilingAction | undefined) =>
    action !== undefined && mayTake(action, row.status, caller.role);
  const edits = mayFileProgram(caller, row.program) && takes('save') && inTime;
  const allowed: Record<CompanyAction, boolean> = {
    save: edits,
    submit:
      edits &&
      hasRight(caller, 'filing.submit') &&
      takes(findSubmitAction(row.status, row.returnedBy)) &&
      (isOpen || isGraced(row, now) || row.status === 'returned'),
    withdraw: takes('withdraw') && !row.reviewStartedAt && isOpen,
    delete: takes('delete'),
    appeal:
      hasRight(caller, 'filing.appeal') &&
      mayFileProgram(caller, row.program) &&
      takes('appeal') &&
      isOpenToAppeal(decision, now),
  };
  return (Object.keys(allowed) as CompanyAction[]).filter((action) => allowed[action]);
}

/** Data that complements the answers: corrections, the submitted answers, values already computed, and the company's record. */
interface FilingSupplements {
  returned?: Correction[];
  signed?: Answers | undefined;
  settled?: ExplainedAnswers | undefined;
  /** Record of the company, for warnings about differences; only while the filing can be changed. */
  record?: PrefillProfile;
}

/** Part of the view that depends on the answers. Readers without the right to sensitive answers get them masked. */
function buildAnswersPart(
  program: Program,
  form: Form,
  data: Answers,
  batchYear: number,
  day: string,
  { language, caller }: ViewContext,
  { returned = [], signed, record = {}, settled }: FilingSupplements = {},
) {
  const ctx = createFilingContext(batchYear, day);
  const filled = settled?.filled ?? computeAnswers(form, data, ctx);
  const { percent, missing } = computeCompleteness(form, filled, ctx, settled?.faults);
  const open = listOpenCorrections(returned, filled);
  const differing = createRecordWarnings(listRecordDifferences(form, filled, ctx, record));
  const warned = [...runRules(form, filled, ctx, 'warning'), ...differing].filter(
    ({ outcome }) => outcome === 'failed',
  );
  const isWhole = canReadSensitiveAnswers(caller, program.key);
  const seen = (answers: Answers) => (isWhole ? answers : maskAnswers(form, answers));
  return {
    ...(!isWhole && { masked: true as const }),
    data: seen(data),
    computed: seen(settled?.computed ?? selectComputedAnswers(form, filled)),
    completeness: {
      percent: capPercentByCorrections(percent, open),
      missing: toPathMessages([...missing, ...open], language),
    },
    warnings: warned.map(({ id, path, message }) => ({ rule: id, path, message: say(message, language) })),
    returned: returned.map((each) => placeCorrection(form, each, filled, signed)),
  };
}

/** Correction with the current path of its answer, and whether that has changed since the submission. */
function placeCorrection(
  form: Form,
  asked: Correction,
  filled: Answers,
  signed: Answers | undefined,
): Correction {
  const path = resolveCorrectionPath(asked, filled);
  const changed = signed && isChangedSinceSnapshot(form, asked, signed, filled);
  return { ...asked, ...(path !== undefined && { path }), ...(changed !== undefined && { changed }) };
}

/** Edition note of the filing. Answers that have no place in the form are shown only to readers of all sensitive answers. */
function findEditionNote(
  { editionNote }: FilingRow,
  { caller }: ViewContext,
  program: Program,
): EditionNote | null {
  if (!editionNote || canReadSensitiveAnswers(caller, program.key)) return editionNote;
  return { ...editionNote, aside: [] };
}

export function toFilingResponse(
  program: Program,
  reading: LoadedFiling,
  asking: ViewContext,
  decision?: FilingDecision,
): Filing {
  const { row, form, paper, signed } = reading;
  const { now } = asking;
  const day = getRulesDay(row, now);
  const record = isEditable(row.status) ? buildCompanyRecord(row.company) : {};
  const beside = { returned: row.returned, signed, record, settled: row.settled };
  return {
    id: row.id,
    program: row.program,
    kind: row.kind,
    status: row.status,
    version: row.version,
    batch: formatBatchName(row),
    edition: row.edition,
    edition_note: findEditionNote(row, asking, program),
    ...(row.copied && { copied: true as const }),
    ...(paper && { paper }),
    ...buildAnswersPart(program, form, row.data, row.batchYear, day, asking, beside),
    window: toFilingWindowView(row, program.title, asking),
    correction_due_at: row.correctionDueAt?.toISOString() ?? null,
    ...(row.status === 'publicised' && row.noticeUntil && { notice_until: row.noticeUntil }),
    receipt: getReceipt(row),
    way: readReviewRoute(row, program),
    updated_at: row.updatedAt.toISOString(),
    updated_by: say(nameUpdater(row), asking.language),
    ...(decision && { decision }),
    actions: listCompanyActions(row, asking, decision),
    ...(getSigning(program, row) && { signs: true as const }),
  };
}

/** Response to changes, limited to data that the client does not have yet. */
export const toAcknowledgement = (
  { row, computed, faults, decided, voided = [] }: ChangedDraft,
  language: Language,
): ChangeAcknowledgement => ({
  id: row.id,
  version: row.version,
  updated_at: row.updatedAt.toISOString(),
  computed,
  faults: toPathMessages(faults, language),
  ...(decided.length > 0 && { decided }),
  ...(voided.length > 0 && { voided: toVoidedSignatures(voided) }),
});

/** Response to a save of the whole for clients that want its acknowledgement alone. */
export const toSavedDraft = (
  { id, version, updatedAt, overruled = [], voided }: PresentRow,
  language: Language,
): SavedDraft => ({
  id,
  version,
  updated_at: updatedAt.toISOString(),
  ...(overruled.length > 0 && { overruled: toPathMessages(overruled, language) }),
  ...(voided && { voided: toVoidedSignatures(voided) }),
});

/** Filing without a stored draft. */
export interface UnsavedFiling {
  kind: string;
  batchYear: number;
  batchNo: number;
  window: WindowRow | undefined;
  used: number;
  data: Answers;
  owedUntil?: Date | null;
}

export function toUnsavedFiling(
  program: Program,
  form: Form,
  unsaved: UnsavedFiling,
  asking: ViewContext,
): Filing {
  const { now, caller } = asking;
  return {
    id: null,
    program: program.key,
    kind: unsaved.kind,
    status: 'draft',
    version: 0,
    batch: formatBatchName(unsaved),
    edition: program.edition,
    edition_note: null,
    ...buildAnswersPart(program, form, unsaved.data, unsaved.batchYear, formatBeijingDay(now), asking),
    window: toUnsavedWindow(program, unsaved, asking),
    receipt: null,
    updated_at: null,
    updated_by: null,
    actions: mayFileProgram(caller, program.key) ? ['save'] : [],
  };
}
