/** Corrections, from pinning them to the next submission. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Filing } from '../../domain/filing/types';
import { BASE, GOOD } from '../../tests/support/server/filing-clients';
import { RETURN, ReviewClients, TEAM } from '../../tests/support/server/review-clients';
import { auditLog, filings } from '../core/db/tables';

let clients: ReviewClients;
let id: string;

const ROWS = [...TEAM, { row: 'b', person: '李四', share: 40 }];
const CORRECTIONS = [
  ...RETURN.corrections,
  { path: 'team[1]', comment: '请删除' },
  { comment: '请全面核对' },
];

beforeAll(async () => {
  clients = await ReviewClients.open();
});
beforeEach(async () => {
  await clients.restore();
  id = await clients.submit('alpha', clients.owner, { ...GOOD, team: ROWS });
  await clients.decide(id, clients.reviewer, { action: 'return_first', ...RETURN, corrections: CORRECTIONS });
});
afterAll(() => clients.close());

const correction = async (comment: string) => {
  const found = (await clients.own(id)).returned.find((each) => each.comment === comment);
  if (!found) throw new Error(comment);
  return found;
};

const say = async (comment: string, answer: object) => {
  const { id: asked, version } = await correction(comment);
  return clients.answer(id, { correction: asked, version, ...answer });
};

async function answerAll(): Promise<void> {
  await say('合计', { state: 'answered', remark: '合计无误' });
  for (const comment of ['与附件不一致', '请删除', '请全面核对']) await say(comment, { state: 'corrected' });
}

async function save(data: object) {
  const { version } = await clients.own(id);
  const body = { id, version, data };
  return (await clients.app.call<Filing>(`POST ${BASE}/alpha/`, { token: clients.owner, body })).data;
}

describe('answerCorrection', () => {
  it('shows open corrections in the list of what is missing', async () => {
    const { returned, completeness, updated_by, updated_at, decision } = await clients.own(id);
    // The return is no save of the company's.
    expect([updated_by, updated_at]).toEqual(['The office', decision?.at]);
    expect(returned).toMatchObject(
      CORRECTIONS.map((each) => ({ ...each, resolved: false, answer: null, version: 0 })),
    );
    expect(completeness.missing.map(({ path }) => path)).toEqual([
      'basics.amount',
      'team[0].share',
      'team[1]',
      '',
    ]);
    expect(completeness.percent).toBeLessThan(100);
  });

  it('refuses a resubmission with a link to each open correction', async () => {
    const refused = await clients.resubmit(id, { ...GOOD, team: ROWS });
    expect(refused).toMatchObject({
      code: 208,
      msg: 'Remarks still open: 4. Mark each as corrected, or answer it, before you submit again',
      data: {
        missing: [{ path: 'basics.amount', message: expect.stringContaining('与附件不一致') }, {}, {}, {}],
      },
    });
    expect((await clients.own(id)).status).toBe('returned');
  });

  it('shows that the place of a correction changed, follows its row, and leaves it open', async () => {
    const basics = { ...GOOD.basics, amount: 11 };
    const saved = await save({ basics, team: [{ row: 'new', person: '王五', share: 10 }, TEAM[0]] });
    expect(saved.updated_by).not.toBe('The office');
    const [amount, share, row, whole] = (await clients.own(id)).returned;
    expect(amount).toMatchObject({ path: 'basics.amount', changed: true, resolved: false });
    expect(share).toMatchObject({ path: 'team[1].share', changed: false });
    expect(row).toMatchObject({ path: 'team', changed: true, resolved: false });
    expect(whole).toMatchObject({ changed: false });
    expect(whole).not.toHaveProperty('path');
  });

  it('marks a correction as made, or answers it with a remark', async () => {
    const { data, msg } = await say('与附件不一致', { state: 'corrected' });
    expect(msg).toBe('Recorded: Corrected');
    expect(data.returned[0]).toMatchObject({
      resolved: true,
      version: 1,
      answer: {
        state: 'corrected',
        remark: '',
        by: expect.any(String),
        at: clients.app.clock.now.toISOString(),
      },
    });
    expect(await say('合计', { state: 'answered' })).toMatchObject({
      code: 208,
      msg: 'Give an answer in words',
    });
    await say('合计', { state: 'answered', remark: '合计无误' });
    expect((await correction('合计')).answer).toMatchObject({ state: 'answered', remark: '合计无误' });
  });

  it('leaves the version of the draft unchanged, so that a colleague can save', async () => {
    const before = await clients.own(id);
    await say('请全面核对', { state: 'corrected' });
    const after = await clients.own(id);
    expect([after.version, after.updated_at]).toEqual([before.version, before.updated_at]);
  });

  it('accepts one of two parallel answers; the second person is told of the first', async () => {
    const { id: asked, version } = await correction('请删除');
    const bodies = [
      { correction: asked, version, state: 'corrected' },
      { correction: asked, version, state: 'answered', remark: '保留' },
    ];
    const answers = await Promise.all(bodies.map((body) => clients.answer(id, body)));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 208]);
    const refused = answers.find(({ code }) => code === 208);
    expect(refused?.data).toMatchObject({ conflict: true, correction: { id: asked, version: version + 1 } });
  });

  it('logs a repeated answer once, and can open a correction again', async () => {
    const lines = async () =>
      (await clients.log(id)).filter(({ action }) => action === 'answer_correction').length;
    await say('与附件不一致', { state: 'corrected' });
    const before = await lines();
    const { id: asked, version } = await correction('与附件不一致');
    const again = await clients.answer(id, { correction: asked, version: version - 1, state: 'corrected' });
    expect([again.code, await lines()]).toEqual([200, before]);
    await say('与附件不一致', { state: 'open' });
    expect(await correction('与附件不一致')).toMatchObject({ resolved: false, answer: null });
    await say('与附件不一致', { state: 'corrected' });
    expect((await clients.log(id)).at(-1)).toMatchObject({
      action: 'answer_correction',
      correction: { path: 'basics.amount', comment: '与附件不一致', state: 'corrected' },
    });
  });

  it('hides answers from the office until the filing is submitted again', async () => {
    await say('与附件不一致', { state: 'corrected' });
    const { filing, corrections } = (await clients.read(id, clients.reviewer)).data;
    expect(filing.returned.map(({ resolved, answer }) => [resolved, answer])).toEqual(
      Array(4).fill([false, null]),
    );
    expect(corrections).toEqual([]);
  });

  it('is refused to others than filers of the company, as not found, and logged', async () => {
    const { id: asked, version } = await correction('合计');
    const body = { correction: asked, version, state: 'corrected' };
    const viewer = await clients.app.signIn('demo.viewer');
    expect((await clients.answer(id, body, viewer)).msg).toContain('you do not have the right');
    expect((await clients.answer(id, body, clients.stranger)).msg).toBe('record not found');
    expect((await clients.answer(id, { ...body, correction: "x' or 1=1" })).msg).toBe('record not found');
    const denied = await clients.app.db.q.select().from(auditLog).where(eq(auditLog.action, 'access.denied'));
    expect(denied.filter(({ details }) => details?.reason === 'other_company')).toHaveLength(1);
  });

  it('returns corrections with their answers to the office, each with what changed there', async () => {
    await answerAll();
    const basics = { ...GOOD.basics, amount: 11 };
    expect((await clients.resubmit(id, { basics, team: TEAM })).data.status).toBe('submitted');
    const { corrections } = (await clients.read(id, clients.reviewer)).data;
    expect(
      corrections.map(({ comment, answer, changes }) => [
        comment,
        answer?.state,
        changes.map(({ path, before, after }) => [path, before, after]),
      ]),
    ).toEqual([
      ['与附件不一致', 'corrected', [['basics.amount', '10.00', '11.00']]],
      ['合计', 'answered', []],
      [
        '请删除',
        expect.stringMatching(/^(corrected|answered)$/),
        [
          ['team[b].person', '李四', null],
          ['team[b].share', '40.00', null],
        ],
      ],
      ['请全面核对', 'corrected', []],
    ]);
  });

  it('refuses answers from a page that was left open, once the filing is submitted again', async () => {
    await answerAll();
    await clients.resubmit(id, { ...GOOD, team: TEAM });
    const late = await clients.answer(id, { correction: 'any', version: 0, state: 'corrected' });
    expect(late).toMatchObject({ code: 208, msg: expect.stringContaining('Submitted') });
  });

  it('refuses answers after the deadline', async () => {
    const { id: asked, version } = await correction('合计');
    const row = (await clients.app.db.q.select().from(filings).where(eq(filings.id, id)))[0];
    await clients.setClock(row?.correctionDueAt as Date);
    const late = await clients.answer(id, { correction: asked, version, state: 'corrected' });
    expect(late).toMatchObject({ code: 208, msg: expect.stringContaining('deadline passed') });
  });
});
