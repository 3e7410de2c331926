import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Program } from '../../domain/definition';
import { programs } from '../../domain/programs/index.generated';
import { GOOD } from '../../tests/support/server/filing-clients';
import { RETURN, ReviewClients, reviewPrograms } from '../../tests/support/server/review-clients';
import { createLogger } from '../core/logger';
import { createWarnings } from '../core/warnings';
import { workAnswers } from './tables';
import { openWorkList } from './work-service';
import { createWorkStore } from './work-store';

const [alpha, beta, gamma] = reviewPrograms as [Program, Program, Program];
/** Program whose field `name` is sensitive, so that filings cannot be filtered by it. */
const guarded = {
  ...gamma,
  load: async () => {
    const form = await gamma.load();
    const sections = form.sections.map((section) =>
      section.kind === 'fields'
        ? {
            ...section,
            fields: section.fields.map((field) => ({ ...field, sensitive: field.key === 'name' })),
          }
        : section,
    );
    return { ...form, sections } as typeof form;
  },
};

let clients: ReviewClients;
let small = '';
let large = '';

beforeAll(async () => {
  clients = await ReviewClients.open([alpha, beta, guarded]);
  small = await clients.submit('beta', clients.owner, { basics: { name: '甲样（检测）', amount: 10.5 } });
  large = await clients.submit('beta', clients.stranger, {
    basics: { name: '低温制备', amount: 900, note: 'ABC; x~y=z' },
  });
  await clients.submit('gamma', clients.owner, undefined, { selectIndex: 1 });
});
afterAll(() => clients.close());

const found = async (answers: string, more: Record<string, string> = {}) => {
  const { data } = await clients.queue(clients.admin, { program: 'beta', answers, ...more });
  expect(data.total).toBe(data.list.length);
  return data.list.map(({ id }) => id);
};

describe('reviewQueue of one program', () => {
  it('returns filings by what a text holds or is, and by numbers from and to', async () => {
    const [holds, is] = ['basics.name~甲样', 'basics.name=低温制备'];
    expect([await found(holds), await found(is)]).toEqual([[small], [large]]);
    expect(await found('basics.note~abc%3B%20x%7Ey')).toEqual([large]);
    expect(await found('basics.amount:10.5..')).toHaveLength(2);
    expect(await found('basics.amount:10.6..900')).toEqual([large]);
    expect(await found('basics.doubled:..21')).toEqual([small]);
    expect(await found('basics.name~制备;basics.amount:..10')).toEqual([]);
  });

  it('returns filings by these combined with all other filters, words and orders', async () => {
    const both = 'basics.amount:1..1000';
    const first = await found(both, { sorter: '-submitted_at' });
    expect(await found(both, { sorter: 'submitted_at' })).toEqual([...first].reverse());
    expect(await found(both, { status: 'mine', sorter: 'turn' })).toEqual([]);
    expect((await found(both, { status: 'submitted', sorter: 'turn' })).sort()).toEqual(
      [small, large].sort(),
    );
    expect(await found(both, { keyword: '没有这样的词' })).toEqual([]);
    const page = await clients.queue(clients.admin, {
      program: 'beta',
      answers: both,
      pageSize: '1',
      current: '2',
    });
    expect([page.data.list.length, page.data.total]).toEqual([1, 2]);
  });

  it('shows the requested answers, in words', async () => {
    const query = { program: 'beta', fields: 'basics.name,basics.amount,gone.field' };
    const { list } = (await clients.queue(clients.admin, query)).data;
    expect(list.find(({ id }) => id === small)?.answers).toEqual({
      'basics.name': '甲样（检测）',
      'basics.amount': '10.50',
    });
    expect((await clients.queue(clients.admin, { program: 'beta' })).data.list[0]?.answers).toEqual({});
  });

  it('rejects filters without a program, of a sensitive answer, and unknown ones', async () => {
    const refused = async (query: Record<string, string>) =>
      String((await clients.queue(clients.admin, query)).msg);
    expect(await refused({ answers: 'basics.name~a' })).toContain('Choose one program');
    expect(await refused({ program: 'gamma', answers: 'basics.name~a' })).toContain('is sensitive');
    expect(await refused({ program: 'beta', answers: 'basics.name' })).toContain('cannot be read');
  });

  it('shows what was signed, and not what a company writes while it corrects', async () => {
    const id = await clients.submit('alpha', clients.owner, {
      ...GOOD,
      basics: { name: '签署的', amount: 3 },
    });
    await clients.decide(id, clients.reviewer, {
      action: 'return_first',
      ...RETURN,
      corrections: [{ comment: '请改' }],
    });
    const { version } = await clients.own(id);
    const body = { id, version, data: { basics: { name: '未签的', amount: 3 } } };
    await clients.app.call('POST /api/v1.0/portal/report/alpha/', { token: clients.owner, body });
    const listed = async (answers: string) =>
      (await clients.queue(clients.admin, { program: 'alpha', answers })).data.list.map((item) => item.id);
    expect([await listed('basics.name~签署的'), await listed('basics.name~未签的')]).toEqual([[id], []]);
  });

  it('includes what programs name from the migrations on: a new installation rebuilds nothing', async () => {
    const work = { ...createWorkStore(clients.app.db), rebuild: vi.fn() };
    const log = createLogger({ logLevel: 'silent' });
    await openWorkList({ work, programs, log, warnings: createWarnings() });
    expect(work.rebuild).not.toHaveBeenCalled();
  });

  it('is checked and rebuilt with the work list', async () => {
    const { db } = clients.app;
    const work = createWorkStore(db);
    expect((await work.check()).items).toBe(0);
    await db.q.delete(workAnswers).where(eq(workAnswers.filingId, small));
    expect((await work.check()).items).toBeGreaterThan(0);
    expect((await work.sample('00000000-0000-0000-0000-000000000000')).items).toBe(1);
    await work.rebuild();
    expect((await work.check()).items).toBe(0);
    expect(await found('basics.name~甲样')).toEqual([small]);
  });
});
