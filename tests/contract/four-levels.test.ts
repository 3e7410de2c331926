/**
 * A filing goes through four levels over the wire, each decision of the district checked and issued by colleagues: late at
 * first, returned from the middle, in public notice at the end. Each step follows the one before.
 */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CreateUserData } from '../../domain/accounts/sub-user-calls';
import type { PagedList } from '../../domain/api/envelope';
import { paths } from '../../domain/api/paths.generated';
import { rewriteDay } from '../../domain/day-format';
import type { MessageItem } from '../../domain/inbox/calls';
import type { ScheduledDecisionData } from '../../domain/review/scheduled-decision-calls';
import type { WorkflowData } from '../../domain/workflow/calls';
import type { Duty } from '../../domain/workflow/duties';
import { users } from '../../server/core/db/tables';
import { runDueJob } from '../support/server/due-job';
import { PASS, RETURN, ReviewClients } from '../support/server/review-clients';
import { alpha } from '../support/test-programs';
import { withId } from '../support/with-id';

const PASSWORD = 'Portal#2026';
const DAY_MS = 86_400_000;
const HOLD_S = 30;
const PASS_ON = { action: 'pass_level', opinion: '同意上报' };

/** People of the office beside those of the demo, who take no part. */
const OFFICERS: Record<string, { role: 'reviewer' | 'administrator'; duties: Duty[] }> = {
  county: { role: 'reviewer', duties: ['county.handle'] },
  handler: { role: 'reviewer', duties: ['district.handle'] },
  checker: { role: 'reviewer', duties: ['district.check'] },
  issuer: { role: 'reviewer', duties: ['district.issue'] },
  city: { role: 'administrator', duties: ['city.handle'] },
  province: { role: 'administrator', duties: ['province.handle'] },
};

const programs = [{ ...alpha, review: { expertReview: false, publicNotice: true } }];
let clients: ReviewClients;
const tokens: Record<string, string> = {};
let id: string;

const as = (name: string): string => tokens[name] ?? '';
const own = () => clients.own(id);
const steps = async (name: string) => (await clients.read(id, as(name))).data.steps;
const isWaitingFor = async (name: string) =>
  (await clients.queue(as(name), { status: 'mine' })).data.list.some((each) => each.id === id);

async function signInAgain(now = clients.app.clock.now): Promise<void> {
  await clients.setClock(now);
  for (const name of Object.keys(OFFICERS)) tokens[name] = await clients.app.signIn(name, PASSWORD);
}

/** An administrator makes the account, and its person takes a password of the own. */
async function addOfficer(username: string, i: number): Promise<void> {
  const { role, duties } = OFFICERS[username] ?? { role: 'reviewer', duties: [] };
  const phone = `1390000000${i}`;
  const of = role === 'reviewer' ? { department_id: 'D210112' } : {};
  const body = { username, name: username, phone, role, duties, ...of };
  const { data } = await clients.app.call<CreateUserData>(paths.createUser, { token: clients.admin, body });
  const token = await clients.app.signIn(username, data.password);
  const passwords = { old_password: data.password, new_password: PASSWORD };
  await clients.app.call(paths.editPassword, { token, body: passwords });
}

async function order(name: string, decision: object): Promise<ScheduledDecisionData> {
  const { version } = (await clients.read(id, as(name))).data.filing;
  const { data, msg } = await clients.app.call<ScheduledDecisionData>(paths.orderDecision, {
    token: as(name),
    body: { ...decision, filings: [{ id, version }] },
    headers: { 'idempotency-key': randomUUID() },
  });
  if (!data?.id) throw new Error(String(msg));
  return data;
}

async function sign(name: string, agree = true) {
  const { to_sign } = (await clients.read(id, as(name))).data;
  const call = withId(paths.signDecision, to_sign?.id ?? randomUUID());
  return clients.app.call(call, { token: as(name), body: { agree, ...(!agree && { note: '请再核对' }) } });
}

/** Two colleagues sign, the hold passes, and the job takes its turn. */
async function issued(isDone: () => Promise<boolean>): Promise<void> {
  expect((await sign('checker')).code).toBe(200);
  expect((await sign('issuer')).code).toBe(200);
  clients.app.clock.advance(HOLD_S);
  await vi.waitFor(async () => expect(await isDone()).toBe(true), { timeout: 10_000 });
}

const messagesOf = async (name: string) =>
  (
    await clients.app.call<PagedList<MessageItem>>(paths.messages, {
      token: as(name),
      query: { pageSize: '100' },
    })
  ).data.list.map(({ title }) => title);

beforeAll(async () => {
  clients = await ReviewClients.open(programs);
  await clients.setClock(new Date('2026-06-15T02:00:00Z'));
  for (const [i, name] of Object.keys(OFFICERS).entries()) await addOfficer(name, i);
  await signInAgain();
  // The department of the other reviewer has too few people for signatures.
  const { q } = clients.app.db;
  await q.update(users).set({ enabled: false }).where(eq(users.username, 'reviewer.tiexi'));
  const { data, msg } = await clients.app.call<WorkflowData>(
    paths.saveWorkflow.replace('{program}', 'alpha'),
    {
      token: clients.admin,
      body: {
        version: 0,
        experts: false,
        notice_days: 5,
        levels: [
          { code: 'county', due_days: 3, signatures: [] },
          { code: 'district', due_days: 5, signatures: ['check', 'issue'] },
          { code: 'city', due_days: null, signatures: [] },
          { code: 'province', due_days: null, signatures: [] },
        ],
      },
    },
  );
  expect([msg, data?.version]).toEqual([expect.anything(), 1]);
});
afterAll(() => clients.close());

/** City and province hear of the missed deadline one day later. */
async function passCountyLate(): Promise<void> {
  id = await clients.submit('alpha');
  expect([await isWaitingFor('county'), await isWaitingFor('handler'), await isWaitingFor('city')]).toEqual([
    true,
    false,
    false,
  ]);
  const due = Date.parse((await clients.read(id, as('county'))).data.level_due_at ?? '');
  expect(due - clients.app.clock.now.getTime()).toBeGreaterThan(2 * DAY_MS);
  const look = (at: number) => signInAgain(new Date(at)).then(() => runDueJob(clients.app, programs));
  await look(clients.app.clock.now.getTime());
  await look(due);
  expect(await messagesOf('county')).toContain('Deadline of the level over');
  for (const name of ['city', 'province']) expect(await messagesOf(name)).not.toContain('A level is late');
  await look(due + DAY_MS);
  for (const name of ['city', 'province']) expect(await messagesOf(name)).toContain('A level is late');
  expect(await messagesOf('handler')).not.toContain('Deadline of the level over');
  await clients.decide(id, as('county'), PASS);
}

/** Nobody signs twice, and one refusal sends the decision back. */
async function refuseSignatures(): Promise<void> {
  expect([await isWaitingFor('county'), await isWaitingFor('handler')]).toEqual([false, true]);
  expect(await clients.decide(id, as('handler'), PASS_ON)).toMatchObject({ code: 208 });
  await order('handler', PASS_ON);
  expect((await sign('issuer')).code).toBe(208);
  expect((await sign('handler')).code).toBe(208);
  expect((await sign('checker', false)).code).toBe(200);
  expect(await steps('handler')).toContain('pass_level');
}

/** Takes both signatures; the corrected filing comes back to the district. */
async function returnFromDistrict(): Promise<void> {
  await order('handler', { ...RETURN, corrections: RETURN.corrections.slice(0, 1), action: 'return_level' });
  expect((await own()).status).toBe('district_passed');
  await issued(async () => (await own()).status === 'returned');
  await clients.correctAll(id);
  await clients.resubmit(id, (await own()).data);
  expect(await own()).toMatchObject({ status: 'district_passed', way: { at: 1 } });
  expect([await isWaitingFor('county'), await isWaitingFor('handler')]).toEqual([false, true]);
}

async function passDistrictAndCity(): Promise<void> {
  await order('handler', PASS_ON);
  await issued(async () => (await own()).way?.at === 2);
  expect([await steps('province'), await isWaitingFor('handler')]).toEqual([[], false]);
  const { log } = (await clients.read(id, as('city'))).data;
  expect(log.at(-1)).toMatchObject({
    actor: { name: 'handler' },
    signatures: [
      { part: 'check', by: 'checker' },
      { part: 'issue', by: 'issuer' },
    ],
  });
  await clients.decide(id, as('city'), PASS_ON);
  expect([await steps('city'), await isWaitingFor('province')]).toEqual([[], true]);
}

/** Refused until everybody could object. */
async function approveAfterNotice(): Promise<void> {
  expect(await steps('province')).not.toContain('approve');
  await clients.decide(id, as('province'), { action: 'publicise' });
  const { notice_until: until } = (await clients.read(id, as('province'))).data;
  expect(await isWaitingFor('province')).toBe(false);
  const approve = { action: 'approve', grant_approved: 5 };
  expect(await clients.decide(id, as('province'), approve)).toMatchObject({
    code: 208,
    msg: expect.stringContaining(rewriteDay('en', until ?? '-')),
  });
  await signInAgain(new Date(`${until}T15:59:00Z`));
  expect((await clients.decide(id, as('province'), approve)).code).toBe(208);
  await signInAgain(new Date(`${until}T16:01:00Z`));
  expect(await isWaitingFor('province')).toBe(true);
  expect((await clients.decide(id, as('province'), approve)).data.filing.status).toBe('approved');
}

describe('workflow of four levels (decideFiling)', () => {
  it('brings a filing with two signatures in the district through county, city and province to approval', async () => {
    await passCountyLate();
    await refuseSignatures();
    await returnFromDistrict();
    await passDistrictAndCity();
    await approveAfterNotice();
  }, 120_000);
});
