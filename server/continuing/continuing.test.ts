import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { Answers, FieldAnswers, Program, Row } from '../../domain/definition';
import type { ContinuableFilings } from '../../domain/filing/continuation-calls';
import type { FilingCopy, FilingOrigin } from '../../domain/filing/reuse-calls';
import type { Filing } from '../../domain/filing/types';
import { findProgram } from '../../domain/programs/find';
import type { DeclareDayItem } from '../../domain/windows/calls';
import { getSaveCall, toWireCall, withFiles } from '../../tests/support/file-sample';
import { readSamples } from '../../tests/support/samples';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { seedApproved, withContinued } from '../../tests/support/server/linked-programs';
import { withId } from '../../tests/support/with-id';
import { storedFilings } from '../core/db/tables';

type Refused = { missing: { path: string; message: string }[] };

let app: TestApp;
let owner: string;
let other: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('demo');
  other = await app.signIn('other');
});
afterAll(() => app.close());

function programOf(key: string): Program {
  const program = findProgram(key);
  if (!program) throw new Error(key);
  return program;
}
const demand = programOf('jiebangguashuai');
const second = programOf('jiebang_second');
const result = programOf('jiebangguashuai_result');

const choicesOf = async (program: Program, token: string, keyword = '') =>
  (await app.call<ContinuableFilings>(paths.continuable, { token, query: { program: program.key, keyword } }))
    .data;
const fresh = async (program: Program, token: string) =>
  (await app.call<Filing>(toWireCall(program.calls.info), { token })).data;
const setStatus = (id: string, status: string) =>
  app.db.q.update(storedFilings).set({ status }).where(eq(storedFilings.id, id));
const withScope = (open_scope: string, demand_name: string, more: Answers = {}) => ({
  answers: { demand: { open_scope, demand_name }, ...more },
});

/** Returns the sample of a second stage that continues the sample demand. */
async function secondFor(id: string, token = owner): Promise<Answers> {
  const data = await withFiles(app, token, second, structuredClone(readSamples(second.key)[0]?.data ?? {}));
  return withContinued(second, data, id);
}
const submit = <T = Refused>(program: Program, data: Answers, token = owner) =>
  app.call<T>(getSaveCall(program), { token, body: { data, action: 'submit' } });
const drop = (id: string | null) =>
  app.call(`DELETE /api/v1.0/portal/report/filing/${id}/`, { token: owner });

describe('continuable', () => {
  it('shows other companies as they are published, by number, title or publisher', async () => {
    const [open, masked, aimed] = await Promise.all([
      seedApproved(app, demand, withScope('public', '公开的需求')),
      seedApproved(app, demand, withScope('masked', '脱敏的需求')),
      seedApproved(app, demand, withScope('targeted', '定向的需求')),
    ]);
    const own = await choicesOf(second, owner);
    expect(own.list.map(({ id }) => id)).toEqual(expect.arrayContaining([open, masked, aimed]));
    const theirs = (await choicesOf(second, other)).list;
    expect(
      theirs
        .filter(({ id }) => [open, masked, aimed].includes(id))
        .map(({ title }) => title)
        .sort(),
    ).toEqual(['公开的需求', '脱敏的需求']);
    const found = theirs.find(({ id }) => id === open);
    expect(found).toMatchObject({ publisher: '示例智能装备有限公司', own: false });
    for (const keyword of ['公开的', found?.no ?? ''])
      expect((await choicesOf(second, other, keyword)).list.map(({ id }) => id)).toEqual([open]);
    expect((await choicesOf(second, other, '智能装备')).list.length).toBeGreaterThan(1);
    expect(await choicesOf(second, other, '没有这样的')).toEqual({ list: [], more: false, first: null });

    const intended = { bidder_terms: { has_intended: true, intended_bidder: '样例电子科技有限公司 赵静' } };
    const meant = await seedApproved(app, demand, withScope('targeted', '给样例电子', intended));
    expect((await choicesOf(second, other, '给样例电子')).list.map(({ id }) => id)).toEqual([meant]);
  });

  it('excludes what has an approved second stage, unless it is a race', async () => {
    const id = await seedApproved(app, demand, withScope('public', '唯一的需求'));
    const race = { bidder_terms: { selection_method: 'race' } };
    const raced = await seedApproved(app, demand, withScope('public', '赛马的需求', race));
    for (const each of [id, raced])
      await seedApproved(app, second, { answers: { demand_link: { demand_id: each } } });
    const left = (await choicesOf(second, owner)).list.map((each) => each.id);
    expect([left.includes(id), left.includes(raced)]).toEqual([false, true]);
    const refused = await submit(second, await secondFor(id));
    expect(refused.data.missing[0]).toEqual({
      path: 'demand_link.demand_id',
      code: 'continues',
      message: 'A filing that continues this demand is approved already. Choose another one',
    });
  });

  it('rejects a program that continues none', async () => {
    for (const program of ['gazelle', 'nothing', '__proto__'])
      expect((await app.call(paths.continuable, { token: owner, query: { program } })).code).toBe(208);
  });
});

describe('what a filing takes over (saveDraft)', () => {
  it('sets the own filing that was approved last, and says which one', async () => {
    app.clock.advance(60);
    const id = await seedApproved(app, demand, withScope('public', '最新的需求'));
    const { data } = await fresh(second, owner);
    const { demand_link } = data as { demand_link: FieldAnswers };
    expect(demand_link).toMatchObject({
      demand_id: id,
      demand_name: '最新的需求',
      demander_name: '示例智能装备有限公司',
      reward_amount: 200,
    });
    expect(demand_link.demand_no).toMatch(/^JB2025-\d{4}$/);
    const asked = (readSamples(demand.key)[0]?.data.tech_indicators ?? []) as Row[];
    expect(data.responses).toMatchObject(
      asked.map(({ indicator, target, verify }) => ({ indicator, required_value: target, verify })),
    );
  });

  it('replaces what a client sends, and tells it so', async () => {
    const id = await seedApproved(app, demand, withScope('public', '真正的名称'));
    const link = { demand_id: id, demand_name: '自己写的名称', reward_amount: 1, filer_role: 'demander' };
    const body = { data: { demand_link: link } };
    const { data } = await app.call<Filing>(getSaveCall(second), { token: owner, body });
    expect(data.data.demand_link).toMatchObject({ demand_name: '真正的名称', reward_amount: 200 });
    expect(data.overruled?.map(({ path }) => path)).toEqual([
      'demand_link.demand_name',
      'demand_link.reward_amount',
    ]);
    expect(data.overruled?.[0]?.message).toContain('Title of the demand');

    const cleared = { id: data.id, version: data.version, data: { demand_link: { demand_name: '又写' } } };
    const emptied = await app.call<Filing>(getSaveCall(second), { token: owner, body: cleared });
    expect(emptied.data.data.demand_link).toEqual({});
    await drop(data.id);
  });

  it('copies the rows at a new choice, without replacing what was typed', async () => {
    const [a, b] = await Promise.all(
      ['甲', '乙'].map((indicator) =>
        seedApproved(app, demand, {
          answers: { tech_indicators: [{ row: '1', indicator, target: '1', verify: '检测' }] },
        }),
      ),
    );
    const save = async (body: object) =>
      (await app.call<Filing>(getSaveCall(second), { token: owner, body })).data;
    const indicatorsOf = ({ data }: Filing) => (data.responses as Row[]).map(({ indicator }) => indicator);
    const first = await save({ data: { demand_link: { demand_id: a } } });
    expect(indicatorsOf(first)).toEqual(['甲']);
    const again = { ...first.data, demand_link: { demand_id: b } };
    const second_ = await save({ id: first.id, version: 1, data: again });
    expect(indicatorsOf(second_)).toEqual(['乙']);
    const typed = { demand_link: { demand_id: a }, responses: [{ indicator: '乙', promised_value: '2' }] };
    expect(indicatorsOf(await save({ id: first.id, version: 2, data: typed }))).toEqual(['乙']);
    await drop(first.id);
  });

  it('excludes the tables of a masked demand from other companies', async () => {
    const id = await seedApproved(app, demand, withScope('masked', '只看名称'));
    const body = { data: { demand_link: { demand_id: id } } };
    const { data } = await app.call<Filing>(getSaveCall(second), { token: other, body });
    expect(data.data.demand_link).toMatchObject({ demand_name: '只看名称' });
    expect(data.data.responses ?? []).toEqual([]);
  });
});

describe('order of a chain (saveDraft)', () => {
  it('refuses a filing before there is something to continue, and says what comes first', async () => {
    const first = /file the second stage first/;
    const begun = await app.call(getSaveCall(result), { token: other, body: { data: {} } });
    expect(begun).toMatchObject({ code: 208, msg: expect.stringMatching(first) });
    const filing = await fresh(result, other);
    expect(filing).toMatchObject({ id: null, actions: [] });
    expect(filing.blocked).toEqual([{ path: 'project_link.project_id', message: begun.msg }]);
    expect(await choicesOf(result, other)).toEqual({ list: [], more: false, first: begun.msg });
    const days = await app.call<DeclareDayItem[]>(paths.declareDay, { token: other });
    const dayOf = (program: Program) => days.data.find((day) => day.program === program.key);
    expect(dayOf(result)?.first).toEqual({ message: begun.msg, route: '/forms/unveilingProject' });
    expect(dayOf(second)?.first).toBeUndefined();
  });

  it('opens the result three months before the project ends, to the demand side too', async () => {
    const proposal = (end_date: string) => ({ proposal: { start_date: '2025-01-01', end_date } });
    const early = await seedApproved(app, second, { of: 'other', answers: proposal('2026-09-11') });
    const listed = async (token: string) => (await choicesOf(result, token)).list.map(({ id }) => id);
    expect(await listed(other)).toEqual([]);
    expect((await choicesOf(result, other)).first).toBe(
      '高速精密减速器噪声控制技术攻关: This project ends on 11 Sept 2026. Its result can be filed from 11 Jun 2026 on',
    );
    const demander = { demand_link: { demander_code: '91210112MA0YQ1X2XQ' } };
    const ready = await seedApproved(app, second, {
      of: 'other',
      answers: { ...proposal('2026-09-10'), ...demander },
      grant: 87.5,
    });
    expect(await listed(other)).toEqual([ready]);
    expect(await listed(owner)).toContain(ready);
    expect(await listed(owner)).not.toContain(early);

    const body = { data: { project_link: { project_id: ready, grant_approved: 9999 } } };
    const { data } = await app.call<Filing>(getSaveCall(result), { token: owner, body });
    expect(data.data.project_link).toMatchObject({ grant_approved: 87.5, plan_end: '2026-09-10' });
    await drop(data.id);
  });

  it('rejects what is not approved, unknown, or revoked meanwhile', async () => {
    const id = await seedApproved(app, demand, { ...withScope('public', '会被撤销') });
    const path = 'demand_link.demand_id';
    const messageFor = async (named: string, token = owner) =>
      (await submit(second, await secondFor(named), token)).data.missing.find((each) => each.path === path)
        ?.message;
    await setStatus(id, 'district_passed');
    expect(await messageFor(id)).toMatch(/^The status of the chosen demand is: Under city review/);
    const unknown = /^This demand does not exist or was not published to your company/;
    expect(await messageFor('00000000-0000-4000-8000-000000000000')).toMatch(unknown);
    expect(await messageFor('12')).toMatch(unknown);
    const aimed = await seedApproved(app, demand, withScope('targeted', '别人的定向需求'));
    expect(await messageFor(aimed, other)).toMatch(unknown);

    await setStatus(id, 'approved');
    const saved = await app.call<Filing>(getSaveCall(second), {
      token: owner,
      body: { data: await secondFor(id) },
    });
    expect(saved.data.blocked).toEqual([]);
    await setStatus(id, 'revoked');
    const one = await app.call<Filing>(toWireCall(second.calls.one, saved.data.id ?? ''), { token: owner });
    expect(one.data.blocked).toEqual([{ path, message: await messageFor(id) }]);
    await drop(saved.data.id);
  });
});

describe('checks of a second stage (submitFiling)', () => {
  it('checks a second stage against the demand that it answers', async () => {
    const id = await seedApproved(app, demand);
    const refused = async (change: (data: Answers) => void) => {
      const data = await secondFor(id);
      change(data);
      return (await submit(second, data)).data.missing.map(({ message }) => message);
    };
    const dropped = await refused((data) => (data.responses as Row[]).pop());
    expect(dropped).toContain(
      'Every indicator of the demand must be answered; add those that are missing and remove others',
    );
    const dear = await refused((data) => {
      const grant = (data.funding_sources as Row[]).find(({ row }) => row === 'city_grant');
      if (grant) grant.amount = 101;
    });
    expect(dear).toContainEqual(
      expect.stringMatching(/^The grant cannot exceed the first-stage figure; reduce it \(.*, at most /),
    );
    const late = await refused((data) => {
      (data.proposal as FieldAnswers).end_date = '2031-01-01';
    });
    expect(late).toContainEqual(
      expect.stringMatching(
        /^The project lasts more than 36 months or ends after the deadline of the demand/,
      ),
    );
    expect((await submit(second, await secondFor(id))).code).toBe(200);
  });
});

describe('copyFiling', () => {
  it('leaves out the filing to continue where an approved one continues it already, and asks to renew it', async () => {
    const taken = await seedApproved(app, demand, withScope('targeted', '已有项目的榜单'));
    const sample = readSamples(second.key)[0]?.data ?? {};
    const project = await seedApproved(app, second, { answers: withContinued(second, sample, taken) });
    const { data } = await app.call<FilingCopy>(withId(paths.copyFiling, project), { token: owner });
    expect(data.left_out.map(({ path }) => path)).toContain('demand_link.demand_id');
    const { demand_id, demand_name } = data.filing.data.demand_link as FieldAnswers;
    expect([demand_id ?? null, demand_name ?? null]).toEqual([null, null]);
    const { data: origin } = await app.call<FilingOrigin>(withId(paths.filingOrigin, data.filing.id ?? ''), {
      token: owner,
    });
    expect(origin?.answers.demand_link).toMatchObject({ demand_id: taken });
    await drop(data.filing.id);
  });

  it('keeps a filing to continue that can be chosen once more', async () => {
    const open = await seedApproved(app, demand, withScope('public', '还可揭榜的榜单'));
    const { data: draft } = await app.call<Filing>(getSaveCall(second), {
      token: owner,
      body: { data: await secondFor(open) },
    });
    const { data } = await app.call<FilingCopy>(withId(paths.copyFiling, draft.id ?? ''), { token: owner });
    expect(data.filing.data.demand_link).toMatchObject({ demand_id: open });
    for (const { id } of [draft, data.filing]) await drop(id);
  });
});
