/** Work that a revocation stopped goes on once an appeal lifts it. */
import { randomUUID } from 'node:crypto';
import { and, eq, gte, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PagedList } from '../../domain/api/envelope';
import { paths } from '../../domain/api/paths.generated';
import type { AnsweredAppeal } from '../../domain/appeals/calls';
import type { ReportInfo } from '../../domain/filing/calls';
import type { ReviewData } from '../../domain/review/calls';
import { createOwedJobs } from '../../tests/support/server/owed-reports';
import { createReportClients } from '../../tests/support/server/report-clients';
import { withId } from '../../tests/support/with-id';
import { hashPassword } from '../accounts/passwords';
import { messages, users } from '../core/db/tables';

const WEEK = 7 * 86_400;
const clients = createReportClients();
beforeAll(() => clients.open());
afterAll(() => clients.close());

async function readAsOffice(filing: string): Promise<ReviewData> {
  const token = await clients.app.signIn('admin');
  return (await clients.app.call<ReviewData>(withId(paths.reviewFiling, filing), { token })).data;
}

async function readAsCompany(filing: string) {
  const { app, owner } = clients;
  const { data } = await app.call<ReportInfo>(paths.reportInfo, { token: owner, query: { pageSize: '100' } });
  return data.list.find(({ id }) => id === filing)?.decision;
}

async function revoke(filing: string): Promise<void> {
  const { app } = clients;
  const token = await app.signIn('admin');
  const data = await readAsOffice(filing);
  const body = {
    version: data.filing.version,
    action: 'revoke',
    reasons: ['unlawful'],
    doc_no: '沈科〔2026〕1号',
  };
  await app.call(withId(paths.decideFiling, filing), { token, body });
}

/** Appeals against the revocation, and upholds the appeal as an officer who had no part in it. */
async function reinstate(filing: string): Promise<void> {
  const { app, owner } = clients;
  await app.call(withId(paths.sendAppeal, filing), { token: owner, body: { reason: '材料属实' } });
  await app.db.q.insert(users).values({
    id: randomUUID(),
    name: '赵宁',
    createdAt: app.clock.now,
    username: 'admin.second',
    usernameKey: 'admin.second',
    role: 'administrator',
    passwordHash: await hashPassword('Portal#2026'),
  });
  const token = await app.signIn('admin.second');
  const { data } = await app.call<PagedList<AnsweredAppeal>>(paths.appeals, { token, query: { filing } });
  const [{ id, version } = { id: '', version: 0 }] = data.list;
  const body = { outcome: 'upheld', text: '材料属实', version };
  await app.call(withId(paths.answerAppeal, id), { token, body });
}

/** Runs the job a week later; returns the number of messages that the report is overdue. */
async function countReminders(report: string): Promise<number> {
  const { app } = clients;
  app.clock.advance(WEEK);
  await createOwedJobs(app).remindAll();
  const isNew = and(eq(messages.template, 'report_overdue'), gte(messages.createdAt, app.clock.now));
  return app.db.q.$count(messages, and(isNew, like(messages.link, `%${report}%`)));
}

describe('answerAppeal that lifts a revocation', () => {
  it('reminds of the overdue reports of the project again, and shows its task book and grant', async () => {
    const { id, filing } = await clients.find('jiebang_milestone', 'overdue');
    if (!filing) throw new Error('the report is not about a filing');
    const taskBook = { due: expect.any(String), how: expect.anything() };
    expect((await readAsOffice(filing)).approval?.task_book).toEqual(taskBook);
    const { project, task_book } = (await readAsCompany(filing)) ?? {};
    expect(project).toMatchObject({ grant: expect.any(Number) });
    await revoke(filing);
    expect(await countReminders(id)).toBe(0);
    await clients.signIn();
    await reinstate(filing);
    expect(await countReminders(id)).toBe(1);
    expect((await readAsOffice(filing)).approval?.task_book).toEqual(taskBook);
    await clients.signIn();
    expect(await readAsCompany(filing)).toMatchObject({ action: 'reinstate', project, task_book });
  });
});
