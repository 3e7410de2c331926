import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FILE_LIMIT, UPLOAD_LIMIT } from '../../domain/files/calls';
import { PART_SIZE } from '../../domain/files/parts';
import { listSectionFields } from '../../domain/filing/sections';
import { programs } from '../../domain/programs/index.generated';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { defaultOffice } from '../../tests/support/server/default-office';
import { createPdf, uploadClient } from '../../tests/support/server/upload-client';
import type { Caller } from '../core/access';
import { users } from '../core/db/tables';
import { readEnv } from '../core/env';
import { createInbox } from '../core/inbox/inbox-service';
import { createWarnings } from '../core/warnings';
import { createWorkers } from '../core/workers/workers';
import { createFileDeps } from './file-deps';
import { storeUpload } from './files-service';
import {
  addParts,
  beginUpload,
  cancelUpload,
  finishUpload,
  readUpload,
  UNDER_WAY_AT_MOST,
} from './uploads-service';

const SIZE = 2 * PART_SIZE + 1000;
const content = createPdf(SIZE, 3);
const piece = (from: number, length = PART_SIZE) => content.subarray(from, from + length);
const DAY_SECONDS = 24 * 3600;

let app: TestApp;
let owner: string;
let client: ReturnType<typeof uploadClient>;
let start: Date;

beforeAll(async () => {
  app = await startTestApp();
  start = app.clock.now;
});
beforeEach(async () => {
  await app.restore();
  app.clock.now = start;
  owner = await app.signIn('demo');
  client = uploadClient(app, owner);
});
const workers = createWorkers({ log: { error: () => undefined } });
afterAll(() => Promise.all([app.close(), workers.close()]));

/** Dependencies of the file features beside the running server, with the application's data and clock. */
const fileDeps = () => ({
  env: readEnv({ DATA_DIR: app.dataDir }),
  db: app.db,
  clock: () => app.clock.now,
  officeSettings: defaultOffice,
  readLog: { note: async () => {} },
  audit: app.audit,
  inbox: createInbox({ db: app.db, clock: () => app.clock.now }),
  warnings: createWarnings(),
  programs: [],
  tables: [],
  log: app.app.log,
  workers,
});
async function callerOf(username: string): Promise<Caller> {
  const [user] = await app.db.q.select().from(users).where(eq(users.usernameKey, username));
  if (!user) throw new Error(`${username} is not there`);
  return {
    ...user,
    userId: user.id,
    sessionId: user.id,
    role: 'owner',
  };
}

const begun = async (name = '大文件.pdf', size = SIZE) => (await client.begin(name, size)).data.id;
const sendAll = async (id: string, from = 0) => {
  for (let offset = from; offset < SIZE; offset += PART_SIZE) {
    expect((await client.part(id, offset, piece(offset))).code).toBe(200);
  }
};

describe('beginUpload, addParts and finishUpload', () => {
  it('store the same file as a whole upload', async () => {
    const { data } = await client.begin('整.pdf', SIZE);
    expect(data).toMatchObject({ size: SIZE, offset: 0, part_size: PART_SIZE });
    await sendAll(data.id);
    const { data: made } = await client.finish(data.id);
    const sha256 = createHash('sha256').update(content).digest('hex');
    expect(made).toMatchObject({ name: '整.pdf', size: SIZE, sha256, extension: 'pdf' });
    expect((await client.download(made.id)).rawPayload.equals(content)).toBe(true);
    expect((await client.upload('整.pdf', content)).data).toEqual(made);
  });

  it('continue from the stored bytes, and may finish twice', async () => {
    const id = await begun();
    await client.part(id, 0, piece(0));
    expect((await client.state(id)).data.offset).toBe(PART_SIZE);
    expect(await client.finish(id)).toMatchObject({ code: 208, data: { offset: PART_SIZE } });
    await sendAll(id, PART_SIZE);
    const [first, second] = await Promise.all([client.finish(id), client.finish(id)]);
    expect(first.data.id).toBe(second.data.id);
    expect((await client.finish(id)).data).toEqual(first.data);
    expect(await client.part(id, 0, piece(0))).toMatchObject({ code: 208 });
  });

  it('return where to go on for a part that comes twice, too early or with other bytes', async () => {
    const id = await begun('乱序.pdf');
    await client.part(id, 0, piece(0));
    const goOn = { code: 208, data: { offset: PART_SIZE } };
    expect(await client.part(id, 0, piece(0))).toMatchObject(goOn);
    expect(await client.part(id, 2 * PART_SIZE, piece(2 * PART_SIZE))).toMatchObject(goOn);
    expect(await client.part(id, PART_SIZE, piece(PART_SIZE, 10))).toMatchObject(goOn);
    expect(await client.part(id, PART_SIZE, Buffer.alloc(0))).toMatchObject(goOn);
    const both = await Promise.all([1, 2].map(() => client.part(id, PART_SIZE, piece(PART_SIZE))));
    expect(both.map(({ code }) => code).sort()).toEqual([200, 208]);
    await sendAll(id, 2 * PART_SIZE);
    expect(await client.part(id, SIZE, Buffer.alloc(1))).toMatchObject({
      code: 208,
      data: { offset: SIZE },
    });
    expect((await client.finish(id)).data.size).toBe(SIZE);
  });

  it('accept several parts in parallel, and those that came whole of a connection that breaks', async () => {
    const caller = await callerOf('demo');
    const { uploads } = createFileDeps(fileDeps());
    async function* breaking() {
      yield piece(0, PART_SIZE + 500);
      throw new Error('gone');
    }
    const broken = await begun('断线.pdf');
    const lost = addParts(uploads, caller, broken, 0, () => Readable.from(breaking()));
    await expect(lost).rejects.toThrow('again');
    expect((await readUpload(uploads, caller, broken)).offset).toBe(PART_SIZE);
    await sendAll(broken, PART_SIZE);
    expect((await client.finish(broken)).data.sha256).toBe(
      createHash('sha256').update(content).digest('hex'),
    );

    const id = await begun('一起.pdf');
    expect(await client.part(id, 0, createPdf(SIZE + 1))).toMatchObject({ code: 208, data: { offset: 0 } });
    expect(await client.part(id, 0, piece(0, SIZE))).toMatchObject({ code: 200, data: { offset: SIZE } });
    expect((await client.finish(id)).data.size).toBe(SIZE);
  });

  it('refuse the next part of an upload that another process ended, and do not open it again', async () => {
    const caller = await callerOf('demo');
    const [here, there] = [createFileDeps(fileDeps()).uploads, createFileDeps(fileDeps()).uploads];
    const id = await begun('两处.pdf');
    await addParts(here, caller, id, 0, () => Readable.from([piece(0)]));
    await cancelUpload(there, caller, id);
    const next = addParts(here, caller, id, PART_SIZE, () => Readable.from([piece(PART_SIZE)]));
    await expect(next).rejects.toThrow('expired');
    await expect(readUpload(here, caller, id)).rejects.toThrow('expired');
  });

  it('reject a part that is too long, and bytes that are not declared as bytes', async () => {
    const id = await begun('超长.pdf');
    expect(await client.part(id, 0, createPdf(PART_SIZE + 1))).toMatchObject({ code: 208 });
    const json = await app.call(`PUT /api/v1.0/portal/upload/${id}/?offset=0`, { token: owner, body: {} });
    expect(json).toMatchObject({ status: 415, code: -1 });
    expect((await client.state(id)).data.offset).toBe(0);
  });

  it('check name and size before, and content after the upload', async () => {
    const refused = [
      await client.begin('../x.pdf', 10),
      await client.begin('x.exe', 10),
      await client.begin('x.pdf', 0),
      await client.begin('x.pdf', FILE_LIMIT + 1),
    ];
    expect(refused.map(({ status, code }) => [status, code])).toEqual([
      [200, 208],
      [415, -1],
      [200, 208],
      [413, -1],
    ]);
    const id = await begun('程序.pdf', 20);
    await client.part(id, 0, Buffer.from('MZ'.padEnd(20, 'x')));
    expect(await client.finish(id)).toMatchObject({ code: 208, msg: expect.stringContaining('".pdf"') });
    expect(await client.finish(id)).toMatchObject({ code: 208, msg: expect.stringContaining('expired') });
  });

  it('return not found to everybody but the one who began it', async () => {
    const id = await begun();
    const missing = '00000000-0000-4000-8000-000000000000';
    for (const username of ['other', 'demo.filer']) {
      const as = await app.signIn(username);
      const { headers: _, ...foreign } = await client.state(id, as);
      const { headers: __, ...none } = await client.state(missing, as);
      expect(foreign).toEqual(none);
      expect(foreign).toMatchObject({ code: 208, msg: 'record not found' });
      const parts = [await client.part(id, 0, piece(0), as), await client.part(missing, 0, piece(0), as)];
      expect(parts[0]?.text).toBe(parts[1]?.text);
      expect((await client.finish(id, as)).msg).toBe('record not found');
      expect((await client.cancel(id, as)).msg).toBe('record not found');
    }
    expect(await client.begin('a.pdf', 10, await app.signIn('demo.viewer'))).toMatchObject({ code: 208 });
    expect((await client.state(id)).data.offset).toBe(0);
  });
});

describe('description of the upload calls', () => {
  it('includes what they accept, as for every call', async () => {
    const { paths } = (await app.app.inject({ url: '/api/docs/json' })).json();
    const taken = (path: string, method: string) =>
      Object.keys(paths[`/api/v1.0/portal/${path}`][method].requestBody.content);
    expect(taken('upload/{id}/', 'put')).toEqual(['application/octet-stream']);
    expect(taken('file/', 'post')).toEqual(['multipart/form-data']);
  });
});

describe('limits of uploads (UNDER_WAY_AT_MOST)', () => {
  it('leave room for what forms ask for', async () => {
    const forms = await Promise.all(programs.map((program) => program.load()));
    const sizes = forms.flatMap(({ sections }) =>
      sections.flatMap((section) =>
        listSectionFields(section).flatMap((field) => (field.type === 'file' ? [field.maxSizeMb] : [])),
      ),
    );
    expect(Math.max(...sizes) * 1024 ** 2).toBe(FILE_LIMIT);
    expect(UPLOAD_LIMIT).toBeLessThanOrEqual(FILE_LIMIT);
  });

  it('refuse more than a number of files under way', async () => {
    const other = await app.signIn('other');
    for (let i = 0; i < UNDER_WAY_AT_MOST; i++) {
      expect((await client.begin(`${i}.pdf`, 10, other)).code).toBe(200);
    }
    const refused = await client.begin('more.pdf', 10, other);
    expect(refused).toMatchObject({ code: 208, msg: expect.stringContaining(String(UNDER_WAY_AT_MOST)) });
    expect((await client.begin('another company.pdf', 10)).code).toBe(200);
  });

  it('count the same content once, and what is still to come', async () => {
    const caller = await callerOf('other');
    const { files, uploads } = createFileDeps(fileDeps(), 1000);
    const whole = (name: string, bytes: Buffer) =>
      storeUpload(files, caller, { name, stream: Readable.from([bytes]), assertWhole: async () => {} });
    app.clock.advance(2 * DAY_SECONDS);
    await whole('一.pdf', createPdf(600, 21));
    await whole('同样的内容.pdf', createPdf(600, 21));
    await expect(whole('二.pdf', createPdf(500, 22))).rejects.toThrow('file space');
    const { id } = await beginUpload(uploads, caller, { name: '三.pdf', size: 300 });
    await expect(beginUpload(uploads, caller, { name: '四.pdf', size: 200 })).rejects.toThrow('file space');
    await cancelUpload(uploads, caller, id);
    await beginUpload(uploads, caller, { name: '四.pdf', size: 200 });
  });
});

describe('uploads without a part for a day (readUpload)', () => {
  const parts = () => readdir(join(app.dataDir, 'files', 'parts'));

  it('are refused, and deleted with their parts', async () => {
    const caller = await callerOf('demo');
    const { uploads, sweep } = createFileDeps(fileDeps());
    await rm(join(app.dataDir, 'files', 'parts'), { recursive: true, force: true });
    await client.part(await begun(), 0, piece(0));
    app.clock.advance(3 * DAY_SECONDS);
    await sweep();
    expect(await parts()).toEqual([]);

    const { id } = await beginUpload(uploads, caller, { name: '晚.pdf', size: SIZE });
    app.clock.advance(DAY_SECONDS - 60);
    await addParts(uploads, caller, id, 0, () => Readable.from([piece(0)]));
    app.clock.advance(DAY_SECONDS - 60);
    await sweep();
    expect((await readUpload(uploads, caller, id)).offset).toBe(PART_SIZE);
    app.clock.advance(60);
    await expect(readUpload(uploads, caller, id)).rejects.toThrow('expired');
    await expect(finishUpload(uploads, caller, id)).rejects.toThrow('expired');
    expect(await parts()).toHaveLength(1);
    app.clock.advance(2 * 3600);
    await sweep();
    await expect(readUpload(uploads, caller, id)).rejects.toThrow('not found');
    expect(await parts()).toEqual([]);
  });
});
