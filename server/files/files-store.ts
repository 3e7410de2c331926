import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { files } from '../db/tables';
import { isUuid } from '../ids';

export type FileRow = typeof files.$inferSelect;

export function createFilesStore(db: Database) {
  return {
    async find(id: string): Promise<FileRow | undefined> {
      if (!isUuid(id)) return undefined;
      const [row] = await db.q.select().from(files).where(eq(files.id, id));
      return row;
    },

    /** Of the given ids, those that the company owns. */
    async ofCompany(companyId: string, ids: string[]): Promise<FileRow[]> {
      const possible = ids.filter(isUuid);
      if (possible.length === 0) return [];
      return db.q
        .select()
        .from(files)
        .where(and(eq(files.companyId, companyId), inArray(files.id, possible)));
    },

    /** The same content under the same name. */
    async same(companyId: string, sha256: string, name: string): Promise<FileRow | undefined> {
      const [row] = await db.q
        .select()
        .from(files)
        .where(and(eq(files.companyId, companyId), eq(files.sha256, sha256), eq(files.name, name)))
        .orderBy(desc(files.createdAt))
        .limit(1);
      return row;
    },

    /** Bytes of all files of a company. */
    async usage(companyId: string): Promise<number> {
      const [row] = await db.q
        .select({ bytes: sql<number>`coalesce(sum(${files.size}), 0)`.mapWith(Number) })
        .from(files)
        .where(eq(files.companyId, companyId));
      return row?.bytes ?? 0;
    },

    async insert(row: typeof files.$inferInsert): Promise<FileRow> {
      const [inserted] = await db.q.insert(files).values(row).returning();
      return inserted as FileRow;
    },
  };
}
