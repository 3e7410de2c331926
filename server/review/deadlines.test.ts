/** Reminders and expiry of a returned filing as time passes. */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { AnsweredAppeal } from '../../domain/appeals/calls';
import type { ScheduledDecisionData } from '../../domain/review/scheduled-decision-calls';
import { GOOD } from '../../tests/support/server/filing-clients';
import { reviewPrograms as programs, ReviewClients } from '../../tests/support/server/review-clients';
import { withId } from '../../tests/support/with-id';
import { outbox } from '../core/db/tables';
import { createInbox } from '../core/inbox/inbox-service';
import { createOfficeSettings } from '../core/office-settings/office-settings';
import { createOutboxStore } from '../core/outbox/outbox-store';
import { createFilingsStore } from '../filings/filings-store';
import { createRemindersDeps, remindCompanies } from '../reminders/reminders-service';
import { createCorrectionReminders } from './correction-reminders';
import { expireCorrections } from './corrections-service';
import { createRemindersStore, createReviewStore } from './review-store';
import { createScheduledDecisionsStore } from './scheduled-decisions-store';

let clients: ReviewClients;

beforeAll(async () => {
  clients = await ReviewClients.open();
});
beforeEach(() => clients.restore());
afterAll(() => clients.close());

/** Jobs as a newly started process creates them. */
const jobs = (clock = () => clients.app.clock.now, failing?: string) => {
  const { db, audit } = clients.app;
  const inbox = createInbox({ db, clock });
  const send: typeof inbox.send = async (message) => {
    if (message.filingId === failing) throw new Error('nobody can be notified');
    return inbox.send(message);
  };
  const deps = {
    db,
    clock,
    audit,
    programs,
    log: clients.app.app.log,
    inbox: { send },
    outbox: createOutboxStore(db, clock),
    filings: createFilingsStore(db),
    reviews: createReviewStore(db),
    scheduledDecisions: createScheduledDecisionsStore(db),
    reminders: createRemindersStore(db),
    officeSettings: createOfficeSettings({
      db,
      clock,
      env: { registrationReview: false, scanBeforeSubmit: true },
    }),
  };
  const reminders = createRemindersDeps({ ...deps, inbox }, [createCorrectionReminders(deps)]);
  return { expire: () => expireCorrections(deps), remind: () => remindCompanies(reminders) };
};

const messagesOf = async (category: string) => {
  const { data } = await clients.app.call<{ list: { title: string; body: string; link: string }[] }>(
    paths.messages,
    { token: clients.owner, query: { category } },
  );
  return data.list;
};
const reminded = () => messagesOf('deadline');

const textsSent = async () =>
  (await clients.app.db.q.select().from(outbox).where(eq(outbox.scene, 'filing_correction_last_day'))).map(
    ({ kind }) => kind,
  );

const deliveredMails = () => {
  const folder = join(clients.app.dataDir, 'outbox');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join();
};

describe('createCorrectionReminders and expireCorrections', () => {
  const BACK = { action: 'return_first', opinion: '补正', reasons: ['incomplete'], days: 5 };
  const goTo = (time: string) => clients.setClock(new Date(`${time}:00+08:00`));
  /** Returned filing with a correction deadline on 17 June at 17:00. */
  const returned = async (): Promise<string> => {
    const id = await clients.submit('alpha');
    await clients.decide(id, clients.reviewer, BACK);
    return id;
  };
  /** Returned filing with the first reminder sent, three days before the deadline. */
  const remindedOf = async (): Promise<string> => {
    const id = await returned();
    await goTo('2026-06-14T09:01');
    await jobs().remind();
    return id;
  };
  const extend = (id: string, days: number) =>
    clients.decide(id, clients.reviewer, { action: 'extend_correction', days });

  it('send one reminder three days before, whichever process asks', async () => {
    const id = await returned();
    await goTo('2026-06-13T12:00');
    await jobs().remind();
    expect(await reminded()).toEqual([]);
    await goTo('2026-06-14T09:01');
    await Promise.all([jobs().remind(), jobs().remind()]);
    await jobs().remind();
    expect(await reminded()).toMatchObject([
      { body: expect.stringContaining('3 days left to correct (until 17 Jun 2026, 17:00)') },
    ]);
    expect((await reminded())[0]?.link).toContain(id);
    expect(await textsSent()).toEqual([]);
  });

  it('tell the company by message and mail of a moved deadline, in the place of the old reminder', async () => {
    const id = await remindedOf();
    const { data } = await extend(id, 9);
    expect(data.correction_due_at).toBe('2026-06-24T09:00:00.000Z');
    expect(await reminded()).toEqual([]);
    const told = await messagesOf('correction');
    expect(told[0]).toMatchObject({
      title: 'Correction deadline extended',
      body: expect.stringContaining('24 Jun 2026, 17:00'),
    });
    const sent = await clients.app.db.q
      .select()
      .from(outbox)
      .where(eq(outbox.scene, 'filing_correction_extended'));
    expect(sent).toMatchObject([{ kind: 'mail' }]);
    // The row of a mail that is sent holds no text.
    await expect.poll(deliveredMails, { timeout: 10_000 }).toContain('修改期限已延长');
    await extend(id, 3);
    expect(await messagesOf('correction')).toHaveLength(told.length);
  });

  it('send a new reminder when the deadline was moved', async () => {
    await extend(await remindedOf(), 9);
    await goTo('2026-06-17T10:00');
    await jobs().remind();
    expect(await reminded()).toEqual([]);
    await goTo('2026-06-21T10:00');
    await jobs().remind();
    expect(await reminded()).toMatchObject([{ body: expect.stringContaining('until 24 Jun 2026, 17:00') }]);
  });

  it('send one SMS and mail on the last day, after which the bell keeps that reminder alone', async () => {
    await remindedOf();
    await goTo('2026-06-17T09:00');
    await jobs().remind();
    await jobs().remind();
    expect(await reminded()).toMatchObject([{ title: 'Last day to correct' }]);
    expect((await textsSent()).sort()).toEqual(['mail', 'sms']);
  });

  it('ignore what was submitted again', async () => {
    const other = await clients.submit('gamma', clients.owner, GOOD, { selectIndex: 1 });
    const before = (await reminded()).length;
    const { db } = clients.app;
    const row = await createFilingsStore(db).find(other);
    expect(row?.status).toBe('submitted');
    await jobs().remind();
    expect(await reminded()).toHaveLength(before);
  });

  it('end the filing after the deadline, once', async () => {
    const id = await remindedOf();
    const { expire } = jobs();
    const due = (await createFilingsStore(clients.app.db).find(id))?.correctionDueAt as Date;
    clients.app.clock.now = new Date(due.getTime() - 1);
    await expire();
    expect((await createFilingsStore(clients.app.db).find(id))?.status).toBe('returned');
    await clients.setClock(due);
    await Promise.all([expire(), expire()]);
    expect((await clients.read(id, clients.reviewer)).data.filing.status).toBe('rejected');
    const lines = (await clients.log(id)).filter(({ action }) => action === 'expire_correction');
    expect(lines).toMatchObject([{ actor: { role: 'system' }, to_status: 'rejected' }]);
    await jobs().remind();
    expect(await reminded()).toEqual([]);
    expect((await messagesOf('review'))[0]?.title).toBe('Not corrected in time');
  });

  it('leave a filing whose longer time is about to begin', async () => {
    const id = await returned();
    await goTo('2026-06-17T16:59');
    const { data: seen } = await clients.read(id, clients.reviewer);
    const { data: order } = await clients.app.call<ScheduledDecisionData>(paths.orderDecision, {
      token: clients.reviewer,
      body: { action: 'extend_correction', days: 9, filings: [{ id, version: seen.filing.version }] },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(order.counts).toMatchObject({ waiting: 1 });
    const status = async () => (await createFilingsStore(clients.app.db).find(id))?.status;
    const due = () => new Date('2026-06-17T09:00:00Z');
    await jobs(due).expire();
    expect(await status()).toBe('returned');
    await clients.app.call(withId(paths.takeBackOrder, order.id), { token: clients.reviewer });
    await jobs(due).expire();
    expect(await status()).toBe('rejected');
  });

  it('end filings after one that fails', async () => {
    const stuck = await clients.submit('beta');
    const behind = await clients.submit('gamma', clients.owner, GOOD, { selectIndex: 2 });
    for (const each of [stuck, behind]) {
      await clients.decide(each, clients.reviewer, BACK);
      clients.app.clock.advance(1);
    }
    const status = async (each: string) => (await createFilingsStore(clients.app.db).find(each))?.status;
    const muchLater = () => new Date(clients.app.clock.now.getTime() + 30 * 24 * 3_600_000);
    await jobs(muchLater, stuck).expire();
    expect([await status(stuck), await status(behind)]).toEqual(['returned', 'rejected']);
    await jobs(muchLater).expire();
    expect(await status(stuck)).toBe('rejected');
  });
});

describe('corrections in a year without holidays (decideFiling, answerAppeal)', () => {
  const question = (day: string) => ({
    code: 208,
    msg: expect.stringContaining(`${day} may not be a working day`),
    data: { confirm: true },
  });
  const back = { action: 'return_first', opinion: '补正', reasons: ['incomplete'], days: 8 };

  it('requires a confirmation of decideFiling, when a filing is returned and when its time is extended', async () => {
    const id = await clients.submit('beta');
    await clients.setClock(new Date('2026-12-22T02:00:00Z'));
    expect(await clients.decide(id, clients.reviewer, back)).toMatchObject(question('1 Jan 2027'));
    expect(await clients.decide(id, clients.reviewer, { ...back, days: 5 })).toMatchObject({ code: 200 });
    const later = { action: 'extend_correction', opinion: '补正', days: 9 };
    expect(await clients.decide(id, clients.reviewer, later)).toMatchObject(question('4 Jan 2027'));
    expect((await clients.own(id, 'beta')).correction_due_at).toBe('2026-12-29T09:00:00.000Z');
    expect(await clients.decide(id, clients.reviewer, { ...later, days: 6 })).toMatchObject({ code: 200 });
  });

  it('requires a confirmation of answerAppeal, when the filing is returned again', async () => {
    const id = await clients.submit('beta');
    await clients.setClock(new Date('2026-12-22T02:00:00Z'));
    await clients.decide(id, clients.reviewer, { ...back, days: 6 });
    await clients.setClock(new Date('2026-12-31T02:00:00Z'));
    await jobs().expire();
    const reason = '因公司搬迁未及时收到通知';
    await clients.app.call(withId(paths.sendAppeal, id), { token: clients.owner, body: { reason } });
    const { data } = await clients.app.call<{ list: AnsweredAppeal[] }>(paths.appeals, {
      token: clients.admin,
      query: { filing: id },
    });
    const [{ id: appeal, version }] = data.list as [AnsweredAppeal];
    const answer = (said: object) =>
      clients.app.call<AnsweredAppeal>(withId(paths.answerAppeal, appeal), {
        token: clients.admin,
        body: { version, outcome: 'upheld', text: '情况属实', ...said },
      });
    expect(await answer({})).toMatchObject(question('7 Jan 2027'));
    expect((await clients.own(id, 'beta')).status).toBe('rejected');
    expect(await answer({ confirmed: true })).toMatchObject({ code: 200 });
    expect((await clients.own(id, 'beta')).status).toBe('returned');
    const extend = (days: number) =>
      clients.decide(id, clients.reviewer, { action: 'extend_correction', days, confirmed: true });
    expect(await extend(5)).toMatchObject({
      code: 208,
      msg: expect.stringContaining('after the present one'),
    });
    expect((await extend(6)).data.correction_due_at).toBe('2027-01-08T09:00:00.000Z');
  });
});
