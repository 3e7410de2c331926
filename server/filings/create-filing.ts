/** Beginning a filing: a new draft in the current batch, as long as the company may hold one more. */

import { randomUUID } from 'node:crypto';
import { buildCompanyRecord } from '../../domain/company/record';
import { isOpenCompany } from '../../domain/company/status';
import type { Answers, Form, Program } from '../../domain/definition';
import type { FilingAction } from '../../domain/filing/actions';
import type { EditionNote } from '../../domain/filing/edition-note';
import { filingMessages } from '../../domain/filing/messages';
import { prefillAnswers } from '../../domain/filing/prefill';
import { formatBeijingDay } from '../../domain/windows/calendar';
import { findNewestOwn, findPrerequisite } from '../continuing/continuing-service';
import { type Caller, requireCompanyId } from '../core/access';
import type { AuditEntry } from '../core/audit/audit-store';
import { createRefusal, problems } from '../core/errors';
import { findCurrentWindow, resolveNewFilingBatch } from '../windows/windows-service';
import { createFilingContext } from './answers';
import type { FilingDeps } from './filing-deps';
import type { FilingRow, QuotaScope } from './filings-store';
import { assertPresentEdition, convertToPresentEdition } from './present-edition';
import { assertMayFile, createCurrentStateProblem, createQuotaProblem } from './refusals';

/** The answers of a new filing, and the particulars of its first audit line. */
export interface NewFilingContent {
  answers: Answers;
  action?: Extract<FilingAction, 'create' | 'copy'>;
  details?: AuditEntry['details'];
  /** The fate of answers of another edition. */
  note?: EditionNote | null;
}

export interface NewFilingRequest {
  kind: string;
  /** The id that the client made for it: a begin whose answer was lost can be sent again. */
  newId?: string | null;
  /** The edition of the form that the client has. */
  edition?: string | null | undefined;
  /** Creates the content once the batch is known; may refuse. */
  fill(form: Form, held: QuotaScope, now: Date): NewFilingContent | Promise<NewFilingContent>;
}

/** Answers of a new filing before anybody has typed. */
export async function createFreshAnswers(
  deps: FilingDeps,
  program: Program,
  { companyId, kind, batchYear }: QuotaScope,
  now: Date,
): Promise<Answers> {
  const company = await deps.filings.company(companyId);
  if (!company) throw problems.notFound();
  const form = await program.load();
  const continued = await findNewestOwn(deps, program, companyId);
  const linked = program.continues && continued ? { [program.continues.program]: continued } : {};
  return prefillAnswers(
    form,
    buildCompanyRecord(company),
    createFilingContext(batchYear, formatBeijingDay(now)),
    {
      linked,
      kind,
    },
  );
}

/** The client's own id, unless it is taken: by this company's filing, which is told, or by another's, which is not. */
async function chooseFreeId(
  { filings }: FilingDeps,
  program: Program,
  companyId: string,
  newId: NewFilingRequest['newId'],
): Promise<string> {
  const taken = newId ? await filings.find(newId) : undefined;
  if (taken?.companyId === companyId && taken.program === program.key)
    throw createCurrentStateProblem(convertToPresentEdition(program, await program.load(), taken));
  return newId && !taken ? newId : randomUUID();
}

/** Refuses one filing more than the quota. A company that may hold only one meant that one, and gets it as it stands. */
async function assertRoom(
  { filings }: FilingDeps,
  program: Program,
  held: QuotaScope,
  quota: number,
): Promise<void> {
  const rows = await filings.held(held);
  const [latest] = rows;
  if (rows.length < quota) return;
  if (!latest || quota !== 1) throw createQuotaProblem(quota, rows.length);
  throw createCurrentStateProblem(convertToPresentEdition(program, await program.load(), latest));
}

async function insertFiling(
  { clock, filings, audit }: FilingDeps,
  program: Program,
  caller: Caller,
  id: string,
  held: QuotaScope,
  begun: NewFilingContent,
): Promise<void> {
  const { companyId, kind, batchYear, batchNo } = held;
  const now = clock();
  await filings.insert({
    id,
    companyId,
    program: program.key,
    kind,
    batchYear,
    batchNo,
    status: 'draft',
    version: 1,
    edition: program.edition,
    editionNote: begun.note ?? null,
    data: begun.answers,
    createdAt: now,
    updatedAt: now,
    updatedBy: caller.name,
    saveLoggedAt: now,
    saveLoggedBy: caller.userId,
  });
  await audit.write({
    subjectKind: 'filing',
    subjectId: id,
    companyId,
    action: begun.action ?? 'create',
    caller,
    toStatus: 'draft',
    version: 1,
    details: begun.details,
  });
}

/** Companies begin one filing after the other, so that parallel requests never exceed what they may hold. */
export async function createFiling(
  deps: FilingDeps,
  program: Program,
  caller: Caller,
  { kind, newId, edition, fill }: NewFilingRequest,
): Promise<FilingRow> {
  const { db, clock, filings } = deps;
  const companyId = requireCompanyId(caller);
  assertMayFile(caller, program.key, 'filing.edit');
  assertPresentEdition(program, edition);
  const form = await program.load();
  return db.transaction(async () => {
    const company = await filings.lockCompany(companyId);
    if (!company || !isOpenCompany(company.status)) throw createRefusal(filingMessages.companyInactive);
    const first = await findPrerequisite(deps, program, companyId);
    if (first) throw createRefusal(first);
    const now = clock();
    const window = await findCurrentWindow(deps, program.key, companyId, now);
    const held = { ...resolveNewFilingBatch(program.key, window, now), companyId, kind };
    const id = await chooseFreeId(deps, program, companyId, newId);
    const begun = await fill(form, held, now);
    await assertRoom(deps, program, held, window?.quota ?? program.perCompanyAndBatch);
    await insertFiling(deps, program, caller, id, held, begun);
    const row = await filings.find(id);
    if (!row) throw problems.notFound();
    return row;
  });
}
