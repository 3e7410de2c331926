import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { Field, Form, Section } from '../../domain/definition';
import type { LogEntry } from '../../domain/filing/calls';
import type { FilingCopy, FilingOrigin, ReusableAnswers } from '../../domain/filing/reuse-calls';
import type { Filing } from '../../domain/filing/types';
import { upload } from '../../tests/support/file-sample';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { testPrograms } from '../../tests/support/test-programs';
import { approvals, storedFilings, submissions, users } from '../core/db/tables';

const BASE = '/api/v1.0/test/portal';
let app: TestApp;
let owner: string;
let fileId: string;

/** The test programs with an amount and a report that are renewed each year. */
const programs = testPrograms.map((program) => ({
  ...program,
  load: async (): Promise<Form> => {
    const form = await program.load();
    const renew = <F extends Field>(field: F): F =>
      ['amount', 'report'].includes(field.key) ? { ...field, renews: 'year' } : field;
    return {
      ...form,
      editions: [{ from: '2025.1', to: '2026.1', moves: { 'filesData.paper': 'filesData.report' } }],
      sections: form.sections.map(
        (section): Section =>
          ('fields' in section ? { ...section, fields: section.fields.map(renew) } : section) as Section,
      ),
    };
  },
}));

beforeAll(async () => {
  app = await startTestApp({ programs });
  owner = await app.signIn('demo');
  fileId = await upload(app, owner, 'pdf');
  // Removes the filings of the demo data.
  await app.db.q.delete(approvals);
  await app.db.q.delete(submissions);
  await app.db.q.delete(storedFilings);
});
afterAll(() => app.close());
afterEach(() => app.db.q.delete(storedFilings));

async function save(program: string, data: object, token = owner): Promise<Filing & { id: string }> {
  const body = { data, action: 'save' };
  const reply = await app.call<Filing>(`POST ${BASE}/${program}/`, { token, body });
  if (reply.code !== 200) throw new Error(String(reply.msg));
  return reply.data as Filing & { id: string };
}

const answers = () => ({
  basics: { name: '项目一', amount: 12.5, note: '说明' },
  team: [{ row: 'a', person: '张三', share: 60 }],
  filesData: { report: [fileId] },
});

const copy = <T = FilingCopy>(id: string, headers = {}) =>
  app.call<T>(paths.copyFiling.replace('{id}', id), { token: owner, headers });
const reusable = (query: Record<string, string>, token = owner) =>
  app.call<ReusableAnswers>(paths.reusable, { token, query });

describe('copyFiling', () => {
  it('creates a draft with the same answers and stored files, and logs its source', async () => {
    const source = await save('beta', answers());
    const { data, code } = await copy(source.id);
    expect(code).toBe(200);
    expect(data).toMatchObject({ left_out: [], filing: { status: 'draft', version: 1, batch: '2026-1' } });
    expect(data.filing.id).not.toBe(source.id);
    expect(data.filing.data).toEqual(answers());
    expect(data.filing.computed.basics).toEqual({ doubled: 25 });

    const log = await app.call<LogEntry[]>(`GET ${BASE}/audit/${data.filing.id}/log`, { token: owner });
    expect(log.data).toMatchObject([
      { action: 'copy', to_status: 'draft', copied_from: { id: source.id, batch: '2026-1', no: null } },
    ]);
    expect((await copy<{ quota: number }>(source.id)).data).toEqual({ quota: 2, used: 2 });
  });

  it('creates one copy per key, however many requests come, also in parallel', async () => {
    const source = await save('beta', answers());
    const headers = { 'idempotency-key': 'copy-1' };
    const replies = await Promise.all(Array.from({ length: 6 }, () => copy(source.id, headers)));
    expect(new Set(replies.map(({ code, data }) => `${code} ${data.filing.id}`)).size).toBe(1);
    expect(await app.db.q.select().from(storedFilings)).toHaveLength(2);
  });

  it('creates the copy in the present batch, and returns what the form no longer asks for', async () => {
    const source = await save('alpha', answers());
    const stored = { ...answers(), basics: { ...answers().basics, fax: '024-1' } };
    await app.db.q
      .update(storedFilings)
      .set({ batchYear: 2025, data: stored })
      .where(eq(storedFilings.id, source.id));
    const { data } = await copy(source.id);
    expect(data.filing).toMatchObject({ batch: '2026-1', data: answers() });
    expect(data.left_out).toEqual([
      { path: 'basics.fax', message: 'Basics / fax: the form no longer asks for it' },
    ]);
    const log = await app.call<LogEntry[]>(`GET ${BASE}/audit/${data.filing.id}/log`, { token: owner });
    expect(log.data[0]).toMatchObject({
      copied_from: { batch: '2025-1' },
      left_out: data.left_out,
    });
  });

  it('keeps files of a field that had another name in the edition of the source', async () => {
    const source = await save('beta', answers());
    const stored = { ...answers(), filesData: { paper: [fileId] } };
    await app.db.q
      .update(storedFilings)
      .set({ edition: '2025.1', data: stored })
      .where(eq(storedFilings.id, source.id));
    const { data } = await copy(source.id);
    expect(data.filing.data.filesData).toEqual({ report: [fileId] });
    expect(data.left_out).toEqual([]);
  });

  it('excludes files of other companies', async () => {
    const theirs = await upload(app, await app.signIn('other'), 'pdf');
    const source = await save('beta', { ...answers(), filesData: { report: [fileId, theirs] } });
    const { data } = await copy(source.id);
    expect(data.filing.data.filesData).toEqual({ report: [fileId] });
    expect(data.left_out.map(({ path }) => path)).toEqual(['filesData.report']);
  });
});

describe('filingOrigin', () => {
  const origin = (id: string, body?: object) =>
    app.call<FilingOrigin>(paths[body ? 'keepCopiedAnswer' : 'filingOrigin'].replace('{id}', id), {
      token: owner,
      ...(body && { body }),
    });

  it('returns the earlier filing and its answers that must be renewed, and keeps what still applies', async () => {
    const source = await save('alpha', answers());
    await app.db.q.update(storedFilings).set({ batchYear: 2025 }).where(eq(storedFilings.id, source.id));
    const { data } = await copy(source.id);
    expect(data.filing.copied).toBe(true);
    const { id } = data.filing as { id: string };
    expect((await origin(id)).data).toEqual({
      from: { id: source.id, batch: '2025-1', no: null },
      batchYear: 2025,
      sections: 3,
      answers: { basics: { amount: 12.5 }, filesData: { report: [fileId] } },
      kept: [],
    });
    expect((await origin(id, { item: 'basics.amount', applies: true })).data.kept).toEqual(['basics.amount']);
    expect((await origin(id, { item: 'basics.amount', applies: true })).data.kept).toEqual(['basics.amount']);
    expect((await origin(id)).data.kept).toEqual(['basics.amount']);
    expect((await origin(id, { item: 'basics.amount', applies: false })).data.kept).toEqual([]);
  });

  it('returns nothing for a filing that is no copy, and refuses to note anything there', async () => {
    const source = await save('beta', answers());
    expect((await origin(source.id)).data).toBeNull();
    expect((await origin(source.id, { item: 'basics.amount', applies: true })).msg).toContain('not copied');
    const other = await app.signIn('other');
    expect((await app.call(paths.filingOrigin.replace('{id}', source.id), { token: other })).code).not.toBe(
      200,
    );
  });
});

describe('active time', () => {
  it('adds the time between saves that follow each other closely', async () => {
    const begun = await save('alpha', answers());
    const again = async (seconds: number, version: number) => {
      app.clock.advance(seconds);
      const data = { ...answers(), basics: { note: `${version}` } };
      const body = { data, action: 'save', id: begun.id, version };
      expect((await app.call(`POST ${BASE}/alpha/`, { token: owner, body })).code).toBe(200);
    };
    await again(60, 1);
    await again(400, 2);
    await again(90, 3);
    const [row] = await app.db.q.select().from(storedFilings).where(eq(storedFilings.id, begun.id));
    expect(row?.activeSeconds).toBe(150);
  });
});

describe('reusable', () => {
  it('returns earlier answers with their source, from other programs too, and not from the filing itself', async () => {
    const first = await save('alpha', answers());
    app.clock.advance(60);
    const own = await save('beta', { basics: { note: '本项' } });
    const { data } = await reusable({ program: 'beta', except: own.id });
    expect(data.sources).toMatchObject([
      {
        id: first.id,
        program: 'alpha',
        title: 'alpha declaration',
        batch: '2026-1',
        status: 'draft',
        no: null,
        at: first.updated_at,
        answers: { ...answers(), team: [{ person: '张三', share: 60 }] },
      },
    ]);
    expect(data.files).toMatchObject([{ id: fileId, name: 'paper.pdf' }]);
    const both = await reusable({ program: 'beta' });
    expect(both.data.sources.map(({ id }) => id)).toEqual([own.id, first.id]);
  });

  it('offers no file that the company has withdrawn', async () => {
    await save('alpha', answers());
    const path = paths.setLibraryFile.replace('{id}', fileId);
    const setFile = (state: string) => app.call(path, { token: owner, body: { state } });
    await setFile('withdrawn');
    const { data } = await reusable({ program: 'beta' });
    await setFile('kept');
    expect(data.files).toEqual([]);
    expect(data.sources.map((source) => source.answers)).toMatchObject([{ basics: answers().basics }]);
    expect(data.sources[0]?.answers).not.toHaveProperty('filesData');
  });

  it('returns answers of the own company, to those who may fill in the program', async () => {
    await save('alpha', answers());
    const other = await reusable({ program: 'beta' }, await app.signIn('other'));
    expect(other.data).toEqual({ sources: [], files: [] });
    await app.db.q
      .update(users)
      .set({ programs: ['alpha'] })
      .where(eq(users.username, 'demo.filer'));
    const filer = await app.signIn('demo.filer');
    expect((await reusable({ program: 'beta' }, filer)).msg).toContain('right');
    expect((await reusable({ program: 'alpha' }, filer)).data.sources).toHaveLength(1);
    expect((await reusable({ program: 'nothing' })).msg).toBe('record not found');
  });
});
