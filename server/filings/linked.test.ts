import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { Answers, FieldAnswers, Program } from '../../domain/definition';
import type { Filing } from '../../domain/filing/types';
import { findProgram } from '../../domain/programs/find';
import type { ReviewData } from '../../domain/review/calls';
import { getSaveCall, toWireCall, withFiles } from '../../tests/support/file-sample';
import { readSamples } from '../../tests/support/samples';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { withId } from '../../tests/support/with-id';
import { windows } from '../windows/tables';

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

describe('limit of one project a person and batch (findProgram)', () => {
  const key = programOf('keyproject');
  const sample = readSamples(key.key)[0]?.data ?? {};
  const LEADER = 'leader.leader_id_no';
  type Sent = Filing & { missing?: { path: string }[] };
  type Asked = Awaited<ReturnType<typeof submit>>;

  const submit = (token: string, data: Answers) =>
    app.call<Sent>(getSaveCall(key), { token, body: { data, action: 'submit' } });
  const filled = (token: string, changes: object = {}) =>
    withFiles(app, token, key, {
      ...structuredClone(sample),
      leader: { ...(sample.leader as FieldAnswers), ...changes },
    });
  const withdraw = (token: string, { data }: Asked) =>
    app.call(withId(paths.withdraw, String(data.id)), { token });
  /** Response in the form in which another company could compare it: without ids, receipt and the number of its filings. */
  const told = ({ status, code, msg, data }: Asked) =>
    JSON.stringify({ status, code, msg, data: { ...data, data: null } })
      .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
      .replace(/"(no|sha256)":"[^"]*"|"used":\d+/g, '');
  const reviewOf = async (username: string, { data }: Asked) =>
    (
      await app.call<ReviewData>(withId(paths.reviewFiling, String(data.id)), {
        token: await app.signIn(username),
      })
    ).data;

  /** Matches found by a rule of the batch, without others: samples name the same people and projects in other batches, too. */
  const ofBatch = ({ matches }: ReviewData) => matches.filter(({ rule }) => rule !== null);

  beforeAll(() => app.db.q.update(windows).set({ quota: 9 }).where(eq(windows.program, key.key)));

  it('rejects the company that has filed for the person, also when it files twice in parallel', async () => {
    const data = await filled(owner);
    const answers = await Promise.all([submit(owner, data), submit(owner, data)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 208]);
    const refused = answers.find(({ code }) => code === 208);
    expect(refused?.data.missing).toMatchObject([{ path: LEADER }]);
    const passport = { leader_id_type: 'passport', leader_id_no: 'E12345678' };
    const another = await submit(owner, await filled(owner, passport));
    expect(another.code).toBe(200);
    for (const sent of [...answers, another].filter(({ code }) => code === 200)) await withdraw(owner, sent);
  });

  it('reveals nothing to another company, and shows both filings to the office', async () => {
    const other = await app.signIn('other');
    const unused = await submit(other, await filled(other));
    expect(ofBatch(await reviewOf('admin', unused))).toEqual([]);
    await withdraw(other, unused);
    const first = await submit(owner, await filled(owner));
    expect(first.code).toBe(200);
    const used = await submit(other, await filled(other));
    expect(told(used)).toBe(told(unused));
    expect(used.code).toBe(200);

    const [ofFirst, ofUsed] = [await reviewOf('admin', first), await reviewOf('admin', used)];
    const rule =
      'One leader can file only one project in a batch; choose another leader or withdraw the other filing';
    expect(ofBatch(ofFirst)).toMatchObject([
      { path: LEADER, rule, filings: [{ id: used.data.id, no: used.data.receipt?.no }] },
    ]);
    expect(ofBatch(ofUsed)).toMatchObject([{ path: LEADER, filings: [{ id: first.data.id }] }]);
    expect(ofBatch(ofUsed)[0]?.filings[0]?.company).toBe(ofFirst.company.name);
    const [seen] = ofBatch(await reviewOf('reviewer', first))[0]?.filings ?? [];
    expect(seen).toMatchObject({ id: null, company: ofUsed.company.name, department: { value: 'D210106' } });
  });
});

describe('filing a platform (saveDraft)', () => {
  it('stores a platform under the kind that was chosen, whatever the answers say', async () => {
    const platform = programOf('innovation_platform');
    const kindOf = ({ data }: Filing) => (data.selectIndex as FieldAnswers).select_index;
    const info = `${toWireCall(platform.calls.info)}?selectIndex=3`;
    const fresh = await app.call<Filing>(info, { token: owner });
    expect([fresh.data.kind, kindOf(fresh.data)]).toEqual(['3', 3]);

    const body = { selectIndex: 3, data: { selectIndex: { select_index: 5 } } };
    const saved = await app.call<Filing>(getSaveCall(platform), { token: owner, body });
    expect([saved.data.kind, kindOf(saved.data)]).toEqual(['3', 3]);
    const again = { id: saved.data.id, version: 1, data: { selectIndex: { select_index: 1 } } };
    const changed = await app.call<Filing>(getSaveCall(platform), { token: owner, body: again });
    expect(kindOf(changed.data)).toBe(3);
  });
});
