/** Accounts limited to programs, and roles that only read: what each sees, and that none can decide. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CreateUserData, SubUserAccount, UpdateUserBody } from '../../domain/accounts/sub-user-calls';
import type { PagedList } from '../../domain/api/envelope';
import { paths } from '../../domain/api/paths.generated';
import type { ReadLogData } from '../../domain/audit/calls';
import type { ManagedCompanies } from '../../domain/company/managed-company-calls';
import type { RankingQuery } from '../../domain/review/ranking-calls';
import type { StatisticsData } from '../../domain/statistics/calls';
import { PASS, ReviewClients } from '../../tests/support/server/review-clients';
import { withId } from '../../tests/support/with-id';
import { hashPassword } from '../accounts/passwords';
import { users } from '../core/db/tables';

const PASSWORD = 'Portal#2026';
let clients: ReviewClients;
/** Ids of a filing of each program, all of the reviewer's department; the one of beta is approved. */
let ids: Record<'alpha' | 'beta' | 'gamma', string>;
const tokens: Record<string, string> = {};

/** Set in the database: the API would refuse the test's programs, which the portal does not have. */
const limit = (username: string, programs: string[]) =>
  clients.app.db.q.update(users).set({ programs }).where(eq(users.username, username));

const manage = (id: string, body: UpdateUserBody) =>
  clients.app.call<SubUserAccount>(withId(paths.updateUser, id), { token: clients.admin, body });

/** Makes an account as an administrator does, and signs in with it. */
async function add(username: string, body: object): Promise<string> {
  const phone = `139${String(10_000_000 + Object.keys(tokens).length)}`;
  const made = await clients.app.call<CreateUserData>(paths.createUser, {
    token: clients.admin,
    body: { username, name: username, phone, ...body },
  });
  if (made.code !== 200) throw new Error(String(made.msg));
  const own = {
    passwordHash: await hashPassword(PASSWORD),
    mustChangePassword: false,
    passwordExpiresAt: null,
  };
  await clients.app.db.q.update(users).set(own).where(eq(users.username, username));
  tokens[username] = await clients.app.signIn(username);
  return made.data.id;
}

const as = (name: string): string => tokens[name] ?? '';
const listed = async (name: string, query: Record<string, string> = {}) => {
  const answer = await clients.queue(as(name), query);
  expect(answer.msg).toBe('success');
  const { list, total } = answer.data;
  expect(total).toBe(list.length);
  return [...new Set(list.map(({ program }) => program))].sort();
};
const asked = async (program: string) => {
  const body = { program, subject: '口径', text: '按哪个口径？' };
  return (await clients.app.call<{ id: string }>(paths.askQuestion, { token: clients.owner, body })).data;
};
const decidedBy = (name: string) =>
  clients.app.call(withId(paths.decideFiling, ids.alpha), { token: as(name), body: { version: 1, ...PASS } });

beforeAll(async () => {
  clients = await ReviewClients.open();
  ids = {
    alpha: await clients.submit('alpha'),
    beta: await clients.submit('beta'),
    gamma: await clients.submit('gamma'),
  };
  await clients.decide(ids.beta, clients.reviewer, PASS);
  await clients.decide(ids.beta, clients.admin, { action: 'approve', grant_approved: 12 });
});
afterAll(() => clients.close());

describe('accounts limited to programs (roles)', () => {
  it('return, count and decide filings of these programs alone; others are not found', async () => {
    await add('limited', { role: 'reviewer', department_id: 'D210112' });
    await limit('limited', ['alpha', 'beta']);
    expect(await listed('limited')).toEqual(['alpha', 'beta']);
    const { list, by_status } = (await clients.queue(as('limited'))).data;
    const counted = Object.values(by_status).reduce((sum, each) => sum + (each ?? 0), 0);
    expect(counted).toBe(list.length);
    expect((await clients.read(ids.gamma, as('limited'))).msg).toBe('record not found');
    expect((await clients.read(ids.alpha, as('limited'))).code).toBe(200);
    const { rows } = (
      await clients.app.call<StatisticsData>(paths.statistics, {
        token: as('limited'),
        query: { by: 'program' },
      })
    ).data;
    expect(rows.map(({ key }) => key).sort()).toEqual(['alpha', 'beta']);
    const other = await clients.decide(ids.gamma, as('limited'), PASS);
    expect(other).toMatchObject({ code: 208, msg: 'record not found' });
  });

  it('are refused what concerns all programs, which an unlimited account may still do', async () => {
    const id = await add('half', { role: 'administrator' });
    await limit('half', ['gamma']);
    expect(await listed('half')).toEqual(['gamma']);
    const accounts = await clients.app.call(paths.users, { token: as('half') });
    expect(accounts.msg).toBe('you do not have the right: manage users; ask an administrator if you need it');
    expect((await manage(id, { programs: [] })).code).toBe(200);
    expect(await listed('half')).toEqual(['alpha', 'beta', 'gamma']);
    expect((await manage(id, { programs: ['hightech'] })).code).toBe(200);
    const [me] = await clients.app.db.q.select().from(users).where(eq(users.username, 'admin'));
    expect((await manage(me?.id ?? '', { programs: ['gazelle'] })).msg).toContain('administrator');
  });
});

describe('finance officer (roles)', () => {
  it('lists and exports approvals with their grants, sees rankings, and opens no papers', async () => {
    await add('money', { role: 'finance' });
    const { list, by_status } = (await clients.queue(as('money'))).data;
    expect(list.map(({ id }) => id)).toContain(ids.beta);
    expect(list.find(({ id }) => id === ids.beta)).toMatchObject({
      project_no: expect.stringMatching(/^BE2026-\d{4}$/),
      grant: 12,
    });
    expect(by_status).toEqual({ approved: list.length });
    expect((await clients.read(ids.beta, as('money'))).msg).toContain('you do not have the right');
    const asked = { format: 'csv', language: 'zh', filter: {}, columns: ['company', 'grant'] };
    const csv = await clients.app.app.inject({
      method: 'POST',
      url: paths.exportFilings.replace('POST ', ''),
      headers: { authorization: `JWT ${as('money')}` },
      payload: asked,
    });
    expect(csv.body.trim().split('\n')).toHaveLength(list.length + 1);
    expect(csv.body).toContain(',12');
    const answers = { ...asked, filter: { program: 'beta' }, columns: ['basics.amount'] };
    const refused = await clients.app.call(paths.exportFilings, { token: as('money'), body: answers });
    expect(refused.code).toBe(208);
    const of = { program: 'beta', fields: 'basics.amount' };
    const listed = (await clients.queue(as('money'), of)).data.list;
    expect(listed.map((filing) => filing.answers)).toEqual(listed.map(() => ({})));
    const filtered = await clients.queue(as('money'), { ...of, answers: 'basics.amount:1..' });
    expect(filtered.msg).toContain('you do not have the right');
    const series = await clients.app.call<RankingQuery[]>(paths.rankedSeries, { token: as('money') });
    expect(series.code).toBe(200);
    const budget = { program: 'gamma', batch: '2026-1', amount: 1, version: 0 };
    for (const [call, body] of [
      [paths.setBudget, budget],
      [paths.orderDecision, { action: 'approve', filings: [] }],
    ] as const)
      expect((await clients.app.call(call, { token: as('money'), body })).msg).toContain('you do not have');
  });
});

describe('auditor (roles)', () => {
  it('reads filings, statistics and the read log of the own scope, and changes nothing', async () => {
    await add('audit', { role: 'auditor' });
    expect(await listed('audit')).toEqual(['alpha', 'beta', 'gamma']);
    const { data } = await clients.read(ids.alpha, as('audit'));
    expect([data.steps, data.filing.status]).toEqual([[], 'submitted']);
    expect((await clients.logFile(ids.alpha, as('audit'))).code).toBe(200);
    expect((await decidedBy('audit')).msg).toContain('you do not have the right');
    const reads = (await clients.app.call<ReadLogData>(paths.readLog, { token: as('audit') })).data;
    expect(reads.list.some(({ person }) => person.username === 'audit')).toBe(true);
  });

  it('reads companies, questions, announcements and windows, and is refused each of their changes', async () => {
    const token = as('audit');
    const read = async (call: string) => {
      const { code, data } = await clients.app.call<{ list: { id: string }[]; total: number }>(call, {
        token,
      });
      expect(code).toBe(200);
      return data;
    };
    const company = (await read(paths.managedCompanies)).list[0]?.id ?? '';
    await read(withId(paths.managedCompany, company));
    await read(withId(paths.managedCompanyLog, company));
    const window = (await read(paths.managedWindows)).list[0]?.id ?? '';
    await read(withId(paths.managedWindow, window));
    await read(paths.officeNotices);
    const { id } = await asked('alpha');
    expect((await read(paths.receivedQuestions)).total).toBe(1);
    await read(withId(paths.receivedQuestion, id));
    for (const call of [
      withId(paths.stepCompany, company),
      withId(paths.moveCompany, company),
      withId(paths.closeWindow, window),
      paths.createWindow,
      paths.writeNotice,
      withId(paths.answerQuestion, id),
    ])
      expect((await clients.app.call(call, { token, body: {} })).msg).toContain('you do not have the right');
  });

  it('gets nothing outside department and program, in the read log neither', async () => {
    await add('district', { role: 'auditor', department_id: 'D210106' });
    expect(await listed('district')).toEqual([]);
    expect((await clients.read(ids.alpha, as('district'))).msg).toBe('record not found');
    const token = as('district');
    const companies = await clients.app.call<ManagedCompanies>(paths.managedCompanies, { token });
    expect(new Set(companies.data.list.map(({ department }) => department.value))).toEqual(
      new Set(['D210106']),
    );
    const counted = Object.values(companies.data.by_status).reduce((sum, each) => sum + (each ?? 0), 0);
    expect([companies.data.total, counted]).toEqual([companies.data.list.length, companies.data.list.length]);
    const everybody = await clients.app.call<ManagedCompanies>(paths.managedCompanies, {
      token: clients.admin,
    });
    const other = everybody.data.list.find(({ department }) => department.value === 'D210112')?.id ?? '';
    const refused = await clients.app.call(withId(paths.managedCompany, other), { token });
    expect(refused.msg).toBe('record not found');
    expect((await clients.app.call<PagedList<object>>(paths.receivedQuestions, { token })).data.total).toBe(
      0,
    );
    const log = (name: string) => clients.app.call<ReadLogData>(paths.readLog, { token: as(name) });
    expect((await log('district')).data).toMatchObject({ list: [], total: 0 });
    await add('gammas', { role: 'auditor' });
    await limit('gammas', ['gamma']);
    const questions = await clients.app.call<PagedList<object>>(paths.receivedQuestions, {
      token: as('gammas'),
    });
    expect(questions.data.total).toBe(0);
    await clients.read(ids.gamma, as('gammas'));
    expect(new Set((await log('gammas')).data.list.map(({ filing }) => filing?.id))).toEqual(
      new Set([ids.gamma]),
    );
  });
});

describe('several roles of one person (roles)', () => {
  it('combine their rights within one scope', async () => {
    const id = await add('both', { role: 'reviewer', department_id: 'D210112', more_roles: ['auditor'] });
    expect((await clients.read(ids.alpha, as('both'))).data.steps).toContain('pass_first');
    expect((await clients.app.call(paths.readLog, { token: as('both') })).code).toBe(200);
    expect((await manage(id, { more_roles: [] })).data.more_roles).toEqual([]);
    expect((await clients.app.call(paths.readLog, { token: as('both') })).msg).toContain(
      'do not have the right',
    );
  });

  it('are refused where they add nothing, and end with the role', async () => {
    const id = await add('turned', { role: 'reviewer', department_id: 'D210112', more_roles: ['finance'] });
    expect((await manage(id, { role: 'administrator', more_roles: ['finance'] })).code).toBe(208);
    expect((await manage(id, { role: 'expert' })).data.more_roles).toEqual([]);
  });
});
