/** Backs a portal up, restores it elsewhere and verifies it: the restored data equal the originals, or the restore is refused. */
import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPromise } from 'yauzl';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { createPdf, uploadClient } from '../../tests/support/server/upload-client';
import { openSnapshot } from '../core/db/reading';
import { runAdminQuery } from '../core/db/test-database-server';
import { type Env, readEnv } from '../core/env';
import { createLogger } from '../core/logger';
import { buildContentKey, createDiskStorage } from '../files/storage';
import { openBackup, writeBackup } from './archive';
import { type BackupSource, openLiveSource } from './backup-source';
import { move, restoreBackup } from './commands';
import { verify } from './verify';

const postgres = process.env.TEST_DATABASE_URL ?? '';
const log = createLogger({ logLevel: 'silent' });
const terminal = { say: () => {}, log };
const folder = mkdtempSync(join(tmpdir(), 'portal-backups-'));
const PDF = createPdf(300_000, 3);
const made = join(folder, 'made.zip');

let app: TestApp;
let sha256: string;
const storageIn = (dataDir: string) => createDiskStorage(join(dataDir, 'files'), log);
const present = async () => openLiveSource(await app.db.snapshot(), storageIn(app.dataDir));

async function backUpTo(path: string) {
  const source = await present();
  return writeBackup(source, path).finally(source.close);
}

beforeAll(async () => {
  app = await startTestApp();
  const { upload } = uploadClient(app, await app.signIn('demo'));
  sha256 = (await upload('章程.pdf', PDF)).data.sha256;
  // More than ten lines: sorted as text, line 10 would come before line 2.
  for (let line = 0; line < 12; line += 1)
    await app.audit.write({
      subjectKind: 'retention',
      subjectId: 'many',
      companyId: null,
      action: 'retention.remove',
      caller: null,
    });
  // Values that are hard to transfer in text and JSON; the JSON null differs from an absent value.
  const odd = { text: 'a\u2028b\n"\\', number: 1e21, none: null };
  await app.db.q.execute(sql`update users set name = ${'张\u2028三 \\ "x"'} where username = 'viewer'`);
  await app.db.q.execute(sql`insert into idempotency_keys (user_id, key, call, answer)
    select id, 'odd', 'x', ${JSON.stringify(odd)}::jsonb from users where username = 'demo'`);
  await app.db.q.execute(sql`insert into idempotency_keys (user_id, key, call, answer)
    select id, 'null', 'x', 'null'::jsonb from users where username = 'demo'`);
  await backUpTo(made);
});
afterAll(async () => {
  await app.close();
  for (const name of filledDatabases) await runAdminQuery(postgres, `drop database ${name} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

/** Databases on PostgreSQL that restores fill. */
const filledDatabases: string[] = [];
async function createEmptyDatabase(): Promise<string> {
  const name = `restored_${randomUUID().replaceAll('-', '')}`;
  await runAdminQuery(postgres, `create database ${name}`);
  filledDatabases.push(name);
  return Object.assign(new URL(postgres), { pathname: `/${name}` }).href;
}

const copy = (name: string): string => {
  const path = join(folder, name);
  copyFileSync(made, path);
  return path;
};
const check = async (path: string) => {
  const source = await openBackup(path);
  return verify(source, { everyTable: true }).finally(source.close);
};
/** Returns every row of every table, as text. */
async function everything(source: BackupSource): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of source.portrait.tables) {
    const lines: string[] = [];
    for await (const some of source.rows(table)) lines.push(...some);
    found[table.name] = lines.sort();
  }
  await source.close();
  return found;
}
const envOf = (given: Record<string, string>): Env => readEnv({ JWT_SECRET: 's'.repeat(32), ...given });
const restored = async (env: Env) =>
  everything(await openLiveSource(await openSnapshot(env, log), storageIn(env.dataDir)));
const bytesIn = (dataDir: string) => readFileSync(join(dataDir, 'files', buildContentKey(sha256)));

describe('writeBackup and openBackup', () => {
  it('includes every submission, log line and file', async () => {
    const verdict = await check(made);
    expect(verdict).toMatchObject({ files: 1, faults: [], faulty: 0 });
    expect(verdict.submissions).toBeGreaterThan(0);
    expect(verdict.lines).toBeGreaterThan(verdict.submissions);
  });

  it('replaces no other backup', async () => {
    await expect(backUpTo(made)).rejects.toThrow(/already.*\n.*不会覆盖/s);
    expect(readdirSync(folder).filter((name) => name.endsWith('.new'))).toEqual([]);
  });

  it.each([0.2, 0.6, 0.95, 0.9999])('rejects a backup cut after %f of it', async (share) => {
    const path = copy(`cut-${share}.zip`);
    truncateSync(path, Math.floor(readFileSync(made).length * share));
    await expect(openBackup(path)).rejects.toThrow(/no whole backup.*\n.*不是完整的备份/s);
  });

  it('rejects a backup in which a table was altered', async () => {
    const zip = await openPromise(made, { lazyEntries: true, autoClose: false });
    let at = 0;
    for await (const entry of zip.eachEntry())
      if (entry.fileName === 'tables/users.jsonl') at = entry.relativeOffsetOfLocalHeader + 30 + 18 + 40;
    zip.close();
    const path = copy('altered.zip');
    const bytes = readFileSync(path);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    writeFileSync(path, bytes);
    await expect(check(path)).rejects.toThrow(/tables\/users\.jsonl in the backup is not what was written/);
    const env = envOf({ DATA_DIR: join(folder, 'of-altered') });
    await expect(restoreBackup(env, terminal, path)).rejects.toThrow(/users\.jsonl/);
    expect(existsSync(env.dataDir)).toBe(false);
  });

  it('rejects a backup in which a file was altered', async () => {
    const path = copy('altered-file.zip');
    const bytes = readFileSync(path);
    const at = bytes.indexOf(PDF.subarray(8192, 12_000));
    expect(at).toBeGreaterThan(0);
    bytes[at + 5] = (bytes[at + 5] ?? 0) ^ 1;
    writeFileSync(path, bytes);
    expect((await check(path)).faults).toEqual([expect.stringContaining('章程.pdf')]);
    const env = envOf({ DATA_DIR: join(folder, 'of-altered-file') });
    await expect(restoreBackup(env, terminal, path)).rejects.toThrow(sha256);
    expect(existsSync(env.dataDir)).toBe(false);
  });

  it('rejects a backup of a newer version', async () => {
    const path = join(folder, 'newer.zip');
    const source = await present();
    const migrations = [...source.portrait.migrations, 'f'.repeat(64)];
    await writeBackup({ ...source, portrait: { ...source.portrait, migrations } }, path).finally(
      source.close,
    );
    await expect(openBackup(path)).rejects.toThrow(/a newer version/);
  });
});

describe(restoreBackup, () => {
  it('returns what was backed up, row by row and byte by byte, and overwrites nothing', async () => {
    const env = envOf({ DATA_DIR: join(folder, 'elsewhere') });
    expect(await restoreBackup(env, terminal, made)).toMatch(/^The portal is whole: \d+ submissions/);
    expect(await restored(env)).toEqual(await everything(await openBackup(made)));
    expect(bytesIn(env.dataDir).equals(PDF)).toBe(true);
    await expect(restoreBackup(env, terminal, made)).rejects.toThrow(
      /is not empty \(database, files, installation\)/,
    );
  }, 120_000);

  describe.skipIf(!postgres)('on PostgreSQL', () => {
    it('returns the same, and does not overwrite a database in use', async () => {
      const server = { DATABASE_URL: await createEmptyDatabase() };
      const env = envOf({ DATA_DIR: join(folder, 'server'), ...server });
      await restoreBackup(env, terminal, made);
      expect(await restored(env)).toEqual(await everything(await openBackup(made)));
      const again = envOf({ DATA_DIR: join(folder, 'again'), ...server });
      await expect(restoreBackup(again, terminal, made)).rejects.toThrow(/DATABASE_URL is not empty/);
    });

    it('leaves out what the store lacked when it was backed up, and restores the rest', async () => {
      const path = join(folder, 'lacking.zip');
      const source = await present();
      const { faulty } = await writeBackup({ ...source, open: async () => null }, path).finally(source.close);
      expect(faulty).toEqual([sha256]);
      const env = envOf({ DATA_DIR: join(folder, 'lacking'), DATABASE_URL: await createEmptyDatabase() });
      await expect(restoreBackup(env, terminal, path)).rejects.toThrow(
        /not whole.*\n.*章程\.pdf.*it is missing/,
      );
      expect(await restored(env)).toEqual(await everything(await openBackup(path)));
    });

    it('moves a portal there from the embedded database, which is set aside afterwards', async () => {
      const dataDir = join(folder, 'elsewhere');
      const env = envOf({ DATA_DIR: dataDir, DATABASE_URL: await createEmptyDatabase() });
      expect(await move(env, terminal)).toMatch(/whole/);
      expect(await restored(env)).toEqual(await everything(await openBackup(made)));
      expect(existsSync(join(dataDir, 'database'))).toBe(false);
      expect(bytesIn(dataDir).equals(PDF)).toBe(true);
      await expect(move(env, terminal)).rejects.toThrow(/nothing to move/);
    }, 120_000);
  });
});

describe('restore of a sealed backup', () => {
  const BACKUP_KEY = 'a1'.repeat(32);
  const [sealed, cut] = ['sealed.zip.sealed', 'cut.zip.sealed'].map((name) => join(folder, name)) as [
    string,
    string,
  ];
  beforeAll(async () => {
    const source = await present();
    await writeBackup(source, sealed, Buffer.from(BACKUP_KEY, 'hex')).finally(source.close);
    copyFileSync(sealed, cut);
    truncateSync(cut, readFileSync(cut).length - 100);
  });

  it('returns with its key what was backed up, and leaves no open copy behind', async () => {
    expect(readFileSync(sealed).includes(PDF.subarray(8192, 12_000))).toBe(false);
    // An embedded database takes four times as long to begin.
    const server = postgres && { DATABASE_URL: await createEmptyDatabase() };
    const env = envOf({ DATA_DIR: join(folder, 'of-sealed'), BACKUP_KEY, ...(server || {}) });
    expect(await restoreBackup(env, terminal, sealed)).toMatch(/^The portal is whole: \d+ submissions/);
    expect(bytesIn(env.dataDir).equals(PDF)).toBe(true);
    expect(readdirSync(folder).filter((name) => name.endsWith('.open'))).toEqual([]);
  }, 120_000);

  it('rejects a missing key, another key, and a cut backup', async () => {
    const env = (more: object) => envOf({ DATA_DIR: join(folder, 'of-refused'), ...more });
    await expect(restoreBackup(env({}), terminal, sealed)).rejects.toThrow(/is sealed\. Set the BACKUP_KEY/);
    const other = env({ BACKUP_KEY: 'b2'.repeat(32) });
    await expect(restoreBackup(other, terminal, sealed)).rejects.toThrow(/does not open/);
    await expect(restoreBackup(env({ BACKUP_KEY }), terminal, cut)).rejects.toThrow(/does not open/);
    expect(existsSync(other.dataDir)).toBe(false);
  });
});

describe(verify, () => {
  it('reports what was altered in the portal itself, which is backed up as it is', async () => {
    const { q } = app.db;
    const { rows } = await q.execute<{ receipt_no: string }>(
      sql`update submissions set snapshot = snapshot || ' ' where id = (select id from submissions limit 1) returning receipt_no`,
    );
    const { rows: lines } = await q.execute<{ subject_id: string; seq: number }>(sql`
    delete from audit_log where id = (select id from audit_log where subject_kind = 'filing' and seq = 2 limit 1)
    returning subject_id, seq`);
    const { rows: altered } = await q.execute<{ subject_id: string }>(sql`
    update audit_log set comment = 'other' where id = (select id from audit_log where subject_kind = 'filing' and seq = 1
      and subject_id <> ${lines[0]?.subject_id} limit 1) returning subject_id`);
    await q.execute(sql`insert into seal_certificates (fingerprint, name, certificate, valid_to, first_used_at)
    values (${'f'.repeat(64)}, '局章', ${Buffer.from('another').toString('base64')}, now(), now())`);
    rmSync(join(app.dataDir, 'files', buildContentKey(sha256)));
    const live = await present();
    const { faults } = await verify(live).finally(live.close);
    const expected = [
      `submission ${rows[0]?.receipt_no}: it was altered`,
      `log of filing ${lines[0]?.subject_id}, line 3: a line before it is missing`,
      `log of filing ${altered[0]?.subject_id}, line 1: it was altered`,
      `file 章程.pdf (${sha256}): it is missing`,
      `certificate of seals ${'f'.repeat(64)} (局章): it was altered`,
    ];
    expect(faults.sort()).toEqual(expected.sort());

    expect((await backUpTo(join(folder, 'faulty.zip'))).faulty).toEqual([sha256]);
  });
});
