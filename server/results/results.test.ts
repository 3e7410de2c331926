import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { PublicResult, ResultsData } from '../../domain/results/calls';
import { PUBLISHED_STATUSES } from '../../domain/results/publication';
import { GOOD } from '../../tests/support/server/filing-clients';
import { PASS, ReviewClients } from '../../tests/support/server/review-clients';
import { alpha, beta, gamma } from '../../tests/support/test-programs';
import { createWorkStore } from '../review/work-store';
import { createResultsStore } from './results-store';

const NAME = '减速器噪声控制';
const TEAM = [{ row: 'a', person: '张三', share: 60 }];
const review = { expertReview: false, publicNotice: true };

/** Titles; names of people; demands that are open to all, to some, or to chosen ones. */
const programs = [
  { ...alpha, review, subject: 'basics.name' as const, published: { subject: 'person' as const } },
  {
    ...beta,
    review,
    published: { subject: 'title' as const, answers: ['basics.amount'] },
  },
  {
    ...gamma,
    review: { expertReview: false, publicNotice: false },
    subject: 'basics.name' as const,
    kinds: [1, 2, 3].map((value) => ({ value, zh: `${value}类`, en: `Kind ${value}` })),
    published: {
      subject: 'title' as const,
      answers: ['basics.amount', 'team'],
      scope: 'basics.note' as const,
    },
  },
];

let clients: ReviewClients;
beforeAll(async () => {
  clients = await ReviewClients.open(programs);
});
beforeEach(() => clients.restore());
afterAll(() => clients.close());

const read = async (query: Record<string, string> = {}) =>
  (await clients.app.call<ResultsData>(paths.publicResults, { query })).data;
const named = { ...GOOD, basics: { ...GOOD.basics, name: NAME }, team: TEAM };
/** Excludes the demo's own results of last year, which belong to other batches. */
const own = (list: PublicResult[]) => list.filter(({ batch }) => batch.startsWith('2026'));

/** Returns a filing approved after its public notice, on 18 June. */
async function approved(): Promise<string> {
  const id = await clients.submit('beta', clients.owner, named);
  await clients.decide(id, clients.reviewer, PASS);
  await clients.decide(id, clients.admin, { action: 'publicise' });
  await clients.setClock(new Date('2026-06-18T02:00:00Z'));
  await clients.decide(id, clients.admin, { action: 'approve', grant_approved: 35.5, opinion: '内部意见' });
  return id;
}
/** Approves one demand of each kind and scope. */
async function approveDemands(): Promise<void> {
  for (const [i, scope] of ['public', 'masked', 'targeted'].entries()) {
    const data = { ...named, basics: { ...named.basics, note: scope } };
    const id = await clients.submit('gamma', clients.owner, data, { selectIndex: i + 1 });
    await clients.decide(id, clients.reviewer, PASS);
    await clients.decide(id, clients.admin, { action: 'approve', grant_approved: 0 });
  }
}
const REVOKE = { action: 'revoke', reasons: ['falsified'], doc_no: '沈科〔2026〕1号' };

describe('publicResults', () => {
  it('returns decided filings alone, without a session', async () => {
    const waiting = await clients.submit('beta', clients.owner, named);
    await clients.decide(waiting, clients.reviewer, PASS);
    expect(own((await read()).list)).toEqual([]);

    await clients.decide(waiting, clients.admin, { action: 'publicise' });
    const { list, objections } = await read({ list: 'notice' });
    expect(list).toMatchObject([
      {
        program: 'beta',
        batch: '2026-1',
        company: '示例智能装备有限公司',
        subject: NAME,
        status: 'publicised',
        project_no: null,
        grant: null,
        approved_on: null,
        scope: null,
        details: [{ title: 'Basics', pairs: [{ name: 'Amount', value: '10.00' }], table: null }],
        notice: { from: '2026-06-10', to: '2026-06-17', open: true },
      },
    ]);
    expect((await clients.own(waiting, 'beta')).notice_until).toBe('2026-06-17');
    expect(objections).toEqual({ office: 'The city office', phone: '12345' });
    await clients.setClock(new Date('2026-06-18T02:00:00Z'));
    expect((await read({ list: 'notice' })).list[0]?.notice?.open).toBe(false);

    await clients.decide(waiting, clients.admin, {
      action: 'approve',
      grant_approved: 35.5,
      opinion: '内部意见',
    });
    const approved = await read({ list: 'decided', program: 'beta' });
    expect(own(approved.list)).toMatchObject([
      { status: 'approved', project_no: 'BE2026-0001', grant: 35.5, approved_on: '2026-06-18', notice: null },
    ]);
    expect(JSON.stringify(approved)).not.toContain('内部意见');
    expect(JSON.stringify(approved)).not.toContain('张三');
  });

  it('returns results by company, number and subject, by program and batch, in pages', async () => {
    await approved();
    const found = async (query: Record<string, string>) => own((await read(query)).list).length;
    expect(await found({ keyword: '智能装备', program: 'beta' })).toBe(1);
    expect(await found({ keyword: 'be2026-0001' })).toBe(1);
    expect(await found({ keyword: NAME.slice(0, 4) })).toBe(1);
    expect(await found({ keyword: '没有的' })).toBe(0);
    expect(await found({ batch: '2025-1' })).toBe(0);
    const { programs: filters, batches } = await read();
    expect(filters.map(({ key }) => key)).toContain('beta');
    expect(batches[0]).toBe('2026-1');
    expect((await read({ current: '2', pageSize: '100' })).list).toEqual([]);
    const behind = await read({ keyword: 'be2026-0001', current: '9' });
    expect(behind).toMatchObject({ list: [], total: 1, more: false });
  });

  it('shows what was revoked, with the document that says so', async () => {
    const id = await approved();
    const [result] = own((await read({ program: 'beta' })).list);
    expect(result?.revoked).toBeNull();
    await clients.decide(id, clients.admin, REVOKE);
    expect(own((await read({ program: 'beta' })).list)).toMatchObject([
      { status: 'revoked', revoked: { on: '2026-06-18', doc_no: '沈科〔2026〕1号' } },
    ]);
  });

  it('keeps a subject secret that is a person’s name, and does not find it either', async () => {
    const id = await clients.submit('alpha', clients.owner, named);
    await clients.decide(id, clients.reviewer, PASS);
    await clients.decide(id, clients.admin, { action: 'publicise' });
    expect(own((await read({ program: 'alpha' })).list)).toMatchObject([{ subject: null }]);
    expect((await read({ program: 'alpha', keyword: NAME })).list).toEqual([]);
  });

  it('shows of a demand what is open to everybody', async () => {
    await approveDemands();
    const { list } = await read({ program: 'gamma' });
    const of = (kind: string) => list.find((each) => each.kind === kind);
    expect(of('Kind 1')).toMatchObject({
      scope: 'public',
      subject: NAME,
      grant: null,
      details: [
        { title: 'Basics', pairs: [{ name: 'Amount', value: '10.00' }], table: null },
        { title: 'Team', table: { rows: [['1', '张三', '60.00']] } },
      ],
    });
    expect(of('Kind 2')).toMatchObject({ scope: 'masked', subject: NAME, details: [{ title: 'Basics' }] });
    expect(of('Kind 2')?.details).toHaveLength(1);
    expect(of('Kind 3')).toMatchObject({ scope: 'targeted', subject: null, details: [] });
    const found = await read({ program: 'gamma', keyword: NAME });
    expect(found.list.map(({ kind }) => kind).sort()).toEqual(['Kind 1', 'Kind 2']);
  });

  it('allows proxies to cache each language for a moment', async () => {
    await approved();
    const { headers } = await clients.app.call(paths.publicResults);
    expect(headers['cache-control']).toBe('public, max-age=30');
    expect(headers.vary).toContain('accept-language');
    const chinese = await clients.app.call<ResultsData>(paths.publicResults, {
      query: { program: 'beta' },
      headers: { 'accept-language': 'zh-CN' },
    });
    expect(chinese.data.list[0]?.title).toBe('beta申报');
  });
});

const download = (query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  clients.app.app.inject({ url: paths.openData.replace('GET ', ''), query, headers });

describe('openData', () => {
  it('returns the same results as JSON and as a table', async () => {
    await clients.decide(await approved(), clients.admin, REVOKE);
    const json = await download({ program: 'beta' });
    expect(json.headers).toMatchObject({ 'cache-control': 'public, max-age=30' });
    const { results, terms } = json.json<{ terms: string; results: PublicResult[] }>();
    expect(terms).toContain('注明来源');
    expect(own(results)).toMatchObject([
      { title: 'beta申报', status: 'revoked', grant: 35.5, subject: NAME },
    ]);

    const { body } = await download({ program: 'beta', format: 'csv', language: 'en' });
    const [head = '', row = ''] = body.replace('\ufeff', '').split('\r\n');
    expect(head.split(',').slice(0, 4)).toEqual(['Program', 'Kind', 'Batch', 'Company']);
    expect(row).toContain('Approval revoked,BE2026-0001,35.5,2026-06-18,,,2026-06-18,沈科〔2026〕1号');
    const all = (await download()).json<{ results: PublicResult[] }>().results;
    const pages = await read({ pageSize: '100' });
    const key = ({ company, batch, program, status }: PublicResult) =>
      [company, batch, program, status].join();
    expect(all.map(key)).toEqual(pages.list.map(key));
    expect((await download({ list: 'notice', program: 'beta' })).json()).toMatchObject({ results: [] });
  });

  it('does not send data again to a client that has it, until a publication changes or a day ends', async () => {
    const { etag } = (await download()).headers;
    const again = () => download({}, { 'if-none-match': String(etag) });
    expect(await again()).toMatchObject({ statusCode: 304, body: '' });
    const waiting = await clients.submit('beta', clients.owner, named);
    await clients.decide(waiting, clients.reviewer, PASS);
    expect((await again()).statusCode).toBe(304);
    await createWorkStore(clients.app.db).fold();
    expect((await again()).statusCode).toBe(304);
    await clients.decide(waiting, clients.admin, { action: 'publicise' });
    const changed = await again();
    expect(changed.statusCode).toBe(200);
    expect(changed.headers['last-modified']).toMatch(/GMT$/);
    const latest = String(changed.headers.etag);
    await clients.setClock(new Date('2026-06-19T02:00:00Z'));
    expect((await download({}, { 'if-none-match': latest })).statusCode).toBe(200);
  });
});

describe(createResultsStore, () => {
  it('returns all results once, in the order of the pages, however few it reads at a time', async () => {
    await approveDemands();
    for (let i = 0; i < 2; i++) await approved();
    const store = createResultsStore(clients.app.db);
    const filter = { statuses: PUBLISHED_STATUSES };
    const paged = (await store.list(filter, { current: 1, pageSize: 100 })).map(({ filingId }) => filingId);
    expect(paged.length).toBeGreaterThan(5);
    for (const size of [1, 2, 3]) {
      const walked: string[] = [];
      for await (const rows of store.walk(filter, size)) walked.push(...rows.map(({ filingId }) => filingId));
      expect(walked).toEqual(paged);
    }
  });
});
