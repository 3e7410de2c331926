/** Filings as their company reads them, takes them back and deletes them. */

import { HELP_LINE } from '../../domain/api/codes';
import type { Program } from '../../domain/definition';
import type { LogEntry, ReceiptData } from '../../domain/filing/calls';
import { filingMessages } from '../../domain/filing/messages';
import { canReadSensitiveAnswers, maskChanges } from '../../domain/filing/privacy';
import type { InfoQuery, SubmitQuantity } from '../../domain/filing/program-calls';
import type { Filing } from '../../domain/filing/types';
import { describeDocumentAgent } from '../../domain/mandates/mandate';
import { fillText, type Language, say } from '../../domain/text';
import { formatBeijingMinute } from '../../domain/windows/calendar';
import { computeWindowState } from '../../domain/windows/state';
import { assertOwn, assertProgram, type Caller, companyOf } from '../core/access';
import { business, problems } from '../core/errors';
import { step } from '../core/steps/step';
import { findCurrentWindow, resolveNewFilingBatch } from '../windows/windows-service';
import { freshAnswers } from './create-filing';
import type { FilingDeps } from './filing-deps';
import { logEntryOf } from './filing-log';
import { type Asking, batchName, windowOf } from './filing-response';
import { ownFiling, programOf } from './filing-steps';
import { paperOf } from './hands-service';
import type { PresentRow } from './present-edition';
import { quotaFull, receiptOf } from './refusals';
import { assertOwnFiling } from './save-service';
import { departmentOf } from './sign-submission';
import { assertInWindow } from './submit-service';
import { showFiling, showUnsaved } from './view-filing';

/** The kind that a call chooses: one of the program's, or none where it has none. */
export function kindOf({ kinds }: Program, selectIndex: number): string {
  if (!kinds) return '';
  const kind = kinds.find(({ value }) => String(value) === String(selectIndex));
  if (!kind) throw business(filingMessages.kindUnknown);
  return String(kind.value);
}

const asking = ({ clock }: FilingDeps, caller: Caller, language: Language): Asking => ({
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
): Promise<Filing> => showFiling(deps, program, row, asking(deps, caller, language));

/** The filings that the company holds in the current batch, and their window. */
async function current(
  { db, filings }: FilingDeps,
  program: Program,
  caller: Caller,
  kind: string,
  now: Date,
) {
  const companyId = companyOf(caller);
  assertProgram(caller, program.key);
  const window = await findCurrentWindow({ db }, program.key, companyId, now);
  const batch = resolveNewFilingBatch(program.key, window, now);
  return { window, ...batch, companyId, kind, rows: await filings.held({ ...batch, companyId, kind }) };
}

/**
 * The filing of the current batch that was touched last, or a new one prefilled from the company profile. `fresh` asks
 * for a further one beside those that are there.
 */
export async function filingInfo(
  deps: FilingDeps,
  program: Program,
  caller: Caller,
  query: InfoQuery,
  language: Language,
): Promise<Filing> {
  const about = asking(deps, caller, language);
  const kind = kindOf(program, query.selectIndex);
  const { rows, ...unsaved } = await current(deps, program, caller, kind, about.now);
  const isFresh = query.fresh !== undefined;
  if (rows[0] && !isFresh) return showFiling(deps, program, rows[0], about);
  const quota = unsaved.window?.quota ?? program.perCompanyAndBatch;
  if (rows.length >= quota) throw quotaFull(quota, rows.length);
  const data = await freshAnswers(deps, program, unsaved, about.now);
  return showUnsaved(deps, program, unsaved.companyId, { ...unsaved, used: rows.length, data }, about);
}

export async function oneFiling(
  deps: FilingDeps,
  program: Program,
  caller: Caller,
  id: string,
  language: Language,
): Promise<Filing> {
  const row = assertOwnFiling(caller, await deps.filings.find(id), program);
  return viewFiling(deps, program, caller, row, language);
}

/** The filing of the current batch that was touched last. */
export async function currentId(
  deps: FilingDeps,
  program: Program,
  caller: Caller,
  selectIndex: number,
): Promise<string> {
  const kind = kindOf(program, selectIndex);
  const { rows } = await current(deps, program, caller, kind, deps.clock());
  if (!rows[0]) throw problems.notFound();
  return rows[0].id;
}

export async function submitQuantity(
  deps: FilingDeps,
  program: Program,
  caller: Caller,
  selectIndex: number,
): Promise<SubmitQuantity> {
  const kind = kindOf(program, selectIndex);
  const { window, rows } = await current(deps, program, caller, kind, deps.clock());
  return {
    quota: window?.quota ?? program.perCompanyAndBatch,
    used: rows.length,
    submitted: rows.filter(({ submission }) => submission !== null).length,
  };
}

/** The log of a filing of one of the programs that share the path. */
export async function filingLog(
  { filings, audit }: FilingDeps,
  sharing: Program[],
  caller: Caller,
  id: string,
  language: Language,
): Promise<LogEntry[]> {
  const row = assertOwn(caller, await filings.head(id), 'filing');
  const program = programOf(sharing, row.program);
  const log = (await audit.read('filing', row.id)).map((line) => logEntryOf(line, language));
  if (canReadSensitiveAnswers(caller, program.key)) return log;
  const form = await program.load();
  return log.map((entry) =>
    entry.changes ? { ...entry, changes: maskChanges(form, entry.changes) } : entry,
  );
}

/** Takes a submitted filing back, as long as its window is open and nobody has begun to review it. */
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
      if (row.reviewStartedAt) throw business(filingMessages.reviewBegun);
      return row;
    },
  };
  const withdrawn = await step(deps, ownFiling(deps), request, async (row, _move, now) => {
    assertInWindow(row, programOf(deps.programs, row.program), now);
    const window = windowOf(row);
    const closesAt = window ? formatBeijingMinute(computeWindowState(window, now).closesAt) : '';
    return {
      change: { updatedBy: caller.name },
      facts: { params: { project: row.company.name, closes_at: closesAt } },
    };
  });
  return viewFiling(deps, programOf(deps.programs, withdrawn.program), caller, withdrawn, language);
}

/** Deletes a draft that was never submitted; its log stays. */
export async function deleteDraft(deps: FilingDeps, caller: Caller, id: string): Promise<{ id: string }> {
  await step(deps, ownFiling(deps), { id, caller, action: 'delete' }, async (row) => {
    await deps.filings.delete(row.id);
    return { change: null };
  });
  return { id };
}

export async function filingReceipt(
  { filings, programs, house }: FilingDeps,
  caller: Caller,
  id: string,
  language: Language,
): Promise<ReceiptData> {
  const row = assertOwn(caller, await filings.head(id), 'filing');
  const program = programOf(programs, row.program);
  const receipt = receiptOf(row);
  const [company, signatory] = await Promise.all([filings.company(row.companyId), filings.signatory(id)]);
  if (!receipt || !row.submission || !company || !signatory) throw business(filingMessages.noReceipt);
  const office = say(departmentOf(company.profile), language);
  const reviewBy = row.window?.firstReviewBy;
  return {
    ...receipt,
    filing_id: row.id,
    program: program.key,
    title: say(program.title, language),
    route: program.route,
    company: signatory.name,
    batch: batchName(row),
    seq: row.submission.seq,
    submitted_by: signatory.agent
      ? say(describeDocumentAgent(signatory.agent), language)
      : row.submission.submittedBy,
    signatures: signatory.signatures.map(paperOf),
    status: row.status,
    next_step: say(fillText(filingMessages.afterSubmission, { department: office }), language),
    next_step_by: say(
      reviewBy
        ? fillText(filingMessages.reviewBy, { at: formatBeijingMinute(reviewBy) })
        : filingMessages.reviewDays,
      language,
    ),
    contact: { name: office, phone: (await house.current()).helpLine || HELP_LINE },
  };
}
