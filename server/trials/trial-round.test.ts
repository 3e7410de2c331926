/** The whole round of a program on trial: experts, public notice, letters, the report that it owes, and programs that continue it. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CurrentUser } from '../../domain/accounts/calls';
import type { PagedList } from '../../domain/api/envelope';
import { paths } from '../../domain/api/paths.generated';
import type { Answers, Program } from '../../domain/definition';
import type { AssessmentData, AssessmentHead } from '../../domain/experts/calls';
import type { ReportInfo } from '../../domain/filing/calls';
import type { ContinuableFilings } from '../../domain/filing/continuation-calls';
import type { Filing } from '../../domain/filing/types';
import type { ProgramDraftLine } from '../../domain/program-drafts/calls';
import { findProgram } from '../../domain/programs/find';
import type { ReportData } from '../../domain/reports/calls';
import type { ReviewData } from '../../domain/review/calls';
import type { ProgramTrial } from '../../domain/trials/calls';
import { WORKSHOP_DOCUMENT, workshopAnswers } from '../../tests/support/digital-workshop';
import { getSaveCall, submitSaved, toWireCall, withFiles } from '../../tests/support/file-sample';
import { readPdfPages } from '../../tests/support/pdf-text';
import { readSamples } from '../../tests/support/samples';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { createAssessment } from '../../tests/support/server/expert-review';
import { seedApproved, withContinued } from '../../tests/support/server/linked-programs';
import { readAnswers, readTables } from '../../tests/support/server/lists-and-numbers';
import { createOwedJobs } from '../../tests/support/server/owed-reports';
import { openProgramPublisher, type ProgramPublisher } from '../../tests/support/server/program-publisher';
import { withId } from '../../tests/support/with-id';
import { users } from '../core/db/tables';

const WORKSHOP = WORKSHOP_DOCUMENT.replace(
  'review: { expertReview: false, publicNotice: false }',
  'review: { expertReview: true, publicNotice: true }',
);
let app: TestApp;
let publisher: ProgramPublisher;
let admin: string;
let reviewer: string;
/** Sessions of the administrator: one files for the trial company, one assesses. */
let filer: string;
let expert: string;

beforeAll(async () => {
  app = await startTestApp();
  publisher = await openProgramPublisher(app);
  admin = publisher.tokens.compiler;
  [reviewer, filer, expert] = [
    await app.signIn('reviewer'),
    await app.signIn('admin'),
    await app.signIn('admin'),
  ];
});
afterAll(() => app.close());

/** Moves the clock, past which no session lives. */
async function goTo(day: string): Promise<void> {
  app.clock.now = new Date(`${day}T02:00:00Z`);
  [reviewer, admin, filer] = [
    await app.signIn('reviewer'),
    await app.signIn('admin'),
    await app.signIn('admin'),
  ];
  await act(filer, 'filer');
}

const getTried = (key: string) => findProgram(`trial_${key}`) as Program;
const begin = (source: 'proposal' | 'draft', id: string) =>
  app.call<ProgramTrial>(paths.tryProgram, { token: admin, body: { source, id, department: 'D210112' } });
const act = (token: string, as: 'filer' | 'expert') => app.call(paths.actOnTrial, { token, body: { as } });

async function decide(id: string, token: string, step: object): Promise<void> {
  const { data } = await app.call<ReviewData>(withId(paths.reviewFiling, id), { token });
  const body = { version: data.filing.version, opinion: '同意', ...step };
  const { code, msg } = await app.call(withId(paths.decideFiling, id), { token, body });
  if (code !== 200) throw new Error(`${JSON.stringify(step)}: ${msg}`);
}

async function file(key: string, data: Answers): Promise<string> {
  const saved = await app.call<Filing>(getSaveCall(getTried(key)), { token: filer, body: { data } });
  if (saved.code !== 200) throw new Error(String(saved.msg));
  const sent = await submitSaved(app, filer, getTried(key), saved.data);
  if (sent.code !== 200) throw new Error(JSON.stringify(sent));
  return sent.data.id as string;
}

const askExperts = (id: string, experts: string[]) =>
  decide(id, admin, {
    action: 'to_experts',
    panel: {
      experts,
      due_on: '2026-07-01',
      blind: false,
      attachments_released: false,
    },
  });

/** Assesses the only filing that the acting expert is asked for; returns the id of the assessment. */
async function assess(): Promise<string> {
  const { data } = await app.call<PagedList<AssessmentHead>>(paths.assessments, {
    token: expert,
    query: { state: 'open' },
  });
  const [asked, ...others] = data.list;
  expect([asked?.title, others]).toEqual([expect.stringMatching(/^\[TRIAL\]/), []]);
  const answer = async <T>(call: string, body: object) => {
    const {
      code,
      msg,
      data: given,
    } = await app.call<T>(withId(call, asked?.id ?? ''), { token: expert, body });
    if (code !== 200) throw new Error(String(msg));
    return given;
  };
  const { version } = await answer<AssessmentData>(paths.declareConflict, { conflict: false });
  await answer(paths.submitAssessment, { version, ...createAssessment([20, 20, 10, 15, 8]) });
  return asked?.id ?? '';
}

describe('a program on trial', () => {
  let id: string;
  let before: Record<'tables' | 'answers', Record<string, unknown>>;
  /** Calls that say the same when they are asked twice. */
  let steady: string[];

  beforeAll(async () => {
    const { data } = await publisher.propose(WORKSHOP);
    before = { tables: await readTables(app), answers: await readAnswers(app) };
    const again = await readAnswers(app);
    steady = Object.keys(again).filter((call) => again[call] === before.answers[call]);
    await begin('proposal', String(data.no));
    await act(filer, 'filer');
    id = await file('digital_workshop', workshopAnswers);
    await decide(id, reviewer, { action: 'pass_first' });
  });

  it('is assessed by people who compile programs, and by nobody of the pool', async () => {
    const { data: offered } = await app.call<{ id: string; username: string }[]>(
      `${paths.expertAccounts}?filing=${id}`,
      { token: admin },
    );
    expect(offered.map(({ username }) => username).sort()).toEqual(['admin', 'checker', 'issuer']);
    const [pooled] = await app.db.q.select().from(users).where(eq(users.username, 'expert'));
    await expect(askExperts(id, [pooled?.id ?? ''])).rejects.toThrow();
    await askExperts(
      id,
      offered.filter(({ username }) => username === 'admin').map((each) => each.id),
    );
    await act(expert, 'expert');
    expect((await app.call<CurrentUser>(paths.currentUser, { token: expert })).data).toMatchObject({
      role: 'expert',
      is_trial: true,
      acting: {},
    });
    const asked = await assess();
    const [line] = (await app.audit.read('assessment', asked)).slice(-1);
    expect(line).toMatchObject({ action: 'assessment.submit', actorName: expect.stringContaining('周岩') });
    expect((await app.call(paths.actFor, { token: expert, body: { mandate: null } })).code).toBe(200);
    expect((await app.call<CurrentUser>(paths.currentUser, { token: expert })).data).toMatchObject({
      role: 'administrator',
    });
  });

  it('changes no list and no number with experts and a public notice, and is approved', async () => {
    await decide(id, admin, { action: 'publicise' });
    expect(await readTables(app)).toEqual(before.tables);
    const now = await readAnswers(app);
    const changed = steady.filter((call) => now[call] !== before.answers[call]);
    expect(changed.map((call) => [call, before.answers[call], now[call]])).toEqual([]);
    await goTo('2026-06-20');
    await decide(id, admin, { action: 'approve', grant_approved: 0 });
  });

  it('has every letter with the mark, and papers of the panel', async () => {
    for (const document of [paths.reviewLetter, paths.reviewCertificate, paths.reviewDocument]) {
      const [method, url] = withId(document, id).split(' ') as ['GET', string];
      const { rawPayload } = await app.app.inject({
        method,
        url,
        headers: { authorization: `JWT ${admin}` },
      });
      expect((await readPdfPages(rawPayload)).join(), document).toContain('试填 TRIAL');
    }
  });

  it('owes its report, which is filled in, numbered apart, and passed', async () => {
    await goTo('2027-05-10');
    await createOwedJobs(app).createOwedReports();
    const { data } = await app.call<ReportInfo>(paths.reportInfo, { token: filer, query: { pageSize: '1' } });
    const owed = data.reports_due.find(({ code }) => code === 'workshop_annual');
    const { data: report } = await app.call<ReportData>(withId(paths.report, owed?.id ?? ''), {
      token: filer,
    });
    const operation = { machines: 210, machines_online: 180, progress: '正常' };
    const sent = await app.call<ReportData>(withId(paths.submitReport, report.id), {
      token: filer,
      body: { version: report.version, edition: report.edition, data: { ...report.data, operation } },
    });
    expect(sent).toMatchObject({ code: 200, data: { receipt: { no: expect.stringMatching(/^T/) } } });
    const queue = await app.call<PagedList<{ id: string }>>(paths.reportQueue, { token: reviewer });
    expect(queue.data.list.map((each) => each.id)).not.toContain(report.id);
    const [trial] = (await app.call<ProgramTrial[]>(paths.programTrials, { token: reviewer })).data;
    expect(trial?.filings[0]?.reports[0]).toMatchObject({
      id: report.id,
      title: { zh: '数字化车间年度运行报告' },
      status: 'submitted',
    });
    const passed = await app.call<ReportData>(withId(paths.decideReport, report.id), {
      token: reviewer,
      body: { action: 'pass', version: sent.data.version },
    });
    expect(passed).toMatchObject({ code: 200 });
  });
});

describe('a program on trial that continues another one', () => {
  let demand: string;

  it('brings the one that it continues with it, as it is in force', async () => {
    await goTo('2026-06-22');
    const draft = randomUUID();
    const second = findProgram('jiebang_second') as Program;
    const from = { kind: 'edition', key: second.key, edition: second.edition };
    await app.call<ProgramDraftLine>(paths.createProgramDraft, { token: admin, body: { id: draft, from } });
    expect(await begin('draft', draft)).toMatchObject({ code: 200, data: { key: 'trial_jiebang_second' } });
    const { data } = await app.call<ProgramTrial[]>(paths.programTrials, { token: admin });
    expect(data.map(({ key, source }) => [key, source])).toEqual(
      expect.arrayContaining([
        ['trial_jiebangguashuai', 'edition'],
        ['trial_jiebang_second', 'draft'],
      ]),
    );
    filer = await app.signIn('admin');
    await act(filer, 'filer');
  });

  const choices = async (token = filer) =>
    (
      await app.call<ContinuableFilings>(paths.continuable, {
        token,
        query: { program: 'trial_jiebang_second', keyword: '' },
      })
    ).data;

  it('says what comes first, and never offers a filing that is no trial', async () => {
    await seedApproved(app, findProgram('jiebangguashuai') as Program);
    expect(await choices()).toMatchObject({ list: [], first: expect.stringContaining('demand') });
  });

  const fileSample = async (key: string, change = (data: Answers) => data) =>
    file(
      key,
      await withFiles(app, filer, getTried(key), change(structuredClone(readSamples(key)[0]?.data ?? {}))),
    );

  /** Takes a filing to its approval; `from`: first day after its public notice, where it has one. */
  async function approve(id: string, from?: string): Promise<void> {
    await decide(id, reviewer, { action: 'pass_first' });
    const [me] = await app.db.q.select().from(users).where(eq(users.username, 'admin'));
    await askExperts(id, [me?.id ?? '']);
    expert = await app.signIn('admin');
    await act(expert, 'expert');
    await assess();
    if (from) {
      await decide(id, admin, { action: 'publicise' });
      await goTo(from);
    }
    await decide(id, admin, { action: 'approve', grant_approved: 0 });
  }

  it('continues what was approved on trial', async () => {
    demand = await fileSample('jiebangguashuai');
    await approve(demand);
    const { list } = await choices();
    expect(list).toMatchObject([{ id: demand, no: expect.stringMatching(/^T/), own: true }]);
    expect(list[0]?.title).not.toBe('');
    const fresh = await app.call<Filing>(toWireCall(getTried('jiebang_second').calls.info), { token: filer });
    expect(fresh.data.data.demand_link).toMatchObject({ demand_id: demand });
    const id = await fileSample('jiebang_second', (data) =>
      withContinued(getTried('jiebang_second'), data, demand),
    );
    const { data } = await app.call<ReviewData>(withId(paths.reviewFiling, id), { token: reviewer });
    expect(data.filing.data.demand_link).toMatchObject({ demand_name: list[0]?.title });
    await approve(id, '2026-06-30');
    expect((await choices()).list).toEqual([]);
  });
});
