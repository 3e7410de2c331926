import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OfficeNotice } from '../../domain/announcements/calls';
import type { PagedList } from '../../domain/api/envelope';
import { paths } from '../../domain/api/paths.generated';
import type { AttachedFile } from '../../domain/definition';
import type { MessageItem } from '../../domain/inbox/calls';
import { startTestApp, type TestAnswer, type TestApp } from '../../tests/support/server/application';
import { createPdf, encodeMultipart } from '../../tests/support/server/upload-client';
import { withId } from '../../tests/support/with-id';
import { createInbox } from '../core/inbox/inbox-service';
import { deliverDueNotices } from './delivery-service';
import { createNoticesStore, createRecipientsStore } from './notices-store';

const HUNNAN = 'D210112';
const PDF = createPdf(3000, 7);
const NOT_FOUND = { code: 208, msg: 'record not found', data: null };

let app: TestApp;
let admin: string;
let reviewer: string;
let owner: string;
let stranger: string;

beforeAll(async () => {
  app = await startTestApp();
  [admin, reviewer, owner, stranger] = (await Promise.all(
    ['admin', 'reviewer', 'demo', 'other'].map((name) => app.signIn(name)),
  )) as [string, string, string, string];
});
afterAll(() => app.close());

async function upload(name: string, content = PDF, token = admin) {
  const reply = await app.app.inject({
    method: 'POST',
    url: paths.uploadNoticeFile.slice('POST '.length),
    headers: {
      authorization: `JWT ${token}`,
      'accept-language': 'en',
      'content-type': 'multipart/form-data; boundary=xyz',
    },
    payload: encodeMultipart(name, content),
  });
  return reply.json<TestAnswer<AttachedFile>>();
}

const download = (call: string, token: string, id: string, sha256: string) =>
  app.app.inject({
    url: call.slice('GET '.length).replace('{id}', id).replace('{sha256}', sha256),
    headers: { authorization: `JWT ${token}`, 'accept-language': 'en' },
  });

const content = (attachments?: AttachedFile[], rest: object = {}) => ({
  title: '带附件的通知',
  body: '见附件。',
  category: 'policy',
  audience: { kind: 'department', department: HUNNAN },
  ...(attachments && { attachments }),
  ...rest,
});
const write = (attachments?: AttachedFile[], rest: object = {}) =>
  app.call<OfficeNotice>(paths.writeNotice, { token: admin, body: content(attachments, rest) });

async function deliver() {
  const { db, audit } = app;
  const clock = () => app.clock.now;
  await deliverDueNotices({
    ...{ db, audit, clock, log: app.app.log, inbox: createInbox({ db, clock }) },
    ...{ store: createNoticesStore(db), recipients: createRecipientsStore(db) },
  });
}

const findCopy = async (keyword: string) =>
  (await app.call<PagedList<MessageItem>>(paths.messages, { token: owner, query: { keyword } })).data.list[0];

describe('uploadNoticeFile', () => {
  it('takes what the guide of a program takes, inspected as any upload, from offices alone', async () => {
    expect(await upload('附件.pdf')).toMatchObject({
      code: 200,
      data: { name: '附件.pdf', size: 3000, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect((await upload('附件.exe')).code).toBe(208);
    expect((await upload('附件.xlsx')).code).toBe(208);
    expect((await upload('附件.pdf', PDF, owner)).code).toBe(208);
  });
});

describe('the attachments of a notice', () => {
  it('are downloaded by companies that received it, and by nobody else', async () => {
    const { data: file } = await upload('附件.pdf');
    const { data: notice } = await write([file], { title: '可下载' });
    expect(notice.attachments).toEqual([file]);
    await deliver();
    const copy = await findCopy('可下载');
    expect(copy?.attachments).toEqual([file]);

    const { headers, rawPayload } = await download(paths.messageFile, owner, copy?.id ?? '', file.sha256);
    expect(headers['content-disposition']).toContain(encodeURIComponent('附件.pdf'));
    expect(rawPayload.equals(PDF)).toBe(true);
    for (const [token, id, sha256] of [
      [stranger, copy?.id ?? '', file.sha256],
      [owner, notice.id, file.sha256],
      [owner, copy?.id ?? '', 'a'.repeat(64)],
    ] as const)
      expect((await download(paths.messageFile, token, id, sha256)).json()).toMatchObject(NOT_FOUND);
  });

  it('are downloaded by the office that wrote it, not by another department', async () => {
    const { data: file } = await upload('附件.pdf');
    const { data: notice } = await write([file]);
    const own = await download(paths.noticeFile, admin, notice.id, file.sha256);
    expect(own.rawPayload.equals(PDF)).toBe(true);
    const other = await download(paths.noticeFile, reviewer, notice.id, file.sha256);
    expect(other.json()).toMatchObject(NOT_FOUND);
  });

  it('stay in a change that does not name them, and go with one that does', async () => {
    const { data: file } = await upload('附件.pdf');
    const sendAt = new Date(app.clock.now.getTime() + 3_600_000).toISOString();
    const { data: notice } = await write([file], { send_at: sendAt });
    const edit = (version: number, attachments?: AttachedFile[]) =>
      app.call<OfficeNotice>(withId(paths.editNotice, notice.id), {
        token: admin,
        body: { ...content(attachments, { send_at: sendAt }), version },
      });
    expect((await edit(1)).data.attachments).toEqual([file]);
    expect((await edit(2, [])).data.attachments).toEqual([]);
    const log = await app.audit.read('notice', notice.id);
    expect(log.map(({ details }) => (details as { attachments?: unknown }).attachments)).toEqual([
      [file],
      [file],
      [],
    ]);
  });

  it('are five at most, and files that are here', async () => {
    const { data: file } = await upload('附件.pdf');
    expect((await write(Array.from({ length: 6 }, () => file))).code).toBe(-1);
    expect(await write([{ ...file, sha256: 'a'.repeat(64) }])).toMatchObject({
      code: 208,
      msg: 'The attachment 附件.pdf is not here any more. Remove it and upload it again',
    });
  });
});
