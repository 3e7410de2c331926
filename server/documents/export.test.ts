import { randomUUID } from 'node:crypto';
import { type Cell, Workbook } from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import { LIST_COLUMN_KEYS, MAX_EXPORT_ROWS } from '../../domain/document/export';
import type { FilingStatus } from '../../domain/filing/status';
import { readPdfPages } from '../../tests/support/pdf-text';
import { GOOD } from '../../tests/support/server/filing-clients';
import { PASS, RETURN, ReviewClients, TEAM } from '../../tests/support/server/review-clients';
import { alpha, beta, gamma } from '../../tests/support/test-programs';
import { workItems } from '../core/db/tables';
import { objections } from '../objections/tables';

const NAME = '=HYPERLINK("http://evil.example","减速器")';
const data = {
  ...GOOD,
  basics: { ...GOOD.basics, name: NAME },
  team: [...TEAM, { row: 'b', person: '李四', share: 40 }],
};

let clients: ReviewClients;
let id: string;
beforeAll(async () => {
  const review = { expertReview: false, publicNotice: true };
  clients = await ReviewClients.open([alpha, { ...beta, review }, gamma]);
  id = await clients.submit('alpha', clients.owner, data);
  await clients.submit('alpha', clients.stranger, data);
});
afterAll(() => clients.close());

const OWN = { program: 'alpha', batch: '2026-1' };
const [method, url] = paths.exportFilings.split(' ') as ['POST', string];
const taken = (token: string, payload: object) =>
  clients.app.app.inject({ method, url, payload, headers: { authorization: `JWT ${token}` } });
const csv = async (token: string, columns: string[], filter: object = OWN) => {
  const reply = await taken(token, { format: 'csv', columns, filter });
  expect(reply.headers['content-type'], reply.body).toContain('text/csv');
  return reply.body.replace('\ufeff', '').split('\r\n').slice(0, -1);
};

describe('exportFilings', () => {
  it('returns the chosen columns in their order, of the filings that the office sees', async () => {
    const { receipt } = await clients.own(id);
    expect(await csv(clients.reviewer, ['no', 'status', 'basics.amount'])).toEqual([
      '申报编号,办理状态,基本信息 · 金额',
      `${receipt?.no},已提交,${GOOD.basics.amount}`,
    ]);
    expect(await csv(clients.admin, ['company'])).toHaveLength(3);
    expect((await csv(clients.admin, ['program', 'subject']))[0]).toBe('申报项目,申报内容');
    expect(await csv(clients.admin, ['company'], { ...OWN, keyword: '没有的' })).toHaveLength(1);
  });

  it('returns no answer as a formula, in either format, and the rows of a table in one cell', async () => {
    const [, row] = await csv(clients.reviewer, ['basics.name', 'team.person']);
    expect(row).toBe(`"'=HYPERLINK(""http://evil.example"",""减速器"")","张三\n李四"`);
    const reply = await taken(clients.reviewer, {
      format: 'xlsx',
      columns: ['basics.name', 'basics.amount', 'team.person'],
      filter: OWN,
    });
    const book = new Workbook();
    await book.xlsx.load(reply.rawPayload as never);
    const [sheet] = book.worksheets;
    expect(sheet?.rowCount).toBe(2);
    expect(sheet?.getRow(2).values).toEqual([undefined, NAME, GOOD.basics.amount, '张三\n李四']);
    expect(sheet?.getCell('A2').formula).toBeUndefined();
  });

  it('returns dates that a workbook can sort and filter, and their text as CSV', async () => {
    const columns = ['review_by', 'submitted_at'];
    const [, row] = await csv(clients.reviewer, columns);
    expect(row).toMatch(/^2026-\d\d-\d\d,2026-06-10 10:00$/);
    const reply = await taken(clients.reviewer, { format: 'xlsx', columns, filter: OWN });
    const book = new Workbook();
    await book.xlsx.load(reply.rawPayload as never);
    const [day, minute] = ['A2', 'B2'].map((at) => book.worksheets[0]?.getCell(at));
    const timeOf = (cell: Cell | undefined) => (cell?.value as Date | undefined)?.getTime();
    expect([day?.numFmt, minute?.numFmt]).toEqual(['yyyy-mm-dd', 'yyyy-mm-dd hh:mm']);
    expect(timeOf(day)).toBe(Date.parse(row?.slice(0, 10) ?? ''));
    expect(timeOf(minute)).toBeCloseTo(Date.parse('2026-06-10T10:00:00Z'), -3);
  });

  it('returns what was submitted while the company corrects it', async () => {
    await clients.decide(id, clients.reviewer, { action: 'return_first', ...RETURN });
    const { version } = await clients.own(id);
    const body = { id, version, data: { ...data, basics: { ...data.basics, name: '改过的' } } };
    await clients.app.call('POST /api/v1.0/test/portal/alpha/', { token: clients.owner, body });
    const [, row] = await csv(clients.reviewer, ['basics.name']);
    expect(row).toContain('减速器');
  });

  it('writes one line to the log of the person, with the columns and no value', async () => {
    const { data: me } = await clients.app.call<{ id: string }>(paths.currentUser, { token: clients.admin });
    await csv(clients.admin, ['company', 'grant']);
    const line = (await clients.app.audit.read('user', me.id)).at(-1);
    expect(line).toMatchObject({
      action: 'export.filings',
      details: { format: 'csv', columns: ['company', 'grant'], filter: OWN, rows: 2 },
    });
  });

  it('refuses companies, unknown columns, and scores to whoever did not ask for them', async () => {
    const refusal = async (token: string, columns: string[], filter: object = OWN) =>
      (await taken(token, { format: 'xlsx', columns, filter })).json();
    expect(await refusal(clients.owner, ['no'])).toMatchObject({ code: 208 });
    expect((await refusal(clients.reviewer, ['basics.other'])).msg).toContain('basics.other');
    expect((await refusal(clients.reviewer, ['score'])).msg).toContain('score');
    expect((await refusal(clients.reviewer, ['basics.name'], {})).code).toBe(208);
    expect((await csv(clients.admin, [...LIST_COLUMN_KEYS], {})).length).toBeGreaterThan(2);
  });
});

it('refuses more filings than a file takes before it begins, with both numbers (exportFilings)', async () => {
  const before = MAX_EXPORT_ROWS.csv;
  MAX_EXPORT_ROWS.csv = 1;
  const reply = await taken(clients.admin, { format: 'csv', columns: ['no'], filter: {} });
  MAX_EXPORT_ROWS.csv = before;
  expect(reply.json()).toMatchObject({ code: 208, data: { total: expect.any(Number), limit: 1 } });
});

describe('printList', () => {
  const [, list] = paths.printList.split(' ') as ['POST', string];
  const printed = (token: string, payload: object) =>
    clients.app.app.inject({ method, url: list, payload, headers: { authorization: `JWT ${token}` } });

  it('prints office, day and columns, and the filings by program', async () => {
    const reply = await printed(clients.reviewer, { list: 'meeting', filter: OWN });
    expect(reply.headers['content-type'], reply.body.slice(0, 200)).toBe('application/pdf');
    const text = (await readPdfPages(reply.rawPayload)).join('').replace(/\s/g, '');
    for (const words of [
      '申报项目会审表',
      '浑南区科技主管部门',
      '2026-06-10',
      '会审意见',
      '第1页共1页',
      '（1件）',
    ])
      expect(text).toContain(words);
    expect(text).toContain('示例智能装备有限公司');
    expect(text).not.toContain('专家评分');
  });

  it('prints the given heading and order for a public notice, without filings that are objected to', async () => {
    const { q } = clients.app.db;
    const [first] = await q.select({ id: workItems.filingId }).from(workItems);
    const noticed = async (status: FilingStatus) => {
      await q.update(workItems).set({ status, grantApproved: 0 });
      return (await printed(clients.admin, { list: 'notice' })).headers['content-type'];
    };
    expect(await noticed('returned')).toContain('json');
    expect(await noticed('rejected')).toContain('json');
    expect(await noticed('publicised')).toBe('application/pdf');
    const taken = async () => {
      const heading = '2026年度拟立项项目公示';
      const reply = await printed(clients.admin, { list: 'notice', heading, order: 'department' });
      return (await readPdfPages(reply.rawPayload)).join('').replace(/\s/g, '');
    };
    const before = await taken();
    for (const words of ['2026年度拟立项项目公示', '归口部门', '示例智能装备有限公司'])
      expect(before).toContain(words);
    expect(before).toMatch(/20\d\d年第\d批（1件）/);
    expect(before).not.toContain('异议');
    expect(before).not.toContain('公示名单');
    expect(before).not.toContain('未列入');
    expect(before).not.toContain('批准金额');
    const objected = [first ?? { id: '' }].map(({ id: filingId }) => ({
      filingId,
      id: randomUUID(),
      no: 'YY1',
      codeHash: 'x',
      name: '王五',
      phone: '13800000000',
      text: '重复申报',
      status: 'open',
      dueAt: clients.app.clock.now,
      createdAt: clients.app.clock.now,
      updatedAt: clients.app.clock.now,
    }));
    await q.insert(objections).values(objected as never);
    expect(await taken()).toContain('1件异议待答复，未列入');
  });

  it('prints the period of the notice, and who takes objections', async () => {
    const filing = await clients.submit('beta');
    await clients.decide(filing, clients.reviewer, PASS);
    await clients.decide(filing, clients.admin, { action: 'publicise' });
    const reply = await printed(clients.admin, { list: 'notice', filter: { program: 'beta' } });
    const text = (await readPdfPages(reply.rawPayload)).join('').replace(/\s/g, '');
    expect(text).toMatch(/公示期：2026-06-10至2026-06-\d\d/);
    expect(text).toContain('实名向市级主管部门提出（电话：12345）');
  });

  it('prints the heading of the office settings where no other is given', async () => {
    const settings = {
      office: '',
      office_en: '',
      document_word: '',
      help_line: '',
      working_hours: '',
      address: '',
    };
    const body = { ...settings, notice_heading: '本市科技计划拟立项项目公示', version: 0 };
    expect((await clients.app.call(paths.saveHouse, { token: clients.admin, body })).code).toBe(200);
    const headed = async (payload: object) =>
      (await readPdfPages((await printed(clients.admin, payload)).rawPayload)).join('').replace(/\s/g, '');
    expect(await headed({ list: 'notice' })).toContain('本市科技计划拟立项项目公示');
    expect(await headed({ list: 'summary' })).not.toContain('本市科技计划拟立项项目公示');
    expect(await headed({ list: 'notice', heading: '另一标题' })).not.toContain('本市科技计划拟立项项目公示');
  });

  it('is refused to companies', async () => {
    expect((await printed(clients.owner, { list: 'notice' })).json()).toMatchObject({ code: 208 });
  });
});
