/** Clients that break off, wherever they are: they get nothing, nobody else notices, and no error is told of it. */
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { FileInfo, UploadState } from '../../domain/files/calls';
import { MAX_PARTS_PER_REQUEST, PART_SIZE } from '../../domain/files/parts';
import { type ApiClient, registerCompany } from '../support/server/api-client';
import { formatRequestHead, openRawRequest } from '../support/server/raw-request';
import { RealServer } from '../support/server/real-server';
import { createPdf, encodeMultipart } from '../support/server/upload-client';

let server: RealServer;
let client: ApiClient;
beforeAll(async () => {
  server = await new RealServer({ LOG_LEVEL: 'warn', PUBLIC_URL: 'http://portal.test' }).start();
  client = (await registerCompany(server)).client;
}, 90_000);
afterAll(() => server.remove());

const BYTES = 'application/octet-stream';
const signed = (headers: Record<string, string | number> = {}) => ({
  Authorization: `JWT ${client.access}`,
  ...headers,
});
const begin = (size: number) => client.must<UploadState>(paths.beginUpload, { name: '附件.pdf', size });
const partOf = (id: string, length: number) =>
  formatRequestHead(
    `${paths.uploadPart.replace('{id}', id)}?offset=0`,
    signed({ 'Content-Type': BYTES, 'Content-Length': length }),
  );

/** Ends of a connection: in an orderly way, and as when a cable is pulled or a page closed. */
const BREAKS: ((socket: Socket) => void)[] = [
  (socket) => socket.end(),
  (socket) => socket.destroy(),
  (socket) => socket.resetAndDestroy(),
];

describe('aborted requests (RealServer)', () => {
  it('cause no error before, within or after their body, nor while they read', async () => {
    const pdf = createPdf(3 * PART_SIZE);
    const form = new FormData();
    form.append('file', new File([new Uint8Array(createPdf(PART_SIZE))], 'a.pdf'));
    const file = await client.must<FileInfo>(paths.uploadFile, form);
    const upload = await begin(pdf.length);
    const body = encodeMultipart('b.pdf', pdf);
    const multipartHead = formatRequestHead(
      paths.uploadFile,
      signed({ 'Content-Type': 'multipart/form-data; boundary=xyz', 'Content-Length': body.length }),
    );
    const login = JSON.stringify({ username: 'demo', password: 'x'.repeat(12) });
    const loginHead = formatRequestHead(paths.login, {
      'Content-Type': 'application/json',
      'Content-Length': login.length,
    });
    const sent: [string, Buffer][] = [
      ['nothing', Buffer.alloc(0)],
      ['half a head', Buffer.from(loginHead.slice(0, 40))],
      ['a head', Buffer.from(loginHead)],
      ['half a body', Buffer.from(loginHead + login.slice(0, 20))],
      ['a login', Buffer.from(loginHead + login)],
      ['half an upload', Buffer.concat([Buffer.from(multipartHead), body.subarray(0, 100_000)])],
      ['an upload', Buffer.concat([Buffer.from(multipartHead), body])],
      ['half a part', Buffer.concat([Buffer.from(partOf(upload.id, PART_SIZE)), pdf.subarray(0, 100_000)])],
      ['a part', Buffer.concat([Buffer.from(partOf(upload.id, PART_SIZE)), pdf.subarray(0, PART_SIZE)])],
      ['a read', Buffer.from(formatRequestHead(paths.currentUser, signed()))],
      ['two reads', Buffer.from(formatRequestHead(paths.currentUser, signed()).repeat(2))],
      ['the description', Buffer.from(formatRequestHead('GET /api/docs/json'))],
      ['a download', Buffer.from(formatRequestHead(paths.file.replace('{id}', file.id), signed()))],
    ];
    for (const [, bytes] of sent)
      for (const breakOff of BREAKS)
        for (const wait of [0, 3, 60]) {
          const { socket } = openRawRequest(server.url, bytes);
          socket.once('connect', () => setTimeout(() => breakOff(socket), wait));
          await new Promise((resolve) => socket.once('close', resolve));
        }
    // While it reads: what has arrived of a download fills the buffers, the rest is never taken.
    for (const breakOff of BREAKS) {
      const { socket } = openRawRequest(
        server.url,
        formatRequestHead(paths.file.replace('{id}', file.id), signed()),
      );
      await new Promise((resolve) => socket.once('data', resolve));
      socket.pause();
      breakOff(socket);
    }
    await sleep(500);
    expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
    expect(server.log.split('\n').filter((line) => /"level":[4-6]0/.test(line))).toEqual([]);
  }, 60_000);

  it('get an answer when a part is too long, every time', async () => {
    const bytes = createPdf((MAX_PARTS_PER_REQUEST + 1) * PART_SIZE);
    for (const length of [PART_SIZE + 1, 2 * PART_SIZE - 1, bytes.length]) {
      const { id } = await begin(bytes.length);
      const { socket, answer } = openRawRequest(
        server.url,
        partOf(id, length).replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'),
      );
      for (let at = 0; at < length; at += 64_000)
        socket.write(bytes.subarray(at, Math.min(at + 64_000, length)));
      const text = await answer;
      expect(text).toMatch(/^HTTP\/1\.1 200/);
      expect(text).toContain('"code":208');
      expect(text).toContain('"offset":0');
    }
  }, 30_000);
});
