import { createHash, randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import { findLogFault, logFile } from '../../domain/audit/chain';
import type { Program } from '../../domain/definition';
import { MAX_ARCHIVED_FILINGS } from '../../domain/document/archive';
import type { ArchiveData } from '../../domain/document/calls';
import type { Filing } from '../../domain/filing/types';
import { programs } from '../../domain/programs/index.generated';
import { getSaveCall, submitSaved, withFiles } from '../../tests/support/file-sample';
import { readSamples } from '../../tests/support/samples';
import { PASS, ReviewClients } from '../../tests/support/server/review-clients';
import { readZipEntries } from '../../tests/support/stored-zip';
import { alpha, beta } from '../../tests/support/test-programs';
import { withId } from '../../tests/support/with-id';
import { archives } from './tables';

const overseas = programs.find(({ key }) => key === 'overseasproject') as Program;
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

const recognised = {
  ...beta,
  review: { expertReview: false, publicNotice: false },
  recognition: { name: { zh: '示例技术企业', en: 'Sample' }, years: 3, basis: 'house default' },
};

let clients: ReviewClients;
beforeAll(async () => {
  clients = await ReviewClients.open([{ ...alpha, perCompanyAndBatch: 9 }, recognised, overseas]);
});
beforeEach(() => clients.restore());
afterAll(() => clients.close());

const order = (token = clients.admin, filter: object = {}) =>
  clients.app.call<ArchiveData>(paths.orderArchive, { token, body: { filter } });
const list = async (token = clients.admin) =>
  (await clients.app.call<ArchiveData[]>(paths.archives, { token })).data;
const download = (id: string, token = clients.admin) =>
  clients.app.app.inject({
    method: 'GET',
    url: withId(paths.downloadArchive, id).replace('GET ', ''),
    headers: { authorization: `JWT ${token}` },
  });
const ended = (id: string) =>
  vi.waitFor(
    async () => {
      const found = (await list()).find((each) => each.id === id);
      if (found?.state !== 'done' && found?.state !== 'failed') throw new Error(found?.state);
      return found;
    },
    { timeout: 60_000, interval: 200 },
  );
const row = async (id: string) =>
  (await clients.app.db.q.select().from(archives).where(eq(archives.id, id)))[0];

async function submitWithFiles(): Promise<void> {
  const { app, owner: token } = clients;
  const [sample] = readSamples(overseas.key);
  const data = await withFiles(app, token, overseas, sample?.data ?? {});
  const saved = await app.call<Filing>(getSaveCall(overseas), { token, body: { data } });
  await submitSaved(app, token, overseas, saved.data);
}

describe('orderArchive', () => {
  it('is refused to departments and companies, and for a filter that finds nothing', async () => {
    expect(await order(clients.reviewer)).toMatchObject({ code: 208 });
    expect(await order(clients.owner)).toMatchObject({ code: 208 });
    expect((await order(clients.admin, { keyword: '没有的' })).msg).toContain('no filings');
    expect(MAX_ARCHIVED_FILINGS).toBe(500);
  });

  it('creates an archive of papers, attachments, letters and logs, each as the manifest says, also after a process died at it', async () => {
    await submitWithFiles();
    const returned = await clients.submit('alpha');
    await clients.submit('alpha', clients.stranger);
    const approved = await clients.submit('beta');
    await clients.decide(approved, clients.reviewer, PASS);
    await clients.decide(approved, clients.admin, { action: 'approve', grant_approved: 1 });
    await clients.decide(returned, clients.reviewer, {
      action: 'return_first',
      opinion: '请核对金额',
      reasons: ['mismatch'],
      days: 5,
      corrections: [{ path: 'basics.amount', comment: '与附件不一致' }],
    });

    const { data: ordered } = await order();
    // As if a process had died in the middle of the run.
    await clients.app.db.q
      .update(archives)
      .set({ state: 'running', runs: 1, done: 1 })
      .where(eq(archives.id, ordered.id));
    expect((await order()).msg).toContain('being made');
    const done = await ended(ordered.id);
    expect(done).toMatchObject({ id: ordered.id, state: 'done', why: null });
    expect(done.done).toBeGreaterThanOrEqual(3);

    const reply = await download(done.id);
    expect(reply.headers['content-type']).toBe('application/zip');
    expect(reply.rawPayload).toHaveLength(done.size ?? 0);
    const entries = readZipEntries(reply.rawPayload);
    const manifest = JSON.parse(entries.get('manifest.json')?.toString() ?? '');
    expect(manifest.filings).toBe(done.done);
    const told = manifest.files.map(({ path }: { path: string }) => path);
    expect([...told, 'manifest.csv', 'manifest.json'].sort()).toEqual([...entries.keys()].sort());
    const sheet = entries.get('manifest.csv')?.toString() ?? '';
    for (const { path, bytes, sha256: hash } of manifest.files) {
      const content = entries.get(path) as Buffer;
      expect([path, content.length, sha256(content)]).toEqual([path, bytes, hash]);
      expect(sheet).toContain(hash);
    }
    const logs = told.filter((path: string) => path.endsWith('办理日志.json'));
    expect(logs).toHaveLength(done.done);
    for (const path of logs)
      expect(findLogFault(logFile.parse(JSON.parse(String(entries.get(path)))), sha256)).toBeNull();
    expect(told.some((path: string) => /决定文书\/.+\.pdf$/.test(path))).toBe(true);
    expect(told.filter((path: string) => /\/示例技术企业证书_.+\.pdf$/.test(path))).toHaveLength(1);
    expect(told.some((path: string) => /\/附件[^/]*\//.test(path))).toBe(true);
    expect(entries.get('说明_Readme.txt')?.toString()).toContain(`含申报${done.done}件`);
  }, 120_000);

  it('shows why an archive failed', async () => {
    await submitWithFiles();
    rmSync(join(clients.app.dataDir, 'files'), { recursive: true });
    const { data } = await order();
    expect(await ended(data.id)).toMatchObject({ state: 'failed', size: null, why: expect.any(String) });

    // Five runs have died.
    const { userId, filter, total, orderedAt } = (await row(data.id)) as typeof archives.$inferSelect;
    const id = randomUUID();
    await clients.app.db.q
      .insert(archives)
      .values({ id, userId, filter, total, orderedAt, state: 'running', runs: 5 });
    const failed = await ended(id);
    expect(failed).toMatchObject({ state: 'failed', why: expect.stringContaining('order it again') });
  });
});

describe('downloadArchive', () => {
  it('returns an archive to administrators alone, logs that, and deletes it after seven days', async () => {
    await clients.submit('alpha');
    const done = (await ended((await order()).data.id)) as ArchiveData;
    await download(done.id);
    expect((await download(done.id, clients.reviewer)).json()).toMatchObject({ code: 208 });
    const me = await clients.app.call<{ id: string }>(paths.currentUser, { token: clients.admin });
    const line = (await clients.app.audit.read('user', me.data.id)).at(-1);
    expect(line).toMatchObject({ action: 'export.archive', details: { archive: done.id } });
    const kept = join(clients.app.dataDir, 'files', 'archives', `${done.id}.${(await row(done.id))?.runs}`);
    expect(existsSync(kept)).toBe(true);
    await clients.setClock(new Date(done.ends_at ?? ''));
    expect((await download(done.id)).json()).toMatchObject({ code: 208, msg: 'record not found' });
    await vi.waitFor(async () => expect(await list()).toEqual([]), { timeout: 10_000 });
    expect(existsSync(kept)).toBe(false);
  });
});
