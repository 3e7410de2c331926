/** The store of files on an S3 server that is none of ours, through a line on which parts fail, hang and are refused. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { FileInfo, UploadState } from '../../domain/files/calls';
import { PART_SIZE } from '../../domain/files/parts';
import { move } from '../../server/backups/commands';
import { readEnv } from '../../server/core/env';
import { createLogger } from '../../server/core/logger';
import { createIncoming } from '../../server/files/incoming';
import { createS3Storage } from '../../server/files/s3-storage';
import { computeFileHash } from '../../server/files/sha256';
import { buildContentKey } from '../../server/files/storage';
import { type ApiClient, openDemoClient } from '../support/server/api-client';
import { type FaultyProxy, startFaultyProxy } from '../support/server/faulty-proxy';
import { RealServer } from '../support/server/real-server';
import { type S3Server, startS3Server } from '../support/server/s3-server';
import { createPdf } from '../support/server/upload-client';
import { withId } from '../support/with-id';

const folder = mkdtempSync(join(tmpdir(), 's3-drill-'));
let s3: S3Server;
let line: FaultyProxy;

beforeAll(async () => {
  s3 = await startS3Server();
  line = await startFaultyProxy(s3.url);
}, 120_000);
afterEach(() => {
  line.faultOf = () => null;
});
afterAll(async () => {
  await line?.close();
  await s3?.close();
  rmSync(folder, { recursive: true, force: true });
});

const settings = () => ({ ...s3.env, S3_ENDPOINT: line.url });

describe(createS3Storage, () => {
  const log = { warn: vi.fn(), error: vi.fn() };
  const incoming = createIncoming(join(folder, 'incoming'));
  const storeOf = (change: Record<string, string> = {}) => {
    const { fileStore } = readEnv({ DATA_DIR: folder, ...settings(), ...change });
    if (fileStore.kind !== 's3') throw new Error('no bucket');
    return createS3Storage(fileStore, log, { stallMs: 300, patienceMs: 1_000 });
  };

  it('returns what it stored, whole and in parts, and removes it', async () => {
    const store = storeOf();
    const bytes = createPdf(3 * PART_SIZE + 11, 3);
    const received = await incoming.receive(Readable.from([bytes]));
    const key = buildContentKey(await computeFileHash(received.path));
    await store.ping();
    await store.put(received, key);
    expect([await store.has(key), (await buffer(await store.get(key))).equals(bytes)]).toEqual([true, true]);
    await store.remove(key);
    expect(await store.has(key)).toBe(false);

    const [id, path] = [randomUUID(), join(folder, 'gathered')];
    const part = (index: number) => [bytes.subarray(index * PART_SIZE, (index + 1) * PART_SIZE)];
    await store.putParts(id, 0, Readable.from([0, 1, 2, 3].map(part)));
    await store.gather(id, 4, path);
    expect((await readFile(path)).equals(bytes)).toBe(true);
    await store.removeParts(id, 4);
  });

  it.each(['fails', 'hangs', 'breaks'] as const)(
    'throws "unavailable" where a part %s, and accepts it again',
    async (fault) => {
      const store = storeOf();
      const bytes = createPdf(2 * PART_SIZE, 7);
      const [id, path] = [randomUUID(), join(folder, fault)];
      const parts = () => Readable.from([[bytes.subarray(0, PART_SIZE)], [bytes.subarray(PART_SIZE)]]);
      line.faultOf = (method, at) => (method === 'PUT' && at.endsWith('.1') ? fault : null);
      await expect(store.putParts(id, 0, parts())).rejects.toMatchObject({ kind: 'unavailable' });
      line.faultOf = () => null;
      await store.putParts(id, 0, parts());
      await store.gather(id, 2, path);
      expect((await readFile(path)).equals(bytes)).toBe(true);
    },
  );

  it.each([
    ['another secret', { S3_SECRET_KEY: 'other' }, 'SignatureDoesNotMatch'],
    ['a bucket that is not there', { S3_BUCKET: 'elsewhere' }, 'NoSuchBucket'],
  ])('throws with %s, and logs the reason', async (_, change, code) => {
    log.warn.mockClear();
    await expect(storeOf(change).ping()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ code }), 'the bucket failed');
  });
});

describe('RealServer with a bucket', () => {
  /** The bucket compares clocks: no shifted one. */
  const portal = (env: Record<string, string> = {}) => new RealServer(env, false, Date.now());
  const server = portal();
  let client: ApiClient;
  afterAll(() => server.remove());

  const bytes = createPdf(5 * PART_SIZE + 100, 11);
  const sent = async (upload: UploadState, from: number): Promise<number> => {
    const part = bytes.subarray(from, from + PART_SIZE);
    const call = `${withId(paths.uploadPart, upload.id)}?offset=${from}`;
    for (;;) {
      const answer = await client.send<UploadState>(call, part);
      if (answer.status !== 503) return answer.data.offset;
    }
  };
  const file = async (): Promise<FileInfo> => {
    const upload = await client.must<UploadState>(paths.beginUpload, { name: '大.pdf', size: bytes.length });
    for (let offset = 0; offset < bytes.length; ) offset = await sent(upload, offset);
    for (;;) {
      const answer = await client.send<FileInfo>(withId(paths.finishUpload, upload.id));
      if (answer.status !== 503) return answer.data;
    }
  };
  const read = async ({ id }: FileInfo, url: string) => {
    const [, path = ''] = withId(paths.file, id).split(' ');
    const answer = await fetch(`${url}${path}`, { headers: { authorization: `JWT ${client.access}` } });
    return Buffer.from(await answer.arrayBuffer());
  };

  it('moves its files from disk to bucket, and continues there while parts fail', async () => {
    await server.start();
    client = await openDemoClient(server.url);
    const before = await file();
    await server.end();

    const dataDir = server.dataDir;
    const kept = portal({ ...settings(), DATA_DIR: dataDir });
    const env = readEnv({ ...settings(), DATA_DIR: dataDir, DEMO: 'on' });
    const said: string[] = [];
    const log = createLogger({ logLevel: 'silent' });
    expect(await move(env, { say: (text) => void said.push(text), log })).toContain('The portal is whole');
    expect(said.join()).toMatch(/files are in the bucket, 0 were missing/);
    expect(existsSync(join(dataDir, 'files'))).toBe(false);

    await kept.start();
    try {
      client = await openDemoClient(kept.url);
      expect((await read(before, kept.url)).equals(bytes)).toBe(true);
      let count = 0;
      line.faultOf = (method, path) =>
        method === 'PUT' && path.includes('/parts/') && ++count % 3 === 0 ? 'fails' : null;
      bytes[bytes.length - 1] = 7;
      const after = await file();
      expect(count).toBeGreaterThan(6);
      expect((await read(after, kept.url)).equals(bytes)).toBe(true);
    } finally {
      await kept.end();
      await kept.remove();
    }
  }, 180_000);
});
