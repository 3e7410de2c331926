/**
 * Nightly backups: made, sealed, hard-linked where contents did not change, deleted after some days, and their failures reported.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { createPdf, uploadClient } from '../../tests/support/server/upload-client';
import { createLogger } from '../core/logger';
import { createWarnings } from '../core/warnings';
import { createDiskStorage } from '../files/storage';
import { openBackup } from './archive';
import { getContentFolder } from './content-folder';
import { createNightlyDeps, runNightlyBackup, warnOfOldBackup } from './nightly';
import { verify } from './verify';

const log = createLogger({ logLevel: 'silent' });
const folder = mkdtempSync(join(tmpdir(), 'portal-nightly-'));
const PDF = createPdf(300_000, 3);

let app: TestApp;
let sha256: string;
let begun: Date;
beforeAll(async () => {
  app = await startTestApp();
  begun = app.clock.now;
});
beforeEach(async () => {
  await app.restore();
  app.clock.now = begun;
  const { upload } = uploadClient(app, await app.signIn('demo'));
  sha256 = (await upload('章程.pdf', PDF)).data.sha256;
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const check = async (path: string, key?: Buffer) => {
  const source = await openBackup(path, key);
  return verify(source, { everyTable: true }).finally(source.close);
};

const nightly = (settings: { directory: string; keep: number }, backupKey: Buffer | null = null) => {
  const warnings = createWarnings();
  const parts = {
    db: app.db,
    clock: () => app.clock.now,
    log,
    warnings,
    storage: createDiskStorage(join(app.dataDir, 'files'), log),
    env: { backupKey },
  };
  const deps = createNightlyDeps(parts, { at: '03:00', ...settings });
  return {
    store: deps.store,
    run: () => runNightlyBackup(deps),
    watch: () => warnOfOldBackup(deps),
    warnings,
  };
};
const DAY = 86_400;
/** Names of the files of a backup: its content folder and the zip. */
const of = (name: string) => [getContentFolder(name), name];

describe(runNightlyBackup, () => {
  it('creates one backup a day, and keeps the last few', async () => {
    const directory = join(folder, 'daily');
    const { run, store } = nightly({ directory, keep: 2 });
    await run();
    await run();
    expect(readdirSync(directory).sort()).toEqual(of('portal-2026-06-10-1000.zip'));
    writeFileSync(join(directory, 'portal-2026-06-09-0300.zip.new'), 'of a process that died');
    writeFileSync(join(directory, 'notes.txt'), 'of somebody else');
    for (let day = 0; day < 2; day += 1) {
      app.clock.advance(DAY);
      await run();
    }
    expect(readdirSync(directory).sort()).toEqual([
      'notes.txt',
      ...of('portal-2026-06-11-1000.zip'),
      ...of('portal-2026-06-12-1000.zip'),
    ]);
    expect(await check(join(directory, 'portal-2026-06-12-1000.zip'))).toMatchObject({ faulty: 0 });
    expect((await store.lastMade())?.size).toBeGreaterThan(PDF.length);
  });

  it('seals a backup where there is a key, and counts it among those kept', async () => {
    const directory = join(folder, 'sealed');
    const key = Buffer.alloc(32, 7);
    for (const sealedBy of [null, null, key]) {
      await nightly({ directory, keep: 2 }, sealedBy).run();
      app.clock.advance(DAY);
    }
    expect(readdirSync(directory).sort()).toEqual([
      ...of('portal-2026-06-11-1000.zip'),
      ...of('portal-2026-06-12-1000.zip.sealed'),
    ]);
    const source = await openBackup(join(directory, 'portal-2026-06-12-1000.zip.sealed'), key);
    expect(await verify(source, { everyTable: true }).finally(source.close)).toMatchObject({ faulty: 0 });
  });

  it('stores unchanged content once on the disk, and keeps an older backup whole without the newer', async () => {
    const at = join(folder, 'linked');
    const { run } = nightly({ directory: at, keep: 2 });
    for (let day = 0; day < 3; day += 1) {
      app.clock.advance(DAY);
      await run();
    }
    const zips = readdirSync(at)
      .filter((name) => name.endsWith('.zip'))
      .sort();
    const inodes = zips.map((name) => {
      const beside = getContentFolder(join(at, name));
      return readdirSync(beside).map((each) => statSync(join(beside, each)).ino);
    });
    expect(inodes[0]?.length).toBeGreaterThan(0);
    expect(inodes[1]).toEqual(inodes[0]);
    for (const name of zips) expect(await check(join(at, name))).toMatchObject({ faulty: 0 });
    rmSync(getContentFolder(join(at, zips[1] ?? '')), { recursive: true });
    await expect(openBackup(join(at, zips[1] ?? ''))).rejects.toThrow(/Copy that folder as well/);
    const oldest = await openBackup(join(at, zips[0] ?? ''));
    const bytes = await oldest.open(sha256);
    expect(bytes && (await buffer(bytes)).equals(PDF)).toBe(true);
    await oldest.close();
  });

  it('names no content under a key, and reuses none that another key has sealed', async () => {
    const at = join(folder, 'keys');
    const keys = [Buffer.alloc(32, 1), Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const found: { names: string[]; inodes: number[] }[] = [];
    for (const key of keys) {
      app.clock.advance(DAY);
      await nightly({ directory: at, keep: 9 }, key).run();
      const beside = join(
        at,
        readdirSync(at)
          .filter((name) => name.endsWith('.files'))
          .sort()
          .at(-1) ?? '',
      );
      const names = readdirSync(beside);
      found.push({ names, inodes: names.map((name) => statSync(join(beside, name)).ino) });
      expect(
        names.some((name) => readFileSync(join(beside, name)).includes(PDF.subarray(8192, 12_000))),
      ).toBe(false);
      const last = join(
        at,
        readdirSync(at)
          .filter((name) => name.endsWith('.sealed'))
          .sort()
          .at(-1) ?? '',
      );
      const source = await openBackup(last, key);
      expect(await verify(source, { everyTable: true }).finally(source.close)).toMatchObject({ faulty: 0 });
    }
    expect(found[0]?.names).not.toContain(createHash('sha256').update(PDF).digest('hex'));
    expect(found[1]).toEqual(found[0]);
    expect(found[2]?.names.filter((name) => found[1]?.names.includes(name))).toEqual([]);
  }, 60_000);

  it('keeps a failure with its reason, and warns when a second night goes by', async () => {
    const noDirectory = join(folder, 'a-file');
    writeFileSync(noDirectory, 'in the way');
    const { run, watch, store, warnings } = nightly({ directory: noDirectory, keep: 2 });
    app.clock.advance(DAY);
    await run();
    expect((await store.last())?.fault).toMatch(/EEXIST|ENOTDIR/);
    await watch();
    expect(warnings.raised).toEqual([]);
    app.clock.advance(2 * DAY);
    await watch();
    expect(warnings.raised).toEqual(['backup_old']);
  });
});
