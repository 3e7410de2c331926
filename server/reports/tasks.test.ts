import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { ReportQueueData, ReviewedReport } from '../../domain/reports/calls';
import type { ReportTaskItem } from '../../domain/reports/report-shapes';
import { findFirstBrokenLine } from '../../tests/support/server/first-broken-line';
import { createOwedJobs } from '../../tests/support/server/owed-reports';
import { createReportClients } from '../../tests/support/server/report-clients';
import { withId } from '../../tests/support/with-id';
import { reportTasks, storedFilings, users } from '../core/db/tables';

const DAY = 86_400;
const clients = createReportClients();
const { due, find, one, save, submit, decide, messagesAbout } = clients;
let jobs: ReturnType<typeof createOwedJobs>;

const milestone = {
  milestone: { reached: true, done_date: '2026-05-20', evidence: '样机指标达标', paid_amount: 80 },
};

beforeAll(async () => {
  await clients.open();
  jobs = createOwedJobs(clients.app);
});
beforeEach(() => clients.restore());
afterAll(() => clients.close());

/** A report that was saved once and submitted late. */
async function filed(): Promise<string> {
  const { id } = await find('jiebang_milestone', 'overdue');
  await save(id, 1, milestone);
  await submit(id, 2, milestone);
  return id;
}

describe('reports that a company owes (saveReport)', () => {
  it('follow from its approvals and the calendar, the most pressing first', async () => {
    const items = await due();
    const told = items.map(({ code, status, period }) => [code, status, period]);
    expect(told).toEqual([
      ['gazelle_annual', 'overdue', '2025'],
      ['jiebang_milestone', 'overdue', '样机验收'],
      ['jiebang_result', 'open', expect.stringMatching(/^\d+ \w+ 2025 to 25 Jul 2026$/)],
      ['jiebang_milestone', 'upcoming', '量产验证'],
      ['project_annual', 'submitted', '2025'],
      ['jiebang_milestone', 'passed', '方案评审'],
    ]);
    const [gazelle, late, result] = items as [ReportTaskItem, ReportTaskItem, ReportTaskItem];
    expect(gazelle).toMatchObject({ due_at: '2026-04-30T15:59:59.000Z', days_left: -41, mode: 'in_portal' });
    expect(late.project_id).toMatch(/^J\w2025-0001$/);
    expect(result).toMatchObject({ mode: 'filing', link: '/forms/achievementProject', fillable: false });
  });

  it('are created once, however often the job runs', async () => {
    const before = await due();
    await Promise.all([jobs.createOwedReports(), jobs.createOwedReports()]);
    expect(await due()).toEqual(before);
  });

  it('are hidden from everybody else', async () => {
    expect(await due(await clients.app.signIn('other'))).toEqual([]);
    const { id } = await find('jiebang_milestone', 'overdue');
    const other = await clients.app.signIn('other');
    const gone = await one('0b6d5a1e-0000-4000-8000-000000000002', other);
    for (const answer of [
      await one(id, other),
      await save(id, 1, {}, other),
      await submit(id, 1, {}, { token: other }),
    ])
      expect([answer.code, answer.msg, answer.data]).toEqual([gone.code, gone.msg, gone.data]);
  });

  it('end with the approval, except those already filed', async () => {
    const [row] = await clients.app.db.q
      .select()
      .from(reportTasks)
      .where(eq(reportTasks.code, 'jiebang_milestone'));
    const set = (status: string) =>
      clients.app.db.q
        .update(storedFilings)
        .set({ status })
        .where(eq(storedFilings.id, row?.filingId ?? ''));
    await set('revoked');
    const left = (await due()).filter(({ code }) => code === 'jiebang_milestone');
    expect(left.map(({ status }) => status)).toEqual(['passed']);
  });
});

describe('saveReport', () => {
  it('keeps what was approved, whatever is sent, and stores the rest', async () => {
    const { id } = await find('jiebang_milestone', 'overdue');
    const { data: fresh } = await one(id);
    expect(fresh).toMatchObject({ version: 1, actions: ['save', 'submit'], updated_at: null });
    expect(fresh.data.project_link).toMatchObject({ grant_approved: 100, plan_end: '2026-07-25' });
    expect(fresh.data.milestone).toMatchObject({ node: '样机验收', plan_date: '2026-05-01' });
    const { data: saved } = await save(id, 1, {
      project_link: { grant_approved: 9999 },
      milestone: { node: 'another', evidence: '起草' },
    });
    expect(saved.version).toBe(2);
    expect(saved.data.project_link).toMatchObject({ grant_approved: 100 });
    expect(saved.data.milestone).toMatchObject({ node: '样机验收', evidence: '起草' });
  });

  it('refuses a stale version, and overwrites nothing', async () => {
    const { id } = await find('jiebang_milestone', 'overdue');
    await save(id, 1, { milestone: { evidence: '起草' } });
    const stale = await save(id, 1, { milestone: { evidence: 'stale' } });
    expect(stale).toMatchObject({ code: 208, data: { conflict: true, id, version: 2 } });
    expect((await one(id)).data.data.milestone).toMatchObject({ evidence: '起草' });
    const untouched = await find('gazelle_annual', 'overdue');
    expect((await save(untouched.id, 99, {})).msg).toMatch(/^The portal changed this report at \d+ \w+ 2026/);
    const both = await Promise.all(
      [2, 2].map((version, n) => save(id, version, { milestone: { evidence: `${n}` } })),
    );
    expect(both.map(({ code }) => code).sort()).toEqual([200, 208]);
  });

  it('refuses a value of the wrong type, and an account that may only read', async () => {
    const { id } = await find('jiebang_milestone', 'overdue');
    const wrong = await save(id, 1, { milestone: { paid_amount: 'much' }, unknown: {} });
    expect(wrong.code).toBe(-1);
    const viewer = await clients.app.signIn('demo.viewer');
    expect((await save(id, 1, {}, viewer)).msg).toContain('file reports');
    expect((await one(id, viewer)).data.actions).toEqual([]);
  });

  it('allows only filers of the program', async () => {
    const { id } = await find('jiebang_milestone', 'overdue');
    const set = (granted: string[]) =>
      clients.app.db.q.update(users).set({ programs: granted }).where(eq(users.username, 'demo.filer'));
    await set(['gazelle']);
    const filer = await clients.app.signIn('demo.filer');
    expect((await save(id, 1, {}, filer)).code).toBe(208);
    await set(['jiebang_second']);
    expect((await save(id, 1, { milestone: { evidence: 'filer' } }, filer)).code).toBe(200);
  });

  it('refuses a report before its opening day', async () => {
    const { id } = await find('jiebang_milestone', 'upcoming');
    expect(await save(id, 1, {})).toMatchObject({ code: 208, data: { status: 'upcoming' } });
  });
});

describe('submitReport', () => {
  it('returns everything that is missing, and files once, late, with a number and a hash', async () => {
    const { id } = await find('jiebang_milestone', 'overdue');
    const missing = await submit(id, 1, { milestone: { reached: true, done_date: '2027-01-01' } });
    expect(missing.data.missing?.map(({ path }) => path)).toEqual([
      'milestone.evidence',
      'milestone.paid_amount',
      'milestone.done_date',
    ]);
    const headers = { 'idempotency-key': 'once' };
    const [first, again] = [
      await submit(id, 1, milestone, { headers }),
      await submit(id, 1, milestone, { headers }),
    ];
    expect(first.data.receipt?.no).toMatch(/^PR20260610-\d{6}$/);
    expect(again.data.receipt).toEqual(first.data.receipt);
    expect(first.data.task).toMatchObject({ status: 'submitted', late: true, fillable: false });
    const third = await submit(id, 1, milestone);
    expect(third).toMatchObject({ code: 208, data: { no: first.data.receipt?.no } });
    expect((await save(id, 2, milestone)).code).toBe(208);
  });

  it('shows that the grant was overspent', async () => {
    const { id } = await find('project_annual', 'submitted');
    await decide(
      id,
      { action: 'return', version: 2, opinion: '请核对', days: 5 },
      await clients.app.signIn('reviewer'),
    );
    const { data } = await one(id);
    const progress = { ...(data.data.progress as object), spend_grant: 120, spend_grant_total: 110 };
    const refused = await submit(id, data.version, { progress });
    expect(refused.data.missing?.map(({ message }) => message)).toEqual([
      'Grant spent exceeds the grant approved; check the total (CNY 1,100,000, at most CNY 1,000,000)',
      'The total is below this year; check both amounts (CNY 1,100,000, at least CNY 1,200,000)',
    ]);
  });
});

describe('decideReport and reviewReport', () => {
  const queue = async (token: string, query: Record<string, string> = {}) =>
    (await clients.app.call<ReportQueueData>(paths.reportQueue, { token, query })).data;

  it('return filed and owed reports of the own department', async () => {
    const reviewer = await clients.app.signIn('reviewer');
    await filed();
    const { id: other } = await find('project_annual', 'submitted');
    await decide(other, { action: 'return', version: 2, opinion: '请核对', days: 5 }, reviewer);
    const submitted = await queue(reviewer, { status: 'submitted' });
    expect(submitted.list.map(({ code, late }) => [code, late])).toEqual([['jiebang_milestone', true]]);
    expect(submitted.by_status).toEqual({ submitted: 1, returned: 1, overdue: 1, upcoming: 1, passed: 1 });
    const [item] = submitted.list;
    expect((await queue(reviewer, { keyword: item?.receipt_no ?? '' })).total).toBe(1);
    expect((await queue(reviewer, { keyword: "%' or 1=1 --" })).total).toBe(0);
    await clients.app.db.q
      .update(users)
      .set({ reviewDepartment: 'D210102' })
      .where(eq(users.username, 'reviewer'));
    expect((await queue(reviewer)).total).toBe(0);
    const foreign = await clients.app.call(withId(paths.reviewReport, item?.id ?? ''), { token: reviewer });
    expect(foreign).toMatchObject({ code: 208, msg: 'record not found' });
  });

  it('hide what the company is still writing', async () => {
    const admin = await clients.app.signIn('admin');
    const { id } = await find('gazelle_annual', 'overdue');
    const { data } = await one(id);
    const rows = data.data.operationData as object[];
    expect(rows).toEqual([expect.objectContaining({ affiliation_year: 2025 })]);
    await save(id, 1, { operationData: rows.map((row) => ({ ...row, operating_revenue: 4321 })) });
    const { data: seen } = await clients.app.call<ReviewedReport>(withId(paths.reviewReport, id), {
      token: admin,
    });
    expect(JSON.stringify(seen)).not.toContain('4321');
    expect(seen.steps).toEqual(['extend', 'exempt']);
  });

  it('return a report with a deadline, tell the company, and accept it when filed again', async () => {
    const reviewer = await clients.app.signIn('reviewer');
    const id = await filed();
    const incomplete = await decide(id, { action: 'return', version: 3 }, reviewer);
    expect(incomplete.data.missing?.map(({ path }) => path)).toEqual(['opinion', 'days']);
    const stale = await decide(id, { action: 'pass', version: 2 }, reviewer);
    expect(stale).toMatchObject({ code: 208, data: { conflict: true, version: 3 } });
    await decide(id, { action: 'return', version: 3, opinion: '请附检测报告', days: 3 }, reviewer);
    const { data } = await one(id);
    expect(data).toMatchObject({
      status: 'returned',
      returned: [{ comment: '请附检测报告', resolved: false }],
      correction_due_at: '2026-06-15T09:00:00.000Z',
      task: { days_left: 5 },
    });
    expect(await messagesAbout(id)).toEqual(['Report returned']);
    const again = await submit(id, 4, { milestone: { ...milestone.milestone, evidence: '已附' } });
    expect(again.data.task).toMatchObject({ status: 'submitted', late: true });
    expect((await decide(id, { action: 'exempt', version: 5, opinion: 'x' }, reviewer)).code).toBe(208);
    await decide(id, { action: 'pass', version: 5 }, reviewer);
    const { log } = (await one(id)).data;
    expect(log.map(({ action }) => action)).toEqual([
      'report.create',
      'report.save',
      'report.submit',
      'report.return',
      'report.submit',
      'report.pass',
    ]);
    expect(log.at(-1)?.actor).toEqual({ name: 'Department reviewer', role: 'reviewer' });
    const reviewed = await clients.app.call<ReviewedReport>(withId(paths.reviewReport, id), {
      token: reviewer,
    });
    expect(reviewed.data.report.log.at(-1)?.actor).toEqual({ name: '孙浩', role: 'reviewer' });
    expect(findFirstBrokenLine(await clients.app.audit.read('report', id))).toBeNull();
    expect(await messagesAbout(id)).toEqual(['Report accepted']);
  });

  it('allow only the city to exempt', async () => {
    const { id } = await find('gazelle_annual', 'overdue');
    const body = { action: 'exempt', version: 1, opinion: '已停业' };
    expect((await decide(id, body, await clients.app.signIn('reviewer'))).code).toBe(208);
    expect((await decide(id, body, await clients.app.signIn('admin'))).data.report.status).toBe('exempt');
    expect(await find('gazelle_annual', 'exempt')).toMatchObject({ days_left: null, fillable: false });
  });
});

describe('remindReports by the job', () => {
  it('sends one reminder at each stage, one at a time, until the report is filed', async () => {
    const { id } = await find('jiebang_milestone', 'upcoming');
    const told: string[][] = [];
    for (const days of [25, 0, 15, 10, 1, 3, 2, 7]) {
      clients.app.clock.advance(days * DAY);
      await Promise.all([jobs.remindAll(), jobs.remindAll()]);
      await clients.signIn();
      told.push(await messagesAbout(id));
    }
    expect(told).toEqual([
      ['Report due'],
      ['Report due'],
      ['Report due soon'],
      ['Report due soon'],
      ['Report due soon'],
      ['Report due soon'],
      ['Report overdue'],
      ['Report overdue'],
    ]);
    const report = { milestone: { ...milestone.milestone, done_date: '2026-07-20' } };
    expect((await submit(id, 1, report)).data.task.late).toBe(true);
    expect(await messagesAbout(id)).toEqual([]);
    clients.app.clock.advance(7 * DAY);
    await jobs.remindAll();
    await clients.signIn();
    expect(await messagesAbout(id)).toEqual([]);
  });
});
