/**
 * Tells the companies with drafts that an edition holds for them from now on, each once: the moment is kept with the edition,
 * in the transaction of the messages.
 */
import { chooseEdition } from '../../domain/program-documents/edition-start';
import { createEditionNote, noEditionNote } from '../../domain/programs/message-templates';
import { getProgramForBatch } from '../../domain/programs/registry';
import { countDrafts } from './drafts-store';
import type { IssuedEdition } from './editions-store';
import { toRangedEdition } from './holding-editions';
import type { ProgramsDeps } from './programs-deps';

/** Counts the drafts of each company that move to the edition. */
async function countMovingDrafts(
  { db, editions }: ProgramsDeps,
  row: IssuedEdition,
  now: Date,
): Promise<Map<string, number>> {
  const issued = (await editions.issuedOf(row.program)).map(toRangedEdition);
  const counts = new Map<string, number>();
  for (const { companyId, drafts, edition, ...batch } of await countDrafts(db, row.program))
    if (edition !== row.edition && chooseEdition(issued, batch, now)?.no === row.no)
      counts.set(companyId, (counts.get(companyId) ?? 0) + drafts);
  return counts;
}

async function tellOfEdition(deps: ProgramsDeps, row: IssuedEdition, now: Date): Promise<void> {
  const counts = await countMovingDrafts(deps, row, now);
  const called = deps.programs.find(({ key }) => key === row.program);
  await deps.editions.markTold(row.no, now);
  if (!called || counts.size === 0) return;
  const { title, route } = getProgramForBatch(called, { batchYear: row.fromYear, batchNo: row.fromNo });
  const words = row.reason || row.note;
  const note = words ? createEditionNote(words) : noEditionNote;
  await deps.inbox.sendToEach({
    template: 'edition_changed',
    program: row.program,
    link: route,
    each: [...counts].map(([companyId, drafts]) => ({
      companyId,
      params: { program: title, edition: row.edition, note, count: drafts },
    })),
  });
}

/** Works through the editions that hold and of which companies have not been told. */
export async function tellCompaniesOfEditions(deps: ProgramsDeps): Promise<void> {
  while (deps.registry.hasUntold()) {
    const isTold = await deps.db.transaction(async () => {
      const now = deps.clock();
      const row = await deps.editions.lockUntold(now);
      if (row) await tellOfEdition(deps, row, now);
      return row !== undefined;
    });
    await deps.registry.update();
    if (!isTold) return;
  }
}
