import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PagedList } from '../../domain/api/envelope';
import { paths } from '../../domain/api/paths.generated';
import type { Assignee, SharingPlan } from '../../domain/review/assignment-calls';
import type { DeskData } from '../../domain/statistics/calls';
import { formatBeijingDay } from '../../domain/windows/calendar';
import type { AbsenceItem } from '../../domain/workflow/absence-calls';
import { runDueJob } from '../../tests/support/server/due-job';
import { GOOD } from '../../tests/support/server/filing-clients';
import { PASS, RETURN, ReviewClients, reviewPrograms } from '../../tests/support/server/review-clients';
import { withId } from '../../tests/support/with-id';
import { hashPassword } from '../accounts/passwords';
import { messages, users } from '../core/db/tables';

const PASSWORD = 'Portal#2026';
const DAY = 86_400_000;
let clients: ReviewClients;
let [me, deputyId, limitedId] = ['', randomUUID(), randomUUID()];
let deputy: string;
let id: string;

const day = (later: number) => formatBeijingDay(new Date(clients.app.clock.now.getTime() + later * DAY));

async function addReviewer(userId: string, username: string, name: string, more: object = {}) {
  const row = {
    id: userId,
    name,
    username,
    usernameKey: username,
    role: 'reviewer',
    reviewDepartment: 'D210112',
  };
  await clients.app.db.q
    .insert(users)
    .values({ ...row, passwordHash: await hashPassword(PASSWORD), ...more });
}

beforeAll(async () => {
  clients = await ReviewClients.open();
});
afterAll(() => clients.close());
beforeEach(async () => {
  await clients.restore();
  // A Monday.
  await clients.setClock(new Date('2026-06-15T02:00:00Z'));
  await addReviewer(deputyId, 'deputy', '代办');
  await addReviewer(limitedId, 'limited', '限定', { programs: ['beta'] });
  deputy = await clients.app.signIn('deputy', PASSWORD);
  const [row] = await clients.app.db.q.select().from(users).where(eq(users.username, 'reviewer'));
  me = row?.id ?? '';
  id = await clients.submit('alpha');
  await clients.app.call(paths.assignFilings, {
    token: clients.admin,
    body: { assignee: me, filings: [{ id, version: 0 }] },
  });
});

/** Returns the code of a response and its message, several lines joined into one. */
const said = async (answer: Promise<{ code: number; msg: string | string[] }>) => {
  const { code, msg } = await answer;
  return { code, msg: String(msg) };
};
const name = (body: object, token = clients.reviewer) =>
  said(
    clients.app.call<null>(paths.nameDeputy, {
      token,
      body: { deputy: deputyId, from: day(0), until: day(2), ...body },
    }),
  );
const list = async (token = clients.reviewer) =>
  (await clients.app.call<PagedList<AbsenceItem>>(paths.absences, { token })).data.list;
const told = async (userId: string) =>
  (await clients.app.db.q.select().from(messages).where(eq(messages.userId, userId))).map(
    ({ template, body }) => `${template}: ${body.zh}`,
  );
const mine = async (token: string) =>
  (await clients.queue(token, { assigned: 'me', status: 'mine' })).data.list.map((each) => each.id);
const deskOf = async (token: string) => (await clients.app.call<DeskData>(paths.reviewDesk, { token })).data;

describe('nameDeputy and endAbsence', () => {
  it('accepts a colleague who may do all of the work, and nobody else', async () => {
    expect((await name({ deputy: limitedId })).msg).toContain('programs');
    expect((await name({ deputy: me })).msg).toContain('themselves');
    expect((await name({ deputy: randomUUID() })).msg).toContain('no such reviewer');
    expect((await name({ person: me, deputy: limitedId }, deputy)).msg).toContain('Only your own');
    expect((await name({ from: day(5), until: day(6) })).msg).toContain('no working day');
    expect(await list()).toEqual([]);
  });

  it('sends the work to the deputy, marked, and tells both', async () => {
    expect(await mine(deputy)).toEqual([]);
    expect(await name({})).toMatchObject({ code: 200, msg: expect.stringContaining('代办') });
    expect(await list()).toMatchObject([
      {
        person: { id: me },
        deputy: { id: deputyId },
        working_days: 3,
        state: 'running',
        fault: null,
        may_end: true,
      },
    ]);
    expect((await list(deputy))[0]?.may_end).toBe(false);
    expect(await mine(deputy)).toEqual([id]);
    expect((await clients.queue(deputy, { status: 'mine', sorter: 'turn' })).data).toMatchObject({
      assigned_to_me: 1,
      list: [{ id, assignee: { id: me }, deputy: { id: deputyId } }],
    });
    expect((await clients.read(id, clients.admin)).data.deputy).toMatchObject({ id: deputyId });
    expect(await deskOf(clients.reviewer)).toMatchObject({
      away: { until: day(2), deputy: '代办' },
      acts_for: [],
    });
    expect(await deskOf(deputy)).toMatchObject({ away: null, acts_for: [{ name: '孙浩', until: day(2) }] });
    expect(await told(deputyId)).toEqual([
      expect.stringMatching(/^deputy_asked: 孙浩自2026-06-15至2026-06-17离岗，期间由您代办。.*请及时办理/),
    ]);
    expect((await clients.app.audit.read('user', me)).at(-1)).toMatchObject({
      action: 'absence.name',
      actorId: me,
      details: { deputy: '代办', from: day(0), until: day(2) },
    });
  });

  it('refuses a second absence, and a deputy who is away or already acts for somebody', async () => {
    await name({});
    expect((await name({ until: day(1) })).msg).toContain('overlaps');
    expect((await name({ deputy: me }, deputy)).msg).toContain('away');
  });

  it('sends what is assigned or comes back meanwhile to the deputy, in the name of who is away', async () => {
    await name({});
    const other = await clients.submit('beta');
    await clients.app.call(paths.assignFilings, {
      token: clients.admin,
      body: { assignee: me, filings: [{ id: other, version: 0 }] },
    });
    expect(await told(deputyId)).toContainEqual(expect.stringMatching(/^assigned_one: （代孙浩办理）/));
    expect((await told(me)).filter((each) => each.startsWith('assigned_one'))).toHaveLength(1);
    await clients.decide(id, deputy, { action: 'return_first', ...RETURN, corrections: [] });
    await clients.resubmit(id, GOOD);
    expect(await told(deputyId)).toContainEqual(expect.stringMatching(/^submitted_again: （代孙浩办理）/));
    await clients.decide(other, deputy, PASS);
  });

  it('is named in the log of a filing that the deputy decides on, to offices alone', async () => {
    await name({});
    const other = await clients.submit('beta');
    for (const each of [id, other]) await clients.decide(each, deputy, PASS);
    const actorOf = async (filing: string) =>
      (await clients.read(filing, clients.admin)).data.log.find(({ action }) => action === 'pass_first')
        ?.actor;
    expect((await actorOf(id))?.name).toBe('代办 for 孙浩');
    expect((await actorOf(other))?.name).toBe('代办');
    const shown = await clients.log(id);
    expect(shown.map(({ action }) => action)).toContain('pass_first');
    expect(JSON.stringify(shown)).not.toContain('孙浩');
    const details = (await clients.app.audit.read('filing', id)).at(-1)?.details;
    expect(details).toMatchObject({ in_place_of: '孙浩' });
  });

  it('excludes who is away from sharing out, and says so', async () => {
    await name({});
    const open = { assignees: [me, deputyId], filings: [{ id, version: 1 }] };
    const preview = (body: object) =>
      clients.app.call<SharingPlan>(paths.previewSharing, { token: clients.admin, body });
    const { data } = await preview(open);
    expect(data.plan).toMatchObject([{ id, assignee: deputyId }]);
    expect(data.shares.find((each) => each.id === me)).toMatchObject({ gets: 0, away: { deputy: '代办' } });
    expect((await preview({ ...open, assignees: [me] })).data.plan).toMatchObject([{ assignee: me }]);
    const officers = (await clients.app.call<Assignee[]>(paths.assignees, { token: clients.reviewer })).data;
    expect(officers.find((each) => each.id === deputyId)?.away).toBeNull();
  });

  it('returns no deputy while the named one cannot act', async () => {
    await name({});
    const change = (duties: string[]) =>
      clients.app.db.q
        .update(users)
        .set({ duties: duties as never })
        .where(eq(users.id, deputyId));
    await change(['district.check']);
    expect((await list())[0]?.fault).toContain('duties');
    expect(await mine(deputy)).toEqual([]);
    expect((await deskOf(clients.reviewer)).away).toMatchObject({ deputy: null });
    await change([]);
    expect(await mine(deputy)).toEqual([id]);
  });

  it('ends after the last day, and tells both once', async () => {
    await name({});
    const look = () => runDueJob(clients.app, reviewPrograms);
    await look();
    await clients.setClock(new Date('2026-06-17T15:59:00Z'));
    await look();
    deputy = await clients.app.signIn('deputy', PASSWORD);
    expect(await mine(deputy)).toEqual([id]);
    await clients.setClock(new Date('2026-06-17T16:01:00Z'));
    await look();
    await look();
    deputy = await clients.app.signIn('deputy', PASSWORD);
    expect(await mine(deputy)).toEqual([]);
    expect((await list())[0]).toMatchObject({ state: 'over', may_end: false });
    for (const who of [me, deputyId])
      expect((await told(who)).filter((each) => each.startsWith('deputy_over'))).toHaveLength(1);
  });

  it('allows a city officer to enter an absence for others, and only that officer or the person to end it', async () => {
    await name({ person: me, from: day(0), until: day(3) }, clients.admin);
    expect(await told(me)).toContainEqual(expect.stringContaining('登记人：周岩'));
    const [entered] = (await list(clients.admin)).filter(({ state }) => state === 'running');
    const end = (token: string) => clients.app.call(withId(paths.endAbsence, entered?.id ?? ''), { token });
    expect((await end(deputy)).code).not.toBe(200);
    expect((await end(clients.reviewer)).code).toBe(200);
    expect(await mine(deputy)).toEqual([]);
    expect((await end(clients.admin)).code).not.toBe(200);
    expect((await told(deputyId)).filter((each) => each.startsWith('deputy_over'))).toHaveLength(1);
  });
});
