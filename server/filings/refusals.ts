/** Refusals of changes to a filing, each with the data that the client needs to continue. */
import { mayFileProgram, type Right } from '../../domain/accounts/roles';
import { filingMessages } from '../../domain/filing/messages';
import { isEditable, statuses } from '../../domain/filing/status';
import type { FilingReceipt, SaveConflict } from '../../domain/filing/types';
import { fillText, type Text } from '../../domain/text';
import { isTrialProgram } from '../../domain/trials/trial-key';
import { formatBeijingMinute } from '../../domain/windows/calendar';
import { assertOwn, type Caller, isOwn } from '../core/access';
import { createConflict, createFailure, createRefusal, type Problem, problems } from '../core/errors';
import type { FilingDeps } from './filing-deps';
import type { FilingHead, FilingRow } from './filings-store';

/**
 * Throws unless the caller may file the program. The route has checked the right itself; this check is per program. The trial
 * company files programs on trial, and nobody else does.
 */
export function assertMayFile(caller: Caller, program: string, right: Right): void {
  const isOfCompany = isTrialProgram(program) === (caller.isTrial ?? false);
  if (!isOfCompany || !mayFileProgram(caller, program)) throw problems.noRight(right);
}

export const getReceipt = ({ submission }: Pick<FilingHead, 'submission'>): FilingReceipt | null =>
  submission && {
    no: submission.receiptNo,
    submitted_at: submission.submittedAt.toISOString(),
    sha256: submission.sha256,
  };

export const withStatus = (template: Text, { status }: Pick<FilingHead, 'status'>): Text =>
  fillText(template, { status: statuses[status] });

/** Name of who changed a filing last. A step of an office leaves '' there. */
export const nameUpdater = ({ updatedBy }: Pick<FilingHead, 'updatedBy'>): Text =>
  updatedBy ? { zh: updatedBy, en: updatedBy } : filingMessages.office;

/** Version conflict of a draft, with the stored draft; nothing is overwritten. */
export const createStaleDraftProblem = (row: FilingRow): Problem =>
  createConflict(
    fillText(filingMessages.conflict, { by: nameUpdater(row), at: formatBeijingMinute(row.updatedAt) }),
    {
      id: row.id,
      version: row.version,
      theirs: row.data,
      updated_by: row.updatedBy,
      updated_at: row.updatedAt.toISOString(),
    } satisfies Omit<SaveConflict, 'conflict'>,
  );

/** Refusal because the filing is not open for changes: already submitted (with the receipt of that submission), or decided. */
export function createNotEditableProblem(row: FilingHead): Problem {
  const receipt = getReceipt(row);
  const data = { id: row.id, version: row.version, status: row.status, receipt };
  return receipt && row.status === 'submitted'
    ? createRefusal(fillText(filingMessages.alreadySubmitted, { no: receipt.no }), data)
    : createRefusal(withStatus(filingMessages.notEditable, row), data);
}

/** Problem for a save that finds the filing changed, or already created. */
export const createCurrentStateProblem = (row: FilingRow): Problem =>
  isEditable(row.status) ? createStaleDraftProblem(row) : createNotEditableProblem(row);

/** Refusal because the company has used up its quota of filings in the batch. */
export const createQuotaProblem = (quota: number, used: number): Problem =>
  createRefusal(fillText(filingMessages.quota, { quota, used }), { quota, used });

export const createMissingVersionProblem = (): Problem => createFailure([filingMessages.versionMissing]);

/**
 * Throws after the correction deadline of a returned filing. Until then it can be changed and submitted again, regardless of its
 * window.
 */
export function assertInCorrectionTime(row: FilingHead, now: Date): void {
  const { status, correctionDueAt } = row;
  if (status === 'returned' && correctionDueAt && correctionDueAt <= now)
    throw createRefusal(
      fillText(filingMessages.correctionOver, { at: formatBeijingMinute(correctionDueAt) }),
    );
}

/**
 * Returns the filing as it was read. Throws for a draft that the caller's company deleted, by whom and when, so that nobody believes
 * it lost; any other missing filing is not found.
 */
export async function requireFiling<T>(
  { filings }: Pick<FilingDeps, 'filings'>,
  caller: Caller,
  id: string,
  row: T | undefined,
): Promise<T> {
  if (row) return row;
  const deleted = await filings.deletion(id);
  if (!deleted || !isOwn(caller, deleted)) throw problems.notFound();
  const { by, at } = deleted;
  throw createRefusal(fillText(filingMessages.draftDeleted, { by, at: formatBeijingMinute(at) }));
}

/** Locks a draft that the caller may edit for the open transaction. */
export async function lockDraft({ filings }: FilingDeps, caller: Caller, id: string): Promise<FilingRow> {
  const row = assertOwn(
    caller,
    await requireFiling({ filings }, caller, id, await filings.lock(id)),
    'filing',
  );
  assertMayFile(caller, row.program, 'filing.edit');
  if (!isEditable(row.status)) throw createNotEditableProblem(row);
  return row;
}
