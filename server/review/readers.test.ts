/** Readers of a filing, its assignment, and the log of reads. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BatchResult } from '../../domain/accounts/sub-user-calls';
import { paths } from '../../domain/api/paths.generated';
import type { ReadLogData } from '../../domain/audit/calls';
import { DEFAULT_DAYS } from '../../domain/retention/rules';
import type { ActiveReader } from '../../domain/review/calls';
import { upload } from '../../tests/support/file-sample';
import { ReviewClients } from '../../tests/support/server/review-clients';
import { withId } from '../../tests/support/with-id';
import { createReadLog } from '../core/audit/read-log-store';
import { readLog, users } from '../core/db/tables';
import { DEMO_PASSWORD } from '../demo/demo-companies';
import { createPresenceStore } from '../filings/collaboration-store';
import { presences } from '../filings/tables';

let clients: ReviewClients;
let id: string;
let foreign: string;
let colleague: string;

const idOf = async (username: string) =>
  (await clients.app.db.q.select().from(users).where(eq(users.username, username)))[0]?.id ?? '';

beforeAll(async () => {
  clients = await ReviewClients.open();
  id = await clients.submit('alpha');
  foreign = await clients.submit('alpha', clients.stranger);
  const { q } = clients.app.db;
  const [reviewer] = await q.select().from(users).where(eq(users.username, 'reviewer'));
  const own = { id: randomUUID(), name: '同事', username: 'colleague', usernameKey: 'colleague' };
  await q.insert(users).values({ ...(reviewer as NonNullable<typeof reviewer>), ...own, usernameLook: null });
  colleague = await clients.app.signIn('colleague', DEMO_PASSWORD);
});
afterAll(() => clients.close());
beforeEach(async () => {
  await clients.app.db.q.delete(readLog);
  await clients.app.db.q.delete(presences);
});

const present = (token: string, filing = id) =>
  clients.app.call<ActiveReader[]>(withId(paths.notePresence, filing), { token });
const names = async (token: string) => (await present(token)).data.map(({ name }) => name);
const inQueue = async (token: string) =>
  (await clients.queue(token)).data.list.find((each) => each.id === id)?.readers;
const search = async (query: Record<string, string> = {}, token = clients.admin) =>
  (await clients.app.call<ReadLogData>(paths.readLog, { token, query })).data;
const lines = async (query: Record<string, string> = {}) =>
  (await search(query)).list.map(({ person, kind, filing }) => [person.username, kind, filing?.id ?? null]);

describe('notePresence', () => {
  it('shows colleagues who has a filing open and since when, until a while after the last sign', async () => {
    const began = clients.app.clock.now.toISOString();
    expect((await present(clients.reviewer)).data).toEqual([]);
    clients.app.clock.advance(60);
    expect((await present(colleague)).data).toEqual([{ name: '孙浩', since: began }]);
    expect(await names(clients.reviewer)).toEqual(['同事']);
    expect([await inQueue(clients.admin), await inQueue(colleague)]).toEqual([['孙浩', '同事'], ['孙浩']]);
    expect((await present(colleague)).data).toEqual([{ name: '孙浩', since: began }]);
    clients.app.clock.advance(91);
    expect(await names(colleague)).toEqual([]);
    expect((await present(clients.reviewer)).data[0]?.name).toBe('同事');
    expect((await present(colleague)).data[0]?.since).toBe(clients.app.clock.now.toISOString());
  });

  it('shows nothing of filings that the person does not review', async () => {
    expect(await present(clients.reviewer, foreign)).toMatchObject({ code: 208, data: null });
    expect((await present(clients.owner)).code).not.toBe(200);
  });

  it('gives an unassigned filing to whoever takes it first, and shows that person to the next', async () => {
    const take = async (token: string, username: string) =>
      clients.app.call<BatchResult>(paths.assignFilings, {
        token,
        body: { assignee: await idOf(username), filings: [{ id, version: 0 }] },
      });
    expect((await take(clients.reviewer, 'reviewer')).data.done).toEqual([id]);
    expect((await take(colleague, 'colleague')).data.refused).toEqual([
      { id, msg: '孙浩 reviews this filing by now. Look at it again first' },
    ]);
  });
});

describe('readLog (createReadLog)', () => {
  it('returns who opened which filing: once in ten minutes, and apart from what was preloaded', async () => {
    await clients.app.call(withId(paths.reviewFiling, id), {
      token: clients.reviewer,
      query: { ahead: 'true' },
    });
    expect(await lines()).toEqual([['reviewer', 'ahead', id]]);
    for (const token of [clients.reviewer, clients.reviewer, clients.admin]) await clients.read(id, token);
    await present(clients.reviewer);
    expect((await lines()).sort()).toEqual(
      [
        ['admin', 'filing', id],
        ['reviewer', 'ahead', id],
        ['reviewer', 'filing', id],
      ].sort(),
    );
    clients.app.clock.advance(600);
    await clients.read(id, clients.reviewer);
    expect(await lines({ person: 'REVIEWER', kind: 'filing' })).toHaveLength(2);
    await clients.own(id);
    await clients.read(foreign, clients.reviewer);
    expect((await search()).total).toBe(4);
  });

  it('returns files too, by company, number and day, to administrators alone', async () => {
    await clients.read(id, clients.reviewer);
    await clients.read(foreign, clients.admin);
    const { receipt } = (await clients.read(id, clients.admin)).data.filing as { receipt: { no: string } };
    expect((await lines({ keyword: receipt.no.toLowerCase() })).map(([, , filing]) => filing)).toEqual([
      id,
      id,
    ]);
    const file = await upload(clients.app, clients.owner, 'pdf');
    for (const token of [clients.admin, clients.owner])
      await clients.app.app.inject({
        url: withId(paths.file, file).replace('GET ', ''),
        headers: { authorization: `JWT ${token}` },
      });
    const { list } = await search({ kind: 'file' });
    expect(list).toMatchObject([{ person: { username: 'admin' }, filing: null, file: 'paper.pdf' }]);
    expect((await search({ keyword: '没有这家企业' })).total).toBe(0);
    expect((await search({ to: '2026-06-09' })).total).toBe(0);
    expect((await search({ from: '2026-06-10', to: '2026-06-10' })).total).toBe(4);
    expect((await clients.app.call(paths.readLog, { token: clients.reviewer })).code).toBe(208);
  });

  it('returns for how long reads are kept, as it is set', async () => {
    const { app, admin } = clients;
    expect((await search()).kept_days).toBe(DEFAULT_DAYS.read_log);
    const body = { days: { ...DEFAULT_DAYS, read_log: 183 }, confirmed: true };
    expect((await app.call(paths.saveRetention, { token: admin, body })).code).toBe(200);
    expect((await search()).kept_days).toBe(183);
  });

  it('never fails a read that it cannot log', async () => {
    const error = vi.fn();
    const broken = {
      q: {
        insert: () => ({ values: () => ({ onConflictDoNothing: () => Promise.reject(new Error('away')) }) }),
      },
    };
    const log = createReadLog({ db: broken as never, clock: () => new Date(), log: { error } as never });
    await log.note({ userId: 'u', role: 'reviewer' }, { kind: 'filing', subjectId: id, companyId: 'c' });
    expect(error).toHaveBeenCalledOnce();
  });

  it('forgets who has gone at the next sweep', async () => {
    await present(clients.reviewer);
    const { db, clock } = clients.app;
    await createPresenceStore(db).deleteForgotten(new Date(clock.now.getTime() + 86_400_000));
    expect(await db.q.$count(presences)).toBe(0);
  });
});
