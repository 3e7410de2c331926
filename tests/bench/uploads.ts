/**
 * The cost of large files: the server's memory and processor time while they come in, and their speed beside a bare write and flush of the
 * same bytes, and beside a bare server that does that with what comes over HTTP. This process drives, and builds all bodies before.
 */
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '../../domain/api/paths.generated';
import type { UploadState } from '../../domain/files/calls';
import { MAX_PARTS_PER_REQUEST, PART_SIZE } from '../../domain/files/parts';
import { createPdfStream, createSamplePdf } from '../support/sample-pdf';
import { type ApiClient, openDemoClient } from '../support/server/api-client';
import type { RealServer } from '../support/server/real-server';
import { withId } from '../support/with-id';
import { encodeMultipart, type SentRequest, send } from './driver';
import { computeMedian, readCpuTime, readMemory } from './measure';
import { printTable } from './runs';

const FILES = Number(process.env.UPLOAD_FILES ?? 8);
const MEGABYTE = 1024 ** 2;
const BYTES = Number(process.env.UPLOAD_MB ?? 20) * MEGABYTE;
const ROUNDS = 3;
const SAMPLE_MS = 50;

interface Figures {
  megabytesPerSecond: number;
  /** Milliseconds of the receiving process for each megabyte. */
  cpu: number;
  /** The most that the process grew by, in megabytes. */
  growth: number;
}

/** A way to send a file; what it gives does the sending, and is all that is timed. */
type UploadMethod = (bytes: Buffer, name: string) => () => Promise<unknown>;

/** A scan of one page; other bytes each time: what is stored already would not be written again. */
const newFile = (): Buffer =>
  createSamplePdf({
    objects: [
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>',
      createPdfStream('/Filter/DCTDecode', randomBytes(BYTES)),
    ],
  });

async function must<T>(url: string, call: string, sent: SentRequest): Promise<T> {
  const { code, data, ...rest } = await send<T>(url, call, sent);
  if (code !== 200) throw new Error(`${call}: ${code} ${JSON.stringify({ data, ...rest })}`);
  return data;
}

const whole =
  ({ url, access }: ApiClient): UploadMethod =>
  (bytes, name) => {
    const sent = { token: access ?? '', ...encodeMultipart(bytes, name) };
    return () => must(url, paths.uploadFile, sent);
  };

/** `most`: parts of a request; their number doubles up to it, as the portal has it on a quick line. */
const inParts =
  ({ url, access }: ApiClient, most: number): UploadMethod =>
  (bytes, name) =>
  async () => {
    const token = access ?? '';
    const body = JSON.stringify({ name, size: bytes.length });
    const { id } = await must<UploadState>(url, paths.beginUpload, { token, body });
    for (let [offset, parts] = [0, 1]; offset < bytes.length; parts = Math.min(2 * parts, most)) {
      const body = bytes.subarray(offset, offset + parts * PART_SIZE);
      const sent = { token, type: 'application/octet-stream', body };
      await must(url, `${withId(paths.uploadPart, id)}?offset=${offset}`, sent);
      offset += body.length;
    }
    await must(url, withId(paths.finishUpload, id), { token });
  };

const bareWrite =
  (folder: string): UploadMethod =>
  (bytes, name) =>
  async () => {
    const handle = await open(join(folder, name), 'w');
    await handle.writeFile(bytes);
    await handle.sync();
    await handle.close();
  };

/** All files at once, while time and memory of the process that receives them are watched. */
const measure = async (pid: number, way: UploadMethod): Promise<Figures> => {
  const sends = Array.from({ length: FILES }, (_, i) => way(newFile(), `bench-${i}.pdf`));
  const before = readMemory(pid);
  let most = before;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, readMemory(pid));
      await sleep(SAMPLE_MS);
    }
  })();
  const [start, cpu] = [performance.now(), readCpuTime(pid)];
  await Promise.all(sends.map((sendOne) => sendOne()));
  const seconds = (performance.now() - start) / 1000;
  isOver = true;
  await watching;
  const megabytes = (FILES * BYTES) / MEGABYTE;
  return {
    megabytesPerSecond: megabytes / seconds,
    cpu: (readCpuTime(pid) - cpu) / megabytes,
    growth: Math.max(0, most - before),
  };
};

export const benchUploads = async (server: RealServer): Promise<void> => {
  const client = await openDemoClient(server.url);
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const receiver = fork('tests/bench/bare-receiver.ts', [folder], { execArgv: ['--import', 'tsx'] });
  const [port] = await once(receiver, 'message');
  const bareHttp: UploadMethod = (bytes) => () =>
    must(`http://127.0.0.1:${port}`, 'PUT /', { token: '', body: bytes });
  const ways: [string, number, UploadMethod][] = [
    ['in one request', server.pid, whole(client)],
    ['in parts of 1 MB, one a request', server.pid, inParts(client, 1)],
    ['in parts, as the portal sends them', server.pid, inParts(client, MAX_PARTS_PER_REQUEST)],
    ['bare server, write and flush', receiver.pid ?? 0, bareHttp],
    ['bare write and flush', process.pid, bareWrite(folder)],
  ];
  // The first uploads load what detects types, and grow the heap to its working size.
  for (const [, pid, way] of ways) await measure(pid, way);
  const rounds = ways.map((): Figures[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [i, [, pid, way]] of ways.entries()) rounds[i]?.push(await measure(pid, way));
  }
  receiver.disconnect();
  rmSync(folder, { recursive: true });

  const of = (i: number, key: keyof Figures) =>
    computeMedian((rounds[i] ?? []).map((figures) => figures[key]));
  const [overHttp, bare] = [3, 4].map((i) => of(i, 'megabytesPerSecond'));
  printTable(
    `${FILES} files of ${BYTES / MEGABYTE} MB at once, median of ${ROUNDS} rounds taken in turn`,
    ['way', 'MB per second', 'to bare', 'to bare server', 'processor ms per MB', 'grew by, MB'],
    ways.map(([way], i) => {
      const speed = of(i, 'megabytesPerSecond');
      return [way, speed, speed / (bare ?? 1), speed / (overHttp ?? 1), of(i, 'cpu'), of(i, 'growth')];
    }),
  );
};
