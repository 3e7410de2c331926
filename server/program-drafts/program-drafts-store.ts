import { and, count, desc, eq, getTableColumns, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database } from '../core/db/client';
import { findById } from '../core/db/rows';
import { programDrafts } from './tables';

const { data: _, ...lineColumns } = getTableColumns(programDrafts);

export type ProgramDraftRow = typeof programDrafts.$inferSelect;
export type ProgramDraftHead = Omit<ProgramDraftRow, 'data'>;

export function createProgramDraftsStore(db: Database) {
  const isThere = isNull(programDrafts.deletedAt);

  return {
    list: (): Promise<ProgramDraftHead[]> =>
      db.q.select(lineColumns).from(programDrafts).where(isThere).orderBy(desc(programDrafts.updatedAt)),

    deleted: (): Promise<ProgramDraftHead[]> =>
      db.q
        .select(lineColumns)
        .from(programDrafts)
        .where(isNotNull(programDrafts.deletedAt))
        .orderBy(desc(programDrafts.deletedAt)),

    async count(): Promise<number> {
      const [row] = await db.q.select({ count: count() }).from(programDrafts).where(isThere);
      return row?.count ?? 0;
    },

    find: (id: string) =>
      findById(id, () =>
        db.q
          .select()
          .from(programDrafts)
          .where(and(eq(programDrafts.id, id), isThere)),
      ),

    /** Gives false where a draft with this id exists. */
    async add(row: typeof programDrafts.$inferInsert): Promise<boolean> {
      const { rowCount } = await db.q.insert(programDrafts).values(row).onConflictDoNothing();
      return rowCount === 1;
    },

    /** Stores the next version. Gives false where the draft is not at the version before it any more. */
    async save(
      { id, version }: ProgramDraftHead,
      change: Partial<typeof programDrafts.$inferInsert>,
    ): Promise<boolean> {
      const { rowCount } = await db.q
        .update(programDrafts)
        .set({ ...change, version: version + 1 })
        .where(and(eq(programDrafts.id, id), eq(programDrafts.version, version), isThere));
      return rowCount === 1;
    },

    /** Deletes a draft, or restores a deleted one. Gives the row; undefined where there is none to change. */
    setDeleted: (id: string, deletedAt: Date | null, deletedBy: string | null) =>
      findById(id, () =>
        db.q
          .update(programDrafts)
          .set({ deletedAt, deletedBy })
          .where(and(eq(programDrafts.id, id), deletedAt ? isThere : isNotNull(programDrafts.deletedAt)))
          .returning(lineColumns),
      ),

    removeDeletedBefore: (time: Date) => db.q.delete(programDrafts).where(lt(programDrafts.deletedAt, time)),
  };
}

export type ProgramDraftsStore = ReturnType<typeof createProgramDraftsStore>;
