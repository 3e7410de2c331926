/** Files in a bucket of S3 or of what speaks like it, addressed by path. Bytes stream both ways. */
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { FileStoreSettings } from '../env';
import { problems } from '../errors';
import type { Storage } from './storage';

/** A bucket that has not begun to answer after this long is away. */
const PATIENCE_MS = 120_000;
const RETRY_AFTER_SECONDS = 30;

type S3Settings = Extract<FileStoreSettings, { kind: 's3' }>;
type Body = { headers: Record<string, string>; body: BodyInit };

export function createS3Storage({ endpoint, bucket, accessKey, secretKey }: S3Settings): Storage {
  const client = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, service: 's3' });
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`;

  /** The answer to what the bucket did or says is not there; everything else means that it is away. */
  async function ask(method: string, key: string, given?: Body): Promise<Response> {
    const signed = await client.sign(`${root}/${key}`, { method, headers: given?.headers ?? {} });
    const body = given && { body: given.body, duplex: 'half' };
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
    const init = { ...body, signal: patience.signal } as RequestInit;
    const reply = await fetch(signed, init).catch(() => null);
    clearTimeout(timer);
    if (reply?.ok || reply?.status === 404) return reply;
    await reply?.body?.cancel();
    throw problems.unavailable(RETRY_AFTER_SECONDS);
  }

  return {
    async put({ path, size, sha256 }, key) {
      const headers = { 'x-amz-content-sha256': sha256, 'content-length': String(size) };
      const body = Readable.toWeb(createReadStream(path)) as BodyInit;
      const reply = await ask('PUT', key, { headers, body });
      await reply.body?.cancel();
      if (!reply.ok) throw problems.unavailable(RETRY_AFTER_SECONDS);
      await rm(path, { force: true });
    },
    has: async (key) => (await ask('HEAD', key)).ok,
    async get(key) {
      const reply = await ask('GET', key);
      if (reply.ok && reply.body) return Readable.fromWeb(reply.body as ReadableStream);
      throw new Error(`${key} is not in the bucket`);
    },
    async remove(key) {
      const reply = await ask('DELETE', key);
      await reply.body?.cancel();
    },
  };
}
