import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BatchResult } from '../../domain/accounts/sub-user-calls';
import { paths } from '../../domain/api/paths.generated';
import type { ManagedCompany } from '../../domain/company/managed-company-calls';
import type { Assignee, UndoneAssignments } from '../../domain/review/assignment-calls';
import type { QueueItem } from '../../domain/review/queue-calls';
import { ReviewClients } from '../../tests/support/server/review-clients';
import { withId } from '../../tests/support/with-id';
import { auditLog, filings, messages, notificationChoices, outbox, users } from '../core/db/tables';
import { windows } from '../windows/tables';

let clients: ReviewClients;
/** Officers of the reviewer's department, of the other company's department, and one whose account is disabled. */
const [colleague, elsewhere, gone] = [randomUUID(), randomUUID(), randomUUID()];
let own: string;
let foreign: string;
let me: string;
let admin: string;

const idOf = async (username: string) =>
  (await clients.app.db.q.select().from(users).where(eq(users.username, username)))[0]?.id ?? '';

async function addReviewer(id: string, name: string, reviewDepartment: string, enabled = true) {
  const row = { id, name, username: name, usernameKey: name, role: 'reviewer', passwordHash: '-' };
  await clients.app.db.q.insert(users).values({ ...row, reviewDepartment, enabled });
}

beforeAll(async () => {
  clients = await ReviewClients.open();
});
beforeEach(async () => {
  await clients.restore();
  await addReviewer(colleague, '同事', 'D210112');
  await addReviewer(elsewhere, '他区', 'D210106');
  await addReviewer(gone, '停用', 'D210112', false);
  own = await clients.submit('alpha');
  foreign = await clients.submit('alpha', clients.stranger);
  [me, admin] = [await idOf('reviewer'), await idOf('admin')];
});
afterAll(() => clients.close());

const assign = async (token: string, assignee: string | null, filings: [id: string, version: number][]) =>
  clients.app.call<BatchResult>(paths.assignFilings, {
    token,
    body: { assignee, filings: filings.map(([id, version]) => ({ id, version })) },
  });
const item = async (id: string, token = clients.admin): Promise<QueueItem | undefined> =>
  (await clients.queue(token)).data.list.find((each) => each.id === id);
const found = async (query: Record<string, string>, token = clients.reviewer) =>
  (await clients.queue(token, query)).data.list.map(({ id }) => id);
const linesOf = (id: string) => clients.app.audit.read('assignment', id);

describe('moveCompany', () => {
  it('takes open filings from the officers of the department that the company leaves, and from nobody else', async () => {
    const [home] = await clients.app.db.q
      .select({ id: filings.companyId })
      .from(filings)
      .where(eq(filings.id, own));
    const { call } = clients.app;
    const { data: company } = await call<ManagedCompany>(withId(paths.managedCompany, home?.id ?? ''), {
      token: clients.admin,
    });
    await assign(clients.reviewer, me, [[own, 0]]);
    const body = { department: 'D210106', version: company.version };
    const moved = await call(withId(paths.moveCompany, company.id), { token: clients.admin, body });
    expect(moved.code).toBe(200);
    expect(await item(own)).toMatchObject({ assignee: null, assignment_version: 2 });
    expect((await linesOf(own)).at(-1)).toMatchObject({ details: { from: '孙浩', to: null } });

    await assign(clients.admin, admin, [[own, 2]]);
    const back = { department: 'D210112', version: company.version + 1 };
    await call(withId(paths.moveCompany, company.id), { token: clients.admin, body: back });
    expect(await item(own)).toMatchObject({ assignee: { id: admin } });
  });
});

describe('assignFilings', () => {
  it('accepts colleagues of the own department, or everybody who reviews', async () => {
    const names = async (token: string) =>
      (await clients.app.call<Assignee[]>(paths.assignees, { token })).data.map(({ name }) => name);
    expect((await names(clients.reviewer)).sort()).toEqual(['同事', '孙浩']);
    expect((await names(clients.admin)).sort()).toEqual(['他区', '同事', '周岩', '孙浩', '李娜']);
  });

  it('refuse a colleague who only checks decisions, and leave them out of the choice', async () => {
    const { q } = clients.app.db;
    await q
      .update(users)
      .set({ duties: ['district.check'] })
      .where(eq(users.id, colleague));
    const { data: choice } = await clients.app.call<Assignee[]>(paths.assignees, { token: clients.reviewer });
    expect(choice.map(({ name }) => name)).toEqual(['孙浩']);
    const { data } = await assign(clients.reviewer, colleague, [[own, 0]]);
    expect(data).toMatchObject({
      done: [],
      refused: [{ msg: expect.stringContaining('only checks or issues') }],
    });
  });

  it('shows the assignee in the queue, which finds, counts and logs it, and leaves the filing unchanged', async () => {
    const before = await item(own);
    expect(before).toMatchObject({ assignee: null, assignment_version: 0 });
    expect(await found({ assigned: 'nobody' })).toContain(own);
    const { data, msg } = await assign(clients.reviewer, me, [[own, 0]]);
    expect([data, msg]).toEqual([{ done: [own], refused: [] }, 'Filings assigned: 1']);
    expect(await item(own)).toEqual({
      ...before,
      assignee: { id: me, name: '孙浩' },
      assignment_version: 1,
    });
    expect((await clients.read(own, clients.reviewer)).data).toMatchObject({
      assignee: { id: me, name: '孙浩' },
      assignment_version: 1,
    });
    expect(await found({ assigned: 'me' })).toEqual([own]);
    expect(await found({ assigned: me }, clients.admin)).toEqual([own]);
    expect(await found({ assigned: 'nobody' })).not.toContain(own);
    expect((await clients.queue(clients.reviewer)).data.assigned_to_me).toBe(1);
    expect((await clients.queue(clients.admin)).data.assigned_to_me).toBe(0);
    expect((await linesOf(own)).map(({ action, details }) => [action, details])).toEqual([
      ['assignment.change', { from: null, to: '孙浩' }],
    ]);
    expect((await clients.log(own)).map(({ action }) => action)).not.toContain('assignment.change');
  });

  it('refuses what somebody else has assigned meanwhile; the same again changes nothing', async () => {
    await assign(clients.reviewer, me, [[own, 0]]);
    const stale = await assign(clients.admin, colleague, [[own, 0]]);
    expect(stale.data).toEqual({
      done: [],
      refused: [{ id: own, msg: '孙浩 reviews this filing by now. Look at it again first' }],
    });
    expect((await assign(clients.admin, me, [[own, 0]])).data.done).toEqual([own]);
    expect(await linesOf(own)).toHaveLength(1);
    const both = await Promise.all([
      assign(clients.admin, colleague, [[own, 1]]),
      assign(clients.reviewer, null, [[own, 1]]),
    ]);
    expect(both.map(({ data }) => data.done.length).sort()).toEqual([0, 1]);
    expect((await item(own))?.assignment_version).toBe(2);
  });

  it('returns a result for each of many; only who is in charge of the company can be expected to review it', async () => {
    const version = (await item(own))?.assignment_version ?? 0;
    const { data } = await assign(clients.admin, elsewhere, [
      [own, version],
      [foreign, 0],
      [randomUUID(), 0],
    ]);
    expect(data.done).toEqual([foreign]);
    expect(data.refused.map(({ msg }) => msg)).toEqual([
      expect.stringContaining('does not review filings of the company’s department'),
      'record not found',
    ]);
    expect((await assign(clients.admin, admin, [[own, version]])).data.done).toEqual([own]);
    expect((await assign(clients.admin, null, [[own, version + 1]])).msg).toBe(
      'Filings no longer assigned: 1',
    );
    expect((await item(own))?.assignee).toBeNull();
  });

  it('returns not found for a foreign filing as for a missing one, and logs it', async () => {
    const { data } = await assign(clients.reviewer, me, [
      [foreign, 0],
      [randomUUID(), 0],
      ["' or 1=1", 0],
    ]);
    expect(data.done).toEqual([]);
    expect(new Set(data.refused.map(({ msg }) => msg))).toEqual(new Set(['record not found']));
    const denials = await clients.app.db.q
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'access.denied'));
    expect(denials.map(({ details }) => details)).toContainEqual(
      expect.objectContaining({ subjectKind: 'filing', subjectId: foreign, reason: 'other_department' }),
    );
  });

  it.each([
    ['somebody who was switched off', () => gone, 'There is no such reviewer'],
    ['an account of a company', () => idOf('demo'), 'There is no such reviewer'],
    ['no id at all', () => "' or 1=1", 'There is no such reviewer'],
  ])('rejects as a whole an assignment to %s', async (_, whom, words) => {
    const reply = await assign(clients.reviewer, await whom(), [[own, 0]]);
    expect([reply.code, String(reply.msg)]).toEqual([208, expect.stringContaining(words)]);
  });

  it('rejects an assignment to the city by a department', async () => {
    const version = (await item(own))?.assignment_version ?? 0;
    const { data } = await assign(clients.reviewer, admin, [[own, version]]);
    expect(data.refused[0]?.msg).toContain('Only city officers assign to city officers');
  });
});

describe('undoAssignments', () => {
  const undo = (token: string, filings: [id: string, version: number][]) =>
    clients.app.call<UndoneAssignments>(paths.undoAssignments, {
      token,
      body: { filings: filings.map(([id, version]) => ({ id, version })) },
    });
  /** Messages that an officer sees now, and SMS and mail that wait or went. */
  const toldTo = async (id: string) => {
    const { q } = clients.app.db;
    const rows = await q.select().from(messages).where(eq(messages.userId, id));
    const now = clients.app.clock.now;
    const current = rows.filter(({ expiresAt }) => !expiresAt || expiresAt > now);
    const ids = rows.map((row) => row.id);
    return [
      current.length,
      (await q.select().from(outbox)).filter((row) => ids.includes(row.messageId ?? '')).length,
    ];
  };
  const wantsMail = (id: string) =>
    clients.app.db.q.insert(notificationChoices).values({
      holderId: id,
      choices: { review: { portal: true, mail: 'now', sms: false } },
      digestedAt: clients.app.clock.now,
    });

  it('gives the filing back to whom it was with, and withdraws the notice before its mail goes out', async () => {
    await clients.app.db.q.update(users).set({ email: 'a@example.com' }).where(eq(users.id, colleague));
    await wantsMail(colleague);
    await assign(clients.reviewer, me, [[own, 0]]);
    await assign(clients.reviewer, colleague, [[own, 1]]);
    expect(await toldTo(colleague)).toEqual([1, 1]);
    const { data, msg } = await undo(clients.reviewer, [[own, 2]]);
    expect(data).toEqual({ done: [own], refused: [], was_sent: false });
    expect(msg).toBe('Assignments taken back: 1. The notice had not gone out and is withdrawn too');
    expect(await item(own)).toMatchObject({ assignee: { id: me }, assignment_version: 3 });
    expect(await toldTo(colleague)).toEqual([0, 0]);
    expect((await linesOf(own)).at(-1)).toMatchObject({
      action: 'assignment.undo',
      details: { from: '同事', to: '孙浩' },
    });
  });

  it('says that a mail has gone out already', async () => {
    await clients.app.db.q.update(users).set({ email: 'a@example.com' }).where(eq(users.id, colleague));
    await wantsMail(colleague);
    await assign(clients.reviewer, colleague, [[own, 0]]);
    await clients.app.db.q.update(outbox).set({ attempts: 1, sentAt: clients.app.clock.now });
    const { data, msg } = await undo(clients.reviewer, [[own, 1]]);
    expect(data.was_sent).toBe(true);
    expect(msg).toContain('tell the person yourself');
    expect(await item(own)).toMatchObject({ assignee: null });
    expect((await toldTo(colleague))[0]).toBe(0);
  });

  it('refuses what was changed since, what somebody else did, and what is ten minutes old', async () => {
    const why = async (token: string, version: number) =>
      (await undo(token, [[own, version]])).data.refused[0]?.msg;
    await assign(clients.reviewer, me, [[own, 0]]);
    expect(await why(clients.admin, 1)).toMatch(/assign/i);
    expect(await why(clients.reviewer, 0)).toMatch(/assign/i);
    clients.app.clock.advance(11 * 60);
    expect(await why(clients.reviewer, 1)).toMatch(/older than 10 minutes/);
    expect(await item(own)).toMatchObject({ assignee: { id: me }, assignment_version: 1 });
  });
});

describe('reviewQueue of the city', () => {
  it("returns one department's filings by a filter", async () => {
    expect(await found({ department: 'D210106', program: 'alpha' }, clients.admin)).toContain(foreign);
    expect(await found({ department: 'D210106' }, clients.admin)).not.toContain(own);
    expect((await clients.queue(clients.admin)).data.departments).toEqual(
      expect.arrayContaining([{ value: 'D210112', label: 'Hunnan District' }]),
    );
    expect((await clients.queue(clients.reviewer)).data.departments).toEqual([]);
    expect(await found({ department: 'D210106' })).toEqual([]);
  });

  it('shows what the first review should have done by now, and not what has gone on since', async () => {
    expect(await found({ due: 'overdue', program: 'alpha' })).not.toContain(own);
    const isLate = async () => (await clients.read(own, clients.reviewer)).data.is_late;
    expect(await isLate()).toBe(false);
    const before = (await clients.queue(clients.reviewer)).data.overdue;
    await clients.app.db.q
      .update(windows)
      .set({ firstReviewBy: clients.app.clock.now })
      .where(eq(windows.program, 'alpha'));
    expect(await found({ due: 'overdue' })).toContain(own);
    expect((await clients.read(own, clients.reviewer)).data.review_by).toBe(
      clients.app.clock.now.toISOString(),
    );
    expect((await clients.queue(clients.reviewer)).data.overdue).toBeGreaterThan(before);
    expect(await isLate()).toBe(true);
    await clients.decide(own, clients.reviewer, { action: 'pass_first', opinion: '同意' });
    expect(await found({ due: 'overdue' })).not.toContain(own);
    expect(await isLate()).toBe(false);
  });
});
