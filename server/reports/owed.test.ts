import { eq, gte } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOwedJobs } from '../../tests/support/server/owed-reports';
import { createReportClients } from '../../tests/support/server/report-clients';
import { messages, reportTasks } from '../core/db/tables';

const WEEK = 7 * 86_400;
const clients = createReportClients();
beforeAll(() => clients.open());
afterAll(() => clients.close());

describe('reminders of owed reports (startTestApp)', () => {
  it('are sent for the reports after one that fails', async () => {
    const [stuck, behind] = (await clients.due())
      .filter(({ status }) => status === 'overdue')
      .map(({ id }) => id);
    const told = async () => {
      const since = gte(messages.createdAt, clients.app.clock.now);
      const links = (await clients.app.db.q.select().from(messages).where(since)).map(({ link }) => link);
      return [stuck, behind].map((id) => links.some((link) => link?.includes(id ?? 'none')));
    };
    clients.app.clock.advance(WEEK);
    await createOwedJobs(clients.app, stuck).remindAll();
    expect(await told()).toEqual([false, true]);
    await createOwedJobs(clients.app).remindAll();
    expect(await told()).toEqual([true, true]);
  });

  it('name the period, and the project where there is one', async () => {
    await clients.signIn();
    const { q } = clients.app.db;
    const overdue = (await clients.due()).filter(({ status }) => status === 'overdue');
    const told = await q.select().from(messages).where(eq(messages.template, 'report_overdue'));
    const bodies = told.map(({ body }) => body);
    const { project_name: project } = overdue.find(({ code }) => code === 'jiebang_milestone') ?? {};
    expect(project).toBeTruthy();
    for (const [zh, en] of [
      [`“揭榜挂帅里程碑报告”（${project}，样机验收）已逾期`, `(${project}, 样机验收) is `],
      ['“瞪羚企业年度数据”（2025年度）已逾期', '(2025) is '],
    ] as const)
      expect(bodies).toContainEqual(
        expect.objectContaining({ zh: expect.stringContaining(zh), en: expect.stringContaining(en) }),
      );
  });

  it('are sent again once the program asks for the report that it did not know for a while', async () => {
    await clients.signIn();
    const [id = ''] = (await clients.due())
      .filter(({ status }) => status === 'overdue')
      .map((each) => each.id);
    const { q } = clients.app.db;
    const isIt = eq(reportTasks.id, id);
    const [task] = await q.select().from(reportTasks).where(isIt);
    const tellOverdue = async () => {
      clients.app.clock.advance(WEEK);
      await createOwedJobs(clients.app).remindAll();
      const told = await q.select().from(messages).where(gte(messages.createdAt, clients.app.clock.now));
      return told.some(({ link }) => link?.includes(id));
    };
    await q.update(reportTasks).set({ code: 'unknown' }).where(isIt);
    expect(await tellOverdue()).toBe(false);
    await q
      .update(reportTasks)
      .set({ code: task?.code ?? '' })
      .where(isIt);
    expect(await tellOverdue()).toBe(true);
  });
});
