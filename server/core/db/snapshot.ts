/** The database as it stands at one moment, while others go on writing. */
import type { Pool } from 'pg';

export interface DatabaseSnapshot {
  /** Time of the snapshot; it holds everything acknowledged before. */
  at: Date;
  query<Row>(text: string): Promise<Row[]>;
  close(): Promise<void>;
}

const BEGIN = 'begin isolation level repeatable read read only';
/** Removes the time limits: reading everything takes long, with pauses between pages. */
const UNBOUNDED = 'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0';

export async function takeDatabaseSnapshot(
  pool: Pool,
  { at = new Date(), after }: { at?: Date; after?: () => Promise<void> } = {},
): Promise<DatabaseSnapshot> {
  const client = await pool.connect();
  const close = async () => {
    await client.query('rollback').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    );
    await after?.();
  };
  try {
    await client.query(BEGIN);
    await client.query(UNBOUNDED);
  } catch (error) {
    await close();
    throw error;
  }
  return { at, query: async (text) => (await client.query(text)).rows, close };
}
