import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../core/db/test-database';
import { createRegistersStore } from './registers-store';

/** The migration that carries the old register over, and a later one that changes its tables. */
const MIGRATIONS = ['0063_registers', '0075_register_parts'].map((name) =>
  join(__dirname, `../core/db/migrations/${name}.sql`),
);

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  db.discard();
});
afterAll(() => db.close());

const run = (statement: string) => db.q.execute(sql.raw(statement));

/** Restores the old tables, with these rows of the old register; then runs the migrations. */
async function carryOver(...rows: string[]): Promise<void> {
  for (const table of [
    'register_checks',
    'register_answers',
    'registers',
    'register_entries',
    'register_versions',
  ])
    await run(`drop table ${table}`);
  await run(`create table business_register (credit_code text primary key, name text not null,
    check_digit_exception boolean not null default false)`);
  for (const row of rows) await run(`insert into business_register values (${row})`);
  for (const file of MIGRATIONS)
    for (const statement of readFileSync(file, 'utf8').split('--> statement-breakpoint'))
      await run(statement);
}

describe(createRegistersStore, () => {
  it('returns the old company register as version 1, in use', async () => {
    await carryOver(
      `'91210102MA0YK100XU', '和平示例软件有限公司', false`,
      `'91210112MA0Y000010', '浑南示例', true`,
    );
    const keys = ['91210102MA0YK100XU', '91210112MA0Y000010', 'other'];
    const { way, version, entries } = await createRegistersStore(db).look('company', keys);
    expect([way, version?.number, version?.lines]).toEqual(['file', 1, 2]);
    expect(Object.fromEntries(entries)).toEqual({
      '91210102MA0YK100XU': { credit_code: '91210102MA0YK100XU', name: '和平示例软件有限公司' },
      '91210112MA0Y000010': {
        credit_code: '91210112MA0Y000010',
        name: '浑南示例',
        check_digit_exception: 'yes',
      },
    });
  });

  it('returns a register that was empty as never set', async () => {
    await carryOver();
    expect(await createRegistersStore(db).settings()).toEqual([]);
    expect(await createRegistersStore(db).versions()).toEqual([]);
  });
});
