/** An approved result accepts the project that it continues, and ends the reports on its course. */
import { and, eq, gte } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { Program } from '../../domain/definition';
import { findProgram } from '../../domain/programs/find';
import type { ReviewData } from '../../domain/review/calls';
import { seedApproved, withContinued } from '../../tests/support/server/linked-programs';
import { createOwedJobs } from '../../tests/support/server/owed-reports';
import { createReportClients } from '../../tests/support/server/report-clients';
import { withId } from '../../tests/support/with-id';
import { approvals, messages, storedFilings } from '../core/db/tables';

const clients = createReportClients();
let project: string;
let result: string;

beforeAll(() => clients.open());
beforeEach(async () => {
  await clients.restore();
  project = (await clients.find('jiebang_milestone', 'overdue')).filing ?? '';
  const program = findProgram('jiebangguashuai_result') as Program;
  result = await seedApproved(clients.app, program, { answers: withContinued(program, {}, project) });
  await clients.app.db.q.delete(approvals).where(eq(approvals.filingId, result));
  await setResult({ status: 'submitted' });
});
afterAll(() => clients.close());

const setResult = (change: Partial<typeof storedFilings.$inferInsert>) =>
  clients.app.db.q.update(storedFilings).set(change).where(eq(storedFilings.id, result));

/** Reports of the project with their status, after the jobs have run. */
async function listStatuses(): Promise<Record<string, string>> {
  await createOwedJobs(clients.app).createOwedReports();
  await clients.signIn();
  const owed = (await clients.due()).filter(({ filing }) => filing === project);
  return Object.fromEntries(owed.map(({ code, period, status }) => [`${code} ${period}`, status]));
}

async function goTo(day: string): Promise<void> {
  clients.app.clock.now = new Date(`${day}T02:00:00Z`);
  await clients.signIn();
}

async function tryStep(step: object) {
  const token = await clients.app.signIn('admin');
  const { data } = await clients.app.call<ReviewData>(withId(paths.reviewFiling, result), { token });
  const body = { version: data.filing.version, opinion: '同意', ...step };
  return clients.app.call(withId(paths.decideFiling, result), { token, body });
}

async function decide(step: object): Promise<void> {
  const { code, msg } = await tryStep(step);
  if (code !== 200) throw new Error(String(msg));
}

/** Periods of the reports of the project that the company is told are overdue from now on. */
async function listRemindedOverdue(): Promise<string[]> {
  const { now } = clients.app.clock;
  await createOwedJobs(clients.app).remindAll();
  const isNew = and(eq(messages.template, 'report_overdue'), gte(messages.createdAt, now));
  const told = await clients.app.db.q.select().from(messages).where(isNew);
  const owed = (await clients.due()).filter(({ filing }) => filing === project);
  return owed.flatMap(({ id, code }) => (told.some(({ link }) => link?.includes(id)) ? [code] : [])).sort();
}

describe('a result under review', () => {
  it('keeps the report that asks for it from being reminded as overdue', async () => {
    await goTo('2026-11-02');
    expect(Object.values(await listStatuses())).toContain('submitted');
    expect(await listRemindedOverdue()).toEqual(['jiebang_milestone', 'jiebang_milestone']);
    await setResult({ status: 'rejected' });
    await goTo('2026-11-12');
    expect(await listRemindedOverdue()).toContain('jiebang_result');
    expect((await clients.find('jiebang_result', 'overdue')).filing).toBe(project);
  });
});

describe('an approved result', () => {
  const ahead = 'jiebang_milestone 量产验证';
  const approve = async () => {
    await setResult({ status: 'publicised', noticeUntil: '2026-06-01' });
    await decide({ action: 'approve', grant_approved: 0 });
  };

  it('grants nothing: the money of the project is paid on its own approval', async () => {
    await setResult({ status: 'publicised', noticeUntil: '2026-06-01' });
    const refused = await tryStep({ action: 'approve', grant_approved: 100 });
    expect(refused).toMatchObject({
      code: 208,
      msg: expect.stringContaining('An acceptance grants nothing'),
    });
    await decide({ action: 'approve', grant_approved: 0 });
  });

  it('ends the reports of milestones, late ones too, and those on the course of its project that are not due before', async () => {
    const before = await listStatuses();
    const { id } = await clients.find('jiebang_milestone', 'upcoming');
    await approve();
    const ended = { [ahead]: 'exempt', 'jiebang_milestone 样机验收': 'exempt' };
    const span = Object.keys(before).find((name) => name.startsWith('jiebang_result')) ?? '';
    expect(await listStatuses()).toEqual({ ...before, ...ended, [span]: 'passed' });
    expect((await clients.one(id)).data.log.at(-1)).toMatchObject({ action: 'report.end' });
    await goTo('2027-03-01');
    expect(await listStatuses()).toEqual({ ...before, ...ended, [span]: 'passed' });
    expect(await listRemindedOverdue()).toEqual([]);
  });

  it('lets the reports be owed again once it is revoked', async () => {
    const { id } = await clients.find('jiebang_milestone', 'upcoming');
    await approve();
    await listStatuses();
    await decide({ action: 'revoke', reasons: ['unlawful'], doc_no: '沈科〔2026〕1号' });
    expect(await listStatuses()).toMatchObject({ [ahead]: 'upcoming' });
    expect((await clients.one(id)).data.log.at(-1)).toMatchObject({ action: 'report.resume' });
    await goTo('2027-03-01');
    expect(await listStatuses()).toMatchObject({ 'project_annual 2026': 'overdue', [ahead]: 'overdue' });
  });
});
