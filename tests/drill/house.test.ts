/**
 * A bureau's machine room: two containers of the release behind a proxy, PostgreSQL with a standby, a bucket, a mail server and a
 * virus scanner. People save 200 times a minute while a build is deployed, the database fails over and a backup is made; the
 * backup is restored elsewhere and verified. Nothing is lost, and no request fails that could have waited.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import { onDebianAsRoot } from '../support/debian';
import { openDemoClient } from '../support/server/api-client';
import { type ClusterPair, findPostgresPrograms, startPair } from '../support/server/cluster';
import { findFreePort } from '../support/server/real-server';
import { type MailRecorder, startMailRecorder } from '../support/server/recording-servers';
import { type S3Server, startS3Server } from '../support/server/s3-server';
import { createPdf } from '../support/server/upload-client';
import { CLOCK, CLOCK_OUTSIDE, OFFSET } from './clock';
import { Image, type RunningImage, run } from './image';
import { type NeighbourService, startProxy, startScanner, VIRUS } from './neighbours';
import { type FilerTally, PatientFiler } from './patient-filer';
import { type ExtractedRelease, extractRelease } from './release';

const programs = findPostgresPrograms();
const SAVES_A_MINUTE = 200;
const USERS = ['demo', 'other'];
/** What the backups hold. */
const FILES = 15;
const FILE_BYTES = 4 * 1024 ** 2;
const MINUTE = 60_000;
const ADMIN = ['node', 'dist-server/admin.js'];

describe.skipIf(!programs || !onDebianAsRoot())('machine room (deploy/compose.yaml)', () => {
  const figures: Record<string, unknown> = {};
  let release: ExtractedRelease;
  let images: Image[];
  let volumes: string[];
  let pair: ClusterPair;
  let s3: S3Server;
  let mail: MailRecorder;
  let scanner: NeighbourService;
  let proxy: NeighbourService;
  let ports: number[];
  const processes: RunningImage[] = [];
  let url = '';

  const databaseUrl = (name = 'portal') =>
    `postgres://postgres@${pair.primary.address},${pair.standby.address}/${name}`;
  const env = (port: number): Record<string, string> => ({
    ...CLOCK,
    ...s3.env,
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_URL: databaseUrl(),
    JWT_SECRET: 'a-secret-of-the-drill-and-nobody-else',
    DEMO: 'on',
    DEMO_QUEUE: 'off',
    LOG_LEVEL: 'warn',
    LEAVE_SECONDS: '3',
    TRUST_PROXY: '127.0.0.1',
    BACKUP_DIR: '/data/backups',
    MAIL_PROVIDER: 'smtp',
    SMTP_URL: mail.url,
    MAIL_FROM: 'portal@example.gov.cn',
    SCANNER: `tcp://127.0.0.1:${scanner.port}`,
  });
  const isReady = async (at: string) => (await fetch(`${at}/api/ready`).catch(() => null))?.status === 200;
  async function until(is: () => Promise<boolean>, limitMs = 90_000): Promise<number> {
    const began = performance.now();
    for (; !(await is()); await sleep(100))
      if (performance.now() - began > limitMs)
        throw new Error(processes.map((each) => each.output()).join('\n'));
    return Math.round(performance.now() - began);
  }
  async function startProcess(index: number, image: Image): Promise<number> {
    const port = ports[index] ?? 0;
    processes[index] = run({ image, volume: volumes[0] ?? '', env: env(port), hasNetwork: true });
    return until(() => isReady(`http://127.0.0.1:${port}`));
  }
  const memoryMb = ({ pid }: RunningImage) =>
    Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid()}/status`, 'utf8'))?.[1]) / 1024);
  const inside = async (...command: string[]) => (await processes[0]?.exec(command)) ?? '';
  const admin = (...args: string[]) => inside(...ADMIN, ...args);
  const took = async <T>(work: () => T | Promise<T>): Promise<[T, number]> => {
    const began = performance.now();
    const made = await work();
    return [made, Math.round(performance.now() - began)];
  };

  beforeAll(async () => {
    release = extractRelease();
    images = [Image.build(release.folder), Image.build(release.folder)];
    volumes = [Image.volume(), Image.volume()];
    pair = await startPair(programs ?? '');
    await pair.primary.ask('create database portal');
    [s3, mail, scanner] = await Promise.all([
      startS3Server(CLOCK_OUTSIDE),
      startMailRecorder(),
      startScanner(),
    ]);
    ports = [await findFreePort(), await findFreePort()];
    proxy = await startProxy(ports);
    url = `http://127.0.0.1:${proxy.port}`;
  }, 900_000);
  afterAll(async () => {
    await Promise.all(processes.map((each) => each.end()));
    await Promise.all([proxy?.close(), scanner?.close(), mail?.close(), s3?.close()]);
    pair?.remove();
    for (const image of images ?? []) image.remove();
    for (const folder of [release?.folder, ...(volumes ?? [])])
      if (folder) rmSync(folder, { recursive: true, force: true });
    console.log(`${release?.said}\n${JSON.stringify(figures, null, 1)}`);
  });

  /** Reaches its neighbours, and refuses a virus. */
  async function startBoth(): Promise<void> {
    const [first, second] = [
      await startProcess(0, images[0] as Image),
      await startProcess(1, images[0] as Image),
    ];
    await until(() => isReady(url));
    Object.assign(figures, { firstStartMs: first, startMs: second, memoryMb: processes.map(memoryMb) });
    const answer = (await (await fetch(`${url}/api/ready`)).json()) as { data: { away: string[] } };
    expect(answer.data.away).toEqual([]);
    await admin('send-test', 'mail', 'clerk@example.gov.cn');
    expect(mail.mails.map(({ to }) => to)).toEqual(['clerk@example.gov.cn']);

    const client = await openDemoClient(url);
    const upload = (name: string, bytes: Buffer) => {
      const form = new FormData();
      form.append('file', new Blob([Uint8Array.from(bytes)]), name);
      return client.send(paths.uploadFile, form);
    };
    const bytes = createPdf(20_000, 5);
    bytes.write(VIRUS, 5_000);
    expect(JSON.stringify((await upload('带毒.pdf', bytes)).msg)).toContain('Drill.Test');
    for (let i = 0; i < FILES; i++)
      expect(await upload(`附件${i}.pdf`, createPdf(FILE_BYTES, 20 + i))).toMatchObject({ code: 200 });
  }

  async function deployFailOverBackUp(): Promise<void> {
    const everyMs = (MINUTE / SAVES_A_MINUTE) * USERS.length;
    const filers = await Promise.all(USERS.map((user, i) => PatientFiler.open(url, user, everyMs, i + 1)));
    let isOver = false;
    const began = performance.now();
    const work = Promise.all(filers.map((filer) => filer.work(() => isOver)));
    const pages: number[] = [];
    const looking = (async () => {
      for (; !isOver; await sleep(250)) pages.push((await fetch(`${url}/`).catch(() => null))?.status ?? 0);
    })();
    const waits = () => filers.reduce((sum, { tally }) => sum + tally.waits, 0);
    await sleep(10_000);

    for (const index of [0, 1]) {
      expect(await processes[index]?.end()).toBe(0);
      await startProcess(index, images[1] as Image);
      await sleep(1_500);
    }
    figures.waitsInDeployment = waits();
    figures.pagesInDeployment = {
      asked: pages.length,
      failed: pages.filter((status) => status !== 200).length,
    };

    pair.primary.kill();
    const died = performance.now();
    await until(async () => !(await isReady(url)));
    await sleep(2_000);
    pair.promote();
    figures.readyAfterPromotionMs = await until(() => isReady(url));
    figures.awayMs = Math.round(performance.now() - died);
    await sleep(5_000);

    const [, whole] = await took(() => admin('backup', '/data/whole.zip'));
    const nightly: { ms: number; allMb: number }[] = [];
    for (let night = 1; night <= 2; night++) {
      const [, ms] = await took(() =>
        inside('env', `TEST_CLOCK_OFFSET=${OFFSET + night * MINUTE}`, ...ADMIN, 'backup'),
      );
      const folder = join(volumes[0] ?? '', 'backups');
      nightly.push({ ms, allMb: Number.parseInt(execFileSync('du', ['-sm', folder]).toString(), 10) });
    }
    await sleep(3_000);
    figures.backups = { wholeMs: whole, nightly };
    isOver = true;
    const tallies = await work;
    await looking;
    const saves = tallies.reduce((sum, each) => sum + each.saves, 0);
    figures.savesAMinute = Math.round((saves * 60_000) / (performance.now() - began));
    figures.tallies = tallies;
    figures.memoryAfterMb = processes.map(memoryMb);

    expect(figures.waitsInDeployment).toBe(0);
    expect(figures.pagesInDeployment).toMatchObject({ failed: 0 });
    for (const [i, filer] of filers.entries()) await assertKept(filer, tallies[i] as FilerTally);
  }

  async function assertKept(
    filer: PatientFiler,
    { saves, submissions, withdrawals, faults }: FilerTally,
  ): Promise<void> {
    const count = async (from: string) =>
      (await pair.standby.ask<{ n: number }>(`select count(*)::int as n from ${from}`, 'portal'))[0]?.n;
    expect(faults).toEqual([]);
    expect(await count(`submissions where filing_id = '${filer.id}'`)).toBe(submissions);
    expect(await count(`audit_log where subject_id = '${filer.id}' and action = 'withdraw'`)).toBe(
      withdrawals,
    );
    expect(JSON.stringify((await filer.stored()).data)).toContain(`第 ${saves - 1} 次保存`);
  }

  async function restoreElsewhere(): Promise<void> {
    expect(await admin('verify')).toContain('The portal is whole');
    const [here = '', there = ''] = volumes;
    cpSync(join(here, 'whole.zip'), join(there, 'whole.zip'));
    execFileSync('chown', ['-R', '1000:1000', there]);
    await pair.standby.ask('create database elsewhere');
    const command = [...ADMIN, 'restore', '/data/whole.zip'];
    const elsewhere = {
      ...env(0),
      PORT: '8001',
      FILE_STORE: 'disk',
      DATABASE_URL: databaseUrl('elsewhere'),
    };
    const restoring = run({
      image: images[1] as Image,
      volume: there,
      env: elsewhere,
      hasNetwork: true,
      command,
    });
    const [code, restoreMs] = await took(() => new Promise((done) => restoring.child.once('exit', done)));
    figures.restoreMs = restoreMs;
    expect({ code, said: restoring.output() }).toMatchObject({
      code: 0,
      said: expect.stringContaining('The portal is whole'),
    });
  }

  it('loses nothing while it starts, is deployed, fails over, is backed up and restored elsewhere', async () => {
    await startBoth();
    await deployFailOverBackUp();
    await restoreElsewhere();
  }, 880_000);
});
