/** The office's disk is full, on the embedded database: said as that, nothing acknowledged is lost, and it heals by itself. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { Filing } from '../../domain/filing/types';
import { findProgram } from '../../domain/programs/find';
import { type ApiReply, openDemoClient } from '../support/server/api-client';
import { RealServer } from '../support/server/real-server';

/** A small disk of its own; only root can mount one. */
const disk = mkdtempSync(join(tmpdir(), 'portal-disk-'));
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'portal-test', disk]).status === 0;
/** /api/ready says for a second what it found. */
const READY_IS_KEPT_MS = 1_100;
const directory = join(disk, 'data');
const filler = join(disk, 'filler');

const gazelle = findProgram('gazelle');
const SAVE = (gazelle?.calls.save[0] ?? '').replace(' /', ' /api/v1.0/');
const ONE = (gazelle?.calls.one ?? '').replace(' /', ' /api/v1.0/');

function fill(): void {
  const fd = openSync(filler, 'w');
  try {
    for (;;) writeSync(fd, Buffer.alloc(64 * 1024));
  } catch {
    closeSync(fd);
  }
}

describe.skipIf(!isMounted)('RealServer on a full disk', () => {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const server = new RealServer({ DATA_DIR: directory });
  afterAll(async () => {
    await server.remove();
    spawnSync('umount', [disk]);
    rmSync(disk, { recursive: true, force: true });
  });

  it('says so in saves, uploads and /api/ready, and keeps everything acknowledged', async () => {
    await server.start();
    const client = await openDemoClient(server.url);
    const draft = await client.must<Filing>(SAVE, { action: 'save', data: {} });
    const id = draft.id as string;
    let { version } = draft;
    const save = async (text: string): Promise<ApiReply<Filing>> => {
      const data = { baseData: { company_profile: text, growth_statement: text } };
      const reply = await client.send<Filing>(SAVE, { id, version, action: 'save', data });
      if (reply.code === 200) version = reply.data.version;
      return reply;
    };

    fill();
    let acknowledged = '';
    let refused: ApiReply<Filing> | undefined;
    for (let i = 0; !refused && i < 15_000; i += 1) {
      // Random, because the database compresses what repeats.
      const text = `${i} ${randomBytes(700).toString('base64')}`;
      const reply = await save(text);
      if (reply.code === 200) acknowledged = text;
      else refused = reply;
    }
    const words = expect.stringMatching('磁盘已满');
    expect(refused).toMatchObject({ status: 503, code: -1, msg: words });
    await sleep(READY_IS_KEPT_MS);
    expect(await client.send('GET /api/ready')).toMatchObject({ status: 503, code: -1, msg: words });
    const upload = await client.send(paths.beginUpload, { name: '附件.pdf', size: 1000 });
    expect(upload).toMatchObject({ status: 503, msg: words });
    const health = await client.must<{ warnings: string[] }>(paths.health);
    expect(health.warnings).toContain('disk_low');
    expect(server.log).toContain('less than a tenth of the disk is free');

    rmSync(filler);
    await sleep(READY_IS_KEPT_MS);
    expect((await client.send('GET /api/ready')).status).toBe(200);
    const kept = await client.must<Filing>(ONE.replace('{id}', id));
    expect(JSON.stringify(kept.data)).toContain(acknowledged);
    version = kept.version;
    expect((await save('有空间了')).code).toBe(200);
    expect(server.log).not.toContain('"level":50');
  }, 60_000);
});
