import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PagedList } from '../../domain/api/envelope';
import { paths } from '../../domain/api/paths.generated';
import type { MessageItem } from '../../domain/inbox/calls';
import type { ImportedRecognitions, RecognitionItem } from '../../domain/recognitions/calls';
import type { ResultsData } from '../../domain/results/calls';
import { PASS, ReviewClients } from '../../tests/support/server/review-clients';
import { beta } from '../../tests/support/test-programs';
import { withId } from '../../tests/support/with-id';
import type { Deps } from '../core/deps';
import { createInbox } from '../core/inbox/inbox-service';
import { createRemindersDeps, remindCompanies } from '../reminders/reminders-service';
import { createRecognitionReminders } from './recognition-reminders';
import { createRecognitionDeps } from './recognitions-service';

const programs = [
  {
    ...beta,
    review: { expertReview: false, publicNotice: false },
    recognition: { name: { zh: '示例企业', en: 'Sample company' }, years: 3, basis: 'house default' },
  },
];

let clients: ReviewClients;
let filing: string;

beforeAll(async () => {
  clients = await ReviewClients.open(programs);
});
beforeEach(async () => {
  await clients.restore();
  filing = await clients.submit('beta', clients.owner);
  await clients.decide(filing, clients.reviewer, PASS);
  await clients.decide(filing, clients.admin, { action: 'approve', grant_approved: 1 });
});
afterAll(() => clients.close());

const own = async (query: Record<string, string> = {}, token = clients.owner) =>
  (await clients.app.call<PagedList<RecognitionItem>>(paths.ownRecognitions, { token, query })).data;
const ofOffice = async (token: string) =>
  (await clients.app.call<PagedList<RecognitionItem>>(paths.recognitions, { token })).data;
const published = async () =>
  (await clients.app.call<ResultsData>(paths.publicResults)).data.list.find(
    ({ program }) => program === 'beta',
  );
const reminders = async () =>
  (await clients.app.call<PagedList<MessageItem>>(paths.messages, { token: clients.owner })).data.list.filter(
    ({ title }) => title === 'A recognition expires soon',
  );

/** Runs the reminder job, as the server does every minute. */
function remindAll(): Promise<void> {
  const { app } = clients;
  const clock = () => app.clock.now;
  const core = { ...app, clock, log: app.app.log, programs, inbox: createInbox({ db: app.db, clock }) };
  const deps = createRecognitionDeps(core as unknown as Deps);
  return remindCompanies(createRemindersDeps(deps, [createRecognitionReminders(deps)]));
}

describe('recognitions and ownRecognitions', () => {
  it('show what an approval gave, with a number and three years, to the company, its offices and everybody', async () => {
    const [given] = (await own()).list;
    expect(given).toMatchObject({
      id: filing,
      valid_from: '2026-06-10',
      valid_to: '2029-06-09',
      state: 'valid',
      title: 'Sample company',
      subject: '示例',
    });
    expect(given?.no).toMatch(/^..R2026000\d$/);
    for (const token of [clients.admin, clients.reviewer])
      expect((await ofOffice(token)).list.map(({ id }) => id)).toContain(filing);
    expect((await own({}, clients.stranger)).list.map(({ id }) => id)).not.toContain(filing);
    expect(await ofOffice(clients.owner)).toBeNull();
    expect((await own({ state: 'valid', program: 'beta' })).list.map(({ id }) => id)).toContain(filing);
    expect((await own({ state: 'expiring', program: 'beta' })).total).toBe(0);
    expect((await published())?.certificate).toEqual({
      no: given?.no,
      valid_from: '2026-06-10',
      valid_to: '2029-06-09',
    });
  });

  it('are found among the results by the number of the certificate', async () => {
    const no = String((await own()).list[0]?.no);
    const found = async (query: Record<string, string>) =>
      (await clients.app.call<ResultsData>(paths.publicResults, { query })).data;
    expect(await found({ keyword: ` ${no.toLowerCase()}` })).toMatchObject({
      list: [{ certificate: { no } }],
      total: 1,
    });
    expect((await found({ keyword: no, list: 'notice' })).list).toEqual([]);
    const wide = no.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0));
    for (const keyword of [wide, ` ${no.slice(0, 3)} ${no.slice(3, 7)} ${no.slice(7)}`])
      expect((await found({ keyword })).list).toMatchObject([{ certificate: { no } }]);
  });
});

describe(createRecognitionReminders, () => {
  it('sends one reminder a stage before the end, and sets a recognition expired after its last day', async () => {
    await remindAll();
    expect(await reminders()).toHaveLength(0);
    await clients.setClock(new Date('2028-12-09T02:00:00Z'));
    await remindAll();
    await remindAll();
    expect(await reminders()).toHaveLength(1);
    expect((await own({ state: 'expiring' })).list[0]).toMatchObject({ id: filing, state: 'expiring' });
    await clients.setClock(new Date('2029-06-09T17:00:00Z'));
    expect((await own({ state: 'expired' })).list[0]).toMatchObject({ id: filing, state: 'expired' });
  });
});

describe('decideFiling (revoke)', () => {
  it('revokes a recognition with its filing, on a day that is shown to everybody', async () => {
    await clients.setClock(new Date('2029-06-09T17:00:00Z'));
    const revoked = await clients.decide(filing, clients.admin, {
      action: 'revoke',
      reasons: ['falsified'],
      opinion: '提供虚假材料',
      doc_no: '沈科发〔2029〕1号',
    });
    expect(revoked.code).toBe(200);
    expect((await own({ state: 'revoked' })).list[0]).toMatchObject({
      state: 'revoked',
      revoked_on: '2029-06-10',
    });
    expect((await published())?.revoked).toMatchObject({ on: '2029-06-10' });
  });
});

describe('importRecognitions', () => {
  const line = {
    program: 'beta',
    kind: '',
    no: '老证〔2024〕1号',
    company: '旧名公司',
    credit_code: '91210102MA0YK100XU',
    valid_from: '2027-01-01',
    valid_to: '2029-12-31',
  };
  const send = (recognitions: object[], preview = false, token = clients.admin) =>
    clients.app.call<ImportedRecognitions>(paths.importRecognitions, {
      token,
      body: { recognitions, preview },
    });

  it('returns faults line by line, and stores a list whole or not at all', async () => {
    const wrong = [
      line,
      { ...line, program: 'other' },
      { ...line, no: 'B', credit_code: '1', valid_to: '2026-01-01' },
    ];
    const { data } = await send(wrong, true);
    expect(data.faults.map(({ line: at, field }) => [at, field])).toEqual([
      [1, 'what'],
      [1, 'no'],
      [2, 'credit_code'],
      [2, 'valid_to'],
    ]);
    expect((await send(wrong)).code).toBe(208);
    expect((await send([line], false, clients.reviewer)).code).toBe(208);
    expect((await ofOffice(clients.admin)).list.map(({ no }) => no)).not.toContain(line.no);
  });

  it('shows imported recognitions to the city, and to the company once it has the code', async () => {
    const { rows } = await clients.app.db.q.execute<{ credit_code: string }>(
      sql`select credit_code from companies where id = (select company_id from filings where id = ${filing}::uuid)`,
    );
    const own_ = { ...line, no: '老证〔2024〕2号', credit_code: String(rows[0]?.credit_code) };
    expect((await send([line, own_])).code).toBe(200);
    expect((await ofOffice(clients.admin)).list).toContainEqual(
      expect.objectContaining({ no: line.no, filing: null, company: { id: null, name: '旧名公司' } }),
    );
    expect((await own()).list.map(({ no }) => no)).toContain(own_.no);
    expect((await own({}, clients.stranger)).list.map(({ no }) => no)).not.toContain(own_.no);
    expect((await send([line])).msg).toMatch(/faults: 1/);
  });

  it('shows a recognition under a former credit code to the company that had it', async () => {
    const code = '91210103MA0YK2000P';
    await clients.app.db.q.execute(
      sql`update companies set former_codes = array[${code}] where id = (select company_id from filings where id = ${filing}::uuid)`,
    );
    const former = { ...line, no: '老证〔2024〕3号', credit_code: code };
    expect(await send([line, former])).toMatchObject({ code: 200 });
    expect((await own()).list.map(({ no }) => no)).toContain(former.no);
    expect((await own()).list.map(({ no }) => no)).not.toContain(line.no);
  });

  it('lists a recognition that begins on a day to come as not yet in force, and as valid from that day', async () => {
    await send([line]);
    const listed = async (query: Record<string, string>) =>
      (
        await clients.app.call<PagedList<RecognitionItem>>(paths.recognitions, {
          token: clients.admin,
          query,
        })
      ).data.list.flatMap(({ no, state }) => (no === line.no ? [state] : []));
    expect(await listed({})).toEqual(['upcoming']);
    expect(await listed({ state: 'upcoming' })).toEqual(['upcoming']);
    expect(await listed({ state: 'valid' })).toEqual([]);
    await clients.setClock(new Date('2026-12-31T16:00:00Z'));
    expect(await listed({ state: 'upcoming' })).toEqual([]);
    expect(await listed({ state: 'valid' })).toEqual(['valid']);
  });

  it('reminds the company at once of an imported recognition that ends before the next stage', async () => {
    await clients.setClock(new Date('2026-11-30T02:00:00Z'));
    // A company with a later recognition is not reminded.
    await clients.app.db.q.execute(sql`update recognitions set revoked_on = '2026-11-01'`);
    const { rows } = await clients.app.db.q.execute<{ credit_code: string }>(
      sql`select credit_code from companies where id = (select company_id from filings where id = ${filing}::uuid)`,
    );
    const credit_code = String(rows[0]?.credit_code);
    await send([
      { ...line, credit_code, no: 'A', valid_from: '2024-01-01', valid_to: '2026-12-20' },
      { ...line, credit_code, no: 'B', valid_from: '2023-01-01', valid_to: '2026-11-29', kind: '' },
    ]);
    await remindAll();
    await remindAll();
    expect((await reminders()).map(({ body }) => body)).toEqual([expect.stringContaining('(certificate A)')]);
  });

  it('allows extending an imported recognition', async () => {
    await send([line]);
    const item = (await ofOffice(clients.admin)).list.find(({ no }) => no === line.no) as RecognitionItem;
    const again = { ...item, issue: 'reissue', reason: '遗失', company: null };
    expect(
      (await clients.app.call(withId(paths.issueCertificate, item.id), { token: clients.admin, body: again }))
        .msg,
    ).toMatch(/before the portal cannot be issued/);
    const body = { ...item, issue: 'extend', reason: '政策延期', company: null, valid_to: '2031-12-31' };
    expect(
      (await clients.app.call(withId(paths.issueCertificate, item.id), { token: clients.admin, body })).data,
    ).toMatchObject({
      valid_to: '2031-12-31',
      version: 2,
    });
  });
});
