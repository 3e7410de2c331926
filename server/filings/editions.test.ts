import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { Program } from '../../domain/definition';
import type { LogEntry } from '../../domain/filing/calls';
import { readSignedAnswers } from '../../domain/filing/signed-answers';
import type { Filing } from '../../domain/filing/types';
import { createNextForm } from '../../tests/support/next-edition';
import { readPdfPages } from '../../tests/support/pdf-text';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { beta } from '../../tests/support/test-programs';
import { filings, submissions } from '../core/db/tables';
import { windows } from '../windows/tables';

const BASE = '/api/v1.0/test/portal';
const OLD = {
  basics: { name: '示例', amount: 10, note: '旧说明' },
  team: [
    { row: 'a', person: '甲', share: 60 },
    { row: 'b', person: '乙', share: 40 },
  ],
};
const NEW = { basics: { title: '示例', amount: 100_000 }, team: [{ row: 'a', person: '甲', share: 60 }] };

/** Program whose definition changes while the application runs, as an update of the portal would change it. */
const program: Program = { ...beta };
const present = () => Object.assign(program, { edition: '2026.1', load: beta.load });
const update = () =>
  Object.assign(program, { edition: '2027.1', load: async () => createNextForm(await beta.load()) });

let app: TestApp;
let owner: string;

beforeAll(async () => {
  app = await startTestApp({ programs: [program] });
  owner = await app.signIn('demo');
  await app.db.q.update(windows).set({ quota: 20 }).where(eq(windows.program, program.key));
});
beforeEach(present);
afterAll(() => app.close());

const save = <T = Filing>(body: object) => app.call<T>(`POST ${BASE}/beta/`, { token: owner, body });
const read = async (id: string) => (await app.call<Filing>(`GET ${BASE}/beta/${id}/`, { token: owner })).data;
const rowOf = async (id: string) => (await app.db.q.select().from(filings).where(eq(filings.id, id)))[0];
const logOf = async (id: string) =>
  (await app.call<LogEntry[]>(`GET ${BASE}/audit/${id}/log`, { token: owner })).data.map(
    ({ action, comment }) => [action, comment],
  );

async function begun(data: object = OLD): Promise<string> {
  const { data: filing, msg } = await save({ edition: '2026.1', data });
  if (!filing?.id) throw new Error(String(msg));
  return filing.id;
}

async function sent(): Promise<string> {
  const id = await begun();
  await save({ id, version: 1, action: 'submit', data: OLD });
  return id;
}

const SET_ASIDE = [
  { path: 'basics.note', label: { zh: '新的基本信息 / 说明' }, value: '旧说明', reason: 'gone' },
  { path: 'team[1].person', label: { zh: '团队 / 第2行 / 姓名' }, value: '乙', reason: 'full' },
  { path: 'team[1].share', value: 40, reason: 'full' },
];

describe('drafts of an earlier edition of a form', () => {
  it('returns a draft in the new edition, with what became of each answer, and changes nothing', async () => {
    const id = await begun();
    update();
    const filing = await read(id);
    expect(filing).toMatchObject({
      edition: '2027.1',
      version: 1,
      data: NEW,
      actions: ['save', 'submit', 'delete'],
    });
    expect(filing.edition_note).toMatchObject({ from: '2026.1', to: '2027.1', kept: 4, aside: SET_ASIDE });
    expect(filing.edition_note?.moved).toEqual([
      {
        from: 'basics.name',
        to: 'basics.title',
        label: { zh: '新的基本信息 / 项目名称', en: 'New basics / Title' },
      },
    ]);
    expect(await rowOf(id)).toMatchObject({ edition: '2026.1', version: 1, data: OLD, editionNote: null });
  });

  it('moves a draft with its first save: answers, note and log line together, and the note is kept', async () => {
    const id = await begun();
    update();
    const { data } = await read(id);
    const saved = await save({ id, version: 1, edition: '2027.1', data });
    expect(saved.data).toMatchObject({ version: 2, data: NEW, edition_note: { aside: SET_ASIDE } });
    expect(await rowOf(id)).toMatchObject({
      edition: '2027.1',
      data: NEW,
      editionNote: { aside: SET_ASIDE },
    });
    expect(await logOf(id)).toEqual([
      ['create', null],
      ['new_edition', '2026.1 → 2027.1'],
      ['save', null],
    ]);
    await save({ id, version: 2, edition: '2027.1', data: { basics: { title: '另一个' } } });
    expect((await read(id)).edition_note).toMatchObject({ from: '2026.1', aside: SET_ASIDE });
  });

  it('rejects a page of another edition before comparing anything else, and keeps the draft', async () => {
    const id = await begun();
    update();
    for (const version of [1, 7]) {
      const refused = await save<{ other_edition: boolean; edition: string }>({
        id,
        version,
        edition: '2026.1',
        data: { basics: { name: '新名', note: '新说明' } },
      });
      expect(refused).toMatchObject({ code: 208, data: { other_edition: true, edition: '2027.1' } });
      expect(refused.msg).toContain('Reload the page');
    }
    const other = { edition: '2026.1', data: OLD };
    expect((await save(other)).code).toBe(208);
    expect((await save({ id, version: 1, action: 'submit', ...other })).code).toBe(208);
    expect(await rowOf(id)).toMatchObject({ edition: '2026.1', version: 1, data: OLD });
  });

  it('returns a conflict in the edition of the page', async () => {
    const id = await begun();
    update();
    const { data } = await save<{ conflict: boolean; theirs: object }>({ id, version: 9, data: NEW });
    expect(data).toMatchObject({ conflict: true, theirs: NEW });
  });

  it('keeps what a browser had to set aside, each answer once', async () => {
    update();
    const aside = [
      {
        path: 'basics.note',
        edition: '2026.1',
        label: { zh: '说明', en: 'Note' },
        value: '未发送',
        reason: 'gone',
      },
    ];
    const { data } = await save({ edition: '2027.1', data: NEW, aside });
    expect(data.edition_note).toMatchObject({ from: '2026.1', to: '2027.1', aside });
    const again = await save({ id: data.id, version: 1, edition: '2027.1', data: NEW, aside });
    expect(again.data.edition_note?.aside).toEqual(aside);
    const more = [{ ...aside[0], path: 'basics.motto', value: '随提交' }];
    const submission = { action: 'submit', edition: '2027.1', data: NEW, aside: more };
    const sentNow = await save({ id: data.id, version: 2, ...submission });
    expect(sentNow.data).toMatchObject({ status: 'submitted', edition_note: { aside: [...aside, ...more] } });
    const flood = Array.from({ length: 501 }, (_, i) => ({ ...aside[0], value: i }));
    expect((await save({ data: NEW, aside: flood })).code).toBe(-1);
  });

  it('keeps the newest answer of a place alone, and returns it when an edition asks for it again', async () => {
    const id = await begun();
    update();
    const { data } = await read(id);
    const aside = [
      { ...SET_ASIDE[0], label: { zh: '说明', en: 'Note' }, edition: '2026.1', value: '旧说明，又添一句' },
    ];
    const saved = await save({ id, version: 1, edition: '2027.1', data, aside });
    const ofNote = saved.data.edition_note?.aside.filter(({ path }) => path === 'basics.note');
    expect(ofNote).toMatchObject([{ value: '旧说明，又添一句' }]);
    const load = async () => ({
      ...(await beta.load()),
      editions: [{ from: '2027.1', to: '2028.1' }],
    });
    Object.assign(program, { edition: '2028.1', load });
    const again = await read(id);
    expect(again.data).toMatchObject({ basics: { note: '旧说明，又添一句' } });
    expect(again.edition_note?.aside.map(({ path }) => path)).not.toContain('basics.note');
  });

  it('submits a draft that nobody has opened since under the new edition, with both log lines', async () => {
    const id = await begun({ ...OLD, team: [] });
    update();
    const { data } = await app.call<Filing>(`PUT ${BASE}/betaInfo/${id}/submit/`, { token: owner, body: {} });
    expect(data).toMatchObject({ status: 'submitted', edition: '2027.1', data: { basics: NEW.basics } });
    expect((await logOf(id)).map(([action]) => action)).toEqual(['create', 'new_edition', 'submit']);
  });

  it('shows and prints what was signed with the labels of its own edition, and moves it once it is taken back', async () => {
    const id = await sent();
    const paperOf = () =>
      app.db.q.select().from(submissions).where(eq(submissions.filingId, id)).orderBy(submissions.seq);
    const [signed] = await paperOf();
    update();
    const filing = await read(id);
    expect(filing).toMatchObject({
      status: 'submitted',
      edition: '2026.1',
      edition_note: null,
      warnings: [],
    });
    expect(filing.data).toMatchObject({ ...OLD, basics: { ...OLD.basics, doubled: 20 } });
    expect(filing.paper?.sections[0]).toMatchObject({ title: { zh: '基本信息' }, rows: [{ values: {} }] });
    const printed = await app.app.inject({
      method: 'GET',
      url: paths.document.replace('GET ', '').replace('{id}', id),
      headers: { authorization: `JWT ${owner}` },
    });
    const text = (await readPdfPages(printed.rawPayload)).join('');
    expect(text).toContain('旧说明');
    expect(text).not.toContain('项目名称');

    const { data: back } = await app.call<Filing>(`POST /api/v1.0/portal/report/filing/${id}/withdraw/`, {
      token: owner,
      body: {},
    });
    expect(back).toMatchObject({ status: 'withdrawn', edition: '2027.1', data: NEW });
    await save({ id, version: back.version, action: 'submit', edition: '2027.1', data: NEW });
    const [first, second] = await paperOf();
    expect(first).toEqual(signed);
    const asOthersTakeIt = await readSignedAnswers(program, first?.snapshot ?? '');
    expect(asOthersTakeIt.basics).toEqual({ ...NEW.basics, doubled: 200_000 });
    expect(JSON.parse(second?.snapshot ?? '')).toMatchObject({ edition: '2027.1' });
  }, 60_000);
});
