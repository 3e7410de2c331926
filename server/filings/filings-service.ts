/** Filings for their company: reading, withdrawing and deleting them. */

import { HELP_LINE } from '../../domain/api/codes';
import type { Program } from '../../domain/definition';
import type { LogEntry, ReceiptData } from '../../domain/filing/calls';
import { filingMessages } from '../../domain/filing/messages';
import { canReadSensitiveAnswers, maskChanges } from '../../domain/filing/privacy';
import type { FilingInfoQuery, SubmitQuantity } from '../../domain/filing/program-calls';
import { describeReviewStatus, findRouteLevel, getReviewRoute } from '../../domain/filing/stages';
import type { Filing } from '../../domain/filing/types';
import { findUndoFault } from '../../domain/filing/withdrawal';
import { describeDocumentAgent } from '../../domain/mandates/mandate';
import { getProgramForBatch } from '../../domain/programs/registry';
import { fillText, type Language, say } from '../../domain/text';
import { formatBeijingDay, formatBeijingMinute } from '../../domain/windows/calendar';
import { computeWindowState } from '../../domain/windows/state';
import { assertOwn, assertProgram, type Caller, requireCompanyId } from '../core/access';
import { createRefusal, problems } from '../core/errors';
import { step } from '../core/steps/step';
import { findCurrentWindow, resolveNewFilingBatch } from '../windows/windows-service';
import { readReviewPosition } from '../workflows/workflows-service';
import { createFilingContext } from './answers';
import { createFreshAnswers } from './create-filing';
import { prefillFigures } from './figures-service';
import type { FilingDeps } from './filing-deps';
import { toLogEntry } from './filing-log';
import { formatBatchName, type ViewContext } from './filing-response';
import { createOwnFilingSubject, getFilingName, getFilingProgram } from './filing-steps';
import { getEffectiveWindow } from './filing-window';
import type { FilingHead } from './filings-store';
import type { PresentRow } from './present-edition';
import { createQuotaProblem, getReceipt, requireFiling } from './refusals';
import { assertOwnFiling } from './save-service';
import { getFirstDepartment } from './sign-submission';
import { toSnapshotSignature } from './signatories-service';
import { assertInWindow } from './submit-service';
import { showFiling, showUnsaved } from './view-filing';

/** Kind of filing selected by a call; '' for programs without kinds. */
export function selectFilingKind({ kinds }: Program, selectIndex: number): string {
  if (!kinds) return '';
  const kind = kinds.find(({ value }) => String(value) === String(selectIndex));
  if (!kind) throw createRefusal(filingMessages.kindUnknown);
  return String(kind.value);
}

const createViewContext = ({ clock }: FilingDeps, caller: Caller, language: Language): ViewContext => ({
  caller,
  language,
  now: clock(),
});

export const viewFiling = (
  deps: FilingDeps,
  program: Program,
  caller: Caller,
  row: PresentRow,
  language: Language,
): Promise<Filing> => showFiling(deps, program, row, createViewContext(deps, caller, language));

/** Filings of the company in the current batch, and their window. */
async function findCurrentFiling(
  { db, filings }: FilingDeps,
  program: Program,
  caller: Caller,
  kind: string,
  now: Date,
) {
  const companyId = requireCompanyId(caller);
  assertProgram(caller, program.key);
  const window = await findCurrentWindow({ db }, program.key, companyId, now);
  const batch = resolveNewFilingBatch(program.key, window, now);
  return { window, ...batch, companyId, kind, rows: await filings.held({ ...batch, companyId, kind }) };
}

/**
 * Returns the latest changed filing of the current batch, or a new one prefilled with what is known of the company. `fresh`: a new one in
 * addition to those that exist.
 */
export async function loadCurrentFiling(
  deps: FilingDeps,
  called: Program,
  caller: Caller,
  query: FilingInfoQuery,
  language: Language,
): Promise<Filing> {
  const about = createViewContext(deps, caller, language);
  const kind = selectFilingKind(called, query.selectIndex);
  const { rows, ...unsaved } = await findCurrentFiling(deps, called, caller, kind, about.now);
  const program = getProgramForBatch(called, unsaved);
  const isFresh = query.fresh !== undefined;
  if (rows[0] && !isFresh) return showFiling(deps, program, rows[0], about);
  const quota = unsaved.window?.quota ?? program.perCompanyAndBatch;
  if (rows.length >= quota) throw createQuotaProblem(quota, rows.length);
  const fresh = await createFreshAnswers(deps, program, unsaved, about.now);
  const ctx = createFilingContext(unsaved.batchYear, formatBeijingDay(about.now));
  const data = await prefillFigures(deps, caller, program, fresh, ctx);
  return showUnsaved(deps, program, unsaved.companyId, { ...unsaved, used: rows.length, data }, about);
}

export async function loadOwnFiling(
  deps: FilingDeps,
  program: Program,
  caller: Caller,
  id: string,
  language: Language,
): Promise<Filing> {
  const found = await requireFiling(deps, caller, id, await deps.filings.find(id));
  const row = assertOwnFiling(caller, found, program);
  return viewFiling(deps, program, caller, row, language);
}

/** Id of the latest changed filing of the current batch. */
export async function findCurrentFilingId(
  deps: FilingDeps,
  program: Program,
  caller: Caller,
  selectIndex: number,
): Promise<string> {
  const kind = selectFilingKind(program, selectIndex);
  const { rows } = await findCurrentFiling(deps, program, caller, kind, deps.clock());
  if (!rows[0]) throw problems.notFound();
  return rows[0].id;
}

export async function submitQuantity(
  deps: FilingDeps,
  program: Program,
  caller: Caller,
  selectIndex: number,
): Promise<SubmitQuantity> {
  const kind = selectFilingKind(program, selectIndex);
  const { window, rows } = await findCurrentFiling(deps, program, caller, kind, deps.clock());
  return {
    quota: window?.quota ?? program.perCompanyAndBatch,
    used: rows.length,
    submitted: rows.filter(({ submission }) => submission !== null).length,
  };
}

/** Log of a filing of one of the programs that share the path. */
export async function loadFilingLog(
  { filings, audit }: FilingDeps,
  sharing: Program[],
  caller: Caller,
  id: string,
  language: Language,
): Promise<LogEntry[]> {
  const row = assertOwn(caller, await filings.head(id), 'filing');
  const program = getFilingProgram(sharing, row);
  const log = (await audit.read('filing', row.id)).map((line) => toLogEntry(line, language));
  if (canReadSensitiveAnswers(caller, program.key)) return log;
  const form = await program.load();
  return log.map((entry) =>
    entry.changes ? { ...entry, changes: maskChanges(form, entry.changes) } : entry,
  );
}

/** Withdraws a submitted filing while its window is open and its review has not begun. */
export async function withdrawFiling(
  deps: FilingDeps,
  caller: Caller,
  id: string,
  version: number | null | undefined,
  language: Language,
): Promise<Filing> {
  const request = {
    id,
    version,
    caller,
    action: 'withdraw' as const,
    async prepare(row: PresentRow) {
      if (row.reviewStartedAt) throw createRefusal(filingMessages.reviewBegun);
      return row;
    },
  };
  const withdrawn = await step(deps, createOwnFilingSubject(deps), request, async (row, _move, now) => {
    const program = getFilingProgram(deps.programs, row);
    assertInWindow(row, program, now);
    const window = getEffectiveWindow(row);
    const closesAt = window ? formatBeijingMinute(computeWindowState(window, now).closesAt) : '';
    return {
      change: { updatedBy: caller.name },
      facts: { params: { project: getFilingName(program, row), closes_at: closesAt } },
    };
  });
  return viewFiling(deps, getFilingProgram(deps.programs, withdrawn), caller, withdrawn, language);
}

/**
 * Takes a withdrawal back within a few minutes. The submission stands as it was signed, so nothing may have changed since, and the
 * window must still be open.
 */
export async function undoWithdrawal(
  deps: FilingDeps,
  caller: Caller,
  id: string,
  version: number | null | undefined,
  language: Language,
): Promise<Filing> {
  const request = { id, version, caller, action: 'undo_withdrawal' as const };
  const submitted = await step(deps, createOwnFilingSubject(deps), request, async (row, _move, now) => {
    const program = getFilingProgram(deps.programs, row);
    assertInWindow(row, program, now);
    const fault = findUndoFault(await deps.audit.read('filing', id), row.version, now);
    if (fault) throw createRefusal(fault);
    const params = { project: getFilingName(program, row), no: row.submission?.receiptNo ?? '' };
    return { change: { updatedBy: caller.name }, facts: { params } };
  });
  return viewFiling(deps, getFilingProgram(deps.programs, submitted), caller, submitted, language);
}

/** Deletes a draft that was never submitted; it can be restored for a while (server/drafts). */
export async function deleteDraft(deps: FilingDeps, caller: Caller, id: string): Promise<{ id: string }> {
  const request = { id, caller, action: 'delete' as const };
  await step(deps, createOwnFilingSubject(deps), request, async (_row, _move, now) => ({
    change: { deletedAt: now, deletedBy: caller.name },
    isVersionKept: true,
  }));
  return { id };
}

/** The step that follows a submission, and by when; once the first review is over, where the filing stands. */
function describeNextStep(
  row: FilingHead,
  { program, office, language }: { program: Program; office: string; language: Language },
): Pick<ReceiptData, 'next_step' | 'next_step_by'> {
  if (row.status !== 'submitted') {
    const level = findRouteLevel(getReviewRoute(readReviewPosition(row, program)));
    const { words, hint = words } = describeReviewStatus(row.status, level, program);
    return { next_step: say(hint, language), next_step_by: '' };
  }
  const reviewBy = row.window?.firstReviewBy;
  const by = reviewBy
    ? fillText(filingMessages.reviewBy, { at: formatBeijingMinute(reviewBy) })
    : filingMessages.reviewDays;
  const next = fillText(filingMessages.afterSubmission, { department: office });
  return { next_step: say(next, language), next_step_by: say(by, language) };
}

export async function loadReceipt(
  { filings, programs, officeSettings }: FilingDeps,
  caller: Caller,
  id: string,
  language: Language,
): Promise<ReceiptData> {
  const row = assertOwn(caller, await filings.head(id), 'filing');
  const program = getFilingProgram(programs, row);
  const receipt = getReceipt(row);
  const [company, signatory] = await Promise.all([filings.company(row.companyId), filings.signatory(id)]);
  if (!receipt || !row.submission || !company || !signatory) throw createRefusal(filingMessages.noReceipt);
  const office = say(getFirstDepartment(company.profile), language);
  return {
    ...receipt,
    filing_id: row.id,
    program: program.key,
    title: say(program.title, language),
    route: program.route,
    company: signatory.name,
    batch: formatBatchName(row),
    seq: row.submission.seq,
    submitted_by: signatory.agent
      ? say(describeDocumentAgent(signatory.agent), language)
      : row.submission.submittedBy,
    signatures: signatory.signatures.map(toSnapshotSignature),
    status: row.status,
    ...describeNextStep(row, { program, office, language }),
    contact: { name: office, phone: (await officeSettings.current()).helpLine || HELP_LINE },
  };
}
