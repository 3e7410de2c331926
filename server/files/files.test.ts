import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FileInfo, UPLOAD_LIMIT } from '../../domain/files/calls';
import { createWordFile, createWorkbookFile } from '../../tests/support/office';
import { createSamplePdf } from '../../tests/support/sample-pdf';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { createPdf, encodeMultipart, PDF, uploadClient } from '../../tests/support/server/upload-client';
import { createZip } from '../../tests/support/zip';
import { auditLog } from '../core/db/tables';

import { createIncoming } from './incoming';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
let app: TestApp;
let owner: string;
let client: ReturnType<typeof uploadClient>;
const upload = (name: string, content: Buffer, token = owner) => client.upload(name, content, token);
const download = (id: string, token = owner) => client.download(id, token);

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.restore();
  owner = await app.signIn('demo');
  client = uploadClient(app, owner);
});
afterAll(() => app.close());

describe('uploadFile', () => {
  it('keeps name and bytes, and stores the same file once', async () => {
    const name = '审计报告 (2026) “终稿”.pdf';
    const first = await upload(name, PDF);
    expect(first).toMatchObject({
      code: 200,
      data: { name, size: PDF.length, mime: 'application/pdf', extension: 'pdf' },
    });
    expect(first.data.sha256).toBe(createHash('sha256').update(PDF).digest('hex'));
    expect((await upload(name, PDF)).data.id).toBe(first.data.id);
    const other = await upload('另一份.pdf', PDF);
    expect(other.data).toMatchObject({ sha256: first.data.sha256 });
    expect(other.data.id).not.toBe(first.data.id);
    const lines = await app.db.q.select().from(auditLog);
    expect(lines.filter(({ action }) => action === 'file.upload')).toHaveLength(2);
  });

  it.each([
    ['a.png', PNG, 'image/png'],
    ['b.docx', createWordFile(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['c.xlsx', createWorkbookFile(), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['d.zip', createZip(['anything.txt']), 'application/zip'],
  ])('accepts %s as what it is', async (name, content, mime) => {
    expect(await upload(name, content)).toMatchObject({ code: 200, data: { mime } });
  });

  it('accepts one file at a time, and neither of two', async () => {
    const before = await app.db.q.select().from(auditLog);
    const one = encodeMultipart('one.pdf', createPdf(5_000, 31)).toString('latin1');
    const two = encodeMultipart('two.pdf', createPdf(90_000, 32)).toString('latin1');
    const body = Buffer.from(one.replace(/--xyz--\s*$/, '') + two, 'latin1');
    expect(await client.send(body)).toMatchObject({ code: 208, msg: 'Upload one file at a time' });
    expect(await app.db.q.select().from(auditLog)).toHaveLength(before.length);
  });

  it('returns each of eight causes in its own words', async () => {
    const truncated = encodeMultipart('a.pdf', PDF).subarray(0, 150);
    const refused = [
      await upload('empty.pdf', Buffer.alloc(0)),
      await upload('large.pdf', Buffer.concat([PDF, Buffer.alloc(UPLOAD_LIMIT)])),
      await upload('drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      await upload('page.png', Buffer.from('<html><script>alert(1)</script></html>')),
      await upload('locked.pdf', createSamplePdf({ trailer: '/Encrypt<</Filter/Other>>' })),
      await upload('../../x.pdf', PDF),
      await client.send(truncated),
      await client.send(Buffer.from('--xyz--\r\n')),
    ];
    expect(refused.map(({ status, code }) => [status, code])).toEqual([
      [200, 208],
      [413, -1],
      [415, -1],
      [200, 208],
      [200, 208],
      [200, 208],
      [200, 208],
      [200, 208],
    ]);
    expect(new Set(refused.map(({ msg }) => msg)).size).toBe(8);
    expect(
      await upload('just-fits.pdf', Buffer.concat([PDF, Buffer.alloc(UPLOAD_LIMIT - PDF.length)])),
    ).toMatchObject({
      code: 200,
    });
  });

  it.each([
    ['a program named as a document', 'tool.pdf', Buffer.from('MZ\x90\x00\x03')],
    ['a program with two endings', 'x.pdf.exe', Buffer.from('MZ')],
    ['a page that is also a document', 'poly.pdf', Buffer.concat([Buffer.from('<html>'), PDF])],
    ['a document that is also a page', 'poly.pdf', Buffer.concat([PDF, Buffer.from('\n<html><script>1')])],
    ['an archive named as a document', 'x.docx', createZip(['anything.txt'])],
    ['a name without an ending', 'noextension', PDF],
    ['a name of a device', 'CON.pdf', PDF],
    ['a path', 'C:\\x.pdf', PDF],
    ['a name that turns its direction', 'a\u202efdp.pdf', PDF],
    ['a name that is too long', `${'n'.repeat(300)}.pdf`, PDF],
  ])('rejects %s', async (_what, name, content) => {
    const { code, status } = await upload(name, content);
    expect(code === 208 || (code === -1 && status === 415)).toBe(true);
  });

  it('returns the entry of an archive that is refused, whole or in parts', async () => {
    const evil = createZip(['../../etc/passwd']);
    const sentence = '"../../etc/passwd" in the archive would be unpacked outside its folder';
    expect(await upload('附件.zip', evil)).toMatchObject({
      code: 208,
      msg: expect.stringContaining(sentence),
    });
    const { id } = (await client.begin('附件.zip', evil.length)).data;
    await client.part(id, 0, evil);
    expect(await client.finish(id)).toMatchObject({ code: 208, msg: expect.stringContaining(sentence) });
  });

  it('answers other calls while it inspects a document of nothing but digits', async () => {
    const digits = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(256 * 1024, '7')]);
    const inspected = upload('digits.pdf', digits);
    expect(await app.call('GET /api/health', { token: owner })).toMatchObject({ status: 200 });
    expect((await inspected).msg).toMatch(/damaged or incomplete/);
  });

  it('stores the same bytes of two companies once, and answers both in the same way', async () => {
    const content = createPdf(300_000, 7);
    const sha256 = createHash('sha256').update(content).digest('hex');
    const other = await app.signIn('other');
    const [mine, theirs] = [await upload('同.pdf', content), await upload('同.pdf', content, other)];
    expect(theirs).toMatchObject({ code: 200, msg: mine.msg, data: { sha256 } });
    expect(theirs.data.id).not.toBe(mine.data.id);
    expect(await readdir(join(app.dataDir, 'files', sha256.slice(0, 2)))).toEqual([sha256]);
    expect((await download(theirs.data.id, other)).rawPayload.equals(content)).toBe(true);
    expect((await download(mine.data.id, other)).json()).toMatchObject({ code: 208 });
  });

  it('rejects what is not multipart, and those who may not edit', async () => {
    expect(await client.send(Buffer.from('{}'), owner, 'application/json')).toMatchObject({
      status: 415,
      code: -1,
    });
    expect(await upload('a.pdf', PDF, await app.signIn('demo.viewer'))).toMatchObject({ code: 208 });
    expect((await upload('a.pdf', PDF, 'nonsense')).status).toBe(401);
  });

  it('leaves nothing unfinished behind, not even when a client disconnects', async () => {
    const folder = join(app.dataDir, 'incoming');
    const { id } = (await client.begin('半.pdf', 1_000_000)).data;
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.app.server.address() as AddressInfo;
    const halves = [
      { path: '/api/v1.0/portal/file/', method: 'POST', type: 'multipart/form-data; boundary=xyz' },
      { path: `/api/v1.0/portal/upload/${id}/?offset=0`, method: 'PUT', type: 'application/octet-stream' },
    ].map(({ type, ...to }) => {
      const headers = { authorization: `JWT ${owner}`, 'content-type': type, 'content-length': 1_000_000 };
      const half = request({ port, host: '127.0.0.1', headers, ...to }).on('error', () => {});
      half.write(encodeMultipart('半.pdf', createPdf(500_000)).subarray(0, 400_000));
      return half;
    });
    // Only the multipart file is here: a part is stored once it is complete, and in another folder.
    await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(1), 10_000);
    for (const half of halves) half.destroy();
    await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]), 10_000);
    expect((await client.state(id)).data.offset).toBe(0);
  });
});

describe('file (GET portal/file/{id})', () => {
  it('returns the bytes as an attachment that no browser opens by itself', async () => {
    const name = "审计 100% O'Neil.pdf";
    const { data } = await upload(name, PDF);
    const reply = await download(data.id);
    expect(reply.rawPayload.equals(PDF)).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-disposition': `attachment; filename="document-100-O-Neil.pdf"; filename*=UTF-8''%E5%AE%A1%E8%AE%A1%20100%25%20O%27Neil.pdf`,
    });
  });

  it('allows the own company, its department and the city; for others the file does not exist', async () => {
    const { data } = await upload('own.pdf', PDF);
    const other = await app.signIn('other');
    const foreign = await download(data.id, other);
    const missing = await download('00000000-0000-4000-8000-000000000000', other);
    expect(foreign.body).toBe(missing.body);
    expect(foreign.json()).toMatchObject({ code: 208, msg: 'record not found', data: null });
    const reviewer = await app.signIn('reviewer');
    expect((await download(data.id, reviewer)).rawPayload.equals(PDF)).toBe(true);
    const elsewhere = await upload('elsewhere.pdf', PDF, other);
    expect((await download(elsewhere.data.id, reviewer)).body).toBe(missing.body);
    expect((await download(elsewhere.data.id, await app.signIn('admin'))).statusCode).toBe(200);
    expect((await download(data.id, await app.signIn('demo.viewer'))).statusCode).toBe(200);
    const info = await app.call<FileInfo>(`GET /api/v1.0/portal/file/${data.id}/info/`, { token: owner });
    expect(info.data).toEqual(data);
    const malformed = ['', '-', 'dead-beef', 'f'.repeat(60)];
    const ids = [elsewhere.data.id, ...malformed, data.id, '0', '00000000-0000-4000-8000-000000000000'];
    const infos = async (token: string) => {
      const url = `GET /api/v1.0/portal/file/infos/?ids=${encodeURIComponent(ids.join())}`;
      return (await app.call<{ list: FileInfo[] }>(url, { token })).data.list;
    };
    expect(await infos(owner)).toEqual([data]);
    expect(await infos(reviewer)).toEqual([data]);
    expect(await infos(other)).toEqual([elsewhere.data]);
    expect(await infos(await app.signIn('expert'))).toEqual([]);
    for (const id of ['0', '-1', '1e3', '..%2F1', '%00', '1 or 1=1', '中文'])
      expect((await download(encodeURIComponent(id))).json()).toMatchObject({ code: 208 });
  });
});

describe(createIncoming, () => {
  const folder = mkdtempSync(join(tmpdir(), 'incoming-'));
  afterAll(() => rm(folder, { recursive: true }));

  it('leaves no file of a stream that breaks', async () => {
    const incoming = createIncoming(folder);
    async function* breaking() {
      yield Buffer.from('some');
      throw new Error('gone');
    }
    await expect(incoming.receive(Readable.from(breaking()))).rejects.toThrow('gone');
    expect(await readdir(folder)).toEqual([]);
  });

  it('deletes what a dead process left, and keeps what is under way', async () => {
    await writeFile(join(folder, 'old'), 'x');
    await writeFile(join(folder, 'new'), 'x');
    const now = new Date();
    const longAgo = new Date(now.getTime() - 2 * 3_600_000);
    await utimes(join(folder, 'old'), longAgo, longAgo);
    expect(await createIncoming(folder).sweep(now)).toBe(1);
    expect(await readdir(folder)).toEqual(['new']);
  });
});
