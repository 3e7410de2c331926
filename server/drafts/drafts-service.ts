/** Deleted drafts of a company: a list, and their restoration. */

import { isOpenCompany } from '../../domain/company/status';
import type { DeletedDraft } from '../../domain/filing/deleted-draft-calls';
import { DELETED_DRAFT_DAYS } from '../../domain/filing/deleted-drafts';
import { filingMessages } from '../../domain/filing/messages';
import { getFilingSubject } from '../../domain/programs/edition-forms';
import { computeRetentionCutOff } from '../../domain/retention/rules';
import { fillText, type Language, say } from '../../domain/text';
import { assertOwn, type Caller, isOwn, requireCompanyId } from '../core/access';
import { createRefusal, problems } from '../core/errors';
import { type StepSubject, step } from '../core/steps/step';
import { formatBatchName } from '../filings/filing-response';
import { type FilingStepDeps, getFilingProgram } from '../filings/filing-steps';
import { createFilingsStore, type NewFiling } from '../filings/filings-store';
import { formatSubject } from '../reports/reports-service';
import { createDraftsStore, type DeletedDraftRow } from './drafts-store';

export const createDraftDeps = (core: Omit<FilingStepDeps, 'filings' | 'inbox'>) => ({
  ...core,
  filings: createFilingsStore(core.db),
  drafts: createDraftsStore(core.db),
});
export type DraftDeps = ReturnType<typeof createDraftDeps>;

const computeEnd = (deletedAt: Date): Date => computeRetentionCutOff(deletedAt, -DELETED_DRAFT_DAYS);

function toDeletedDraft({ programs }: DraftDeps, row: DeletedDraftRow, language: Language): DeletedDraft {
  const program = programs.find(({ key }) => key === row.program);
  const subject = program ? getFilingSubject(program, row) : null;
  return {
    id: row.id,
    program: row.program,
    title: program ? say(program.title, language) : row.program,
    route: program?.route ?? '',
    subject: formatSubject(subject),
    batch: formatBatchName(row),
    deleted_at: row.deletedAt.toISOString(),
    deleted_by: row.deletedBy,
    gone_at: computeEnd(row.deletedAt).toISOString(),
  };
}

export async function listDeletedDrafts(
  deps: DraftDeps,
  caller: Caller,
  language: Language,
): Promise<DeletedDraft[]> {
  const now = deps.clock();
  const rows = await deps.drafts.ofCompany(requireCompanyId(caller));
  return rows
    .filter((row) => isOwn(caller, row) && computeEnd(row.deletedAt) > now)
    .map((row) => toDeletedDraft(deps, row, language));
}

/** Step subject of a deleted draft of the caller's company. */
const createDeletedDraftSubject = ({
  clock,
  filings,
  drafts,
}: DraftDeps): StepSubject<DeletedDraftRow, 'restore', NewFiling, never> => ({
  kind: 'filing',
  lock: drafts.lock,
  present: ({ id, version, companyId }) => ({ id, version, status: 'draft', companyId }),
  reach(caller, row) {
    if (!caller) throw problems.notFound();
    const own = assertOwn(caller, row, 'filing');
    if (computeEnd(own.deletedAt) <= clock()) throw problems.notFound();
    return own;
  },
  moveFor: (action) => ({ action, to: 'draft' }),
  stale: () => problems.notFound(),
  async store({ id }, change) {
    await filings.move(id, change);
    return {};
  },
});

/** Restores a deleted draft unless the company may hold no further filing; its window need not be open. */
export async function restoreDraft(deps: DraftDeps, caller: Caller, id: string): Promise<{ id: string }> {
  const { filings, programs } = deps;
  const request = { id, caller, action: 'restore' as const };
  await step(deps, createDeletedDraftSubject(deps), request, async (row) => {
    const company = await filings.lockCompany(row.companyId);
    if (!company || !isOpenCompany(company.status)) throw createRefusal(filingMessages.companyInactive);
    const quota = row.quota ?? getFilingProgram(programs, row).perCompanyAndBatch;
    const used = (await filings.held(row)).length;
    if (used >= quota)
      throw createRefusal(fillText(filingMessages.noRoomToRestore, { quota, used }), { quota, used });
    return { change: { deletedAt: null, deletedBy: null }, isVersionKept: true };
  });
  return { id };
}
