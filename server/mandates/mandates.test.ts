import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { CurrentUser } from '../../domain/accounts/calls';
import { ACTING_HEADER } from '../../domain/api/codes';
import { paths } from '../../domain/api/paths.generated';
import type { ReceiptData, ReportInfo } from '../../domain/filing/calls';
import type { CollaborationState, SectionClaims } from '../../domain/filing/collaboration-calls';
import type { Filing } from '../../domain/filing/types';
import { upload } from '../../tests/support/file-sample';
import { readPdfPages } from '../../tests/support/pdf-text';
import { BASE } from '../../tests/support/server/filing-clients';
import { findFirstBrokenLine } from '../../tests/support/server/first-broken-line';
import { openMandateClients, TODAY } from '../../tests/support/server/mandates';
import { withId } from '../../tests/support/with-id';
import { storedFilings, users } from '../core/db/tables';

const AGENT = '赵静（样例电子科技有限公司）';
const BOTH = '赵静（样例电子科技有限公司） for 示例智能装备有限公司';

const {
  clients,
  company,
  ownCompany,
  setUp,
  give,
  given,
  held,
  answer,
  end,
  actFor,
  me,
  save,
  messages,
  filingsOf,
  linesBy,
  acting,
} = await openMandateClients();

afterAll(() => clients.close());
beforeEach(setUp);

describe('heldMandates', () => {
  const draftsIn = (program: string) =>
    clients.app.db.q.$count(
      storedFilings,
      and(
        eq(storedFilings.companyId, company),
        eq(storedFilings.program, program),
        eq(storedFilings.status, 'draft'),
      ),
    );

  it('returns clients with what is due at each, in the programs of the mandate, to the agent alone', async () => {
    await save('alpha', { action: 'save' }, {}, clients.owner);
    await save('beta', { action: 'save' }, {}, clients.owner);
    const { id } = (await give({ programs: ['alpha'] })).data;
    expect((await held()).list[0]?.waits).toBeUndefined();
    await answer(id, { answer: 'accept' });
    const { waits } = (await held()).list.find((mandate) => mandate.id === id) ?? {};
    expect(waits).toEqual({ drafts: await draftsIn('alpha'), returned: 0, due_at: expect.any(String) });
    expect(waits?.drafts).toBeGreaterThan(0);
    expect((await given()).list.map((mandate) => mandate.waits)).not.toContainEqual(waits);
  });
});

describe('giveMandate and answerMandate', () => {
  it('finds the agent by a login name and a credit code as an input method writes them', async () => {
    const typed = { username: 'ｏｔｈｅｒ', credit_code: '９１２１０１０６ ma10ＢＢＣ２１８' };
    expect(await give(typed)).toMatchObject({ code: 200, data: { agent: { username: 'other' } } });
  });

  it('accepts a mandate of the main account alone, to an account of another company that is named by two facts', async () => {
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

  it('requires programs, and days that a mandate may have', async () => {
    expect((await give({ programs: [] })).msg).toBe('Choose the programs of the mandate');
    expect((await give({ programs: ['delta9'] })).msg).toBe('There is no program delta9. Choose again');
    expect((await give({ first_day: '2026-06-09' })).msg).toMatch(/^It can begin today, 10 Jun 2026/);
    expect((await give({ last_day: '2026-06-09' })).msg).toBe(
      'Its last day lies before its first. Choose another',
    );
    expect((await give({ last_day: '2028-06-10' })).msg).toMatch(
      /24 months at most\. Choose a last day until 9 Jun 2028/,
    );
    const { data } = await give({ last_day: undefined });
    expect(data).toMatchObject({ status: 'offered', first_day: TODAY, last_day: '2028-06-09' });
    expect((await give()).msg).toMatch(/^This account has an open mandate/);
  });

  it('tells the person, who alone answers it, once', async () => {
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

  it('allows the person to decline, and only a main account or the agent to end', async () => {
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

  it('counts attempts, also those for unknown accounts', async () => {
    for (let i = 0; i < 20; i++) expect((await give({ username: 'nobody.here' })).msg).toMatch(/^No account/);
    expect((await give()).msg).toMatch(/^At most 20 mandates can be tried/);
  });
});

describe('actFor', () => {
  it('allows the agent what a filer of the company may do, in the programs of the mandate', async () => {
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

  it('shows files of the filings of its programs and its own uploads, and no other file of the company', async () => {
    const info = (id: string) => clients.app.call(withId(paths.fileInfo, id), { token: clients.stranger });
    const theirs = await upload(clients.app, clients.owner, 'pdf');
    await acting();
    expect(await info(theirs)).toMatchObject({ code: 208, msg: 'record not found' });
    const mine = await upload(clients.app, clients.stranger, 'png');
    expect((await info(mine)).code).toBe(200);
    const { id } = (await save('beta', { action: 'save' })).data;
    await clients.app.db.q
      .update(storedFilings)
      .set({ data: { basics: { paper: [theirs] } } })
      .where(eq(storedFilings.id, id as string));
    expect((await info(theirs)).code).toBe(200);
  });

  it('shows neither departments nor requested changes of the company', async () => {
    const { app } = clients;
    await app.call(paths.createDepartment, { token: clients.owner, body: { name: '研发部' } });
    await acting();
    expect((await app.call(paths.ownDepartments, { token: clients.stranger })).data).toEqual([]);
    expect((await app.call(paths.ownChanges, { token: clients.stranger })).data).toEqual({
      list: [],
      total: 0,
    });
    expect((await app.call<unknown[]>(paths.ownDepartments, { token: clients.owner })).data).not.toEqual([]);
  });

  it('shows the company information that forms take over, with its numbers masked', async () => {
    const info = (token: string) =>
      clients.app.call<{ data: Record<string, string> }>(withId(paths.companyInfo, company), { token });
    const own = (await info(clients.owner)).data.data;
    await acting();
    const seen = (await info(clients.stranger)).data.data;
    expect(seen.name).toBe(own.name);
    for (const secret of ['legal_rep_id_no', 'bank_account']) {
      expect([secret, own[secret]]).toEqual([secret, expect.stringMatching(/^\w{15,}$/)]);
      expect([secret, seen[secret]]).toEqual([secret, expect.stringContaining('*')]);
    }
  });

  it('allows writing and submitting for the company; log, receipt and paper name both companies', async () => {
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
    expect(findFirstBrokenLine(lines)).toBeNull();
    expect(lines[0]).toMatchObject({
      companyId: company,
      actorName: AGENT,
      details: { agent: { company: '样例电子科技有限公司', for: '示例智能装备有限公司', given_on: TODAY } },
    });
    const receipt = await clients.app.call<ReceiptData>(withId(paths.receipt, id as string), {
      token: clients.owner,
    });
    expect(receipt.data.submitted_by).toBe(`${AGENT}, agent by mandate of 10 Jun 2026`);
    const url = withId(paths.document, id as string).split(' ')[1] ?? '';
    const headers = { authorization: `JWT ${clients.owner}` };
    const paper = await clients.app.app.inject({ method: 'GET', url, headers });
    expect((await readPdfPages(paper.rawPayload)).join('').replace(/\s/g, '')).toContain(
      `${AGENT}，代理人，依据${TODAY}的委托`,
    );
  });

  it('shows nothing of other programs, and nothing of the own company meanwhile', async () => {
    const gamma = await save('gamma', { action: 'save' }, {}, clients.owner);
    const own = await save('alpha', { action: 'save' });
    await acting();
    for (const id of [gamma.data.id, own.data.id])
      expect(
        (await clients.app.call(withId(paths.filingChanges, id as string), { token: clients.stranger })).code,
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

  it('shows the people of the company who fills in, and which section the agent takes on', async () => {
    await acting();
    const { id } = (await save('beta', { action: 'save' })).data;
    const here = (token: string) =>
      clients.app.call<CollaborationState>(withId(paths.noteFilling, id as string), {
        token,
        body: { section: 'basics' },
      });
    await here(clients.stranger);
    expect((await here(clients.owner)).data.people).toMatchObject([{ name: '赵静' }]);
    const { id: user } = await me();
    const body = { section: 'basics', user, seen: null };
    const claimed = await clients.app.call<SectionClaims>(withId(paths.claimSection, id as string), {
      token: clients.stranger,
      body,
    });
    expect(claimed.data.claims).toMatchObject([{ section: 'basics', user: { name: '赵静' } }]);
  });

  it('allows submitting only where the mandate says so', async () => {
    await acting({ may_submit: false });
    const { id, version } = (await save('beta', { action: 'save' })).data;
    const refused = await save('beta', { action: 'submit', id, version });
    expect(refused.msg).toBe(
      'you do not have the right: submit filings; ask an administrator if you need it',
    );
    expect((await save('beta', { action: 'save', id, version })).code).toBe(200);
  });

  it('acts in its own session alone until the agent goes back; log lines of the own account stay in the own company', async () => {
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

  it('refuses a tab that still shows the other company, and writes nothing', async () => {
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
