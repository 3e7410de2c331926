import { asc, count, eq } from 'drizzle-orm';
import type { Database } from '../core/db/client';
import { sectionNotes } from '../core/db/tables';
import { isUuid } from '../core/ids';

export type NoteRow = typeof sectionNotes.$inferSelect;

export const createNotesStore = (db: Database) => ({
  of: (filingId: string): Promise<NoteRow[]> =>
    db.q
      .select()
      .from(sectionNotes)
      .where(eq(sectionNotes.filingId, filingId))
      .orderBy(asc(sectionNotes.createdAt), asc(sectionNotes.id)),

  async find(id: string): Promise<NoteRow | undefined> {
    if (!isUuid(id)) return undefined;
    const [row] = await db.q.select().from(sectionNotes).where(eq(sectionNotes.id, id));
    return row;
  },

  async count(filingId: string): Promise<number> {
    const [row] = await db.q
      .select({ notes: count() })
      .from(sectionNotes)
      .where(eq(sectionNotes.filingId, filingId));
    return row?.notes ?? 0;
  },

  async add(note: NoteRow): Promise<void> {
    await db.q.insert(sectionNotes).values(note);
  },

  async remove(id: string): Promise<void> {
    await db.q.delete(sectionNotes).where(eq(sectionNotes.id, id));
  },
});
