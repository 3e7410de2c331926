import type { PGlite } from '@electric-sql/pglite';

/**
 * Executes a batch of the wire protocol, and returns PostgreSQL's raw answer. Uses the stream variant: `execProtocolRaw`
 * also parses each answer and keeps its messages for as long as the database is open.
 */
export async function executeBatch(
  database: Pick<PGlite, 'execProtocolRawStream'>,
  batch: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  // The bytes are a view of the database's own memory, so they are copied before it continues.
  await database.execProtocolRawStream(batch, { onRawData: (bytes) => void parts.push(bytes.slice()) });
  const answer = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    answer.set(part, at);
    at += part.length;
  }
  return answer;
}
