import { and, isNull, lt, sql } from 'drizzle-orm';
import { DAY_MS } from '../../../domain/time';
import type { Database } from '../db/client';
import { counters, idempotencyKeys, outbox } from '../db/tables';
import { LOOK_RULE, normalizeCompanyName, normalizeLoginName } from '../look-alike';

const AT_A_TIME = 1_000;
/** Literal value: the partial index of due names is used only where the query repeats its condition. */
const RULE = sql.raw(`'${LOOK_RULE}'`);

interface Kind {
  table: 'companies' | 'users';
  name: string;
  look: string;
  lookOf: (name: string) => string;
}

const KINDS: Kind[] = [
  { table: 'companies', name: 'name', look: 'name_look', lookOf: normalizeCompanyName },
  { table: 'users', name: 'username', look: 'username_look', lookOf: normalizeLoginName },
];

/**
 * Computes missing look-alike forms of names by the present rule: of names stored by an earlier version, and of those
 * that such a version still adds while it is being replaced. Names that look alike already may coexist.
 */
export async function makeLookAlikes(db: Database): Promise<void> {
  for (const kind of KINDS) while ((await makeSome(db, kind)) === AT_A_TIME);
}

async function makeSome(db: Database, { table, name, look, lookOf }: Kind): Promise<number> {
  const [from, named, looking] = [table, name, look].map((each) => sql.identifier(each));
  const { rows } = await db.q.execute<{ id: string; name: string }>(
    sql`select id, ${named} as name from ${from}
      where ${looking} is null or not starts_with(${looking}, ${RULE}) limit ${AT_A_TIME}`,
  );
  if (rows.length === 0) return 0;
  const made = JSON.stringify(rows.map(({ id, name }) => ({ id, name, look: lookOf(name) })));
  await db.q.execute(
    sql`update ${from} set ${looking} = made.look
      from jsonb_to_recordset(${made}::jsonb) as made(id uuid, name text, look text)
      where ${from}.id = made.id and ${from}.${named} = made.name`,
  );
  return rows.length;
}

/** Days for which the office sees who was notified by SMS and mail about a filing. */
const SENT_DAYS = 90;

/** Deletes expired short-lived rows of all features; rows that still explain a refusal are kept longer. */
export async function deleteExpiredRows(db: Database, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await db.q.delete(counters).where(lt(counters.expiresAt, now));
  await db.q.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(DAY_MS)));
  const sentBefore = (ms: number) => lt(outbox.sentAt, before(ms));
  await db.q.delete(outbox).where(and(isNull(outbox.filingId), sentBefore(7 * DAY_MS)));
  await db.q.delete(outbox).where(sentBefore(SENT_DAYS * DAY_MS));
}
