import { eq, sql } from 'drizzle-orm';
import type { Database } from '../core/db/client';
import { users } from '../core/db/tables';

export const createStatusStore = (db: Database) => ({
  /** The number and address of an account. */
  async contactsOf(userId: string): Promise<{ phone: string | null; email: string | null }> {
    const { phone, email } = users;
    const [row] = await db.q.select({ phone, email }).from(users).where(eq(users.id, userId));
    return row ?? { phone: null, email: null };
  },

  /** Files as rows name them; their bytes are stored once for each content. */
  async sizes(): Promise<{ files: number; fileBytes: number; databaseBytes: number }> {
    const { rows } = await db.q.execute<{ files: string; file_bytes: string; database_bytes: string }>(
      sql`select (select count(*) from files) as files,
        coalesce((select sum(size) from (select distinct sha256, size from files) as contents), 0) as file_bytes,
        pg_database_size(current_database()) as database_bytes`,
    );
    const [row] = rows;
    return {
      files: Number(row?.files ?? 0),
      fileBytes: Number(row?.file_bytes ?? 0),
      databaseBytes: Number(row?.database_bytes ?? 0),
    };
  },
});
