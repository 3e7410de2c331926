import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Filing } from '../../domain/filing/types';
import type { Answers, FieldAnswers, Program, Row } from '../../domain/programs/define';
import { findProgram } from '../../domain/programs/find';
import { callOf, saveCallOf, submitSaved, withFiles } from '../../tests/support/file-sample';
import { samplesOf } from '../../tests/support/samples';
import { filings } from '../db/tables';
import { startTestApp, type TestApp } from '../testing';

let app: TestApp;
let owner: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('demo');
});
afterAll(() => app.close());

function programOf(key: string): Program {
  const program = findProgram(key);
  if (!program) throw new Error(key);
  return program;
}

const demand = programOf('jiebangguashuai');
const second = programOf('jiebang_second');

async function submitDemand(change: (data: Answers) => void): Promise<Filing> {
  const data = await withFiles(app, owner, demand, samplesOf(demand.key)[0]?.data ?? {});
  change(data);
  const saved = await app.call<Filing>(saveCallOf(demand), { token: owner, body: { data } });
  const sent = await submitSaved(app, owner, demand, saved.data);
  if (sent.code !== 200) throw new Error(JSON.stringify(sent.data ?? sent.msg));
  return sent.data;
}

const freshSecond = async (token = owner) =>
  (await app.call<Filing>(callOf(second.calls.info), { token })).data.data;

it('offers a second stage what the newest submitted first stage of the company said', async () => {
  expect((await freshSecond()).demand_link).toEqual({});

  await submitDemand(() => {});
  app.clock.advance(60);
  const newest = await submitDemand((data) => {
    (data.demand as FieldAnswers).demand_name = '第二个技术需求';
  });
  const { demand_link, responses } = await freshSecond();
  expect(demand_link).toEqual({
    demand_id: newest.id,
    demand_name: '第二个技术需求',
    demand_no: newest.receipt?.no,
    demander_name: (newest.data.applicant_basic as FieldAnswers).company_name,
    demander_code: (newest.data.applicant_basic as FieldAnswers).credit_code,
    reward_amount: (newest.data.demand as FieldAnswers).reward_amount,
  });
  const asked = newest.data.tech_indicators as Row[];
  expect(responses).toMatchObject(
    asked.map(({ indicator, target, verify }) => ({ indicator, required_value: target, verify })),
  );

  expect((await freshSecond(await app.signIn('other'))).demand_link).toEqual({});
  await app.db.q.update(filings).set({ status: 'revoked' }).where(eq(filings.program, demand.key));
  expect((await freshSecond()).demand_link).toEqual({});
});

it('measures a second stage by the demand that it answers', async () => {
  const first = await submitDemand(() => {});
  const sample = samplesOf(second.key)[0]?.data ?? {};
  const asked = first.data.tech_indicators as Row[];
  const { expect_grant, end_date } = first.data.demand as FieldAnswers;
  const send = async (change: (data: Answers) => void) => {
    const data = await withFiles(app, owner, second, structuredClone(sample));
    Object.assign(data.demand_link as FieldAnswers, { demand_id: first.id });
    Object.assign(data.proposal as FieldAnswers, { end_date });
    data.responses = asked.map((row, i) => ({
      ...(data.responses as Row[])[i % 3],
      indicator: row.indicator,
    }));
    change(data);
    const body = { data, action: 'submit' };
    return app.call<{ missing: { path: string; message: string }[] }>(saveCallOf(second), {
      token: owner,
      body,
    });
  };
  const refused = async (change: (data: Answers) => void) =>
    (await send(change)).data.missing.map(({ message }) => message);

  const dropped = await refused((data) => (data.responses as Row[]).pop());
  expect(dropped).toContain('Every indicator of the demand must be answered');
  const dear = await refused((data) => {
    const grant = (data.funding_sources as Row[]).find(({ row }) => row === 'city_grant');
    if (grant) grant.amount = Number(expect_grant) + 1;
  });
  expect(dear).toContain('The grant cannot exceed the first-stage figure');
  const late = await refused((data) => {
    (data.proposal as FieldAnswers).end_date = '2031-01-01';
  });
  expect(late).toContain('Within 36 months and the deadline of the demand');
  expect((await send(() => {})).code).toBe(200);
});

it('lets a person lead one project of a batch, whichever company files it, also when two file at once', async () => {
  const key = programOf('keyproject');
  const sample = samplesOf(key.key)[0]?.data ?? {};
  const other = await app.signIn('other');
  const ready = await Promise.all(
    [owner, other].map(async (token) => ({
      token,
      data: await withFiles(app, token, key, structuredClone(sample)),
    })),
  );
  type Sent = Filing & { missing?: { path: string }[] };
  const file = ({ token, data }: { token: string; data: Answers }) =>
    app.call<Sent>(saveCallOf(key), { token, body: { data, action: 'submit' } });

  const answers = await Promise.all(ready.map(async (sent) => ({ ...(await file(sent)), sent })));
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 208]);
  const refused = answers.find(({ code }) => code === 208);
  expect(refused?.data.missing).toMatchObject([{ path: 'leader.leader_id_no' }]);

  const { token, data } = refused?.sent ?? { token: '', data: {} };
  const passport = { leader_id_type: 'passport', leader_id_no: 'E12345678' };
  const leader = { ...(data.leader as FieldAnswers), ...passport };
  expect((await file({ token, data: { ...data, leader } })).code).toBe(200);
});

it('files a platform under the kind that was chosen, whatever the answers say', async () => {
  const platform = programOf('innovation_platform');
  const kindOf = ({ data }: Filing) => (data.selectIndex as FieldAnswers).select_index;
  const info = `${callOf(platform.calls.info)}?selectIndex=3`;
  const fresh = await app.call<Filing>(info, { token: owner });
  expect([fresh.data.kind, kindOf(fresh.data)]).toEqual(['3', 3]);

  const body = { selectIndex: 3, data: { selectIndex: { select_index: 5 } } };
  const saved = await app.call<Filing>(saveCallOf(platform), { token: owner, body });
  expect([saved.data.kind, kindOf(saved.data)]).toEqual(['3', 3]);
  const again = { id: saved.data.id, version: 1, data: { selectIndex: { select_index: 1 } } };
  const changed = await app.call<Filing>(saveCallOf(platform), { token: owner, body: again });
  expect(kindOf(changed.data)).toBe(3);
});
