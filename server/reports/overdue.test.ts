import { eq } from 'drizzle-orm';
import { Workbook } from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { ListedReports, ReportQueueData } from '../../domain/reports/calls';
import type { ReviewData } from '../../domain/review/calls';
import type { QueueData } from '../../domain/review/queue-calls';
import { createReportClients } from '../../tests/support/server/report-clients';
import { withId } from '../../tests/support/with-id';
import { outbox } from '../core/db/tables';

const clients = createReportClients();
const { find, one, decide, messagesAbout } = clients;
let admin: string;
let late: string;

beforeAll(async () => {
  await clients.open();
  admin = await clients.app.signIn('admin');
  late = (await find('jiebang_milestone', 'overdue')).id;
});
afterAll(() => clients.close());

const remind = (ids: string[], token = admin) =>
  clients.app.call<ListedReports>(paths.remindReports, { token, body: { ids } });
const decideAll = (body: object, token = admin) =>
  clients.app.call<ListedReports>(paths.decideReports, { token, body });
const queue = async (query: Record<string, string>) =>
  (await clients.app.call<ReportQueueData>(paths.reportQueue, { token: admin, query })).data;
const sentAs = async (scene: string) =>
  (await clients.app.db.q.select().from(outbox).where(eq(outbox.scene, scene))).map(({ kind }) => kind);

describe('overdue reports in reviewFiling and reviewQueue', () => {
  it('are shown to whoever reviews the company, in the queue as one of its checks', async () => {
    const read = { token: admin, query: { keyword: '91210112MA0YQ1X2XQ', pageSize: '1' } };
    const { data: found } = await clients.app.call<QueueData>(paths.reviewQueue, read);
    const [{ id = '', checks = [] } = {}] = found.list;
    const { data } = await clients.app.call<ReviewData>(withId(paths.reviewFiling, id), { token: admin });
    const owed = (await clients.due()).filter(
      ({ status, mode }) => status === 'overdue' && mode !== 'filing',
    );
    expect(data.reports.map((report) => report.id).sort()).toEqual(owed.map((report) => report.id).sort());
    expect(data.reports).toContainEqual(
      expect.objectContaining({ id: late, due_on: expect.stringMatching(/^\d{4}-/) }),
    );
    expect(checks).toContainEqual({ kind: 'report', count: owed.length });
  });

  it('are returned by a filter of the queue, without filings of other companies', async () => {
    const all = (query: Record<string, string>) =>
      clients.app.call<QueueData>(paths.reviewQueue, { token: admin, query: { pageSize: '100', ...query } });
    const { data: owing } = await all({ check: 'report' });
    const { data: every } = await all({});
    expect(new Set(owing.list.map(({ credit_code: code }) => code))).toEqual(new Set(['91210112MA0YQ1X2XQ']));
    expect(owing.total).toBe(owing.list.length);
    expect(every.list.filter(({ checks }) => checks.some(({ kind }) => kind === 'report'))).toHaveLength(
      owing.total,
    );
  });
});

describe('remindReports', () => {
  it('sends the company a message and an SMS, once a day', async () => {
    expect((await remind([late])).data).toEqual({ done: [late], refused: [] });
    expect(await messagesAbout(late)).toContain('Please file the report');
    expect(await sentAs('report_urged')).toContain('sms');
    const again = await remind([late]);
    expect([again.code, again.msg]).toEqual([208, expect.stringContaining('reminded today already')]);
    expect((await one(late)).data.log.at(-1)).toMatchObject({ action: 'report.remind' });
  });

  it('returns the reports that it leaves out, and reminds of the others', async () => {
    const passed = await find('jiebang_milestone', 'passed');
    const other = await find('gazelle_annual', 'overdue');
    const { data } = await remind([passed.id, other.id]);
    expect(data.done).toEqual([other.id]);
    expect(data.refused).toEqual([{ id: passed.id, msg: expect.stringContaining('Accepted') }]);
  });

  it('rejects every office but the one in charge', async () => {
    for (const name of ['reviewer.tiexi', 'finance', 'demo'])
      expect((await remind([late], await clients.app.signIn(name))).code).toBe(208);
  });
});

describe('decideReport (extend)', () => {
  it('requires a reason and a later day', async () => {
    const { version } = (await one(late)).data;
    const extend = (said: object) => decide(late, { action: 'extend', version, ...said }, admin);
    for (const said of [
      { opinion: '疫情影响' },
      { due_on: '2026-07-31' },
      { due_on: '2026-04-01', opinion: '疫情影响' },
      { due_on: '2026-06-01', opinion: '疫情影响' },
      { due_on: '2028-06-01', opinion: '疫情影响' },
    ])
      expect([said, (await extend(said)).code]).toEqual([said, 208]);
  });

  it('requires a confirmation where the day lies in a year without holidays entered, for one and for several', async () => {
    const { version } = (await one(late)).data;
    const body = { action: 'extend', due_on: '2027-02-08', opinion: '疫情影响' };
    const question = {
      code: 208,
      msg: expect.stringContaining('8 Feb 2027 may not'),
      data: { confirm: true },
    };
    expect(await decide(late, { ...body, version }, admin)).toMatchObject(question);
    expect(await decideAll({ ...body, ids: [late] })).toMatchObject(question);
  });

  it('opens the report again until its new day, logs it and tells the company', async () => {
    const { version } = (await one(late)).data;
    const done = await decide(
      late,
      { action: 'extend', version, due_on: '2026-07-31', opinion: '设备到货推迟' },
      admin,
    );
    expect([done.code, done.msg]).toEqual([200, expect.anything()]);
    const { task, log } = (await one(late)).data;
    expect(task).toMatchObject({ status: 'open', due_at: '2026-07-31T15:59:59.000Z' });
    expect(log.at(-1)).toMatchObject({
      action: 'report.extend',
      due_on: '2026-07-31',
      comment: '设备到货推迟',
    });
    expect(await messagesAbout(late)).toContain('Report prolonged');
    expect((await queue({ status: 'overdue' })).list.map(({ id }) => id)).not.toContain(late);
  });
});

describe('reportQueue and exportReports', () => {
  it('return reports by program, department and batch', async () => {
    const all = await queue({});
    const gazelle = await queue({ program: 'gazelle' });
    expect(gazelle.total).toBe(gazelle.list.length);
    expect(new Set(gazelle.list.map(({ program }) => program))).toEqual(new Set(['gazelle']));
    expect(gazelle.total).toBeLessThan(all.total);
    expect((await queue({ department: 'D210112' })).total).toBe(all.total);
    expect((await queue({ department: 'D210106' })).total).toBe(0);
    const [batch = ''] = all.batches;
    const inBatches = await Promise.all(all.batches.map((each) => queue({ batch: each })));
    expect(batch).toMatch(/^\d{4}-\d+$/);
    expect(inBatches.reduce((sum, { total }) => sum + total, 0)).toBe(all.total);
  });

  it('include in the export what is filtered, with the days that a report is overdue', async () => {
    const reply = await clients.app.app.inject({
      method: 'POST',
      url: paths.exportReports.split(' ')[1] ?? '',
      headers: { authorization: `JWT ${admin}` },
      payload: { language: 'zh', filter: { status: 'overdue', program: 'gazelle' } },
    });
    const book = new Workbook();
    await book.xlsx.load(Uint8Array.from(reply.rawPayload).buffer);
    const rows = book.worksheets[0]?.getSheetValues().slice(1) ?? [];
    expect(rows[0]).toContain('逾期天数');
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain(41);
    const due = (rows[0] as string[]).indexOf('截止日期');
    expect((rows[1] as unknown[])[due]).toBeInstanceOf(Date);
  });
});

describe('decideReports', () => {
  it('extends several reports to one day for one reason, tells their companies, and returns those that it leaves out', async () => {
    const other = (await find('gazelle_annual', 'overdue')).id;
    const passed = (await find('jiebang_milestone', 'passed')).id;
    const body = { action: 'extend', due_on: '2026-09-30', opinion: '统一延期', ids: [late, other, passed] };
    const { data, msg } = await decideAll(body);
    expect(data).toEqual({
      done: [late, other],
      refused: [{ id: passed, msg: expect.stringContaining('Accepted') }],
    });
    expect(msg).toContain('2 done');
    for (const id of [late, other]) {
      const { task, log } = (await one(id)).data;
      expect(task).toMatchObject({ status: 'open', due_at: '2026-09-30T15:59:59.000Z' });
      expect(log.at(-1)).toMatchObject({ action: 'report.extend', comment: '统一延期' });
      expect(await messagesAbout(id)).toContain('Report prolonged');
    }
  });

  it('extends into a year without holidays entered after a confirmation', async () => {
    const body = { action: 'extend', due_on: '2027-02-08', opinion: '统一延期', ids: [late] };
    expect(await decideAll({ ...body, confirmed: true })).toMatchObject({
      data: { done: [late], refused: [] },
    });
  });

  it('exempts several for an administrator alone, and never without a reason', async () => {
    const ids = [late, (await find('gazelle_annual', 'open')).id];
    expect((await decideAll({ action: 'exempt', ids, opinion: ' ' })).code).not.toBe(200);
    expect((await decideAll({ action: 'extend', ids, opinion: '延期' })).code).toBe(208);
    const reviewer = await clients.app.signIn('reviewer');
    const refused = await decideAll({ action: 'exempt', ids, opinion: '项目已终止' }, reviewer);
    expect(refused.data.done).toEqual([]);
    const { data } = await decideAll({ action: 'exempt', ids, opinion: '项目已终止' });
    expect(data).toEqual({ done: ids, refused: [] });
    for (const id of ids) expect((await one(id)).data.status).toBe('exempt');
  });
});
