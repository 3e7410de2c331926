import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Answers } from '../../domain/definition';
import type { Database } from '../core/db/client';
import { findById } from '../core/db/rows';
import { storedFilings } from '../core/db/tables';
import { windows } from '../windows/tables';
import { joinWindow } from '../windows/windows-store';

/** Most drafts in a list; a company deletes a few. */
const LISTED = 100;

const columns = {
  id: storedFilings.id,
  companyId: storedFilings.companyId,
  program: storedFilings.program,
  kind: storedFilings.kind,
  batchYear: storedFilings.batchYear,
  batchNo: storedFilings.batchNo,
  version: storedFilings.version,
  edition: storedFilings.edition,
  data: sql<Answers>`${storedFilings.data}`,
  deletedAt: sql<Date>`${storedFilings.deletedAt}`.mapWith(storedFilings.deletedAt),
  deletedBy: sql<string>`${storedFilings.deletedBy}`,
  quota: windows.quota,
};

/** The only reads of deleted drafts by their company. */
export function createDraftsStore(db: Database) {
  const isDeleted = isNotNull(storedFilings.deletedAt);
  const select = () => db.q.select(columns).from(storedFilings).leftJoin(windows, joinWindow(storedFilings));

  return {
    ofCompany: (companyId: string) =>
      select()
        .where(and(eq(storedFilings.companyId, companyId), isDeleted))
        .orderBy(desc(storedFilings.deletedAt))
        .limit(LISTED),

    /** Locks a deleted draft for the open transaction. */
    lock: (id: string) =>
      findById(id, () =>
        select()
          .where(and(eq(storedFilings.id, id), isDeleted))
          .for('update', { of: storedFilings }),
      ),
  };
}

export type DeletedDraftRow = Awaited<ReturnType<ReturnType<typeof createDraftsStore>['ofCompany']>>[number];
