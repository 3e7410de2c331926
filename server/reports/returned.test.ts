import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import * as rules from '../../domain/filing/rules';
import type { ReportQueueData } from '../../domain/reports/calls';
import { createOwedJobs } from '../../tests/support/server/owed-reports';
import { createReportClients } from '../../tests/support/server/report-clients';
import { reportSubmissions } from '../core/db/tables';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const clients = createReportClients();
const { find, one, submit, decide, messagesAbout } = clients;
let jobs: ReturnType<typeof createOwedJobs>;
let id: string;

beforeAll(async () => {
  await clients.open();
  jobs = createOwedJobs(clients.app);
});
beforeEach(async () => {
  await clients.restore();
  id = (await find('project_annual', 'submitted')).id;
});
afterAll(() => clients.close());

const giveBack = async (days: number) => {
  const { version } = (await one(id)).data;
  const body = { action: 'return', version, opinion: '请核对', days };
  return (await decide(id, body, await clients.app.signIn('reviewer'))).data.report;
};
const fileAgain = async () => {
  const { version, data } = (await one(id)).data;
  return (await submit(id, version, data)).data;
};
/** Titles of the company's messages after `seconds` more. */
const titlesAfter = async (seconds: number) => {
  clients.app.clock.advance(seconds);
  await Promise.all([jobs.remindAll(), jobs.remindAll()]);
  await clients.signIn();
  return (await messagesAbout(id)).sort();
};
const onDesk = async () => {
  const token = await clients.app.signIn('reviewer');
  const { data } = await clients.app.call<ReportQueueData>(paths.reportQueue, { token });
  return data.list.find((item) => item.id === id);
};

describe('returned filings (decideFiling)', () => {
  it("cause a reminder before the correction is due, and again once it is late; the office's words are kept", async () => {
    const { correction_due_at: dueAt, task } = await giveBack(5);
    expect([dueAt, task.days_left, task.overdue]).toEqual(['2026-06-17T09:00:00.000Z', 7, false]);
    expect((await find('project_annual', 'returned')).correction_due_at).toBe(dueAt);
    expect(await titlesAfter(DAY)).toEqual(['Report returned']);
    expect(await titlesAfter(4 * DAY)).toEqual(['Report due soon', 'Report returned']);
    expect((await find('project_annual', 'returned')).overdue).toBe(false);
    expect(await titlesAfter(3 * DAY)).toEqual(['Report overdue', 'Report returned']);
  });

  it('are shown late to company and office, stay returned, and may still be filed', async () => {
    await giveBack(5);
    await titlesAfter(8 * DAY);
    const late = { status: 'returned', overdue: true, days_left: -1 };
    expect(await find('project_annual', 'returned')).toMatchObject({ ...late, fillable: true });
    expect(await onDesk()).toMatchObject(late);
    expect((await fileAgain()).task).toMatchObject({ status: 'submitted', overdue: false });
    expect(await titlesAfter(7 * DAY)).toEqual([]);
  });

  it('are late from the hour that the company was told', async () => {
    await giveBack(2);
    const dueAt = Date.parse((await one(id)).data.correction_due_at ?? '');
    clients.app.clock.advance((dueAt - clients.app.clock.now.getTime()) / 1000 - 1);
    await clients.signIn();
    expect((await find('project_annual', 'returned')).overdue).toBe(false);
    clients.app.clock.advance(1);
    expect(await find('project_annual', 'returned')).toMatchObject({ overdue: true, days_left: 0 });
    await fileAgain();
  });

  it('cause no reminder of what the return has only just said', async () => {
    await giveBack(1);
    expect(await titlesAfter(HOUR)).toEqual(['Report returned']);
  });

  it('keep with the paper which warnings were confirmed', async () => {
    await giveBack(1);
    const warning = { id: 'W', level: 'warning', outcome: 'failed', path: 'x', message: { zh: '', en: '' } };
    const run = vi
      .spyOn(rules, 'runRules')
      .mockReturnValue([warning as ReturnType<typeof rules.runRules>[0]]);
    const confirmedBy = async (confirmed_warnings?: string[]) => {
      const { version, data } = (await one(id)).data;
      const body = { version, data, ...(confirmed_warnings && { confirmed_warnings }) };
      expect((await submit(id, version, data, { body })).code).toBe(200);
      const papers = await clients.app.db.q
        .select()
        .from(reportSubmissions)
        .where(eq(reportSubmissions.taskId, id))
        .orderBy(reportSubmissions.seq);
      return JSON.parse(papers.at(-1)?.snapshot ?? '').warnings;
    };
    expect(await confirmedBy()).toEqual([{ rule: 'W', confirmed: false }]);
    await giveBack(1);
    expect(await confirmedBy(['W'])).toEqual([{ rule: 'W', confirmed: true }]);
    run.mockRestore();
  });

  it('require a confirmation where the correction ends in a year without holidays entered', async () => {
    clients.app.clock.now = new Date('2026-12-28T02:00:00Z');
    await clients.signIn();
    const token = await clients.app.signIn('reviewer');
    const { version } = (await one(id)).data;
    const body = { action: 'return', version, opinion: '请核对', days: 5 };
    expect(await decide(id, body, token)).toMatchObject({
      code: 208,
      msg: expect.stringContaining('4 Jan 2027 may not be a working day'),
      data: { confirm: true },
    });
    expect(await decide(id, { ...body, confirmed: true }, token)).toMatchObject({ code: 200 });
  });
});
