import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { Filing } from '../../domain/filing/types';
import type { ReviewData } from '../../domain/review/calls';
import { formatBeijingMinute } from '../../domain/windows/calendar';
import { createDemoPanel, submitAllAssessments } from '../../tests/support/server/expert-answers';
import { BASE, GOOD } from '../../tests/support/server/filing-clients';
import { PASS, RETURN, ReviewClients, TEAM } from '../../tests/support/server/review-clients';
import { withId } from '../../tests/support/with-id';
import { approvals, outbox } from '../core/db/tables';

let clients: ReviewClients;

beforeAll(async () => {
  clients = await ReviewClients.open();
});
/** Text of a message; of one that is delivered already, from its file. */
function readText({ id, payload }: Pick<typeof outbox.$inferSelect, 'id' | 'payload'>): unknown {
  if (payload.text) return payload.text;
  const folder = join(clients.app.dataDir, 'outbox');
  const file = readdirSync(folder).find((name) => name.includes(id)) ?? '';
  return JSON.parse(readFileSync(join(folder, file), 'utf8')).text;
}

beforeEach(() => clients.restore());
afterAll(() => clients.close());

const textsSent = async () =>
  (await clients.app.db.q.select().from(outbox)).map(({ kind, scene }) => [kind, scene]);

describe('decideFiling from submission to revocation', () => {
  const submitted = () => clients.submit('alpha', clients.owner, { ...GOOD, team: TEAM });
  const returned = async (): Promise<string> => {
    const id = await submitted();
    await clients.decide(id, clients.reviewer, { action: 'return_first', ...RETURN });
    return id;
  };
  const passed = async (): Promise<string> => {
    const id = await submitted();
    await clients.decide(id, clients.reviewer, PASS);
    return id;
  };

  it('returns a filing with what to correct, and tells the company', async () => {
    const id = await submitted();
    const { data, code, msg } = await clients.decide(id, clients.reviewer, {
      action: 'return_first',
      ...RETURN,
    });
    expect([code, msg]).toEqual([200, 'Done: Returned by the first review']);
    expect(data.filing).toMatchObject({ status: 'returned', version: 3 });
    expect(data.correction_due_at).toBe('2026-06-17T09:00:00.000Z');
    expect(data.steps).toEqual(['extend_correction']);

    const own = await clients.own(id);
    expect(own.returned).toMatchObject(RETURN.corrections.map((each) => ({ ...each, resolved: false })));
    expect(own.actions).toEqual(['save', 'submit']);
    expect((await clients.log(id)).at(-1)).toMatchObject({
      action: 'return_first',
      actor: { name: 'Department reviewer' },
      comment: '请核对金额',
      reasons: ['mismatch'],
      fix_items: RETURN.corrections,
      correction_deadline: '2026-06-17T09:00:00.000Z',
    });
    expect((await clients.read(id, clients.reviewer)).data.log.at(-1)?.actor).toEqual({
      name: '孙浩',
      role: 'reviewer',
    });
    const inbox = await clients.app.call<{ list: { category: string; body: string }[] }>(paths.messages, {
      token: clients.owner,
    });
    const told = inbox.data.list.filter(({ category }) => category === 'correction');
    expect(told.map(({ body }) => body)).toEqual([
      expect.stringContaining('(items: 2). Submit again before 17 Jun 2026, 17:00'),
    ]);
    expect((await textsSent()).sort()).toEqual([
      ['mail', 'filing_returned'],
      ['sms', 'filing_returned'],
    ]);
  });

  it('extends the time, fifteen working days in all at most', async () => {
    const id = await returned();
    expect(await clients.decide(id, clients.admin, { action: 'extend_correction', days: 5 })).toMatchObject({
      code: 208,
      msg: expect.stringContaining('17 Jun 2026, 17:00'),
    });
    const { data } = await clients.decide(id, clients.reviewer, { action: 'extend_correction', days: 15 });
    expect(data).toMatchObject({ correction_due_at: '2026-07-02T09:00:00.000Z' });
    const far = await clients.decide(id, clients.reviewer, { action: 'extend_correction', days: 16 });
    expect(far).toMatchObject({ code: -1 });
  });

  it('shows the office what was signed until it is submitted again, and then what changed', async () => {
    const id = await returned();
    const data = {
      basics: { ...GOOD.basics, amount: 12 },
      team: [...TEAM, { row: 'b', person: '李四', share: 40 }],
    };
    const { version } = await clients.own(id);
    await clients.app.call<Filing>(`POST ${BASE}/alpha/`, {
      token: clients.owner,
      body: { id, version, data },
    });
    expect((await clients.read(id, clients.reviewer)).data.filing.data).toMatchObject({
      basics: { amount: 10 },
    });

    await clients.correctAll(id);
    const again = await clients.resubmit(id, data);
    expect(again.data).toMatchObject({ status: 'submitted', returned: [] });
    const { data: shown } = await clients.read(id, clients.reviewer);
    expect(shown.filing.data).toMatchObject({ basics: { amount: 12 } });
    expect(shown.submission).toBe(2);
    expect(
      shown.changes?.map(({ section, row, field, before, after }) => [
        section,
        row?.is,
        field,
        before,
        after,
      ]),
    ).toEqual([
      ['Basics', undefined, 'Amount', '10.00', '12.00'],
      ['Basics', undefined, 'Doubled', '20.00', '24.00'],
      ['Team', 'added', 'Person', null, '李四'],
      ['Team', 'added', 'Share', null, '40.00'],
    ]);
  });

  it('passes a filing, which comes back from the city and is sent there again', async () => {
    const id = await submitted();
    const decided = await clients.decide(id, clients.reviewer, PASS);
    expect(decided.data.filing.status).toBe('district_passed');
    const back = await clients.decide(id, clients.admin, { action: 'return_city', ...RETURN });
    expect(back.data.filing.status).toBe('returned');
    await clients.correctAll(id);
    const again = await clients.resubmit(id, { ...GOOD, team: TEAM });
    expect(again.data.status).toBe('district_passed');
  });

  it('sends it to experts, publicises, approves with a number, and revokes by a document', async () => {
    const id = await passed();
    await clients.decide(id, clients.admin, { action: 'return_city', ...RETURN });
    await clients.correctAll(id);
    await clients.resubmit(id, { ...GOOD, team: TEAM });
    expect(await clients.decide(id, clients.admin, { action: 'publicise' })).toMatchObject({
      code: 208,
      msg: expect.stringContaining('experts'),
    });
    await clients.decide(id, clients.admin, {
      action: 'to_experts',
      panel: await createDemoPanel(clients.app),
    });
    await submitAllAssessments(clients.app);
    const noticed = await clients.decide(id, clients.admin, { action: 'publicise' });
    expect(noticed.data).toMatchObject({ notice_until: '2026-06-17', steps: ['reject_city'] });
    expect(
      await clients.decide(id, clients.admin, { action: 'approve', grant_approved: 35.5 }),
    ).toMatchObject({
      code: 208,
      msg: 'The public notice runs until 17 Jun 2026. It can be approved from the day after',
    });
    await clients.setClock(new Date('2026-06-17T15:59:59Z'));
    const lastDay = { action: 'approve', grant_approved: 35.5 };
    expect(await clients.decide(id, clients.admin, lastDay)).toMatchObject({
      code: 208,
      data: { notice_until: '2026-06-17' },
    });
    await clients.setClock(new Date('2026-06-17T16:00:00Z'));
    expect((await clients.read(id, clients.admin)).data.steps).toEqual(['approve', 'reject_city']);
    expect(await clients.decide(id, clients.admin, { action: 'approve' })).toMatchObject({
      code: 208,
      data: { missing: [{ path: 'grant_approved' }] },
    });
    const approved = await clients.decide(id, clients.admin, {
      action: 'approve',
      grant_approved: 35.5,
      opinion: '同意立项',
    });
    expect(approved.data).toMatchObject({
      filing: { status: 'approved' },
      approval: { project_no: 'AL2026-0001', grant_approved: 35.5 },
      steps: ['revoke'],
    });
    expect(await clients.app.db.q.select().from(approvals).where(eq(approvals.filingId, id))).toHaveLength(1);
    const { data: read } = await clients.app.call<ReviewData>(withId(paths.reviewFiling, id), {
      token: clients.admin,
    });
    expect(read.approval?.task_book).toEqual((await clients.own(id)).decision?.task_book);
    expect((await clients.own(id)).decision?.task_book).toMatchObject({
      due: '2026-07-17',
      how: { zh: '任务书不在本系统签订，请按主管部门通知办理' },
    });
    const revoked = await clients.decide(id, clients.admin, {
      action: 'revoke',
      reasons: ['falsified'],
      doc_no: '沈科〔2026〕1号',
    });
    expect(revoked.data).toMatchObject({ filing: { status: 'revoked' }, steps: [] });
    const { decision } = await clients.own(id);
    const until = formatBeijingMinute(new Date(decision?.appeal_until ?? ''));
    const sent = await clients.app.db.q.select().from(outbox).where(eq(outbox.scene, 'filing_revoked'));
    expect(new Set(sent.map(({ kind }) => kind))).toEqual(new Set(['sms', 'mail']));
    for (const text of sent.map(readText)) {
      expect(text).toContain('弄虚作假');
      expect(text).toContain(`${until}前登录平台申诉`);
    }
    const grounds = { reasons: ['falsified'], doc_no: '沈科〔2026〕1号' };
    expect(decision).toMatchObject(grounds);
    const log = await clients.log(id);
    expect(log.at(-1)).toMatchObject(grounds);
    expect((await clients.read(id, clients.admin)).data.log.at(-1)).toMatchObject(grounds);
    const life = log.map(({ action }) => action);
    expect(life.slice(-6)).toEqual([
      'answer_correction',
      'resubmit_to_city',
      'to_experts',
      'publicise',
      'approve',
      'revoke',
    ]);
  });
});

describe('decideFiling at other ends', () => {
  it('rejects at the first review, for one of its reasons', async () => {
    const id = await clients.submit('beta');
    const wrong = { action: 'reject_first', opinion: '否', reasons: ['budget'] };
    expect(await clients.decide(id, clients.reviewer, wrong)).toMatchObject({
      code: 208,
      msg: expect.stringContaining(
        'Choose among: Not eligible, Over the limit on applications, Wrong category',
      ),
      data: { missing: [{ path: 'reasons' }] },
    });
    const right = { action: 'reject_first', opinion: '不符合', reasons: ['eligibility'] };
    expect((await clients.decide(id, clients.reviewer, right)).data.filing.status).toBe('rejected');
  });

  it('approves without experts and notice, and rejects at the city', async () => {
    const id = await clients.submit('beta');
    await clients.decide(id, clients.reviewer, { action: 'pass_first', opinion: '同意' });
    const rejected = { action: 'reject_city', opinion: '预算过高', reasons: ['budget'] };
    expect((await clients.decide(id, clients.admin, rejected)).data.filing.status).toBe('rejected');
  });

  it('approves straight after the experts where there is no notice', async () => {
    const id = await clients.submit('gamma', clients.owner, GOOD, { selectIndex: 1 });
    await clients.decide(id, clients.reviewer, { action: 'pass_first', opinion: '同意' });
    await clients.decide(id, clients.admin, {
      action: 'to_experts',
      panel: await createDemoPanel(clients.app),
    });
    await submitAllAssessments(clients.app);
    const approved = await clients.decide(id, clients.admin, { action: 'approve', grant_approved: 0 });
    expect(approved.data.approval?.project_no).toBe('GA2026-0001');
  });
});
