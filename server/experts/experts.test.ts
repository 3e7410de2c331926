import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  AssessmentData,
  AssessmentHead,
  ExpertAccount,
  PanelData,
} from '../../domain/api/calls/experts';
import type { LogEntry } from '../../domain/api/calls/filings';
import type { ReviewData } from '../../domain/api/calls/review';
import type { Page } from '../../domain/api/envelope';
import { paths } from '../../domain/api/paths';
import { usualCriteria } from '../../domain/experts/criteria';
import type { Filing } from '../../domain/filing/types';
import { upload } from '../../tests/support/file-sample';
import { BASE, GOOD } from '../../tests/support/filing-desk';
import { testPrograms } from '../../tests/support/test-programs';
import { auditLog, outbox, users } from '../db/tables';
import type { Env } from '../env';
import { createOutboxStore } from '../outbox/outbox-store';
import { startTestApp, type TestApp } from '../testing';
import { createAssessmentsStore } from './assessments-store';
import { createExpertMail } from './expert-mail';
import { createReminding } from './reminding-service';

const COMPANY = '示例智能装备有限公司';
const CODE = '91210112MA0YQ1X2XQ';
const DUE = '2026-06-24';
const LATER = '2026-07-08';
const TEAM = [{ row: 'a', person: '欧阳静', share: 60 }];
const NOTE = `欧阳静带领${COMPANY}（${CODE}）完成样机。`;

let app: TestApp;
let fileId: string;
/** Experts by their login names, and everybody's session. */
const ids: Record<string, string> = {};
const tokens: Record<string, string> = {};

const token = (name: string): string => tokens[name] ?? '';

async function signIn(): Promise<void> {
  for (const name of ['demo', 'other', 'reviewer', 'admin', 'expert', 'expert2', 'expert3'])
    tokens[name] = await app.signIn(name);
}

/** Like the demo's expert, with the same password. */
async function addExpert(username: string, email: string | null): Promise<void> {
  const [expert] = await app.db.q.select().from(users).where(eq(users.username, 'expert'));
  if (!expert) throw new Error('no expert to copy');
  const id = randomUUID();
  await app.db.q
    .insert(users)
    .values({ ...expert, id, username, usernameKey: username, name: username, email });
}

beforeAll(async () => {
  app = await startTestApp({ programs: testPrograms });
  await addExpert('expert2', 'two@example.com');
  await addExpert('expert3', null);
  await signIn();
  const { data } = await app.call<ExpertAccount[]>(paths.expertAccounts, { token: token('admin') });
  for (const { id, username } of data) ids[username] = id;
  fileId = await upload(app, token('demo'), 'pdf');
});
afterAll(() => app.close());

const at = (path: string, id: string) => path.replace('{id}', id);

const read = (id: string) => app.call<ReviewData>(at(paths.reviewFiling, id), { token: token('admin') });

async function decide(id: string, body: object, name = 'admin') {
  const version = (await read(id)).data.filing.version;
  return app.call<ReviewData>(at(paths.decideFiling, id), { token: token(name), body: { version, ...body } });
}

/** A filing of the demo company that the first review has passed. */
async function passed(program: string): Promise<string> {
  const data = { basics: { ...GOOD.basics, note: NOTE }, team: TEAM, filesData: { report: [fileId] } };
  const { data: filing, msg } = await app.call<Filing>(`POST ${BASE}/${program}/`, {
    token: token('demo'),
    body: { action: 'submit', data },
  });
  if (!filing?.id) throw new Error(String(msg));
  await decide(filing.id, { action: 'pass_first', opinion: '同意' }, 'reviewer');
  return filing.id;
}

const toExperts = (id: string, names: string[], panel: object = {}) =>
  decide(id, {
    action: 'to_experts',
    panel: { experts: names.map((name) => ids[name]), due_on: DUE, blind: false, ...panel },
  });

const panelOf = async (id: string) =>
  (await app.call<PanelData>(at(paths.expertPanel, id), { token: token('admin') })).data;

const memberOf = async (id: string, name: string) => {
  const { members } = await panelOf(id);
  return members.find(({ expert }) => expert.username === name)?.id ?? '';
};

const open = (id: string, name: string) =>
  app.call<AssessmentData>(at(paths.assessment, id), { token: token(name) });

const declare = (id: string, name: string, body: object = { conflict: false }) =>
  app.call<AssessmentData>(at(paths.declareConflict, id), { token: token(name), body });

const scoresOf = (points: number[]) =>
  Object.fromEntries(usualCriteria.map(({ key }, i) => [key, points[i] as number]));

const assessed = (points: number[], more: object = {}) => ({
  scores: scoresOf(points),
  comments: { innovation: '有新意' },
  recommendation: 'recommend',
  remarks: '',
  ...more,
});

async function write(call: string, id: string, name: string, body: object) {
  const version = (await open(id, name)).data?.version ?? 0;
  return app.call<AssessmentData>(at(call, id), { token: token(name), body: { version, ...body } });
}
const submit = (id: string, name: string, body: object) => write(paths.submitAssessment, id, name, body);

const linesOf = async (id: string) => (await app.audit.read('assessment', id)).map(({ action }) => action);

const denials = async () =>
  (await app.db.q.select().from(auditLog).where(eq(auditLog.action, 'access.denied'))).length;

const mailsTo = async (recipient: string) =>
  (await app.db.q.select().from(outbox).where(eq(outbox.recipient, recipient))).map(({ scene }) => scene);

describe('an open review', () => {
  let id: string;
  let first: string;
  let second: string;

  it('begins with experts, a day, and a note to each of them that names no company', async () => {
    id = await passed('alpha');
    expect(await decide(id, { action: 'to_experts' })).toMatchObject({
      code: 208,
      data: { missing: [{ path: 'panel' }] },
    });
    expect(await toExperts(id, ['expert'], { due_on: '2026-06-10' })).toMatchObject({ code: 208 });
    const unknown = { action: 'to_experts', panel: { experts: [randomUUID()], due_on: DUE, blind: false } };
    expect(await decide(id, unknown)).toMatchObject({ code: 208, msg: expect.stringContaining('account') });
    expect((await read(id)).data).toMatchObject({ filing: { status: 'district_passed' }, panel: null });

    const { data } = await toExperts(id, ['expert', 'expert2', 'expert']);
    expect(data).toMatchObject({
      filing: { status: 'expert_review' },
      panel: { required: 2, submitted: 0, complete: false },
    });
    expect((await panelOf(id)).due_at).toBe('2026-06-24T09:00:00.000Z');
    expect(await mailsTo('two@example.com')).toEqual(['expert_assigned']);
    const sent = JSON.stringify(await app.db.q.select().from(outbox));
    expect(sent).toContain('expert_assigned');
    expect(sent.split('expert_').slice(1).join()).not.toContain(COMPANY);
    first = await memberOf(id, 'expert');
    second = await memberOf(id, 'expert2');
  });

  it('shows an expert what is asked, and the filing only after the declaration', async () => {
    const { data: list } = await app.call<Page<AssessmentHead>>(paths.assessments, {
      token: token('expert'),
      query: { state: 'open' },
    });
    expect(list.list.map((item) => item.id)).toContain(first);
    const before = await open(first, 'expert');
    expect(before.data).toMatchObject({ state: 'assigned', company: COMPANY, filing: null });
    expect(JSON.stringify(before.data)).not.toContain('样机');
    const tries = [
      await write(paths.saveAssessment, first, 'expert', assessed([20, 20, 10, 15, 8])),
      await submit(first, 'expert', assessed([20, 20, 10, 15, 8])),
    ];
    expect(tries.map(({ code, msg }) => [code, msg])).toEqual(
      Array(2).fill([208, 'Declare first whether you have a conflict of interest']),
    );
    expect((await app.call(at(paths.fileInfo, fileId), { token: token('expert') })).code).toBe(208);

    const { data } = await declare(first, 'expert');
    expect(data.filing?.data).toMatchObject({ basics: { note: NOTE }, team: [{ person: '欧阳静' }] });
    expect(data.filing?.attachments?.map(({ file }) => file.id)).toEqual([fileId]);
    expect((await app.call(at(paths.fileInfo, fileId), { token: token('expert') })).code).toBe(200);
    expect((await app.call(at(paths.fileInfo, fileId), { token: token('expert2') })).code).toBe(208);
  });

  it('keeps drafts by version: of two tabs the second is refused, and loses nothing of the first', async () => {
    const { version } = (await open(first, 'expert')).data;
    const draft = { ...assessed([20.5, 20, 10, 15, 8]), version };
    const call = at(paths.saveAssessment, first);
    const answers = await Promise.all(
      [draft, { ...draft, scores: { innovation: 1 } }].map((body) =>
        app.call<{ version: number }>(call, { token: token('expert'), body }),
      ),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 208]);
    expect(answers.find(({ code }) => code === 208)?.data).toEqual({ conflict: true, version: version + 1 });
    const stored = (await open(first, 'expert')).data.said.scores;
    expect([scoresOf([20.5, 20, 10, 15, 8]), { innovation: 1 }]).toContainEqual(stored);
    expect((await panelOf(id)).members.every(({ said }) => said === null)).toBe(true);
  });

  it('refuses scores out of their range, and a submission that lacks something', async () => {
    for (const scores of [{ innovation: 30.1 }, { innovation: -1 }, { innovation: 1.25 }, { beauty: 1 }])
      expect(await write(paths.saveAssessment, first, 'expert', { ...assessed([]), scores })).toMatchObject({
        code: 208,
        data: { missing: [{ path: expect.stringMatching(/^scores\./) }] },
      });
    const lacking = { ...assessed([]), scores: { innovation: 30 }, recommendation: 'conditions' };
    const { code, data } = await submit(first, 'expert', lacking);
    expect([code, data]).toEqual([
      208,
      {
        missing: [
          'scores.feasibility',
          'scores.conditions',
          'scores.benefit',
          'scores.budget',
          'remarks',
        ].map((path) => ({ path })),
      },
    ]);
  });

  it('takes an assessment once; it is final until an administrator reopens it', async () => {
    const { data } = await submit(first, 'expert', assessed([25.5, 20, 12, 15, 8]));
    expect(data).toMatchObject({ state: 'submitted', late: false, said: { total: 80.5 } });
    expect(await submit(first, 'expert', assessed([1, 1, 1, 1, 1]))).toMatchObject({ code: 208 });
    expect(await declare(first, 'expert', { conflict: true, reason: '同事' })).toMatchObject({ code: 208 });
    await app.call(at(paths.reopenAssessment, first), { token: token('admin') });
    expect((await panelOf(id)).summary).toMatchObject({ submitted: 0, total: null });
    await submit(first, 'expert', assessed([26, 20, 12, 15, 8]));
    expect(await linesOf(first)).toEqual([
      'assessment.assign',
      'assessment.accept',
      'assessment.save',
      'assessment.submit',
      'assessment.reopen',
      'assessment.submit',
    ]);
  });

  it('is not decided over the heads of the others without a reason, which is kept', async () => {
    const early = await decide(id, { action: 'publicise' });
    expect(early).toMatchObject({ code: 208, msg: expect.stringContaining('1 of 2') });
    expect(early.data).toEqual({ missing: [{ path: 'without_experts' }] });
    await declare(second, 'expert2');
    app.clock.now = new Date('2026-06-24T09:00:00Z');
    await signIn();
    expect((await open(second, 'expert2')).data.late).toBe(true);
    await submit(
      second,
      'expert2',
      assessed([20, 15, 10, 10, 5], { recommendation: 'against', remarks: '不足' }),
    );
    const { summary, members } = await panelOf(id);
    expect(summary).toMatchObject({
      complete: true,
      total: { mean: 70.5, highest: 81, lowest: 60, spread: 21 },
      recommendations: { recommend: 1, conditions: 0, against: 1 },
    });
    expect(members.map(({ late }) => late)).toEqual([false, true]);
    expect((await decide(id, { action: 'publicise' })).data.filing.status).toBe('publicised');
  });

  it('is over then: nothing is read or changed any more but the own words', async () => {
    const { data } = await open(first, 'expert');
    expect(data).toMatchObject({ open: false, filing: null, said: { total: 81 } });
    expect((await app.call(at(paths.fileInfo, fileId), { token: token('expert') })).code).toBe(208);
    for (const call of [paths.reopenAssessment, paths.remindExpert, paths.removeExpert])
      expect((await app.call(at(call, first), { token: token('admin') })).code).toBe(208);
    const more = { token: token('admin'), body: { experts: [ids.expert3] } };
    expect((await app.call(at(paths.addExperts, id), more)).code).toBe(208);
  });

  it('tells the company that it is with experts, and nothing of who they are or what they say', async () => {
    const log = await app.call<LogEntry[]>(`GET ${BASE}/audit/${id}/log`, { token: token('demo') });
    const own = await app.call(`GET ${BASE}/alpha/${id}/`, { token: token('demo') });
    const inbox = await app.call(paths.messages, { token: token('demo') });
    expect(log.data.map(({ action }) => action).slice(-2)).toEqual(['to_experts', 'publicise']);
    for (const told of [log, own, inbox].map((answer) => JSON.stringify(answer)))
      for (const secret of ['expert2', '郑教授', '有新意', '不足', '70.5', ...Object.values(ids)])
        expect(told).not.toContain(secret);
  });
});

describe('a blind review', () => {
  let id: string;
  let member: string;

  it('names neither company nor people, and withholds attachments', async () => {
    id = await passed('beta');
    await toExperts(id, ['expert'], { blind: true, due_on: LATER });
    member = await memberOf(id, 'expert');
    const { data } = await declare(member, 'expert');
    const shown = JSON.stringify([
      data,
      (await app.call(paths.assessments, { token: token('expert') })).data,
    ]);
    const own = JSON.stringify(data);
    for (const secret of [COMPANY, CODE, '欧阳静', '王敏', fileId]) expect(own).not.toContain(secret);
    expect(shown).not.toContain('欧阳静');
    expect(data).toMatchObject({ blind: true, company: null, subject: null, filing: { attachments: null } });
    expect(data.filing?.data).toMatchObject({
      basics: { name: '***', note: '***带领***（***）完成样机。', amount: 10 },
      team: [{ person: '***', share: 60 }],
    });
    expect((await app.call(at(paths.file, fileId), { token: token('expert') })).code).toBe(208);
  });

  it('shows attachments once they are released, and cannot be made blind after it was open', async () => {
    const set = async (body: object) => {
      const { version } = await panelOf(id);
      const whole = { version, due_on: LATER, blind: true, ...body };
      return app.call<PanelData>(at(paths.setExpertPanel, id), { token: token('admin'), body: whole });
    };
    const stale = { version: 7, due_on: '2026-07-01', blind: true };
    expect(
      await app.call(at(paths.setExpertPanel, id), { token: token('admin'), body: stale }),
    ).toMatchObject({ code: 208, data: { conflict: true, version: 1 } });
    expect((await set({ attachments_released: true })).code).toBe(200);
    expect((await open(member, 'expert')).data.filing?.attachments).toHaveLength(1);
    expect((await app.call(at(paths.fileInfo, fileId), { token: token('expert') })).code).toBe(200);
    expect((await set({ blind: false })).code).toBe(200);
    expect(await set({ blind: true })).toMatchObject({ code: 208, msg: expect.stringContaining('begun') });
  });
});

describe('the members of a panel', () => {
  let id: string;

  it('step aside with a reason, which closes the assessment and tells who asked', async () => {
    id = await passed('beta');
    await toExperts(id, ['expert', 'expert2'], { due_on: '2026-07-10' });
    const member = await memberOf(id, 'expert2');
    expect(await declare(member, 'expert2', { conflict: true })).toMatchObject({
      code: 208,
      msg: expect.stringContaining('conflict'),
    });
    await declare(member, 'expert2');
    const { data } = await declare(member, 'expert2', { conflict: true, reason: '曾任该企业顾问' });
    expect(data).toMatchObject({ state: 'conflict', filing: null });
    const file = await app.call(at(paths.fileInfo, fileId), { token: token('expert2') });
    expect([file.code, file.msg]).toEqual([208, 'record not found']);
    expect(await write(paths.saveAssessment, member, 'expert2', assessed([1, 1, 1, 1, 1]))).toMatchObject({
      code: 208,
    });
    expect(await panelOf(id)).toMatchObject({ summary: { required: 1, conflicts: 1, complete: false } });
    expect(await mailsTo('admin@example.com')).toEqual(['expert_stepped_aside']);
    const again = { token: token('admin'), body: { experts: [ids.expert2] } };
    expect(await app.call(at(paths.addExperts, id), again)).toMatchObject({
      code: 208,
      msg: expect.stringContaining('expert2'),
    });
  });

  it('are added, and taken off as long as they have not submitted; then nothing is found any more', async () => {
    const add = () =>
      app.call<PanelData>(at(paths.addExperts, id), {
        token: token('admin'),
        body: { experts: [ids.expert3, ids.expert] },
      });
    expect((await add()).data.summary.required).toBe(2);
    expect((await add()).data.summary.required).toBe(2);
    const member = await memberOf(id, 'expert3');
    expect((await linesOf(member)).length).toBe(1);
    await declare(member, 'expert3');
    expect((await open(member, 'expert3')).data.filing).not.toBeNull();
    await app.call(at(paths.removeExpert, member), { token: token('admin') });
    const before = await denials();
    const gone = [
      await open(member, 'expert3'),
      await declare(member, 'expert3'),
      await submit(member, 'expert3', assessed([1, 1, 1, 1, 1])),
      await app.call(at(paths.fileInfo, fileId), { token: token('expert3') }),
    ];
    expect(gone.map(({ code, msg }) => [code, msg])).toEqual(Array(4).fill([208, 'record not found']));
    expect((await denials()) - before).toBe(5);
    await add();
    expect((await open(member, 'expert3')).data).toMatchObject({ state: 'assigned', filing: null });
    await app.call(at(paths.removeExpert, member), { token: token('admin') });
  });

  it('are reminded by hand once an hour, which leaves their draft alone', async () => {
    const member = await memberOf(id, 'expert');
    const { version } = (await open(member, 'expert')).data;
    const remind = () => app.call<PanelData>(at(paths.remindExpert, member), { token: token('admin') });
    expect((await remind()).code).toBe(200);
    expect((await remind()).code).toBe(208);
    expect((await open(member, 'expert')).data.version).toBe(version);
    expect((await mailsTo('expert@example.com')).filter((scene) => scene === 'expert_reminder')).toHaveLength(
      1,
    );
  });

  it('are reminded once by itself, two days before it is due', async () => {
    const { db, audit } = app;
    const clock = () => app.clock.now;
    const env = { publicUrl: null } as Env;
    const tell = createExpertMail({ env, outbox: createOutboxStore(db, clock) });
    const store = createAssessmentsStore(db);
    const remind = createReminding({ db, clock, audit, programs: testPrograms, store, tell });
    const member = await memberOf(id, 'expert');
    const reminders = async () =>
      (await linesOf(member)).filter((action) => action === 'assessment.remind').length;
    const before = await reminders();
    const twoDaysBefore = new Date('2026-07-08T09:00:00Z').getTime();
    app.clock.now = new Date(twoDaysBefore - 1);
    await remind();
    expect((await reminders()) - before).toBe(0);
    app.clock.now = new Date(twoDaysBefore);
    await Promise.all([remind(), remind()]);
    await remind();
    expect((await reminders()) - before).toBe(1);
    expect(await mailsTo('expert@example.com')).toContain('expert_due');
    await signIn();
  });

  it('do not hold up a decision for which a reason is given, and that reason stays in the house', async () => {
    const reason = '专家均已电话反馈';
    await decide(id, { action: 'publicise', without_experts: reason });
    expect((await read(id)).data.filing.status).toBe('publicised');
    const [line] = (await app.audit.read('expert_panel', id)).slice(-1);
    expect(line).toMatchObject({ action: 'panel.decided_early', comment: reason });
    const log = await app.call(`GET ${BASE}/audit/${id}/log`, { token: token('demo') });
    expect(JSON.stringify(log)).not.toContain(reason);
  });
});

describe('who may not', () => {
  it('an expert finds nothing that was not assigned, and no desk; each try leaves a line', async () => {
    const { data } = await app.call<Page<AssessmentHead>>(paths.assessments, { token: token('expert') });
    const [other] = data.list;
    const foreign = other?.id ?? '';
    const before = await denials();
    const tries = [
      await open(foreign, 'expert3'),
      await declare(foreign, 'expert3'),
      await app.call(at(paths.saveAssessment, foreign), {
        token: token('expert3'),
        body: { version: 1, ...assessed([1, 1, 1, 1, 1]) },
      }),
      await app.call(at(paths.fileInfo, fileId), { token: token('expert3') }),
    ];
    expect(tries.map(({ code, msg }) => [code, msg])).toEqual(Array(4).fill([208, 'record not found']));
    expect(await open(randomUUID(), 'expert3')).toMatchObject({ code: 208, msg: 'record not found' });
    for (const call of [paths.reviewQueue, paths.expertAccounts, at(paths.expertPanel, randomUUID())])
      expect((await app.call(call, { token: token('expert') })).code).toBe(208);
    expect((await denials()) - before).toBe(7);
  });

  it.each(['demo', 'other'])(
    '%s, of a company, is refused at every call, and each leaves a line',
    async (name) => {
      const { data } = await app.call<Page<AssessmentHead>>(paths.assessments, { token: token('expert') });
      const id = data.list[0]?.id ?? '';
      const calls = Object.entries(paths).filter(([key]) => /expert|assessment|declareConflict/i.test(key));
      expect(calls.length).toBe(12);
      const before = await denials();
      for (const [, call] of calls) {
        const body = /^(POST|PUT)/.test(call) ? { body: {} } : {};
        const answer = await app.call(at(call, id), { token: token(name), ...body });
        expect([call, answer.code]).toEqual([call, 208]);
        expect(answer.msg).toContain('you do not have the right');
      }
      expect((await denials()) - before).toBe(12);
    },
  );
});
