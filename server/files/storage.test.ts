/** Both stores, disk and S3, have the same guarantees. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PART_SIZE } from '../../domain/files/parts';
import { type SmallBucket, startSmallBucket } from '../../tests/support/server/small-bucket';
import { createPdf } from '../../tests/support/server/upload-client';
import { createIncoming } from './incoming';
import { createS3Storage } from './s3-storage';
import { computeFileHash } from './sha256';
import { buildContentKey, createDiskStorage, type FileStorage } from './storage';

const folder = mkdtempSync(join(tmpdir(), 'storage-'));
const incoming = createIncoming(join(folder, 'incoming'));
let bucket: SmallBucket;
const log = { warn: vi.fn(), error: vi.fn() };
const STALL_MS = 200;

const stores: Record<string, () => FileStorage> = {
  disk: () => createDiskStorage(join(folder, 'files'), log),
  s3: () => bucketWith({}),
};

const bucketWith = (settings: object) =>
  createS3Storage(
    {
      kind: 's3',
      endpoint: `http://127.0.0.1:${bucket.port}/`,
      ...bucket.settings,
      ...settings,
    },
    log,
    { stallMs: STALL_MS },
  );

beforeAll(async () => {
  bucket = await startSmallBucket();
});
afterAll(async () => {
  bucket.close();
  await rm(folder, { recursive: true });
});

describe.each(Object.keys(stores))('createDiskStorage and createS3Storage on %s', (kind) => {
  const store = () => (stores[kind] as () => FileStorage)();
  const receive = (bytes: Buffer) => incoming.receive(Readable.from([bytes]));

  it('return the bytes that they took, and leave nothing of them elsewhere', async () => {
    const bytes = createPdf(200_000, 5);
    const received = await receive(bytes);
    const key = buildContentKey(await computeFileHash(received.path));
    expect(await store().has(key)).toBe(false);
    await store().put(received, key);
    expect(await store().has(key)).toBe(true);
    expect((await buffer(await store().get(key))).equals(bytes)).toBe(true);
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  });

  it('keep parts, each by its place, until they are gathered', async () => {
    const [id, path] = [randomUUID(), join(folder, randomUUID())];
    const bytes = createPdf(2 * PART_SIZE + 7, 4);
    const part = (index: number) => [bytes.subarray(index * PART_SIZE, (index + 1) * PART_SIZE)];
    await store().putParts(id, 0, Readable.from([part(0), part(1)]));
    await store().putParts(id, 1, Readable.from([part(1), part(2)]));
    await store().gather(id, 3, path);
    expect((await readFile(path)).equals(bytes)).toBe(true);
    await store().removeParts(id, 3);
    await store().removeParts(id, 3);
    await expect(store().gather(id, 3, `${path}.again`)).rejects.toMatchObject({ kind: 'business' });
  });

  it('accept the same bytes again, and remove them once', async () => {
    const bytes = createPdf(5_000, 6);
    const [first, second] = [await receive(bytes), await receive(bytes)];
    const key = buildContentKey(await computeFileHash(first.path));
    await store().put(first, key);
    await store().put(second, key);
    await store().remove(key);
    await store().remove(key);
    expect(await store().has(key)).toBe(false);
    await expect(store().get(key)).rejects.toMatchObject({ kind: 'business' });
    expect(log.error).toHaveBeenCalledWith({ key }, expect.any(String));
    await store().ping();
  });
});

describe(createS3Storage, () => {
  it('throws that it will be back when the bucket is away, and keeps what was to be stored', async () => {
    const received = await incoming.receive(Readable.from([createPdf(1000, 8)]));
    bucket.isAway = true;
    const store = stores.s3?.() as FileStorage;
    await expect(store.put(received, randomUUID())).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(store.get(randomUUID())).rejects.toMatchObject({ kind: 'unavailable' });
    bucket.isAway = false;
    const key = buildContentKey(await computeFileHash(received.path));
    await store.put(received, key);
    expect(await store.has(key)).toBe(true);
  });

  it.each([
    ['a wrong key', { accessKey: 'other' }, { status: 403, code: 'InvalidAccessKeyId' }],
    ['a bucket that does not exist', { bucket: 'elsewhere' }, { status: 404, code: 'NoSuchBucket' }],
  ])('is not ready with %s, and logs why', async (_, settings, why) => {
    log.warn.mockClear();
    await expect(bucketWith(settings).ping()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(log.warn).toHaveBeenCalledWith(expect.objectContaining(why), 'the bucket failed');
  });

  it('logs what the network reported when the bucket cannot be reached', async () => {
    log.warn.mockClear();
    await expect(bucketWith({ endpoint: 'http://127.0.0.1:1' }).ping()).rejects.toMatchObject({
      kind: 'unavailable',
    });
    expect(log.warn.mock.calls[0]?.[0]).toMatchObject({ err: expect.any(Error) });
  });

  it('closes a body that stalls', async () => {
    const received = await incoming.receive(Readable.from([createPdf(50_000, 9)]));
    const key = buildContentKey(await computeFileHash(received.path));
    await bucketWith({}).put(received, key);
    bucket.isStalling = true;
    await expect(buffer(await bucketWith({}).get(key))).rejects.toThrow('sent nothing');
    bucket.isStalling = false;
    expect((await buffer(await bucketWith({}).get(key))).length).toBe(received.size);
  });
});
