/** Files in a bucket of S3 or of a compatible service, addressed by path. Bytes stream both ways. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { FileStoreSettings } from '../core/env/files';
import { problems } from '../core/errors';
import { runWhileReading } from './incoming';
import { computeFileHash } from './sha256';
import { createMissingFileProblem, type FileStorage } from './storage';

/** Milliseconds for an answer; a bucket that has not answered by then is unreachable. */
const PATIENCE_MS = 120_000;
const PING_PATIENCE_MS = 5_000;
/** Maximum milliseconds without a byte of a body; after that the transfer is broken off. */
const STALL_MS = 30_000;
const RETRY_AFTER_SECONDS = 30;
/** Key of an object written only to check that the bucket accepts objects. */
const PING_KEY = '.ready';
const PING = {
  headers: { 'x-amz-content-sha256': createHash('sha256').update('ready').digest('hex') },
  body: 'ready',
};

type S3Settings = Extract<FileStoreSettings, { kind: 's3' }>;
type Body = { headers: Record<string, string>; body: BodyInit };

interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Error code of S3, such as `SignatureDoesNotMatch` or `NoSuchBucket`; empty without one. */
function parseErrorCode(text: string): string {
  const [, after = ''] = text.slice(0, 2_000).split('<Code>', 2);
  return /^\w{1,64}(?=<\/Code>)/.exec(after)?.[0] ?? '';
}

export function createS3Storage(
  { endpoint, bucket, region, accessKey, secretKey }: S3Settings,
  log: Log,
  { stallMs = STALL_MS, patienceMs = PATIENCE_MS } = {},
): FileStorage {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    ...(region && { region }),
  });
  const root = `${endpoint.replace(/(?<!\/)\/+$/, '')}/${bucket}`;

  /** Sends a request; null where the object does not exist. Throws "unavailable" for every other failure. */
  async function ask(method: string, key: string, given?: Body, limitMs = patienceMs) {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(new Error(`no answer within ${limitMs} ms`)), limitMs);
    const failed = (details: { err?: unknown; status?: number; code?: string }) => {
      log.warn({ method, key, ...details }, 'the bucket failed');
      const cause = details.err ?? new Error(`${details.status} ${details.code}`.trim());
      return Object.assign(problems.unavailable(RETRY_AFTER_SECONDS), { cause });
    };
    try {
      const signed = await client.sign(`${root}/${key}`, { method, headers: given?.headers ?? {} });
      const body = given && { body: given.body, duplex: 'half' };
      const reply = await fetch(signed, { ...body, signal: patience.signal } as RequestInit);
      if (reply.ok) return reply;
      const code = parseErrorCode(await reply.text());
      if (reply.status !== 404 || code === 'NoSuchBucket') throw failed({ status: reply.status, code });
      return null;
    } catch (error) {
      throw error instanceof TypeError || patience.signal.aborted ? failed({ err: error }) : error;
    } finally {
      clearTimeout(timer);
    }
  }

  async function write(key: string, given: Body, limitMs?: number): Promise<void> {
    const reply = await ask('PUT', key, given, limitMs);
    await reply?.body?.cancel();
    if (!reply) throw problems.unavailable(RETRY_AFTER_SECONDS);
  }

  const partKey = (id: string, index: number) => `parts/${id}.${index}`;

  const headersOf = (size: number, sha256: string) => ({
    'x-amz-content-sha256': sha256,
    'content-length': String(size),
  });

  async function read(key: string): Promise<Readable> {
    const reply = await ask('GET', key);
    if (!reply?.body) throw createMissingFileProblem(key, log);
    return Readable.from(readWithStallLimit(reply.body as ReadableStream<Uint8Array>, stallMs), {
      objectMode: false,
    });
  }

  async function remove(key: string): Promise<void> {
    const reply = await ask('DELETE', key);
    await reply?.body?.cancel();
  }

  async function* allParts(id: string, count: number) {
    for (let i = 0; i < count; i++) yield* await read(partKey(id, i));
  }

  return {
    async put({ path, size, sha256 = '' }, key) {
      const headers = headersOf(size, sha256 || (await computeFileHash(path)));
      await write(key, { headers, body: Readable.toWeb(createReadStream(path)) as BodyInit });
      await rm(path, { force: true });
    },
    has: async (key) => (await ask('HEAD', key)) !== null,
    get: read,
    remove,
    async putParts(id, first, parts) {
      let index = first;
      await runWhileReading(parts, (part) => {
        const bytes = Buffer.concat(part);
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        const body = bytes as unknown as BodyInit;
        return write(partKey(id, index++), { headers: headersOf(bytes.length, sha256), body });
      });
    },
    gather: (id, count, path) => pipeline(allParts(id, count), createWriteStream(path)),
    async removeParts(id, count) {
      for (let i = 0; i < count; i++) await remove(partKey(id, i));
    },
    async ping() {
      const found = await ask('GET', PING_KEY, undefined, PING_PATIENCE_MS);
      await found?.body?.cancel();
      if (!found) await write(PING_KEY, PING, PING_PATIENCE_MS);
    },
  };
}

/** Reads a body, and throws when it stalls: a stalled bucket would block its reader for ever. */
async function* readWithStallLimit(
  body: ReadableStream<Uint8Array>,
  stallMs: number,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { value, done } = await rejectAfterTime(reader.read(), stallMs);
      if (done) return;
      yield value;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

async function rejectAfterTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the bucket sent nothing for ${ms} ms`)), ms);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
