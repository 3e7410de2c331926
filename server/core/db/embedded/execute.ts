import type { PGlite } from '@electric-sql/pglite';

/**
 * Executes a batch of the wire protocol, and gives the bytes that PostgreSQL answered. Taken as they come: `execProtocolRaw`
 * reads each answer as well and keeps its messages for as long as the database is open.
 */
export async function executeBatch(
  database: Pick<PGlite, 'execProtocolRawStream'>,
  batch: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  // A view of the database's own memory: copied before it goes on.
  await database.execProtocolRawStream(batch, { onRawData: (bytes) => void parts.push(bytes.slice()) });
  const answer = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    answer.set(part, at);
    at += part.length;
  }
  return answer;
}
