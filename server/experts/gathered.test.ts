import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PagedList } from '../../domain/api/envelope';
import { paths } from '../../domain/api/paths.generated';
import type { AssessmentHead, DeclarationsData } from '../../domain/experts/calls';
import { createAssessment, createExpertClients } from '../../tests/support/server/expert-review';
import { createPanelJobs } from '../../tests/support/server/panel-jobs';
import { messages, users } from '../core/db/tables';

const clients = createExpertClients();
let ids: string[];

beforeEach(() => clients.start());
afterEach(() => clients.close());

/** Three filings that are sent to the same experts. */
async function sendThree(names: string[], panel: object = {}): Promise<void> {
  ids = [];
  for (const program of ['alpha', 'beta', 'beta']) ids.push(await clients.passed(program));
  for (const id of ids) await clients.toExperts(id, names, panel);
}

/** Adds a copy of the demo's administrator; returns its id. */
async function addAdministrator(username: string): Promise<string> {
  const { q } = clients.app.db;
  const [admin] = await q.select().from(users).where(eq(users.username, 'admin'));
  const own = { id: randomUUID(), username, usernameKey: username, name: '接任' };
  await q.insert(users).values({ ...(admin as NonNullable<typeof admin>), ...own });
  return own.id;
}

const textsTo = async (username: string, ...templates: string[]) => {
  const { q } = clients.app.db;
  const [user] = await q.select({ id: users.id }).from(users).where(eq(users.username, username));
  const rows = await q.select().from(messages).where(inArray(messages.template, templates));
  return rows
    .filter(({ userId, expiresAt }) => userId === user?.id && (expiresAt ?? 0) > clients.app.clock.now)
    .map(({ body }) => body.zh);
};

const heads = async (name: string, state: 'open' | 'assigned') =>
  (await clients.ask<PagedList<AssessmentHead>>(name, `${paths.assessments}?state=${state}`)).data.list;

const declareAll = (name: string, body: object) =>
  clients.ask<DeclarationsData>(name, paths.declareConflicts, body);

describe('inviteExperts', () => {
  it('sends each expert one message and one mail for all filings of a list', async () => {
    await sendThree(['expert', 'expert2']);
    const { invite } = createPanelJobs(clients.app);
    await invite();
    expect(await textsTo('expert2', 'expert_assigned')).toEqual([]);
    clients.app.clock.advance(20);
    await Promise.all([invite(), invite()]);
    const [text, ...others] = await textsTo('expert2', 'expert_assigned');
    expect([text, others]).toEqual([expect.stringContaining('共3件'), []]);
    expect((await clients.mailsTo('two@example.com')).filter((each) => each === 'expert_assigned')).toEqual([
      'expert_assigned',
    ]);
  });

  it('sends nothing about an assessment that was removed before', async () => {
    await sendThree(['expert', 'expert2']);
    const member = await clients.memberOf(ids[0] ?? '', 'expert2');
    await clients.ask('admin', paths.removeExpert.replace('{id}', member));
    clients.app.clock.advance(20);
    await createPanelJobs(clients.app).invite();
    expect(await textsTo('expert2', 'expert_assigned', 'expert_removed')).toEqual([
      expect.stringContaining('共2件'),
    ]);
  });
});

describe('declareConflicts', () => {
  it('accepts one declaration for all filings, and tells the office of the exceptions', async () => {
    await sendThree(['expert']);
    const [first, second, third] = (await heads('expert', 'assigned')).map(({ id }) => id);
    const { data, msg } = await declareAll('expert', {
      clear: [first],
      conflicts: [second, third].map((id) => ({ id, reason: '曾任该企业顾问' })),
    });
    expect(data).toEqual({ clear: 1, conflicts: 2, passed_over: 0 });
    expect(msg).toContain('1 without a conflict');
    expect((await heads('expert', 'open')).map(({ id, state }) => [id, state])).toEqual([
      [first, 'accepted'],
    ]);
    expect(await textsTo('admin', 'expert_stepped_aside')).toEqual([expect.stringContaining('共2件')]);
    expect((await clients.linesOf(second ?? '')).at(-1)).toBe('assessment.step_aside');
  });

  it('tells the administrators of the program where nobody who asked the expert can sign in', async () => {
    const id = await clients.passed('alpha');
    await clients.toExperts(id, ['expert']);
    await addAdministrator('successor');
    const { q } = clients.app.db;
    await q.update(users).set({ enabled: false }).where(eq(users.username, 'admin'));
    const [own] = await heads('expert', 'assigned');
    await declareAll('expert', { clear: [], conflicts: [{ id: own?.id, reason: '曾任该企业顾问' }] });
    expect(await textsTo('successor', 'expert_stepped_aside')).toHaveLength(1);
    expect(await textsTo('admin', 'expert_stepped_aside')).toEqual([]);
  });

  it('tells the deputy of an absent officer who asked the expert', async () => {
    const id = await clients.passed('alpha');
    await clients.toExperts(id, ['expert']);
    const deputy = await addAdministrator('deputy');
    const body = { deputy, from: '2026-06-10', until: '2026-06-12' };
    expect((await clients.ask('admin', paths.nameDeputy, body)).code).toBe(200);
    const [own] = await heads('expert', 'assigned');
    await declareAll('expert', { clear: [], conflicts: [{ id: own?.id, reason: '曾任该企业顾问' }] });
    expect(await textsTo('admin', 'expert_stepped_aside')).toEqual([]);
    expect(await textsTo('deputy', 'expert_stepped_aside')).toEqual([
      expect.stringMatching(/^（代周岩办理）/),
    ]);
  });

  it('ignores what was declared before, belongs to somebody else or is unknown, and requires reasons', async () => {
    await sendThree(['expert', 'expert2']);
    const [first, second] = (await heads('expert', 'assigned')).map(({ id }) => id);
    const [foreign] = (await heads('expert2', 'assigned')).map(({ id }) => id);
    await clients.declare(first ?? '', 'expert');
    const { data } = await declareAll('expert', { clear: [first, foreign, 'unknown'], conflicts: [] });
    expect(data).toEqual({ clear: 0, conflicts: 0, passed_over: 2 });
    expect(await heads('expert2', 'assigned')).toHaveLength(3);
    const silent = await declareAll('expert', { clear: [], conflicts: [{ id: second, reason: ' ' }] });
    expect(silent).toMatchObject({ code: 208, msg: expect.stringContaining('conflict') });
  });
});

describe('reopenAssessment', () => {
  it('tells the experts who have not answered that the deadline has moved for them too', async () => {
    const id = await clients.passed('alpha');
    await clients.toExperts(id, ['expert', 'expert2']);
    clients.app.clock.advance(20);
    await createPanelJobs(clients.app).invite();
    const answered = await clients.memberOf(id, 'expert');
    await clients.declare(answered, 'expert');
    await clients.submit(answered, 'expert', createAssessment([20, 15, 10, 10, 5]));
    const body = { reason: '请补充', due_on: '2026-07-03' };
    await clients.ask('admin', paths.reopenAssessment.replace('{id}', answered), body);
    const dueMoved = await textsTo('expert2', 'expert_due_moved');
    expect(dueMoved).toEqual([expect.stringMatching(/截止时间由2026-06-24 17:00调整为2026-07-03 17:00/)]);
    expect(await textsTo('expert', 'expert_due_moved')).toEqual([]);
    expect(await textsTo('expert', 'expert_reopened')).toEqual([expect.stringContaining('2026-07-03')]);
  });

  it('shows the expert the reason until the assessment is handed in again', async () => {
    const id = await clients.passed('alpha');
    await clients.toExperts(id, ['expert']);
    const answered = await clients.memberOf(id, 'expert');
    const readReturn = async () => (await clients.open(answered, 'expert')).data.returned;
    await clients.declare(answered, 'expert');
    await clients.submit(answered, 'expert', createAssessment([20, 15, 10, 10, 5]));
    await clients.ask('admin', paths.reopenAssessment.replace('{id}', answered), { reason: '请补充理由' });
    expect(await readReturn()).toEqual({ at: clients.app.clock.now.toISOString(), reason: '请补充理由' });
    await clients.submit(answered, 'expert', createAssessment([20, 15, 10, 10, 6]));
    expect(await readReturn()).toBeNull();
  });
});

describe('tellOfCompletePanels', () => {
  it('sends the office one message about all panels that have answered', async () => {
    await sendThree(['expert']);
    const own = (await heads('expert', 'assigned')).filter(({ program }) => program === 'beta');
    await declareAll('expert', { clear: own.map(({ id }) => id), conflicts: [] });
    for (const { id } of own) await clients.submit(id, 'expert', createAssessment([20, 20, 10, 15, 8]));
    const { tellOffice } = createPanelJobs(clients.app);
    await tellOffice();
    expect(await textsTo('admin', 'panel_complete', 'panels_complete')).toEqual([]);
    clients.app.clock.advance(20);
    await Promise.all([tellOffice(), tellOffice()]);
    expect(await textsTo('admin', 'panel_complete', 'panels_complete')).toEqual([
      expect.stringContaining('有2件申报的专家评审意见已全部提交'),
    ]);
  });
});

describe('codes of panels (setExpertPanel)', () => {
  it('are unique, stay the same, and do not follow from the filing', async () => {
    await sendThree(['expert', 'expert2'], { blind: true });
    const codes = (await heads('expert', 'assigned')).map(({ code }) => code);
    expect(new Set(codes).size).toBe(3);
    expect((await heads('expert2', 'assigned')).map(({ code }) => code).sort()).toEqual([...codes].sort());
    for (const id of ids)
      for (const code of codes) expect(id.replaceAll('-', '').toUpperCase()).not.toContain(code.slice(0, 8));
    expect(codes[0]).toMatch(/^[0-9A-F]{8}-[0-9A-F]{4}$/);
  });
});
