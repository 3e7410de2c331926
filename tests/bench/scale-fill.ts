/** Databases with as many filings as asked for, made by SQL: what lists cost is a matter of how much lies behind them. */
import { readFileSync } from 'node:fs';
import { Client, Pool } from 'pg';
import type { FormContext, Program } from '../../domain/definition';
import { computeAnswers } from '../../domain/filing/compute';
import { createSnapshotText } from '../../domain/filing/snapshot';
import { programs } from '../../domain/programs/index.generated';
import { department } from '../../domain/reference/authorities';
import { industry } from '../../domain/reference/industry';
import { hashPassword } from '../../server/accounts/passwords';
import { runMigrations } from '../../server/core/db/migrate';
import { buildFillStatement, FILL_KEPT, NAMESAKE_LIST } from '../../server/review/derived-tables-store';

export const SCALE_PASSWORD = 'Portal#2026';
const FILL = 'tests/bench/scale.sql';
const CTX: FormContext = { batchYear: 2026, today: '2026-06-10', settings: {} };

const at = (server: string, database: string): string => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
};

const withClient = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
};

const migrated = async (url: string): Promise<void> => {
  const pool = new Pool({ connectionString: url, max: 2, options: '-c timezone=UTC' });
  await runMigrations(pool, { alone: false }).finally(() => pool.end());
};

/** The program whose papers are whole, each with a title, a leader and a sum of its own: its answers are listed and filtered by. */
const ANSWERED = 'keyproject';

/** Papers are read in lists only where a program publishes more than their names. */
async function paperOf(program: Program): Promise<string | null> {
  if (!program.published?.scope && program.key !== ANSWERED) return null;
  const sample = JSON.parse(readFileSync(`domain/programs/${program.key}/samples/valid.json`, 'utf8'));
  const form = await program.load();
  const text = createSnapshotText(program, form, computeAnswers(form, sample.data, CTX), CTX);
  if (program.key !== ANSWERED) return text;
  const { project_basic, leader } = sample.data;
  return text
    .replaceAll(JSON.stringify(project_basic.project_name), '"$title"')
    .replaceAll(JSON.stringify(leader.leader_id_no), '"$person"')
    .replace(/"sum_grant":\{"value":[\d.]+\}/, '"sum_grant":{"value":$sum}');
}

const INPUTS = `
  create temp table fill_programs (i int, key text, receipt text, project text, subject text[], scope text[], paper text);
  create temp table fill_departments (code text);
  create temp table fill_industries (code text)`;

/** All that the SQL cannot know: programs, dictionaries, a password. */
async function bringInputs(client: Client, filings: number): Promise<void> {
  await client.query(INPUTS);
  for (const [i, program] of programs.entries()) {
    const { key, receiptPrefix, subject, published } = program;
    const paths = [subject, published?.scope].map((path) => path?.split('.') ?? null);
    const row = [i, key, receiptPrefix, receiptPrefix, ...paths, await paperOf(program)];
    await client.query('insert into fill_programs values ($1, $2, $3, $4, $5, $6, $7)', row);
  }
  const codes = industry.items.flatMap(({ children = [] }) => children.map(({ value }) => value));
  await client.query('insert into fill_departments select unnest($1::text[])', [
    department.items.map(({ value }) => value),
  ]);
  await client.query('insert into fill_industries select unnest($1::text[])', [codes]);
  await client.query(`select set_config('fill.filings', $1, false), set_config('fill.password', $2, false)`, [
    String(filings),
    await hashPassword(SCALE_PASSWORD),
  ]);
}

async function fill(url: string, filings: number): Promise<void> {
  const from = Date.now();
  await migrated(url);
  await withClient(url, async (client) => {
    await bringInputs(client, filings);
    for (const step of [readFileSync(FILL, 'utf8'), 'analyze', ...FILL_KEPT]) await client.query(step);
    const { rows } = await client.query(
      `select indexdef from fill_indexes where tablename in ('work_items', 'work_answers', 'report_items')`,
    );
    for (const { indexdef } of rows) await client.query(indexdef);
    await client.query('analyze work_answers, work_items');
    await client.query(buildFillStatement(NAMESAKE_LIST));
    await client.query('vacuum analyze');
  });
  console.log(`${filings} filings filled in ${Math.round((Date.now() - from) / 1000)} s`);
}

/**
 * A database with so many filings. One that is kept under its name is brought to the present tables and used again; any
 * other is dropped by `remove`.
 */
export async function openScaled(server: string, name: string, filings: number, isKept: boolean) {
  const url = at(server, name);
  await withClient(server, async (admin) => {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return migrated(url);
    await admin.query(`create database ${name}`);
    try {
      await fill(url, filings);
    } catch (error) {
      await admin.query(`drop database ${name} with (force)`);
      throw error;
    }
  });
  const drop = () => withClient(server, (admin) => admin.query(`drop database ${name} with (force)`));
  return { url, remove: async () => void (isKept || (await drop())) };
}
