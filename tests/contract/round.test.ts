/**
 * A round from its opening to its reports, over the wire alone: three companies file all programs, two reviewers and an
 * administrator take them through the workflow. Each step follows the one before.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import { canGrantMoney, type Program } from '../../domain/definition';
import type { LogEntry, ReportInfo } from '../../domain/filing/calls';
import { findProgram } from '../../domain/programs/find';
import { programs } from '../../domain/programs/index.generated';
import type { ReportData, ReviewedReport } from '../../domain/reports/calls';
import type { ResultsData } from '../../domain/results/calls';
import type { ManagedWindowsData, WindowDetail } from '../../domain/windows/managed-window-calls';
import { getSaveCall, toWireCall } from '../support/file-sample';
import { createDemoPanel, submitAllAssessments } from '../support/server/expert-answers';
import { type FiledRecord, Round } from '../support/server/filing-round';
import { readFilableSample } from '../support/server/linked-programs';
import { createOwedJobs } from '../support/server/owed-reports';
import { withId } from '../support/with-id';

const DAY_S = 86_400;
const OPINION = { opinion: '材料齐全，同意推荐。' };
const PROGRESS = {
  progress: {
    overall_state: 'normal',
    work_done: '完成样机研制。',
    key_results: '申请发明专利两件。',
    spend_grant: 40,
    spend_own: 60,
    spend_grant_total: 40,
    patents_filed: 2,
    patents_granted: 0,
    sales_added: 0,
    tax_added: 0,
    people_trained: 3,
    next_plan: '开展中试。',
  },
};
/** Filings that do not go the straight way. */
const RETURNED_BY_CITY = 'hightech';
const REJECTED_FIRST = 'workerhomeproject';
const REJECTED_BY_CITY = 'foreignproject';
const REVOKED = 'scientistadvisor';

let round: Round;
let filed: FiledRecord[] = [];

beforeAll(async () => {
  round = await Round.open();
});
afterAll(() => round.app.close());

const only = (key: string): FiledRecord[] => filed.filter(({ program }) => program.key === key);
const but = (...keys: string[]): FiledRecord[] => filed.filter(({ program }) => !keys.includes(program.key));

/** Takes filings a step further, one after the other, and gives the statuses that their companies then see. */
async function each(of: FiledRecord[], step: (one: FiledRecord) => Promise<unknown>): Promise<Set<string>> {
  for (const one of of) await step(one);
  return new Set(await Promise.all(of.map(async (one) => (await round.own(one)).status)));
}

/** Each program gets its next batch once the present one is closed. */
async function openNextBatches(): Promise<void> {
  const { admin: token, app } = round;
  const open = { state: 'open', pageSize: '100' };
  const { list } = await round.must<ManagedWindowsData>(paths.managedWindows, { token, query: open });
  expect(list.map(({ program }) => program).sort()).toEqual(programs.map(({ key }) => key).sort());
  for (const { id, version } of list)
    await round.must(withId(paths.closeWindow, id), {
      token,
      body: { version, confirmed: true, reason: '换批' },
    });
  const early = await app.call(getSaveCall(programs[0] as Program), {
    token: round.companies[0]?.token ?? '',
    body: { action: 'submit', data: {} },
  });
  expect(early.code).toBe(208);

  const closes = new Date(app.clock.now.getTime() + 40 * DAY_S * 1000).toISOString();
  for (const { program, quota } of list) {
    const dates = { opens_at: app.clock.now.toISOString(), closes_at: closes, first_review_by: null };
    const body = { program, batch_year: 2026, quota, grace_minutes: 0, ...dates };
    const created = await round.must<WindowDetail>(paths.createWindow, { token, body });
    expect(created).toMatchObject({ batch_no: 2, state: 'open' });
  }
}

/** Every program, by three companies. */
async function submitEveryProgram(): Promise<void> {
  for (const [i, program] of programs.entries()) {
    const company = program.continues ? 0 : i % 3;
    const { data } = await readFilableSample(round.app, program);
    filed.push({ program, company, id: await round.submit(program, company, data) });
  }
  expect(await each(filed, async () => undefined)).toEqual(new Set(['submitted']));
}

/** Each company sees the place to correct. */
async function returnEveryFiling(): Promise<void> {
  for (const one of filed) {
    const path = await round.giveBack(round.reviewerOf(one), one, 'return_first');
    const { status, returned } = await round.own(one);
    expect(status).toBe('returned');
    expect(returned, one.program.key).toEqual([expect.objectContaining({ path, resolved: false })]);
  }
}

async function correctEveryFiling(): Promise<void> {
  expect(await each(filed, (one) => round.correct(one))).toEqual(new Set(['submitted']));
}

/** One filing is rejected. */
async function passFirstReview(): Promise<void> {
  const refusal = { opinion: '不符合申报条件。', reasons: ['eligibility'] };
  const refused = await each(only(REJECTED_FIRST), (one) =>
    round.decide(round.reviewerOf(one), one, 'reject_first', refusal),
  );
  expect(refused).toEqual(new Set(['rejected']));
  filed = but(REJECTED_FIRST);
  const passed = await each(filed, (one) => round.decide(round.reviewerOf(one), one, 'pass_first', OPINION));
  expect(passed).toEqual(new Set(['district_passed']));
}

/** Skips the first review. */
async function correctForCity(): Promise<void> {
  const returned = await each(only(RETURNED_BY_CITY), (one) =>
    round.giveBack(round.admin, one, 'return_city'),
  );
  expect(returned).toEqual(new Set(['returned']));
  expect(await each(only(RETURNED_BY_CITY), (one) => round.correct(one))).toEqual(
    new Set(['district_passed']),
  );
}

async function assessByExperts(): Promise<void> {
  const withExperts = filed.filter(({ program }) => program.review.expertReview);
  expect(withExperts.length).toBeGreaterThan(10);
  const panel = await createDemoPanel(round.app);
  const sent = await each(withExperts, (one) => round.decide(round.admin, one, 'to_experts', { panel }));
  expect(sent).toEqual(new Set(['expert_review']));
  await submitAllAssessments(round.app);
}

/** One filing is rejected. */
async function publicise(): Promise<void> {
  const refused = await each(only(REJECTED_BY_CITY), (one) =>
    round.decide(round.admin, one, 'reject_city', { ...OPINION, reasons: ['eligibility'] }),
  );
  expect(refused).toEqual(new Set(['rejected']));
  filed = but(REJECTED_BY_CITY);
  const noticed = filed.filter(({ program }) => program.review.publicNotice);
  expect(await each(noticed, (one) => round.decide(round.admin, one, 'publicise'))).toEqual(
    new Set(['publicised']),
  );
}

/** Every project gets a number of its own. */
async function approveAfterNotice(): Promise<void> {
  round.app.clock.advance(8 * DAY_S);
  await round.signIn();
  expect(
    await each(filed, (one) =>
      round.decide(round.admin, one, 'approve', { grant_approved: canGrantMoney(one.program) ? 100 : 0 }),
    ),
  ).toEqual(new Set(['approved']));
  const numbers = await Promise.all(
    filed.map(async ({ id }) => (await round.read(round.admin, id)).approval?.project_no),
  );
  expect(new Set(numbers).size).toBe(filed.length);
}

async function revokeOne(): Promise<void> {
  const revoke = { reasons: ['falsified'], doc_no: '示例科发〔2026〕1号' };
  expect(await each(only(REVOKED), (one) => round.decide(round.admin, one, 'revoke', revoke))).toEqual(
    new Set(['revoked']),
  );
  filed = but(REVOKED);
}

/** Approved and revoked filings are public, rejected ones are not. */
async function expectPublicResults(): Promise<void> {
  const { list } = await round.must<ResultsData>(paths.publicResults, {
    query: { batch: '2026-2', pageSize: '100' },
  });
  const told = list.map(({ program, status }) => [program, status]).sort();
  expect(told).toEqual(
    [...filed.map(({ program }) => [program.key, 'approved']), [REVOKED, 'revoked']].sort(),
  );
}

async function expectLetters(): Promise<void> {
  for (const one of filed.slice(0, 3)) {
    const [method, url] = withId(paths.letter, one.id).split(' ') as ['GET', string];
    const reply = await round.app.app.inject({
      method,
      url,
      headers: { authorization: `JWT ${round.tokenOf(one)}` },
    });
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  }
}

/** In the next year. */
async function acceptAnnualReports(): Promise<void> {
  round.app.clock.now = new Date('2027-01-20T02:00:00Z');
  await round.signIn();
  await createOwedJobs(round.app).createOwedReports();
  let accepted = 0;
  for (const { token, reviewer } of round.companies) {
    const { reports_due: due } = await round.must<ReportInfo>(paths.reportInfo, { token });
    for (const { id } of due.filter(({ code, status }) => code === 'project_annual' && status === 'open')) {
      const { version } = await round.must<ReportData>(withId(paths.report, id), { token });
      const body = { version, data: PROGRESS };
      const sent = await round.must<ReportData>(withId(paths.submitReport, id), { token, body });
      const decision = { action: 'pass', version: sent.version };
      const { report } = await round.must<ReviewedReport>(withId(paths.decideReport, id), {
        token: reviewer,
        body: decision,
      });
      expect(report.status).toBe('passed');
      accepted += 1;
    }
  }
  expect(accepted).toBeGreaterThan(3);
}

/** From the draft to the decision. */
async function expectWholeLog(): Promise<void> {
  const [one] = only(RETURNED_BY_CITY) as [FiledRecord];
  const token = round.tokenOf(one);
  const log = await round.must<LogEntry[]>(
    toWireCall(findProgram(RETURNED_BY_CITY)?.calls.log ?? '', one.id),
    {
      token,
    },
  );
  expect(log.map(({ action }) => action)).toEqual([
    'create',
    'submit',
    'return_first',
    'answer_correction',
    'resubmit_to_first',
    'pass_first',
    'return_city',
    'answer_correction',
    'resubmit_to_city',
    'to_experts',
    'publicise',
    'approve',
    'download_letter',
  ]);
}

describe('Round', () => {
  it('carries every program from an open window to the report of the next year', async () => {
    await openNextBatches();
    await submitEveryProgram();
    await returnEveryFiling();
    await correctEveryFiling();
    await passFirstReview();
    await correctForCity();
    await assessByExperts();
    await publicise();
    await approveAfterNotice();
    await revokeOne();
    await expectPublicResults();
    await expectLetters();
    await acceptAnnualReports();
    await expectWholeLog();
  }, 300_000);
});
