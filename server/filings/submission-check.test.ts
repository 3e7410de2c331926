import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { Answers, FieldAnswers, Program, Row } from '../../domain/definition';
import type { SubmissionCheck } from '../../domain/filing/calls';
import type { CodedMessage, Filing } from '../../domain/filing/types';
import { findProgram } from '../../domain/programs/find';
import type { ReviewData } from '../../domain/review/calls';
import { getSaveCall, withFiles } from '../../tests/support/file-sample';
import { readSamples } from '../../tests/support/samples';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { seedApproved, withContinued } from '../../tests/support/server/linked-programs';
import { withId } from '../../tests/support/with-id';
import { storedFilings } from '../core/db/tables';

let app: TestApp;
let owner: string;
let other: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('demo');
  other = await app.signIn('other');
});
afterAll(() => app.close());
// The quota has room for a draft of each test.
afterEach(() => app.db.q.delete(storedFilings).where(eq(storedFilings.status, 'draft')));

const demand = findProgram('jiebangguashuai') as Program;
const second = findProgram('jiebang_second') as Program;
const result = findProgram('jiebangguashuai_result') as Program;
const sample = readSamples(second.key)[0]?.data ?? {};
const zh = { 'accept-language': 'zh-CN' };

/** Sample of a second stage that answers a demand of another company, which ends before it and expects less. */
async function saveSecond(open_scope: string, more: Answers = {}) {
  const answers = { demand: { open_scope, end_date: '2026-12-31', expect_grant: 20 } };
  const id = await seedApproved(app, demand, { answers });
  const filled = await withFiles(app, other, second, structuredClone({ ...sample, ...more }));
  const data = withContinued(second, filled, id);
  data.demand_link = { ...data.demand_link, filer_role: 'demander' } as Answers[string];
  return (await app.call<Filing>(getSaveCall(second), { token: other, body: { data } })).data;
}

const check = (id: string | null, token = other) =>
  app.call<SubmissionCheck>(withId(paths.checkSubmission, id ?? ''), { token, headers: zh });
const submit = ({ id, version, data }: Filing) =>
  app.call<{ missing: CodedMessage[] }>(getSaveCall(second), {
    token: other,
    headers: zh,
    body: { id, version, data, action: 'submit' },
  });

const side =
  '填报主体与本企业不符：发榜方填报的，应选择本企业的榜单；揭榜方填报的，揭榜单位名称和统一社会信用代码应与企业信息一致';
const late = '实施期限超过36个月或晚于榜单时限，请调整结束日期（2028-06-30，要求不晚于2026-12-31）';

describe('checkSubmission', () => {
  it('returns the faults for which a submission is refused, and the rules that are met', async () => {
    const filing = await saveSecond('public');
    const { rules } = (await check(filing.id)).data;
    expect(rules).toEqual([
      { rule: 'JS-R04', fault: null },
      {
        rule: 'JS-R10',
        fault: '财政资助高于第一阶段拟申请金额，请调减申请资助（100万元，要求不超过20万元）',
      },
      { rule: 'JS-R11', fault: late },
      { rule: 'JS-R17', fault: side },
    ]);
    const { missing } = (await submit(filing)).data;
    expect(missing.map(({ code, message }) => [code, message])).toEqual(
      rules.flatMap(({ rule, fault }) => (fault ? [[rule, fault]] : [])),
    );
  });

  it('tells of another company what everybody may read, and no more', async () => {
    const { rules } = (await check((await saveSecond('masked')).id)).data;
    expect(rules.map(({ fault }) => fault)).toEqual([
      null,
      '财政资助高于第一阶段拟申请金额，请调减申请资助',
      late,
      side,
    ]);
  });

  it('leaves rules undecided that lack an answer, and submission tells of the answer alone', async () => {
    const filing = await saveSecond('public', { funding_sources: [], proposal: {} });
    const { rules } = (await check(filing.id)).data;
    expect(rules.map(({ rule }) => rule)).toEqual(['JS-R04', 'JS-R17']);
    const { missing } = (await submit(filing)).data;
    const ofPeriod = missing.filter(({ path }) => path.startsWith('proposal.'));
    expect(new Set(ofPeriod.map(({ path }) => path)).size).toBe(ofPeriod.length);
    expect(missing.filter(({ code }) => ['JS-R10', 'JS-R11', 'undecided'].includes(code))).toEqual([]);
  });

  it('warns company and office of indicators and milestones that the project does not have', async () => {
    const proposal = { start_date: '2024-01-01', end_date: '2026-03-31' };
    const responses = sample.responses as Row[];
    const project = await seedApproved(app, second, { answers: { proposal }, grant: 100 });
    const given = structuredClone(readSamples(result.key)[0]?.data ?? {});
    const completion = { ...(given.completion as FieldAnswers), finish_state: 'on_time' };
    const [indicator] = given.indicator_results as Row[];
    const data = withContinued(
      result,
      await withFiles(app, owner, result, { ...given, completion }),
      project,
    );
    const save = async (body: object) =>
      (await app.call<Filing>(getSaveCall(result), { token: owner, headers: zh, body })).data;
    const draft = await save({ data });
    expect((await check(draft.id, owner)).data.rules).toEqual([
      { rule: 'JR-R17', fault: expect.stringContaining('技术指标与立项时的指标及目标值不一致') },
      { rule: 'JR-R18', fault: expect.stringContaining('里程碑与立项时的里程碑') },
    ]);
    const mended = {
      ...data,
      indicator_results: responses.map((row) => ({
        ...indicator,
        indicator: row.indicator,
        target: row.promised_value,
      })),
    };
    const next = await save({ id: draft.id, version: draft.version, data: mended });
    const [indicatorRule, milestoneRule] = (await check(draft.id, owner)).data.rules;
    expect(indicatorRule).toEqual({ rule: 'JR-R17', fault: null });
    expect(milestoneRule?.fault).not.toBeNull();
    const sent = await save({ id: draft.id, version: next.version, data: mended, action: 'submit' });
    expect(sent.status).toBe('submitted');
    const token = await app.signIn('reviewer');
    const { data: review } = await app.call<ReviewData>(withId(paths.reviewFiling, draft.id ?? ''), {
      token,
    });
    expect(review.filing.warnings.map(({ rule }) => rule)).toContain('JR-R18');
    expect(review.checks).toContainEqual({ kind: 'rule', count: 1 });
  });

  it('tells of a file that the company has withdrawn since, as the submission does', async () => {
    const filing = await saveSecond('public');
    expect((await check(filing.id)).data.faults).toEqual([]);
    const [[key = '', held] = []] = Object.entries(filing.data.filesData as FieldAnswers);
    const [file = ''] = held as string[];
    const setFile = (state: string) =>
      app.call(withId(paths.setLibraryFile, file), { token: other, body: { state } });
    await setFile('withdrawn');
    const { faults } = (await check(filing.id)).data;
    expect(faults).toContainEqual({
      path: `filesData.${key}`,
      code: 'file',
      message: expect.stringContaining('撤下'),
    });
    const { missing } = (await submit(filing)).data;
    expect(missing.filter(({ code }) => code === 'file')).toEqual(faults);
    await setFile('kept');
  });

  it('tells that the chosen filing can be continued no more, since its approval was revoked', async () => {
    const filing = await saveSecond('public');
    expect((await check(filing.id)).data.faults).toEqual([]);
    const demandId = (filing.data.demand_link as FieldAnswers)[String(second.continues?.id.split('.')[1])];
    await app.db.q
      .update(storedFilings)
      .set({ status: 'revoked' })
      .where(eq(storedFilings.id, String(demandId)));
    const { faults } = (await check(filing.id)).data;
    expect(faults).toMatchObject([{ path: second.continues?.id, code: 'continues' }]);
    const { missing } = (await submit(filing)).data;
    expect(missing).toContainEqual(faults[0]);
  });

  it('judges nothing for other companies', async () => {
    const { id } = await saveSecond('public');
    expect((await check(id)).code).toBe(200);
    expect((await check(id, owner)).code).not.toBe(200);
  });
});
