import { sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { LOOK_RULE, lookOfLogin, lookOfName } from '../look-alike';

const AT_A_TIME = 1_000;

interface Kind {
  table: 'companies' | 'users';
  name: string;
  look: string;
  lookOf: (name: string) => string;
}

const KINDS: Kind[] = [
  { table: 'companies', name: 'name', look: 'name_look', lookOf: lookOfName },
  { table: 'users', name: 'username', look: 'username_look', lookOf: lookOfLogin },
];

/**
 * Makes the looks of names that have none by the present rule: those stored by a version before, and those that such a
 * version still adds while it is being replaced. Names that look alike already keep standing side by side.
 */
export async function makeLookAlikes(db: Database): Promise<void> {
  for (const kind of KINDS) while ((await makeSome(db, kind)) === AT_A_TIME);
}

async function makeSome(db: Database, { table, name, look, lookOf }: Kind): Promise<number> {
  const [from, named, looking] = [table, name, look].map((each) => sql.identifier(each));
  const { rows } = await db.q.execute<{ id: string; name: string }>(
    sql`select id, ${named} as name from ${from}
      where ${looking} is null or not starts_with(${looking}, ${LOOK_RULE}) limit ${AT_A_TIME}`,
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
