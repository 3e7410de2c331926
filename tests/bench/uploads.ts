/** The cost of large files: the server's memory while they come in, and their speed beside a bare write of the same bytes. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '../../domain/api/paths';
import type { FileInfo, UploadState } from '../../domain/calls/files';
import { PART_SIZE } from '../../domain/files/parts';
import { type ApiClient, demoClient } from '../support/server/api-client';
import type { RealServer } from '../support/server/real-server';
import { median, printTable } from './measure';

const FILES = 8;
const MEGABYTE = 1024 ** 2;
const BYTES = 20 * MEGABYTE;
const ROUNDS = 3;
const SAMPLE_MS = 50;

interface Figures {
  megabytesPerSecond: number;
  /** The most that the process grew by, in megabytes. */
  growth: number;
}

/** Other bytes each time: what is stored already would not be written again. */
const newFile = (): Buffer => {
  const bytes = randomBytes(BYTES);
  bytes.write('%PDF-1.4\n');
  return bytes;
};

const sendWhole = async (client: ApiClient, bytes: Buffer, name: string): Promise<void> => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  await client.must<FileInfo>(paths.uploadFile, form);
};

const sendParts = async (client: ApiClient, bytes: Buffer, name: string): Promise<void> => {
  const { id } = await client.must<UploadState>(paths.beginUpload, { name, size: bytes.length });
  const call = paths.uploadPart.replace('{id}', id);
  for (let offset = 0; offset < bytes.length; offset += PART_SIZE) {
    await client.must(`${call}?offset=${offset}`, bytes.subarray(offset, offset + PART_SIZE));
  }
  await client.must<FileInfo>(paths.finishUpload.replace('{id}', id));
};

const writeBare = async (folder: string, bytes: Buffer, name: string): Promise<void> => {
  const handle = await open(join(folder, name), 'w');
  await handle.writeFile(bytes);
  await handle.sync();
  await handle.close();
};

const memoryOf = async (url: string): Promise<number> => {
  const metrics = await (await fetch(`${url}/api/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / MEGABYTE;
};

/** All files at once, while the memory of the server is watched. */
const measure = async (
  url: string,
  send: (bytes: Buffer, name: string) => Promise<void>,
): Promise<Figures> => {
  const files = Array.from({ length: FILES }, newFile);
  const before = await memoryOf(url);
  let most = before;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, await memoryOf(url));
      await sleep(SAMPLE_MS);
    }
  })();
  const start = performance.now();
  await Promise.all(files.map((bytes, i) => send(bytes, `bench-${i}.pdf`)));
  const seconds = (performance.now() - start) / 1000;
  isOver = true;
  await watching;
  return { megabytesPerSecond: (FILES * BYTES) / MEGABYTE / seconds, growth: Math.max(0, most - before) };
};

export const benchUploads = async (server: RealServer): Promise<void> => {
  const client = await demoClient(server.url);
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const ways = {
    'in one request': (bytes: Buffer, name: string) => sendWhole(client, bytes, name),
    'in parts of 1 MB': (bytes: Buffer, name: string) => sendParts(client, bytes, name),
    'bare write and flush': (bytes: Buffer, name: string) => writeBare(folder, bytes, name),
  };
  // The first uploads load what detects types, and grow the heap to its working size.
  for (const send of Object.values(ways)) await measure(server.url, send);
  const rounds = Object.keys(ways).map((): Figures[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [i, send] of Object.values(ways).entries()) rounds[i]?.push(await measure(server.url, send));
  }
  rmSync(folder, { recursive: true });

  const of = (i: number, key: keyof Figures) => median((rounds[i] ?? []).map((figures) => figures[key]));
  const sent = (FILES * BYTES) / MEGABYTE;
  const bare = of(2, 'megabytesPerSecond');
  printTable(
    `${FILES} files of ${BYTES / MEGABYTE} MB at once, median of ${ROUNDS} rounds taken in turn`,
    ['way', 'MB per second', 'ratio to bare', 'server grew by, MB', 'of the bytes sent'],
    Object.keys(ways).map((way, i) => {
      const [speed, growth] = [of(i, 'megabytesPerSecond'), of(i, 'growth')];
      return i === 2
        ? [way, speed, 1, '', '']
        : [way, speed, speed / bare, growth, `${((growth / sent) * 100).toFixed(1)} %`];
    }),
  );
};
