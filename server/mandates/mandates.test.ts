import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ACTING_HEADER } from '../../domain/api/codes';
import type { Page } from '../../domain/api/envelope';
import { paths } from '../../domain/api/paths';
import type { CurrentUser } from '../../domain/calls/accounts';
import type { ReceiptData, ReportInfo } from '../../domain/calls/filings';
import type { MessageItem } from '../../domain/calls/inbox';
import type { Mandate } from '../../domain/calls/mandates';
import type { SectionClaims, Together } from '../../domain/calls/together';
import type { Filing } from '../../domain/filing/types';
import { at } from '../../tests/support/at';
import { pagesOf } from '../../tests/support/pdf-text';
import { BASE, GOOD } from '../../tests/support/server/filing-clients';
import { firstBrokenLine } from '../../tests/support/server/first-broken-line';
import { ReviewClients, reviewPrograms } from '../../tests/support/server/review-clients';
import { agentOf, callerOf } from '../core/access';
import {
  auditLog,
  companies,
  counters,
  filings,
  mandates,
  messages as messagesTable,
  users,
} from '../core/db/tables';
import type { Deps } from '../core/deps';
import { createInbox } from '../core/inbox/inbox-service';
import { saveDraft } from '../core/steps/draft';
import { createMandateParts } from './mandate-steps';
import { keepMandates } from './mandates-clock-service';

const TODAY = '2026-06-10';
/** `other` is the agent, of 样例电子科技有限公司; `demo` gives the mandates, for 示例智能装备有限公司. */
const GIVEN = {
  username: 'Other',
  credit_code: '91210106MA10BBC218',
  programs: ['alpha', 'beta'],
  may_submit: true,
  first_day: TODAY,
  last_day: '2026-06-30',
};
const AGENT = '赵静（样例电子科技有限公司）';
const BOTH = '赵静（样例电子科技有限公司） for 示例智能装备有限公司';

/** In an order of their own: applications with the same programs share their data, and the quotas with them. */
const manyEach = reviewPrograms.toReversed().map((each) => ({ ...each, perCompanyAndBatch: 99 }));

let clients: ReviewClients;
let company: string;
let ownCompany: string;
let start: Date;

beforeAll(async () => {
  clients = await ReviewClients.open(manyEach);
  start = clients.app.clock.now;
  const companyOf = async (token: string) =>
    (await clients.app.call<CurrentUser>(paths.currentUser, { token })).data.company?.id as string;
  company = await companyOf(clients.owner);
  ownCompany = await companyOf(clients.stranger);
});
afterAll(() => clients.close());
beforeEach(async () => {
  await clients.app.db.q.update(mandates).set({ status: 'ended' });
  await clients.app.db.q.delete(counters);
  await clients.setClock(start);
});

const give = (body: object = {}, token = clients.owner) =>
  clients.app.call<Mandate>(paths.giveMandate, { token, body: { ...GIVEN, ...body } });
const given = async (token = clients.owner) =>
  (await clients.app.call<Page<Mandate>>(paths.givenMandates, { token })).data;
const held = async (token = clients.stranger) =>
  (await clients.app.call<Page<Mandate>>(paths.heldMandates, { token })).data;
const answer = (id: string, body: object, token = clients.stranger) =>
  clients.app.call<Mandate>(at(paths.answerMandate, id), { token, body: { version: 1, ...body } });
const end = (id: string, version: number, token = clients.owner) =>
  clients.app.call<Mandate>(at(paths.endMandate, id), { token, body: { version } });
const actFor = (mandate: string | null, token = clients.stranger) =>
  clients.app.call<null>(paths.actFor, { token, body: { mandate } });
const me = async (token = clients.stranger) =>
  (await clients.app.call<CurrentUser>(paths.currentUser, { token })).data;
const save = (program: string, body: object, headers = {}, token = clients.stranger) =>
  clients.app.call<Filing & { mandate_over?: object; acting_else?: true }>(`POST ${BASE}/${program}/`, {
    token,
    headers,
    body: { data: GOOD, ...body },
  });
const messages = async (token: string) =>
  (await clients.app.call<Page<MessageItem>>(paths.messages, { token })).data.list.map(({ title }) => title);
const filingsOf = async (id: string) =>
  (await clients.app.db.q.select().from(filings).where(eq(filings.companyId, id))).length;
const linesBy = async (action: string) =>
  clients.app.db.q
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, action)))
    .orderBy(desc(auditLog.at));
const runJob = () => {
  const { db, clock: time, audit } = clients.app;
  const clock = () => time.now;
  const deps = { db, clock, audit, inbox: createInbox({ db, clock }), log: clients.app.app.log };
  return keepMandates(createMandateParts(deps as unknown as Deps));
};

/** A mandate that the agent has accepted and acts by. */
async function acting(terms: object = {}): Promise<string> {
  const { id } = (await give(terms)).data;
  await answer(id, { answer: 'accept' });
  const { code } = await actFor(id);
  if (code !== 200) throw new Error('acts for nobody');
  return id;
}

describe('a mandate', () => {
  it('is given by the main account alone, to an account of another company that is named by two facts', async () => {
    const NOBODY = /^No account that could take a mandate/;
    for (const wrong of [
      { username: 'nobody.here' },
      { credit_code: '91210112MA0YQ1X2XQ' },
      { username: 'demo.filer', credit_code: '91210112MA0YQ1X2XQ' },
      { username: 'reviewer' },
    ])
      expect((await give(wrong)).msg).toMatch(NOBODY);
    await clients.app.db.q.update(users).set({ enabled: false }).where(eq(users.username, 'other'));
    expect((await give()).msg).toMatch(NOBODY);
    await clients.app.db.q.update(users).set({ enabled: true }).where(eq(users.username, 'other'));
    for (const name of ['demo.filer', 'demo.viewer', 'admin', 'reviewer'])
      expect((await give({}, await clients.app.signIn(name))).msg).toBe(
        'you do not have the right: give mandates to agents; ask an administrator if you need it',
      );
  });

  it('has programs, and days that a mandate may have', async () => {
    expect((await give({ programs: [] })).msg).toBe('Choose the programs of the mandate');
    expect((await give({ programs: ['delta9'] })).msg).toBe('There is no program delta9, choose again');
    expect((await give({ first_day: '2026-06-09' })).msg).toMatch(/^It can begin today, 2026-06-10/);
    expect((await give({ last_day: '2026-06-09' })).msg).toBe(
      'Its last day lies before its first, choose another',
    );
    expect((await give({ last_day: '2028-06-10' })).msg).toMatch(
      /24 months at most, choose a last day until 2028-06-09/,
    );
    const { data } = await give({ last_day: undefined });
    expect(data).toMatchObject({ status: 'offered', first_day: TODAY, last_day: '2028-06-09' });
    expect((await give()).msg).toMatch(/^This account has an open mandate/);
  });

  it('is told to the person, who alone answers it, once', async () => {
    clients.stranger = await clients.app.signIn('other');
    const { id } = (await give()).data;
    const offers = async () =>
      (await messages(clients.stranger)).filter((title) => title === 'A company offers you a mandate').length;
    const before = await offers();
    expect((await held()).list[0]).toMatchObject({
      id,
      status: 'offered',
      company: { id: company },
      agent: { name: '赵静', username: 'other' },
      may_submit: true,
    });
    for (const name of ['demo', 'demo.filer', 'expert'])
      expect((await answer(id, { answer: 'accept' }, await clients.app.signIn(name))).code).toBe(208);
    expect((await me()).acts_for).toBeUndefined();
    expect((await actFor(id)).msg).toMatch(/^This mandate is not in force/);
    expect((await answer(id, { answer: 'accept', version: 7 })).data).toMatchObject({ conflict: true });
    expect((await answer(id, { answer: 'accept' })).data).toMatchObject({ status: 'accepted', version: 2 });
    expect((await answer(id, { answer: 'decline', version: 2 })).msg).toMatch(/^This mandate was answered/);
    expect(await offers()).toBe(before - 1);
    expect(await messages(clients.owner)).toContain('Mandate accepted');
    expect((await me()).acts_for).toEqual([{ id, company: '示例智能装备有限公司' }]);
    const login = await clients.app.call<{ user: CurrentUser }>(paths.login, {
      body: { username: 'other', password: 'Portal#2026', captcha_code: 'ABCD' },
    });
    expect(login.data.user.acts_for).toEqual([{ id, company: '示例智能装备有限公司' }]);
  });

  it('can be declined, and ended by a main account or the agent and nobody else', async () => {
    const { id } = (await give()).data;
    expect((await answer(id, { answer: 'decline' })).data.status).toBe('declined');
    expect((await end(id, 2)).msg).toMatch(/^This mandate was answered/);
    const second = (await give()).data.id;
    for (const name of ['demo.filer', 'demo.viewer'])
      expect((await end(second, 1, await clients.app.signIn(name))).msg).toBe('record not found');
    expect((await end(second, 1, clients.stranger)).data).toMatchObject({
      status: 'ended',
      ended_by: '赵静',
    });
    expect((await end('none', 1)).msg).toBe('record not found');
    expect((await given()).total).toBeGreaterThan(1);
  });

  it('counts tries, those for nobody among them', async () => {
    for (let i = 0; i < 20; i++) expect((await give({ username: 'nobody.here' })).msg).toMatch(/^No account/);
    expect((await give()).msg).toMatch(/^At most 20 mandates can be tried/);
  });
});

describe('an agent', () => {
  it('is a filer of the company, in the programs of the mandate', async () => {
    const id = await acting();
    expect(await me()).toMatchObject({
      role: 'filer',
      name: '赵静',
      programs: ['alpha', 'beta'],
      company: { id: company },
      department: null,
      acting: { id, last_day: '2026-06-30', may_submit: true, own_company: '样例电子科技有限公司' },
    });
    const { permissions } = await me();
    for (const right of ['filing.edit', 'filing.submit', 'mandate.hold'])
      expect(permissions, right).toContain(right);
    for (const right of ['filing.sign', 'filing.appeal', 'mandate.give', 'users.manage', 'company.edit'])
      expect(permissions, right).not.toContain(right);
  });

  it('writes and submits for the company; log, receipt and paper name both companies', async () => {
    await acting();
    const before = await filingsOf(ownCompany);
    const begun = await save('beta', { action: 'save' });
    const { id, version } = begun.data;
    expect(begun.code).toBe(200);
    expect(await filingsOf(ownCompany)).toBe(before);
    const sent = await save('beta', { action: 'submit', id, version });
    expect(sent.data.status).toBe('submitted');
    expect((await clients.log(id as string)).map(({ actor }) => actor)).toEqual([
      { name: BOTH, role: 'filer' },
      { name: BOTH, role: 'filer' },
    ]);
    const lines = await clients.app.audit.read('filing', id as string);
    expect(firstBrokenLine(lines)).toBeNull();
    expect(lines[0]).toMatchObject({
      companyId: company,
      actorName: AGENT,
      details: { agent: { company: '样例电子科技有限公司', for: '示例智能装备有限公司', given_on: TODAY } },
    });
    const receipt = await clients.app.call<ReceiptData>(at(paths.receipt, id as string), {
      token: clients.owner,
    });
    expect(receipt.data.submitted_by).toBe(`${AGENT}, agent by mandate of ${TODAY}`);
    const url = at(paths.document, id as string).split(' ')[1] ?? '';
    const headers = { authorization: `JWT ${clients.owner}` };
    const paper = await clients.app.app.inject({ method: 'GET', url, headers });
    expect((await pagesOf(paper.rawPayload)).join('').replace(/\s/g, '')).toContain(
      `${AGENT}，代理人，依据${TODAY}的委托`,
    );
  });

  it('sees nothing of other programs, and nothing of the own company meanwhile', async () => {
    const gamma = await save('gamma', { action: 'save' }, {}, clients.owner);
    const own = await save('alpha', { action: 'save' });
    await acting();
    for (const id of [gamma.data.id, own.data.id])
      expect(
        (await clients.app.call(at(paths.filingChanges, id as string), { token: clients.stranger })).code,
      ).not.toBe(200);
    expect((await save('gamma', { action: 'save' })).msg).toBe(
      'you do not have the right: edit filings; ask an administrator if you need it',
    );
    const info = await clients.app.call<Filing>(`GET ${BASE}/gamma/report`, { token: clients.stranger });
    expect(info.msg).toBe('record not found');
    const list = await clients.app.call<ReportInfo>(paths.reportInfo, { token: clients.stranger });
    const seen = list.data.list.map(({ program }) => program);
    expect(seen).not.toContain('gamma');
    expect(seen).toContain('beta');
    expect(Object.keys(list.data.totals.by_program)).not.toContain('gamma');
    expect(list.data.list.map(({ id }) => id)).not.toContain(own.data.id);
  });

  it('is there for the people of the company: they see who fills in, and which section the agent takes on', async () => {
    await acting();
    const { id } = (await save('beta', { action: 'save' })).data;
    const here = (token: string) =>
      clients.app.call<Together>(at(paths.noteFilling, id as string), { token, body: { section: 'basics' } });
    await here(clients.stranger);
    expect((await here(clients.owner)).data.people).toMatchObject([{ name: '赵静' }]);
    const { id: user } = await me();
    const body = { section: 'basics', user, seen: null };
    const claimed = await clients.app.call<SectionClaims>(at(paths.claimSection, id as string), {
      token: clients.stranger,
      body,
    });
    expect(claimed.data.claims).toMatchObject([{ section: 'basics', user: { name: '赵静' } }]);
  });

  it('submits only where the mandate says so', async () => {
    await acting({ may_submit: false });
    const { id, version } = (await save('beta', { action: 'save' })).data;
    const refused = await save('beta', { action: 'submit', id, version });
    expect(refused.msg).toBe(
      'you do not have the right: submit filings; ask an administrator if you need it',
    );
    expect((await save('beta', { action: 'save', id, version })).code).toBe(200);
  });

  it('acts in its own session alone, and goes back knowingly; lines of the own account stay at home', async () => {
    const elsewhere = await clients.app.signIn('other');
    const id = await acting();
    expect((await me(elsewhere)).company?.id).toBe(ownCompany);
    await clients.app.call(paths.endOtherSessions, { token: clients.stranger });
    const [ended] = await linesBy('session.ended');
    expect(ended).toMatchObject({ companyId: ownCompany, details: { others: expect.any(Number) } });
    expect(ended?.details).not.toHaveProperty('agent');
    await actFor(null);
    expect((await me()).company?.id).toBe(ownCompany);
    const [left] = await linesBy('mandate.leave');
    expect(left).toMatchObject({ subjectId: id, companyId: company });
  });

  it('is told by a tab that still shows the other company, and nothing is written', async () => {
    const id = await acting();
    const before = [await filingsOf(company), await filingsOf(ownCompany)];
    const refused = await save('beta', { action: 'save' }, { [ACTING_HEADER]: 'own' });
    expect(refused).toMatchObject({ code: 208, data: { acting_else: true } });
    expect(refused.msg).toMatch(/act for 示例智能装备有限公司 now/);
    await actFor(null);
    const back = await save('beta', { action: 'save' }, { [ACTING_HEADER]: id });
    expect(back.msg).toMatch(/act for your own company now/);
    expect([await filingsOf(company), await filingsOf(ownCompany)]).toEqual(before);
  });
});

describe('the end of a mandate', () => {
  it('refuses what comes after it with its own sentence, until the agent has gone back', async () => {
    const id = await acting();
    const { id: filing, version } = (await save('beta', { action: 'save' })).data;
    expect((await end(id, 2)).data).toMatchObject({ status: 'ended', ended_by: '王敏' });
    const [company_, own] = [await filingsOf(company), await filingsOf(ownCompany)];
    for (const body of [
      { action: 'save', id: filing, version },
      { action: 'submit', id: filing, version },
      { action: 'save' },
    ]) {
      const refused = await save('beta', body);
      expect(refused).toMatchObject({ code: 208, data: { mandate_over: { id } } });
      expect(refused.msg).toMatch(
        /^Your mandate of 示例智能装备有限公司 \(2026-06-10 to 2026-06-30\) has ended/,
      );
    }
    expect([await filingsOf(company), await filingsOf(ownCompany)]).toEqual([company_, own]);
    expect(await me()).toMatchObject({
      company: { id: ownCompany },
      mandate_over: { id, company_id: company },
    });
    await actFor(null);
    expect((await me()).mandate_over).toBeUndefined();
    expect(await messages(clients.stranger)).toContain('Mandate ended');
    expect((await actFor(id)).msg).toMatch(/^This mandate is not in force/);
  });

  it('in the middle of a save is before it or after it, and nothing is half done', async () => {
    const id = await acting();
    const begun = (await save('beta', { action: 'save' })).data;
    for (let i = 0; i < 8; i++) {
      const version = (await clients.own(begun.id as string, 'beta')).version;
      const [saved, ended] = await Promise.all([
        save('beta', {
          action: 'save',
          id: begun.id,
          version,
          data: { basics: { ...GOOD.basics, amount: 20 + i } },
        }),
        i === 5 ? end(id, 2) : null,
      ]);
      const stored = await clients.own(begun.id as string, 'beta');
      expect(stored.version).toBe(saved.code === 200 ? version + 1 : version);
      if (saved.code !== 200) expect(saved.data).toMatchObject({ mandate_over: { id } });
      if (ended) expect(ended.data.status).toBe('ended');
      if (i > 5) expect(saved.code).toBe(208);
    }
    expect(firstBrokenLine(await clients.app.audit.read('filing', begun.id as string))).toBeNull();
  });

  it('stops what has passed the gate before the end: no line of the log, and no draft, comes after it', async () => {
    const id = await acting();
    const { db, audit, clock } = clients.app;
    const [agent] = await db.q.select().from(users).where(eq(users.username, 'other'));
    const caller = agentOf(
      callerOf(agent as typeof users.$inferSelect, 'a session that was found before'),
      company,
      ['beta'],
      {
        id,
        givenOn: TODAY,
        lastDay: '2026-06-30',
        company: '甲',
        ownCompanyId: ownCompany,
        ownCompany: '乙',
        maySubmit: true,
      },
    );
    const line = { subjectKind: 'filing', subjectId: randomUUID(), action: 'save', caller } as const;
    const store = vi.fn(async () => true);
    const now = clock.now;
    const save = () =>
      saveDraft(
        { db, audit, clock: () => now },
        {
          row: { saveLoggedAt: now, saveLoggedBy: caller.userId },
          caller,
          now,
          lines: [],
          store,
        },
      );
    await audit.write(line);
    expect(await save()).toBe(true);
    await db.q.update(mandates).set({ status: 'ended' }).where(eq(mandates.id, id));
    await expect(audit.write(line)).rejects.toThrow(/^Your mandate of 甲/);
    await expect(save()).rejects.toThrow(/^Your mandate of 甲/);
    expect(store).toHaveBeenCalledOnce();
    expect(await audit.read('filing', line.subjectId)).toHaveLength(1);
    // What was refused is told all the same, and so is what concerns the own account.
    await audit.write({ ...line, action: 'access.denied', subjectKind: 'access' });
    await audit.write({ ...line, action: 'session.logout', subjectKind: 'user' });
  });

  it('comes by itself after the last day: at once for the agent, and in its row by the job', async () => {
    const id = await acting({ last_day: TODAY });
    clients.app.clock.now = new Date('2026-06-10T15:59:00Z');
    clients.stranger = await clients.app.signIn('other');
    await actFor(id);
    expect((await save('beta', { action: 'save' })).code).toBe(200);
    clients.app.clock.now = new Date('2026-06-10T16:00:30Z');
    expect((await save('beta', { action: 'save' })).data).toMatchObject({ mandate_over: { id } });
    await runJob();
    const [row] = await clients.app.db.q.select().from(mandates).where(eq(mandates.id, id));
    expect(row).toMatchObject({ status: 'expired', endedBy: null });
    await actFor(null);
    expect(await messages(clients.stranger)).toContain('Mandate ended');
  });

  async function shut(which: string, isShut: boolean): Promise<void> {
    const { q } = clients.app.db;
    if (which === 'account')
      await q.update(users).set({ enabled: !isShut }).where(eq(users.username, 'other'));
    else
      await q
        .update(companies)
        .set({ status: isShut ? 'disabled' : 'active' })
        .where(eq(companies.id, which === 'company' ? ownCompany : company));
  }

  it.each(['account', 'company', 'principal'])('comes with the end of the %s', async (which) => {
    const id = await acting();
    const { q } = clients.app.db;
    await shut(which, true);
    const refused = await save('beta', { action: 'save' });
    if (which === 'principal') expect(refused.data).toMatchObject({ mandate_over: { id } });
    else expect(refused.status).toBe(403);
    await runJob();
    await shut(which, false);
    const [row] = await q.select().from(mandates).where(eq(mandates.id, id));
    expect(row).toMatchObject({ status: 'ended', endedBy: null });
  });

  it.each(['account', 'company', 'principal'])(
    'comes with the end of the %s though it is open again before anybody looked',
    async (which) => {
      const id = await acting();
      const { q } = clients.app.db;
      await shut(which, true);
      await shut(which, false);
      expect((await save('beta', { action: 'save' })).data).toMatchObject({ mandate_over: { id } });
      await actFor(null);
      expect((await me()).acts_for).toBeUndefined();
      expect((await actFor(id)).msg).toMatch(/^This mandate is not in force/);
      await runJob();
      const [row] = await q.select().from(mandates).where(eq(mandates.id, id));
      expect(row).toMatchObject({ status: 'ended', endedBy: null });
    },
  );

  it('is heard by every process at once: a session in memory does not outlive it', async () => {
    const id = await acting();
    for (let i = 0; i < 3; i++) expect((await me()).acting?.id).toBe(id);
    await clients.app.db.q.update(mandates).set({ status: 'ended' }).where(eq(mandates.id, id));
    expect((await me()).acting).toBeUndefined();
  });
});

describe('what is told of a mandate', () => {
  const titles = async (title: string, token: string) =>
    (await messages(token)).filter((each) => each === title).length;

  it('reminds both sides once, two weeks before its last day', async () => {
    const id = await acting({ last_day: '2026-07-31' });
    const both = async () => [
      await titles('A mandate ends soon', clients.stranger),
      await titles('A mandate ends soon', clients.owner),
    ];
    await actFor(null);
    await clients.setClock(new Date('2026-07-16T15:00:00Z'));
    const [before = 0, atHome = 0] = await both();
    await runJob();
    expect(await both()).toEqual([before, atHome]);
    await clients.setClock(new Date('2026-07-16T16:30:00Z'));
    await runJob();
    await runJob();
    expect(await both()).toEqual([before + 1, atHome + 1]);
    const [row] = await clients.app.db.q.select().from(mandates).where(eq(mandates.id, id));
    expect(row?.status).toBe('accepted');
  });

  it('reminds nobody who has accepted it in its last two weeks', async () => {
    const { id } = (await give({ first_day: '2026-06-11', last_day: '2026-06-30' })).data;
    await clients.setClock(new Date('2026-06-17T02:00:00Z'));
    const before = await titles('A mandate ends soon', clients.owner);
    await answer(id, { answer: 'accept' });
    await runJob();
    expect(await titles('A mandate ends soon', clients.owner)).toBe(before);
  });

  it('tells the company of an agent who is not its main account when it begins, and when it ends', async () => {
    const { q } = clients.app.db;
    const begun = 'Somebody of your company acts for another one';
    const over = 'A mandate of somebody of your company has ended';
    const told = async () => [await titles(begun, clients.stranger), await titles(over, clients.stranger)];
    await clients.app.db.q.delete(messagesTable);
    const own = (await give()).data.id;
    await answer(own, { answer: 'accept' });
    expect(await told()).toEqual([0, 0]);
    await end(own, 2);

    await q.update(users).set({ role: 'filer' }).where(eq(users.username, 'other'));
    const { id } = (await give()).data;
    await end(id, 1);
    expect(await told()).toEqual([0, 0]);
    const second = (await give()).data.id;
    await answer(second, { answer: 'accept' });
    expect(await told()).toEqual([1, 0]);
    await end(second, 2);
    expect(await told()).toEqual([1, 1]);
    await q.update(users).set({ role: 'owner' }).where(eq(users.username, 'other'));
  });
});
