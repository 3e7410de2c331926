import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Program } from '../../domain/definition';
import { ReviewClients, reviewPrograms } from '../../tests/support/server/review-clients';
import { storedFilings } from '../core/db/tables';

const [alpha, beta, gamma] = reviewPrograms as [Program, Program, Program];
const named: Program[] = [alpha, beta].map((program) => ({
  ...program,
  subject: 'basics.name' as const,
  names: { right: ['team.person' as const] },
}));

const said = (name: string, amount: number, ...people: string[]) => ({
  basics: { name, amount },
  team: people.map((person, i) => ({ row: `r${i}`, person, share: 10 })),
});

let clients: ReviewClients;
let first = '';
let second = '';

beforeAll(async () => {
  clients = await ReviewClients.open([...named, gamma]);
  first = await clients.submit(
    'alpha',
    clients.owner,
    said('光伏 组件（一期）', 10, '甲某某某', 'ZL 2023 1 0012345.6'),
  );
  second = await clients.submit('beta', clients.stranger, said('光伏组件一期', 30, '202310012345.6'));
});
afterAll(() => clients.close());

const read = async (id: string, token = clients.admin) => (await clients.read(id, token)).data;

describe('namesakes in reviewFiling and reviewQueue', () => {
  it('are returned from any program, in any spelling, with their path in the filing', async () => {
    const { matches } = await read(first);
    expect(matches.map(({ kind, path }) => [kind, path]).sort()).toEqual([
      ['project', 'basics.name'],
      ['right', 'team[1].person'],
    ]);
    for (const { rule, filings: others } of matches)
      expect([rule, others.map(({ id }) => id)]).toEqual([null, [second]]);
    expect(matches[0]?.filings[0]).toMatchObject({ program: 'beta', batch: '2026-1', status: 'submitted' });
  });

  it('mark both filings in the queue, which finds them by it', async () => {
    const { list } = (await clients.queue(clients.admin, { check: 'namesake' })).data;
    expect(list.map(({ id }) => id)).toEqual(expect.arrayContaining([first, second]));
    for (const { checks } of list) expect(checks).toContainEqual({ kind: 'namesake', count: 1 });
  });

  it('include no link where another department reviews the other filing', async () => {
    const { matches } = await read(first, clients.reviewer);
    expect(matches[0]?.filings[0]).toMatchObject({ id: null, department: { value: 'D210106' } });
  });

  it('exclude names that the same company repeats in another batch, except its project', async () => {
    const again = await clients.submit('beta', clients.owner, said('另一项目', 10, '甲某某某'));
    const { q } = clients.app.db;
    expect((await read(again)).matches.map(({ path }) => path)).toEqual(['team[0].person']);
    await q
      .update(storedFilings)
      .set({ program: 'alpha', batchYear: 2025 })
      .where(eq(storedFilings.id, again));
    expect((await read(first)).matches.map(({ path }) => path).sort()).toEqual([
      'basics.name',
      'team[1].person',
    ]);
  });
});
