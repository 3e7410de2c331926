import { gte } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOwedJobs } from '../../tests/support/server/owed-reports';
import { createReportClients } from '../../tests/support/server/report-clients';
import { messages } from '../core/db/tables';

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
});
