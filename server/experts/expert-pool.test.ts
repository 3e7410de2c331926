import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PagedList } from '../../domain/api/envelope';
import { paths } from '../../domain/api/paths.generated';
import type { ExpertAccount } from '../../domain/experts/calls';
import { drawLotOrder } from '../../domain/experts/lot';
import type { DeclaredAvoidance, ExpertDraws, PoolExpert } from '../../domain/experts/pool-calls';
import { CODE, COMPANY, createExpertClients } from '../../tests/support/server/expert-review';
import { withId } from '../../tests/support/with-id';
import { users } from '../core/db/tables';

/** Profiles of experts, and which filings they are barred from. */
const clients = createExpertClients();

/** Resets the state to three experts without assessments or profiles. */
let goBack: () => Promise<void>;

beforeAll(async () => {
  await clients.start();
  goBack = await clients.app.keep();
});
beforeEach(async () => {
  await goBack();
  await clients.signIn();
});
afterAll(() => clients.close());

const list = (query = '') =>
  clients.ask<PagedList<PoolExpert>>('admin', `${paths.expertPool}${query && `?${query}`}`);
const find = async (username: string) => {
  const { data } = await list(`keyword=${username}&pageSize=100`);
  const found = data.list.find((each) => each.username === username);
  if (!found) throw new Error(`${username} is not in the pool`);
  return found;
};
/** Sets properties of a profile, based on the stored version or another one. */
const save = async (username: string, change: object) => {
  const { id, version, fields, title, unit, unit_code, active_from, active_to, note, avoided } =
    await find(username);
  const body = { version, fields, title, unit, unit_code, active_from, active_to, note, avoided };
  return clients.ask<PoolExpert>('admin', withId(paths.saveExpertProfile, id), { ...body, ...change });
};
const offered = async (filing: string) => {
  const { data } = await clients.ask<ExpertAccount[]>('admin', `${paths.expertAccounts}?filing=${filing}`);
  return data.map(({ username }) => username);
};

describe('saveExpertProfile and expertPool', () => {
  it('store a profile over the version that was read, and return it by each of its parts', async () => {
    const saved = await save('expert3', {
      fields: ['520'],
      title: 'professor',
      unit: '样例大学',
      unit_code: ` ${CODE.toLowerCase()} `,
      active_to: '2030-12-31',
    });
    expect(saved).toMatchObject({ code: 200, data: { unit: '样例大学', unit_code: CODE } });
    expect(await save('expert3', { version: 0 })).toMatchObject({ code: 208, data: { conflict: true } });
    for (const query of ['field=520', 'title=professor', `unit=${encodeURIComponent('样例')}`])
      expect((await list(query)).data.list.map(({ username }) => username)).toEqual(['expert3']);
    expect((await list('active=no')).data.total).toBe(0);
    expect(await save('expert3', { active_from: '2031-01-01' })).toMatchObject({ code: 208 });
    await save('expert3', { active_to: '2020-12-31' });
    expect((await list('active=no')).data.list.map(({ username }) => username)).toEqual(['expert3']);
  });
});

describe('declareAvoided', () => {
  it('excludes experts who must avoid the filing, and refuses them with the reason', async () => {
    const id = await clients.passed('gamma');
    await save('expert3', { unit: COMPANY, unit_code: null });
    expect(await offered(id)).not.toContain('expert3');
    const refused = await clients.toExperts(id, ['expert', 'expert3'], { due_on: '2026-07-10' });
    expect(refused).toMatchObject({ code: 208, msg: expect.stringContaining(COMPANY) });
    await save('expert3', { unit: '', unit_code: CODE });
    expect(await offered(id)).not.toContain('expert3');
    await save('expert3', { unit: '', unit_code: null });
    expect(await offered(id)).toContain('expert3');

    const { data } = await clients.ask<DeclaredAvoidance>('expert3', paths.avoidedCompanies);
    const avoided = [{ name: '老东家', credit_code: CODE }];
    const declared = await clients.ask('expert3', paths.declareAvoided, { version: data.version, avoided });
    expect(declared.code).toBe(200);
    expect((await find('expert3')).avoided).toEqual(avoided);
    await clients.toExperts(id, ['expert'], { due_on: '2026-07-10' });
    expect(await clients.addExperts(id, ['expert3'])).toMatchObject({
      code: 208,
      msg: expect.stringContaining('老东家'),
    });
    await save('expert3', { avoided: [] });
    expect((await clients.addExperts(id, ['expert3'])).code).toBe(200);
  });
});

describe('drawExperts', () => {
  it('returns the lot of its seed, leaves out experts with reasons, and keeps the record', async () => {
    const id = await clients.passed('beta');
    await save('expert', { unit: '甲大学' });
    await save('expert3', { unit: COMPANY });
    const draw = (count: number) =>
      clients.ask<ExpertDraws[]>('admin', withId(paths.drawExperts, id), {
        count,
        substitutes: 1,
        fields: [],
      });
    const employerUnknown = expect.stringContaining('Not drawn because their employer is unknown: 1');
    expect(await draw(9)).toMatchObject({ code: 208, msg: employerUnknown });
    await save('expert2', { unit: '乙大学' });
    expect(await draw(9)).toMatchObject({ code: 208, msg: expect.stringMatching(/or fewer experts$/) });
    const [drawn] = (await draw(1)).data;
    if (!drawn) throw new Error('nobody was drawn');
    const order = drawLotOrder(drawn.seed, drawn.candidates);
    expect([...drawn.drawn, ...drawn.substitutes].map((each) => each.id)).toEqual(order.slice(0, 2));
    expect(drawn.excluded).toContainEqual(expect.objectContaining({ name: 'expert3', reason: 'own_unit' }));
    const kept = await clients.ask<ExpertDraws[]>('admin', withId(paths.expertDraws, id));
    expect(kept.data).toEqual([drawn]);
  });
});

describe('drawForMany and drawMinutes', () => {
  it('create one panel for several filings, record it with each, and print its minutes', async () => {
    const filings = [await clients.passed('alpha'), await clients.passed('beta')];
    await save('expert', { unit: '甲大学' });
    await save('expert2', { unit: '乙大学' });
    await save('expert3', { unit: COMPANY });
    const body = { filings, count: 1, substitutes: 1, fields: [] };
    const { data: drawn } = await clients.ask<ExpertDraws>('admin', paths.drawForMany, body);
    expect(drawn.filings.map(({ id, company }) => [id, company])).toEqual(filings.map((id) => [id, COMPANY]));
    const order = drawLotOrder(drawn.seed, drawn.candidates);
    expect(drawn.drawn.map(({ id }) => id)).toEqual(order.slice(0, 1));
    expect(drawn.excluded).toContainEqual(expect.objectContaining({ name: 'expert3', reason: 'own_unit' }));
    for (const id of filings)
      expect((await clients.ask<ExpertDraws[]>('admin', withId(paths.expertDraws, id))).data[0]).toEqual(
        drawn,
      );
    const minutes = (query: string) =>
      clients.app.app.inject({
        url: `${withId(paths.drawMinutes, filings[1] ?? '').replace('GET ', '')}?draw=${query}`,
        headers: { authorization: `JWT ${clients.token('admin')}` },
      });
    const paper = await minutes(drawn.id);
    expect(paper.headers['content-type']).toContain('application/pdf');
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    // Minutes are proof: they are sealed and stored when first printed.
    expect(paper.rawPayload.toString('latin1')).toMatch(/\/ETSI\.CAdES\.detached[\s\S]*\/Contents <30/);
    expect((await minutes(drawn.id)).rawPayload.equals(paper.rawPayload)).toBe(true);
    expect((await minutes('none')).json()).toMatchObject({ code: 208, msg: 'record not found' });
    const refused = await clients.ask('reviewer', paths.drawForMany, body);
    expect(refused.msg).toContain('you do not have the right');
  });
});

describe('handBackAssessments', () => {
  it('returns open work, notifies whoever asked, and lets the account be disabled', async () => {
    await clients.toExperts(await clients.passed('gamma'), ['expert'], { due_on: '2026-07-10' });
    const busy = await find('expert');
    expect(busy.open).toBeGreaterThan(0);
    const disable = () => clients.ask('admin', withId(paths.updateUser, busy.id), { enabled: false });
    expect(await disable()).toMatchObject({ code: 208, msg: expect.stringContaining('expert pool') });
    const before = await clients.mailsTo('admin@example.com');
    const handBack = () =>
      clients.ask<{ count: number }>('admin', withId(paths.handBackAssessments, busy.id));
    expect((await handBack()).data).toEqual({ count: busy.open });
    expect((await handBack()).data).toEqual({ count: 0 });
    expect((await find('expert')).open).toBe(0);
    const told = (await clients.mailsTo('admin@example.com')).slice(before.length);
    expect(told).toContain('expert_handed_back');
    expect((await disable()).code).toBe(200);
  });
  it('leaves the work on programs that the caller is not in charge of', async () => {
    const [beta, gamma] = [await clients.passed('beta'), await clients.passed('gamma')];
    for (const id of [beta, gamma]) await clients.toExperts(id, ['expert2']);
    const ofBeta = await clients.memberOf(beta, 'expert2');
    const { q } = clients.app.db;
    await q
      .update(users)
      .set({ programs: ['gamma'] })
      .where(eq(users.username, 'admin'));
    await clients.signIn();
    const { id } = await find('expert2');
    expect(await clients.ask('admin', withId(paths.removeExpert, ofBeta))).toMatchObject({ code: 208 });
    const { data } = await clients.ask('admin', withId(paths.handBackAssessments, id));
    expect(data).toEqual({ count: 1 });
    expect(await clients.linesOf(ofBeta)).toEqual(['assessment.assign']);
  });
});
