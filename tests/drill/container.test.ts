/** deploy/Containerfile carried out on a root made by debootstrap, and the archive in it, without a network. */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onDebianAsRoot } from '../support/debian';
import { CLOCK } from './clock';
import { Image, type RunningImage, run } from './image';
import { type ExtractedRelease, extractRelease } from './release';

describe.skipIf(!onDebianAsRoot())('Containerfile', () => {
  let release: ExtractedRelease;
  let image: Image;
  let volume: string;
  let running: RunningImage;
  beforeAll(() => {
    release = extractRelease();
    image = Image.build(release.folder);
    volume = Image.volume();
  }, 900_000);
  afterAll(async () => {
    await running?.end();
    image?.remove();
    for (const folder of [release?.folder, volume])
      if (folder) rmSync(folder, { recursive: true, force: true });
  });

  it('runs without a network as an unprivileged account, and writes only to its data', async () => {
    const env = { ...CLOCK, DEMO: 'on', DEMO_QUEUE: 'off', NODE_ENV: 'test', LOG_LEVEL: 'warn' };
    const began = performance.now();
    running = run({ image, volume, env, hasNetwork: false });
    const isTrue = (command: string[]) =>
      running.exec(command).then(
        () => true,
        () => false,
      );
    const ready = "fetch('http://127.0.0.1:8001/api/ready').then(a=>process.exit(a.ok?0:1))";
    while (!(await isTrue(['node', '-e', ready]))) {
      if (running.child.exitCode !== null || performance.now() - began > 120_000)
        throw new Error(running.output());
      await sleep(300);
    }
    const startMs = Math.round(performance.now() - began);
    expect(await isTrue(image.health)).toBe(true);

    const status = readFileSync(`/proc/${running.pid()}/status`, 'utf8');
    const of = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1];
    expect([of('Uid'), of('CapEff'), of('NoNewPrivs')]).toEqual(['1000', '0000000000000000', '1']);
    await expect(running.exec(['touch', '/app/x'], 'root')).rejects.toThrow(/Read-only file system/);
    await running.exec(['touch', '/data/x']);
    const interfaces = ['node', '-p', "Object.keys(require('node:os').networkInterfaces()).join()"];
    expect((await running.exec(interfaces)).trim()).toBe('lo');
    await expect(running.exec(['npm', '--version'])).rejects.toThrow();

    const visit = ['--import', 'tsx', 'tests/drill/visit.ts', 'http://127.0.0.1:8001'];
    const inNetwork = ['-t', String(running.pid()), '-n', process.execPath, ...visit];
    const seen = JSON.parse(execFileSync('nsenter', inNetwork, { encoding: 'utf8' }));
    expect(seen).toMatchObject({ status: 'submitted', saves: 3, submissions: 1, faults: [] });
    expect(seen.receipt).toMatch(/^\S{8,}$/);
    const memoryMb = Math.round(Number(of('VmRSS')) / 1024);
    console.log(`${release.said}\nthe container: ready after ${startMs} ms, ${memoryMb} MB at first`);
    expect(await running.end()).toBe(0);
  }, 240_000);
});
