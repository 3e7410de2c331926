/** Checks that counted statistics equal a recount of the filings themselves after random acts of companies and offices. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { StatisticsData } from '../../domain/statistics/calls';
import { STATISTICS_BY, type StatisticsBy } from '../../domain/statistics/table';
import { GOOD } from '../../tests/support/server/filing-clients';
import { PASS, RETURN, ReviewClients } from '../../tests/support/server/review-clients';
import { beta, gamma } from '../../tests/support/test-programs';
import { withId } from '../../tests/support/with-id';
import { createWorkStore } from '../review/work-store';

const open = { review: { expertReview: false, publicNotice: false }, perCompanyAndBatch: 100 };
const FILINGS = 18;
const ROUNDS = 18;
/** Acts that are sent at once. */
const TOGETHER = 6;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let clients: ReviewClients;
beforeAll(async () => {
  clients = await ReviewClients.open([
    { ...beta, ...open },
    { ...gamma, ...open },
  ]);
});
afterAll(() => clients.close());

/** Numbers from 0 to below 1, the same at each run. */
function createNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

const withdraw = async (id: string) => {
  const version = (await clients.read(id, clients.admin)).data?.filing.version ?? 0;
  return clients.app.call(withId(paths.withdraw, id), { token: clients.owner, body: { version } });
};

/** Acts on a filing; those that its state does not allow are refused, as they would be on any day. */
const acts: ((id: string) => Promise<unknown>)[] = [
  (id) => clients.decide(id, clients.reviewer, PASS),
  (id) => clients.decide(id, clients.reviewer, { ...RETURN, corrections: [], action: 'return_first' }),
  (id) => clients.decide(id, clients.admin, { action: 'approve', grant_approved: 2.5 }),
  (id) =>
    clients.decide(id, clients.reviewer, {
      action: 'reject_first',
      opinion: '不符合',
      reasons: ['budget'],
    }),
  (id) => clients.decide(id, clients.admin, { action: 'approve', grant_approved: 10 }),
  (id) => clients.decide(id, clients.admin, { action: 'reject_city', opinion: '过高', reasons: ['budget'] }),
  (id) =>
    clients.decide(id, clients.admin, {
      action: 'revoke',
      reasons: ['falsified'],
      doc_no: '沈科〔2026〕1号',
    }),
  withdraw,
];

/** Moves filings, some of them decided, to a batch of the year before: all filings of a test are of one batch. */
const moveToOtherBatch = (ids: string[]) =>
  clients.app.db.q.execute(
    sql`update filings set batch_year = 2025, batch_no = 2 where id = any (${`{${ids}}`}::uuid[])`,
  );

/** Submits filings of two companies and acts on some of them a round; between rounds the clock runs on by hours or weeks. */
async function act(): Promise<void> {
  const number = createNumbers(36);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(number() * list.length)] as T;
  const ids: string[] = [];
  for (let each = 0; each < FILINGS; each += 1) {
    const company = pick([clients.owner, clients.stranger]);
    ids.push(await clients.submit(pick(['beta', 'gamma']), company, GOOD, { selectIndex: pick([1, 2]) }));
  }
  for (const id of ids.slice(0, FILINGS / 2)) await clients.decide(id, clients.reviewer, PASS);
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round === ROUNDS / 2) await moveToOtherBatch(ids.filter(() => number() < 0.4));
    await Promise.all(Array.from({ length: TOGETHER }, () => pick(acts)(pick(ids))));
    const hours = Math.floor(number() * (round % 5 === 4 ? 600 : 60));
    await clients.setClock(new Date(clients.app.clock.now.getTime() + hours * HOUR_MS));
  }
  for (const id of ids) await clients.decide(id, clients.reviewer, PASS);
  for (const id of ids) await clients.decide(id, clients.admin, { action: 'approve', grant_approved: 1 });
}

interface Decided extends Record<StatisticsBy, string> {
  days: number | null;
}

/** Filings as their own tables say, by no counter. */
async function readFilings(): Promise<Decided[]> {
  const { rows } = await clients.app.db.q.execute<
    Omit<Decided, 'days'> & { sent: Date; decided: Date | null }
  >(sql`
    select program, batch_year || '-' || batch_no as batch, coalesce(department, '') as department, industry, status,
      first_submitted_at as sent, case when status in ('approved', 'rejected', 'revoked') then decided_at end as decided
    from work_source`);
  return rows.map(({ sent, decided, ...row }) => ({
    ...row,
    days: decided && roundDays((new Date(decided).getTime() - new Date(sent).getTime()) / DAY_MS),
  }));
}

/** Tenths of a day, and whole days, rounded from the tenths, beyond twenty. */
function roundDays(days: number): number {
  const tenths = Math.round(days * 10);
  return tenths <= 200 ? tenths / 10 : Math.round(tenths / 10);
}

function computeMedian(filings: readonly Decided[]): number | null {
  const days = filings.flatMap((each) => each.days ?? []).sort((a, b) => a - b);
  const at = (place: number) => days[Math.floor(place)] ?? 0;
  return days.length === 0 ? null : (at((days.length - 1) / 2) + at(days.length / 2)) / 2;
}

const read = async (token: string, query: Record<string, string>) =>
  (await clients.app.call<StatisticsData>(paths.statistics, { token, query })).data;

describe('statistics', () => {
  it('equals a recount after random acts, by each property, for each office and filter', async () => {
    await act();
    const filings = await readFilings();
    expect(new Set(filings.map(({ status }) => status)).size).toBeGreaterThan(3);
    expect(filings.filter(({ days }) => days !== null).length).toBeGreaterThan(5);
    expect(filings.some(({ batch, days }) => batch === '2025-2' && days !== null)).toBe(true);
    const department = 'D210112';
    const asked: [token: string, query: Record<string, string>, isAsked: (each: Decided) => boolean][] = [
      [clients.admin, {}, () => true],
      [clients.admin, { program: 'beta' }, (each) => each.program === 'beta'],
      [clients.admin, { batch: '2026-1' }, (each) => each.batch === '2026-1'],
      [clients.admin, { year: '2025' }, (each) => each.batch.startsWith('2025-')],
      [clients.admin, { department }, (each) => each.department === department],
      [clients.reviewer, {}, (each) => each.department === department],
      [
        clients.reviewer,
        { program: 'beta' },
        (each) => each.department === department && each.program === 'beta',
      ],
    ];
    for (const [token, query, isAsked] of asked) {
      const counted = filings.filter(isAsked);
      for (const by of STATISTICS_BY) {
        const { rows, total } = await read(token, { by, ...query });
        const said = rows.map(({ key, filings: n, median_days }) => [key, n, median_days]).sort();
        const keys = [...new Set(counted.map((each) => each[by]))];
        const recounted = keys.map((key) => {
          const same = counted.filter((each) => each[by] === key);
          return [key, same.length, computeMedian(same)];
        });
        expect([by, query, said]).toEqual([by, query, recounted.sort()]);
        expect([total.filings, total.median_days]).toEqual([counted.length, computeMedian(counted)]);
      }
    }
  });

  it('has counters without a difference from their rows, folded or not', async () => {
    const work = createWorkStore(clients.app.db);
    expect(await work.check()).toEqual({ items: 0, counters: 0 });
    await work.fold();
    expect(await work.check()).toEqual({ items: 0, counters: 0 });
  });

  it('warns if a duration is counted wrongly, and counts it anew', async () => {
    const work = createWorkStore(clients.app.db);
    const first = '00000000-0000-0000-0000-000000000000';
    await clients.app.db.q.execute(sql`update duration_counters set filings = filings + 1`);
    expect((await work.sample(first)).counters).toBeGreaterThan(0);
    await work.rebuild();
    expect((await work.sample(first)).counters).toBe(0);
  });
});
