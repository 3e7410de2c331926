import { mkdtempSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { eq, getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FileInfo } from '../../domain/files/calls';
import { defaultOffice } from '../../tests/support/server/default-office';
import { createPdf } from '../../tests/support/server/upload-client';
import type { Caller } from '../core/access';
import { type AuditStore, createAuditStore } from '../core/audit/audit-store';
import type { Database } from '../core/db/client';
import { listTables } from '../core/db/list-tables';
import { companies, storedFilings, submissions, users } from '../core/db/tables';
import { openTestDatabase } from '../core/db/test-database';
import { readEnv } from '../core/env';
import { createInbox } from '../core/inbox/inbox-service';
import { createWarnings } from '../core/warnings';
import { createWorkers } from '../core/workers/workers';
import * as tables from '../tables.generated';
import { createFileDeps } from './file-deps';
import { openFile, storeUnownedUpload, storeUpload } from './files-service';
import { TABLES_WITHOUT_FILES } from './removals-store';
import { buildContentKey } from './storage';
import { files } from './tables';

const ID = '00000000-0000-4000-8000-00000000000';
const dataDir = mkdtempSync(join(tmpdir(), 'unused-'));
let now = new Date('2026-01-01T00:00:00Z');
let db: Database;
let audit: AuditStore;
let deps: ReturnType<typeof createFileDeps>;
const log = { warn: vi.fn(), error: vi.fn() };
const workers = createWorkers({ log });

const ownerOf = (company: number): Caller => ({
  userId: `${ID}${company + 4}`,
  sessionId: ID,
  username: `owner${company}`,
  name: '王敏',
  role: 'owner',
  moreRoles: [],
  companyId: `${ID}${company}`,
  departmentId: null,
  reviewDepartment: null,
  programs: [],
  duties: [],
  mustChangePassword: false,
  secondFactor: false,
});
const [first, second] = [ownerOf(1), ownerOf(2)];

const upload = (caller: Caller, name: string, bytes: Buffer): Promise<FileInfo> =>
  storeUpload(deps.files, caller, { name, stream: Readable.from([bytes]), assertWhole: async () => {} });
const monthsLater = async (months: number) => {
  for (let i = 0; i < months; i++) {
    now = new Date(now.getTime() + 31 * 24 * 3_600_000);
    await deps.sweep();
  }
};
const isThere = (caller: Caller, { id }: FileInfo) =>
  openFile(deps.files, caller, id).then(
    async ({ stream }) => (await buffer(stream)).length > 0,
    () => false,
  );

/** A draft whose answers name these files. */
const draftWith = async (id: string, ids: string[]) => {
  const answers = { filesData: { licence: ids } };
  const row = { companyId: first.companyId as string, program: 'gazelle', batchYear: 2026, batchNo: 1 };
  const common = { ...row, status: 'draft', version: 1, edition: '1', updatedAt: now, updatedBy: 'x' };
  await db.q.insert(storedFilings).values({ ...common, id, data: answers });
};

beforeAll(async () => {
  db = await openTestDatabase();
  const clock = () => now;
  audit = createAuditStore(db, clock);
  const env = readEnv({ DATA_DIR: dataDir, DEMO: 'on' });
  deps = createFileDeps({
    env,
    db,
    clock,
    audit,
    inbox: createInbox({ db, clock }),
    warnings: createWarnings(),
    officeSettings: defaultOffice,
    readLog: { note: async () => {} },
    log,
    workers,
    programs: [],
    tables: listTables(tables),
  });
  for (const { companyId, userId, username, name, role } of [first, second]) {
    const id = companyId as string;
    await db.q.insert(companies).values({ id, creditCode: id, name: id, status: 'active', profile: {} });
    const login = { username, usernameKey: username, name, role, passwordHash: '' };
    await db.q.insert(users).values({ id: userId, companyId: id, ...login });
  }
});
afterAll(async () => {
  await workers.close();
  await db.close();
  await rm(dataDir, { recursive: true });
});

describe('TABLES_WITHOUT_FILES', () => {
  it('names tables that exist', () => {
    const names = listTables(tables).map((table) => getTableName(table));
    expect(TABLES_WITHOUT_FILES.filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('unused files (createFileDeps)', () => {
  it('are deleted after two looks that found no use of them, and logged', async () => {
    const file = await upload(first, '没有人用.pdf', createPdf(2000, 31));
    await monthsLater(1);
    expect(await isThere(first, file)).toBe(true);
    await monthsLater(1);
    expect(await isThere(first, file)).toBe(false);
    expect((await audit.read('file', file.id)).map(({ action }) => action)).toEqual([
      'file.upload',
      'file.delete',
    ]);
  });

  it('stay for as long as a draft, a profile or a submission names them', async () => {
    const [draft, submitted] = [`${ID}8`, `${ID}9`];
    const used = [
      await upload(first, '草稿.pdf', createPdf(2000, 32)),
      await upload(first, '档案.pdf', createPdf(2000, 33)),
      await upload(first, '已提交.pdf', createPdf(2000, 34)),
      await upload(first, '刚补的.pdf', createPdf(2000, 35)),
    ] as [FileInfo, FileInfo, FileInfo, FileInfo];
    await draftWith(draft, [used[0].id]);
    await db.q
      .update(storedFilings)
      .set({ changedAnswers: [[['papers'], { licence: [used[3].id] }]] })
      .where(eq(storedFilings.id, draft));
    const profile = { licence: [used[1].id] };
    await db.q
      .update(companies)
      .set({ profile })
      .where(eq(companies.id, first.companyId as string));
    await draftWith(submitted, []);
    await db.q.insert(submissions).values({
      id: ID + 7,
      filingId: submitted,
      seq: 1,
      receiptNo: 'GZ20260101-000001',
      submittedAt: now,
      submittedBy: 'x',
      snapshot: JSON.stringify({ answers: { licence: [used[2].id] } }),
      sha256: 'x',
    });
    await monthsLater(4);
    expect(await Promise.all(used.map((file) => isThere(first, file)))).toEqual([true, true, true, true]);

    await db.q.update(storedFilings).set({ deletedAt: now }).where(eq(storedFilings.id, draft));
    await monthsLater(3);
    expect(await Promise.all([used[0], used[3]].map((file) => isThere(first, file)))).toEqual([true, true]);

    await db.q.delete(storedFilings).where(eq(storedFilings.id, draft));
    await monthsLater(3);
    expect(await Promise.all(used.map((file) => isThere(first, file)))).toEqual([false, true, true, false]);
  });

  it('stay as files of an office for as long as a document of a program or a notice names them', async () => {
    const send = (name: string, seed: number) =>
      storeUnownedUpload(
        deps.files,
        { owner: 'office', actor: null },
        {
          name,
          stream: Readable.from([createPdf(2000, seed)]),
          assertWhole: async () => {},
          isOfficeFile: true,
        },
      );
    const [named, attached, left] = [
      await send('指南.pdf', 41),
      await send('附件.pdf', 43),
      await send('旧指南.pdf', 42),
    ];
    const draft = {
      ...{ id: `${ID}6`, program: 'p', edition: '1', title: { zh: '', en: '' } },
      ...{ createdBy: 'x', updatedBy: 'x', updatedAt: now },
    };
    const rows = { guideFiles: [{ row: '1', file: `${named.sha256}/2000/指南.pdf` }] };
    await db.q.insert(tables.programDrafts).values({ ...draft, data: rows });
    await db.q.insert(tables.officeNotices).values({
      id: `${ID}7`,
      ...{ author: '周岩', authorId: first.userId, category: 'policy', title: '通知', body: '正文' },
      ...{ audience: { kind: 'all' }, state: 'sent', version: 1, sendAt: now, updatedAt: now },
      attachments: [{ name: '附件.pdf', size: 2000, sha256: attached.sha256 }],
    });
    await monthsLater(4);
    const here = async () =>
      (await deps.files.store.officeFilesHere([named, attached, left].map(({ sha256 }) => sha256))).sort();
    expect(await here()).toEqual([named.sha256, attached.sha256].sort());
    await db.q.delete(tables.programDrafts);
    await db.q.delete(tables.officeNotices);
    await monthsLater(2);
    expect(await here()).toEqual([]);
  });

  it('are deleted even behind one that cannot be removed', async () => {
    const stuck = await upload(first, '删不掉.pdf', createPdf(2000, 36));
    now = new Date(now.getTime() + 1000);
    const behind = await upload(first, '其后.pdf', createPdf(2000, 37));
    // A folder at the path of the bytes, which cannot be removed as a file.
    const [row] = await db.q.select().from(files).where(eq(files.id, stuck.id));
    const place = join(dataDir, 'files', buildContentKey(row?.sha256 ?? ''));
    await rm(place);
    await mkdir(place);
    await monthsLater(2);
    expect(await isThere(first, behind)).toBe(false);
    expect(log.error.mock.calls).toMatchObject([[{ job: 'contents', id: row?.sha256 }, expect.any(String)]]);
  });

  it('keep bytes that another company still uses, and a file that is uploaded again', async () => {
    const bytes = createPdf(2000, 35);
    const mine = await upload(first, '共有.pdf', bytes);
    await monthsLater(1);
    const theirs = await upload(second, '共有.pdf', bytes);
    await monthsLater(1);
    expect([await isThere(first, mine), await isThere(second, theirs)]).toEqual([false, true]);
    expect((await upload(second, '共有.pdf', bytes)).id).toBe(theirs.id);
    await monthsLater(1);
    expect(await isThere(second, theirs)).toBe(true);
    await monthsLater(1);
    expect(await isThere(second, theirs)).toBe(false);
  });
});
