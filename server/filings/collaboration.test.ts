/** Colleagues on one draft: presence, and claimed sections. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import { MAX_CELL_NAME_LENGTH } from '../../domain/filing/collaboration';
import type {
  ClaimSectionBody,
  CollaborationState,
  SectionClaims,
} from '../../domain/filing/collaboration-calls';
import type { Filing, FilingWindow } from '../../domain/filing/types';
import { BASE, FilingClients } from '../../tests/support/server/filing-clients';
import { withId } from '../../tests/support/with-id';
import { approvals, storedFilings, submissions, users } from '../core/db/tables';
import { windows } from '../windows/tables';
import { presences, sectionClaims } from './tables';

let clients: FilingClients;
let filer: string;
let viewer: string;
let ids: Record<string, string>;
let id: string;

beforeAll(async () => {
  clients = await FilingClients.open();
  const { db } = clients.app;
  await db.q
    .update(users)
    .set({ programs: ['alpha'] })
    .where(eq(users.username, 'demo.filer'));
  filer = await clients.app.signIn('demo.filer');
  viewer = await clients.app.signIn('demo.viewer');
  const rows = await db.q.select().from(users);
  ids = Object.fromEntries(rows.map((row) => [row.username, row.id]));
});
beforeEach(async () => {
  for (const table of [presences, sectionClaims, approvals, submissions, storedFilings])
    await clients.app.db.q.delete(table);
  ({ id } = await clients.draft());
});
afterAll(() => clients.app.close());

const here = async (token: string, section?: string | null, cell?: string) =>
  (
    await clients.app.call<CollaborationState>(withId(paths.noteFilling, id), {
      token,
      body: { section, cell },
    })
  ).data;
const names = ({ people }: CollaborationState) => people.map(({ name, section }) => [name, section]);
const claim = (token: string, body: Partial<ClaimSectionBody>) =>
  clients.app.call<SectionClaims>(withId(paths.claimSection, id), {
    token,
    body: { section: 'basics', user: null, seen: null, ...body },
  });
const held = async () =>
  (await clients.app.call<SectionClaims>(withId(paths.sectionClaims, id), { token: viewer })).data.claims;

describe('noteFilling', () => {
  it('shows colleagues in which section one is, that one has gone, and the stored version', async () => {
    expect(names(await here(filer, 'basics'))).toEqual([]);
    const seen = await here(clients.owner);
    expect(seen.people).toMatchObject([{ section: 'basics' }]);
    expect(seen.version).toBe(1);
    await here(filer, 'rows');
    expect((await here(clients.owner)).people).toMatchObject([{ section: 'rows' }]);
    await here(filer, null);
    expect(names(await here(clients.owner))).toEqual([]);
  });

  it('shows a colleague who can only read in no section', async () => {
    await here(viewer, 'basics', 'team[a].person');
    expect((await here(clients.owner)).people).toMatchObject([{ section: '', cell: '' }]);
    await here(viewer, null);
    expect(names(await here(clients.owner))).toEqual([]);
  });

  it('tells until when the filing can be submitted, and that its window has closed', async () => {
    const own = (await clients.app.call<Filing>(withId(`GET ${BASE}/alpha/{id}/`, id), { token: filer }))
      .data;
    const { opens_at, closes_at } = own.window as FilingWindow;
    expect((await here(filer)).window).toEqual({ status: 'open', opens_at, closes_at });
    const moved = new Date(clients.app.clock.now.getTime() - 1_000);
    await clients.app.db.q.update(windows).set({ closesAt: moved }).where(eq(windows.program, 'alpha'));
    expect((await here(filer)).window).toEqual({
      status: 'closed',
      opens_at,
      closes_at: moved.toISOString(),
    });
    await clients.app.db.q
      .update(windows)
      .set({ closesAt: new Date(closes_at) })
      .where(eq(windows.program, 'alpha'));
  });

  it('hides from the company who of an office looks, and from the office who fills in', async () => {
    await here(filer, 'basics');
    const now = clients.app.clock.now;
    const office = { filingId: id, userId: ids.admin as string, since: now, seenAt: now };
    await clients.app.db.q.insert(presences).values(office);
    expect((await here(clients.owner)).people).toHaveLength(1);
    const other = await clients.app.signIn('other');
    expect((await clients.app.call(withId(paths.noteFilling, id), { token: other, body: {} })).code).toBe(
      208,
    );
  });
});

describe('noteFilling with a cell', () => {
  it('shows colleagues the cell that one is in, until one leaves it', async () => {
    await here(filer, 'basics', 'team[r1].name');
    expect((await here(clients.owner)).people).toMatchObject([{ cell: 'team[r1].name' }]);
    await here(filer, 'basics');
    expect((await here(clients.owner)).people).toMatchObject([{ cell: '' }]);
  });

  it('refuses a name that is longer than any cell has', async () => {
    const { code } = await clients.app.call(withId(paths.noteFilling, id), {
      token: filer,
      body: { cell: 'x'.repeat(MAX_CELL_NAME_LENGTH + 1) },
    });
    expect(code).not.toBe(200);
  });
});

describe('claimSection', () => {
  it('gives a section to the first of two, and shows that person to the second', async () => {
    expect((await claim(filer, { user: ids['demo.filer'] ?? '' })).code).toBe(200);
    const late = await claim(clients.owner, { user: ids.demo ?? '' });
    expect(late).toMatchObject({ code: 208, msg: expect.stringContaining('has just taken this section') });
    expect(await held()).toMatchObject([{ section: 'basics', user: { id: ids['demo.filer'] } }]);
  });

  it('gives a section to one of two parallel requests', async () => {
    const both = await Promise.all([
      claim(filer, { user: ids['demo.filer'] ?? '' }),
      claim(clients.owner, { user: ids.demo ?? '' }),
    ]);
    expect(both.map(({ code }) => code).sort()).toEqual([200, 208]);
    expect(await held()).toHaveLength(1);
  });

  it('allows handing over with a date and giving back, and locks nobody out', async () => {
    const mine = ids.demo ?? '';
    const theirs = ids['demo.filer'] ?? '';
    await claim(clients.owner, { user: mine });
    const { data } = await claim(clients.owner, { user: theirs, seen: mine, due_on: '2026-06-30' });
    expect(data.claims).toMatchObject([{ user: { id: theirs }, due_on: '2026-06-30' }]);
    expect(data.colleagues.map((colleague) => colleague.id).sort()).toEqual([mine, theirs].sort());
    const { list } = (
      await clients.app.call<{ list: { title: string; body: string; link: string }[] }>(paths.messages, {
        token: filer,
        query: { keyword: 'yours to fill in' },
      })
    ).data;
    expect(list).toMatchObject([{ body: expect.stringContaining('30 Jun 2026') }]);
    expect(list[0]?.link).toContain(`id=${id}&section=basics`);
    const saved = await clients.post({ id, version: 1, data: { basics: { name: '另一名', amount: 11 } } });
    expect(saved.code).toBe(200);
    expect((await claim(filer, { user: null, seen: theirs })).data.claims).toEqual([]);
    expect((await claim(filer, { user: null, seen: theirs })).msg).toContain('has just been given back');
  });

  it('rejects a past date, a person who cannot fill it in, an unknown section, and readers', async () => {
    const user = ids.demo ?? '';
    expect((await claim(clients.owner, { user, due_on: '2026-06-09' })).msg).toContain('lies in the past');
    expect((await claim(clients.owner, { user: ids['demo.viewer'] ?? '' })).msg).toContain('cannot fill');
    expect((await claim(clients.owner, { user: ids.other ?? '' })).msg).toContain('cannot fill');
    expect((await claim(clients.owner, { user, section: 'none' })).status).toBe(400);
    expect((await claim(viewer, { user: ids['demo.viewer'] ?? '' })).code).toBe(208);
    expect(await held()).toEqual([]);
  });
});
