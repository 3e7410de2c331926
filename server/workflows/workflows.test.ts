import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { WorkflowData } from '../../domain/workflow/calls';
import { runDueJob } from '../../tests/support/server/due-job';
import { PASS, type ReviewClients } from '../../tests/support/server/review-clients';
import { four, level, usual, WorkflowClients } from '../../tests/support/server/workflow-clients';
import { alpha } from '../../tests/support/test-programs';
import { messages, users } from '../core/db/tables';

let clients: ReviewClients;
let flows: WorkflowClients;

beforeAll(async () => {
  flows = await WorkflowClients.open();
  ({ clients } = flows);
});
afterAll(() => clients.close());
beforeEach(() => flows.restore());

describe('workflows', () => {
  it('returns the default workflow of two steps for each program without one of its own', async () => {
    const { data } = await clients.app.call<WorkflowData[]>(paths.workflows, { token: clients.owner });
    const levels = [level('district'), { ...level('city'), due_days: 20 }];
    expect(data).toEqual([{ ...usual, levels, signing: null, program: 'alpha', set_at: null }]);
    const id = await clients.submit('alpha');
    await clients.decide(id, clients.reviewer, PASS);
    const city = (await clients.read(id, clients.admin)).data;
    expect(city.steps).toEqual(['return_city', 'approve', 'reject_city']);
    // Its own deadline, and not the day of the first review, which is over.
    expect([city.level_due_at, city.review_by]).toEqual([expect.stringMatching(/^20\d\d-/), null]);
    const approved = await clients.decide(id, clients.admin, { action: 'approve', grant_approved: 1 });
    expect(approved.data.filing.status).toBe('approved');
  });
});

describe('deadlines of levels (saveWorkflow)', () => {
  it('are reported to those who act at the level, and to administrators a day after they pass', async () => {
    const { db, clock } = clients.app;
    const look = () => runDueJob(clients.app, [alpha]);
    const told = async (template: string) => {
      const rows = await db.q
        .select({ username: users.username })
        .from(messages)
        .innerJoin(users, eq(users.id, messages.userId))
        .where(eq(messages.template, template));
      return rows.map(({ username }) => username).sort();
    };
    await flows.set(four);
    const id = await clients.submit('alpha');
    const due = new Date((await flows.read(id, 'county')).data.level_due_at ?? 0);
    await look();
    clock.now = due;
    await look();
    await look();
    for (const name of ['county', 'reviewer', 'admin', 'handler', 'city']) {
      const { desk, waiting, late } = await flows.numbersOf(name);
      const isTurn = name === 'county' || name === 'reviewer';
      expect([name, desk.mine, desk.overdue]).toEqual([name, waiting.total, isTurn ? 1 : 0]);
      expect([name, late.list.map((each) => each.id), waiting.overdue]).toEqual([name, [id], 1]);
      expect([name, waiting.list.some((each) => each.id === id)]).toEqual([name, isTurn]);
    }
    expect(await told('level_overdue')).toEqual(['county', 'reviewer']);
    expect(await told('level_escalated')).toEqual([]);
    clock.now = new Date(due.getTime() + 86_400_000);
    await look();
    expect(await told('level_escalated')).toEqual(['admin', 'city', 'province']);
  });
});

describe('saveWorkflow', () => {
  it('leaves filings under way unchanged', async () => {
    const before = await clients.submit('alpha');
    await flows.set({ ...four, notice_days: 7 });
    await clients.decide(before, clients.reviewer, PASS);
    expect((await clients.read(before, clients.admin)).data.steps).toContain('approve');
    const after = await clients.submit('alpha');
    await flows.set({ ...usual, version: 1, notice_days: 3 });
    expect((await clients.own(after)).way).toMatchObject({ at: 0, notice: true, levels: { length: 4 } });
    expect((await clients.own(await clients.submit('alpha'))).way).toMatchObject({ levels: { length: 2 } });
  });

  it('rejects a workflow that leads nowhere, and a stale version', async () => {
    expect(await flows.set({ ...usual, levels: [level('district')] })).toMatchObject({
      code: -1,
      msg: [expect.stringContaining('two levels at least'), expect.stringContaining('The last level')],
    });
    const short = await flows.set({ ...usual, levels: [level('district'), level('city', ['check'])] });
    expect(short.code).toBe(200);
    expect(await flows.set(usual)).toMatchObject({ code: 208, data: { conflict: true, version: 1 } });
    expect(await flows.set({ ...usual, version: 1 }, clients.reviewer)).toMatchObject({ code: 208 });
    await clients.app.db.q.update(users).set({ enabled: false }).where(eq(users.username, 'issuer'));
    await clients.app.db.q.update(users).set({ enabled: false }).where(eq(users.username, 'checker'));
    expect(await flows.set({ ...four, version: 1 })).toMatchObject({
      code: -1,
      msg: [expect.stringContaining('District review')],
    });
  });
});
