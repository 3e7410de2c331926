/** A data directory that cannot be used is refused with a readable message, and nothing in it is replaced. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DirectoryFault, type FaultName } from '../../directory/faults';
import { openDatabase } from '../client';
import { POSTGRES_MAJOR } from './database-check';

const warnings: string[] = [];
const quiet = {
  warn: (_: object, message: string) => warnings.push(message),
  error: console.error,
  fatal: console.error,
};
const folder = mkdtempSync(join(tmpdir(), 'portal-on-disk-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = (dataDir: string, beginNew = false) =>
  openDatabase({ dataDir, databaseUrl: null, beginNew }, quiet);

/** A data directory created once and copied for each test. */
const ours = join(folder, 'ours');
const copyOf = (made: string): string => {
  const place = mkdtempSync(join(folder, 'copy-'));
  cpSync(made, place, { recursive: true });
  return place;
};

/** The database of another installation. */
let theirs = '';
beforeAll(async () => {
  await (await open(ours)).close();
  const dataDir = copyOf(ours);
  const db = await open(dataDir);
  await db.q.execute(sql`update installation set id = gen_random_uuid()`);
  await db.close();
  theirs = join(dataDir, 'database');
}, 180_000);

const faultOf = async (dataDir: string): Promise<DirectoryFault> => {
  const error = await open(dataDir).then(
    (db) => db.close(),
    (refused: unknown) => refused,
  );
  if (!(error instanceof DirectoryFault)) throw new Error(`${error} is not a refusal`);
  return error;
};

const namesIn = (dataDir: string) => readdirSync(dataDir, { recursive: true }).map(String).sort();
const idIn = (dataDir: string) => readFileSync(join(dataDir, 'installation'), 'utf8').trim();

const START = `
  const { openDatabase } = require('./server/core/db/client');
  const say = (details, message) => process.stderr.write(message + '\\n');
  openDatabase({ dataDir: process.env.DATA_DIR, databaseUrl: null }, { warn: say, error: say, fatal: say })
    .then(() => process.stdout.write('open'), ({ message }) => process.stderr.write(message));
  setInterval(() => {}, 1000);`;

/** Each process opens a database once: making its WebAssembly faster would take longer than it saves. */
const UNOPTIMISED = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

interface Started {
  child: ChildProcess;
  /** The first message of the process: `open`, or the fault. */
  said: Promise<string>;
}

function start(dataDir: string, [command = process.execPath, ...before]: string[] = []): Started {
  const args = [...before, ...UNOPTIMISED, '--require', 'tsx/cjs', '--eval', START];
  const child = spawn(command, args, { env: { ...process.env, DATA_DIR: dataDir } });
  const said = new Promise<string>((resolve) => {
    child.stdout.once('data', (chunk) => resolve(String(chunk)));
    child.stderr.once('data', (chunk) => resolve(String(chunk)));
  });
  return { child, said };
}

const end = ({ child }: Started) =>
  new Promise((resolve) => {
    if (child.exitCode !== null) return resolve(null);
    child.once('exit', resolve);
    child.kill('SIGKILL');
  });

describe('openDatabase on a data directory', () => {
  const APART = ['unshare', '--net', process.execPath];
  const canBeApart = spawnSync('unshare', ['--net', 'true']).status === 0;

  it.skipIf(!canBeApart)(
    'refuses a second process, in whichever container the first runs, until that is gone',
    async () => {
      const dataDir = copyOf(ours);
      const first = start(dataDir, APART);
      expect(await first.said).toBe('open');
      const second = start(dataDir, APART);
      expect(await second.said).toContain('Another process is using');
      await end(second);
      await end(first);
      const third = start(dataDir, APART);
      expect(await third.said).toBe('open');
      await end(third);
    },
    180_000,
  );

  it('ends the process whose directory is removed', async () => {
    const dataDir = copyOf(ours);
    const running = start(dataDir);
    expect(await running.said).toBe('open');
    const told = new Promise((resolve) =>
      running.child.stderr?.once('data', (chunk) => resolve(String(chunk))),
    );
    const gone = new Promise((resolve) => running.child.once('exit', resolve));
    rmSync(join(dataDir, 'lock'));
    expect(await told).toContain('removed or replaced under the running portal');
    expect(await gone).toBe(1);
  }, 180_000);

  it.each<[string, (dataDir: string) => void, FaultName, string]>([
    [
      'without PG_VERSION',
      (dataDir) => rmSync(join(dataDir, 'database/PG_VERSION')),
      'noDatabase',
      'but database/PG_VERSION is missing',
    ],
    [
      'without pg_control',
      (dataDir) => rmSync(join(dataDir, 'database/global/pg_control')),
      'noDatabase',
      'but database/global/pg_control is missing',
    ],
    [
      'with an emptied database beside its id',
      (dataDir) => {
        rmSync(join(dataDir, 'database'), { recursive: true });
        mkdirSync(join(dataDir, 'database'));
      },
      'noDatabase',
      'holds installation, but database is missing',
    ],
    [
      'with files and no database',
      (dataDir) => {
        rmSync(join(dataDir, 'database'), { recursive: true });
        rmSync(join(dataDir, 'installation'));
        mkdirSync(join(dataDir, 'files'));
        writeFileSync(join(dataDir, 'files/one'), 'x');
      },
      'noDatabase',
      'holds files',
    ],
    [
      'with the rests of a restore that was killed',
      (dataDir) => {
        rmSync(join(dataDir, 'database'), { recursive: true });
        rmSync(join(dataDir, 'installation'));
        mkdirSync(join(dataDir, 'database.restored.new.new/base'), { recursive: true });
      },
      'brokenOffRestore',
      'did not come to its end (database.restored.new.new)',
    ],
    [
      'with a cut pg_control',
      (dataDir) => truncateSync(join(dataDir, 'database/global/pg_control'), 100),
      'damaged',
      'is damaged and cannot be opened (global/pg_control: 100 bytes)',
    ],
    [
      'with a cut log',
      (dataDir) => {
        const log = join(dataDir, 'database/pg_wal');
        for (const name of readdirSync(log).filter((each) => /^[0-9A-F]{24}$/.test(each)))
          truncateSync(join(log, name), 100);
      },
      'damaged',
      'is damaged and cannot be opened',
    ],
    [
      'of a later PostgreSQL',
      (dataDir) => writeFileSync(join(dataDir, 'database/PG_VERSION'), '99\n'),
      'otherPostgres',
      'written by PostgreSQL 99',
    ],
    [
      'with the database of another installation',
      (dataDir) => {
        rmSync(join(dataDir, 'database'), { recursive: true });
        cpSync(theirs, join(dataDir, 'database'), { recursive: true });
      },
      'otherInstallation',
      'and the database to installation',
    ],
    ['with a cut id', (dataDir) => truncateSync(join(dataDir, 'installation'), 8), 'cutId', 'is not whole'],
  ])(
    '%s is refused, and stays as it is',
    async (_what, damage, fault, sentence) => {
      const dataDir = copyOf(ours);
      damage(dataDir);
      const before = namesIn(dataDir);
      const refused = await faultOf(dataDir);
      expect([refused.fault, refused.message]).toEqual([fault, expect.stringContaining(sentence)]);
      expect(refused.message).toMatch(/(Restore|Run).*\n.*(恢复|运行)/);
      const added = namesIn(dataDir).filter((name) => !before.includes(name));
      expect(added.filter((name) => !/postmaster|pg_wal|pg_stat|internal|^lock/.test(name))).toEqual([]);
    },
    180_000,
  );

  it('creates a new database where the operator says so, and keeps the remains', async () => {
    const dataDir = copyOf(ours);
    mkdirSync(join(dataDir, 'files'));
    writeFileSync(join(dataDir, 'files/one'), 'x');
    rmSync(join(dataDir, 'database/PG_VERSION'));
    await (await open(dataDir, true)).close();

    const [aside = ''] = readdirSync(dataDir).filter((name) => name.startsWith('aside-'));
    expect(readFileSync(join(dataDir, aside, 'files/one'), 'utf8')).toBe('x');
    expect(existsSync(join(dataDir, aside, 'database/global/pg_control'))).toBe(true);
    expect(idIn(join(dataDir, aside))).toBe(idIn(ours));
    expect(idIn(dataDir)).not.toBe(idIn(ours));

    // Starting again with `--new` left in the command changes nothing.
    const begun = idIn(dataDir);
    await (await open(dataDir, true)).close();
    expect(idIn(dataDir)).toBe(begun);
    expect(warnings).toEqual([
      'a new portal begins, what was left is aside',
      'the directory is in order, so that --new changed nothing',
    ]);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('aside-'))).toEqual([aside]);
  }, 180_000);

  it('rejects a database that lost its id', async () => {
    const dataDir = copyOf(ours);
    const db = await open(dataDir);
    await db.q.execute(sql`drop table installation`);
    await db.close();
    expect((await faultOf(dataDir)).fault).toBe('olderDatabase');
  }, 180_000);

  it('accepts a directory of a version without ids, and closes it to others', async () => {
    const dataDir = copyOf(ours);
    rmSync(join(dataDir, 'installation'));
    chmodSync(dataDir, 0o755);
    mkdirSync(join(dataDir, 'files/ab'), { recursive: true });
    writeFileSync(join(dataDir, 'files/ab/one'), 'x');
    for (const name of ['files', 'files/ab', 'files/ab/one', 'database/PG_VERSION'])
      chmodSync(join(dataDir, name), 0o777);

    const db = await open(dataDir);
    const { rows } = await db.q.execute(sql`select name, setting from pg_settings
      where name in ('data_checksums', 'max_files_per_process') order by name`);
    expect(rows).toEqual([
      { name: 'data_checksums', setting: 'on' },
      { name: 'max_files_per_process', setting: '128' },
    ]);
    await db.close();

    expect(idIn(dataDir)).toBe(idIn(ours));
    expect(readFileSync(join(dataDir, 'database/PG_VERSION'), 'utf8').trim()).toBe(POSTGRES_MAJOR);
    const names = ['.', ...namesIn(dataDir)];
    expect(names.filter((name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0)).toEqual([]);
  }, 180_000);

  it('rejects a directory that others can read if it holds more than the portal', async () => {
    const dataDir = copyOf(ours);
    chmodSync(dataDir, 0o755);
    writeFileSync(join(dataDir, 'thesis.txt'), 'x');
    chmodSync(join(dataDir, 'thesis.txt'), 0o644);
    expect((await faultOf(dataDir)).message).toContain('holds more than the portal (thesis.txt)');
    expect(statSync(join(dataDir, 'thesis.txt')).mode & 0o777).toBe(0o644);
  }, 180_000);

  it.skipIf(process.getuid?.() !== 0)(
    'rejects a directory that others can read if it belongs to them',
    async () => {
      const dataDir = copyOf(ours);
      chmodSync(folder, 0o755);
      chmodSync(dataDir, 0o755);
      process.seteuid?.(65_534);
      const refused = await faultOf(dataDir).finally(() => process.seteuid?.(0));
      expect(refused.fault).toBe('openToOthers');
    },
  );
});
