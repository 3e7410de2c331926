import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { ChoicesData } from '../../domain/inbox/calls';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { testPrograms } from '../../tests/support/test-programs';
import { messageReads, messages, outbox, reportTasks, storedFilings, users } from '../core/db/tables';
import type { Deps } from '../core/deps';
import { readEnv } from '../core/env';
import { createInbox } from '../core/inbox/inbox-service';
import { createLogger } from '../core/logger';
import type { FilesDeps } from '../files/files-service';
import { createFilingsStore } from '../filings/filings-store';
import { createReportDeps } from '../reports/report-deps';
import { createReportReminders } from '../reports/report-reminders';
import { createCorrectionReminders } from '../review/correction-reminders';
import { createRemindersStore as createReturnedStore } from '../review/review-store';
import { windows } from '../windows/tables';
import { createWindowDeps } from '../windows/window-deps';
import { createWindowReminders } from '../windows/window-reminders';
import { createRemindersDeps, type RemindersDeps, remindPeople } from './reminders-service';

/** Ten in the morning in Beijing. */
const MORNING = new Date('2026-06-01T02:00:00Z');
let app: TestApp;
let deps: RemindersDeps;
let reset: () => Promise<void>;
let me: typeof users.$inferSelect;
let colleague: typeof users.$inferSelect;
let companyId: string;

const inDays = (days: number, hours = 0) => new Date(MORNING.getTime() + (days * 24 + hours) * 3_600_000);
const accountOf = async (username: string) =>
  (await app.db.q.select().from(users).where(eq(users.username, username)))[0] as typeof me;

beforeAll(async () => {
  app = await startTestApp({ programs: testPrograms });
  const { db } = app;
  const clock = () => app.clock.now;
  const log = createLogger(readEnv({ DATA_DIR: app.dataDir, LOG_LEVEL: 'silent' }));
  const core = {
    ...app,
    clock,
    log,
    inbox: createInbox({ db, clock }),
    programs: testPrograms,
  } as unknown as Deps;
  deps = createRemindersDeps(core, [
    createWindowReminders(createWindowDeps(core)),
    createCorrectionReminders({
      ...core,
      filings: createFilingsStore(db),
      reminders: createReturnedStore(db),
    }),
    createReportReminders(createReportDeps(core, { files: {} as FilesDeps })),
  ]);
  [me, colleague] = [await accountOf('demo'), await accountOf('demo.filer')];
  companyId = me.companyId ?? '';
  await db.q.delete(reportTasks);
  await db.q.update(windows).set({ opensAt: inDays(-1), closesAt: inDays(200) });
  reset = await app.keep();
});
beforeEach(async () => {
  await reset();
  app.clock.now = MORNING;
});
afterAll(() => app.close());

const choose = async (days: number[] | null, name = 'demo') => {
  const token = await app.signIn(name);
  return app.call<ChoicesData>(paths.saveReminderDays, { token, body: { days } });
};
const addFiling = async (more: Partial<typeof storedFilings.$inferInsert>) => {
  const row = {
    companyId,
    program: 'alpha',
    batchYear: 2026,
    batchNo: 1,
    version: 1,
    edition: '1',
    data: {},
  };
  const at = { createdAt: MORNING, updatedAt: MORNING, updatedBy: '王敏' };
  await app.db.q.insert(storedFilings).values({ ...row, ...at, id: randomUUID(), status: 'draft', ...more });
};
const closeAlpha = (at: Date) =>
  app.db.q
    .update(windows)
    .set({ closesAt: at })
    .where(and(eq(windows.program, 'alpha'), eq(windows.batchYear, 2026)));
/** Messages by time; those of one moment by template. */
const toldTo = async ({ id }: typeof me) =>
  (
    await app.db.q
      .select()
      .from(messages)
      .where(eq(messages.userId, id))
      .orderBy(messages.createdAt, messages.template)
  ).map(({ template, body }) => `${template}: ${body.en}`);
/** Runs the job on each day, counted from the first morning. */
const runOn = async (...days: number[]) => {
  for (const day of days) {
    app.clock.now = inDays(day);
    await remindPeople(deps);
    await remindPeople(deps);
  }
};

describe('saveReminderDays', () => {
  it('stores the days, shows them, and goes back to the default', async () => {
    expect((await choose([30, 0])).data.reminder_days).toEqual([30, 0]);
    expect((await choose([])).data.reminder_days).toEqual([]);
    expect((await choose(null)).data.reminder_days).toBeNull();
    expect((await choose([5])).code).not.toBe(200);
  });

  it('is for people of companies', async () => {
    expect(await choose([1], 'reviewer')).toMatchObject({ code: 208 });
    const token = await app.signIn('reviewer');
    const { data } = await app.call<ChoicesData>(paths.notificationChoices, { token });
    expect(data).not.toHaveProperty('reminder_days');
  });
});

describe(remindPeople, () => {
  it('reminds a person of windows, corrections and reports on the days of their own, once each', async () => {
    await addFiling({});
    await closeAlpha(inDays(30, 5));
    await addFiling({ status: 'returned', batchYear: 2025, correctionDueAt: inDays(7, 5) });
    await app.db.q.insert(reportTasks).values({
      companyId,
      id: randomUUID(),
      code: 'torch_annual',
      program: 'hightech',
      period: '2025',
      subject: '',
      openOn: '2026-05-01',
      updatedAt: MORNING,
      dueOn: '2026-06-08',
    });
    await choose([30, 7, 0]);
    await runOn(0);
    expect(await toldTo(me)).toEqual([
      expect.stringMatching(/^correction_due: .* 7 days left/),
      expect.stringMatching(/^report_due: .* due in 7 days/),
      expect.stringMatching(/^window_closing: .* closes in 30 days/),
    ]);
    await runOn(1, 6);
    expect(await toldTo(me)).toHaveLength(3);
    await runOn(7, 23, 30);
    expect((await toldTo(me)).slice(3)).toEqual([
      expect.stringMatching(/^correction_last_day/),
      expect.stringMatching(/^report_due: .* due in 0 days/),
      expect.stringMatching(/^window_closing: .* closes in 7 days/),
      expect.stringMatching(/^window_closing: .* closes in 0 days/),
    ]);
    expect(await toldTo(colleague)).toEqual([]);
  });

  it('waits for the morning, and begins anew after an extension', async () => {
    await addFiling({ status: 'returned', correctionDueAt: inDays(3) });
    await choose([3]);
    app.clock.now = inDays(0, -9);
    await remindPeople(deps);
    expect(await toldTo(me)).toEqual([]);
    await runOn(0);
    expect(await toldTo(me)).toHaveLength(1);
    await app.db.q.update(storedFilings).set({ correctionDueAt: inDays(10) });
    await runOn(7);
    expect(await toldTo(me)).toHaveLength(2);
  });

  it('reminds nobody who chose no day, and nobody of a filing that was submitted or deleted', async () => {
    await addFiling({ deletedAt: MORNING });
    await addFiling({ status: 'submitted', batchYear: 2025 });
    await closeAlpha(inDays(7));
    await choose([]);
    await choose([7], 'demo.filer');
    await runOn(0);
    expect([await toldTo(me), await toldTo(colleague)]).toEqual([[], []]);
  });
});

describe('reminders of the company', () => {
  it('are silent for who chose days, and for nobody else', async () => {
    await choose([]);
    const inbox = createInbox({ db: app.db, clock: () => app.clock.now });
    await app.db.q.update(users).set({ email: 'w@example.com' }).where(eq(users.id, me.id));
    const token = await app.signIn('demo');
    const kinds = [{ kind: 'deadline', portal: true, mail: 'now', sms: false }];
    await app.call(paths.saveNotificationChoices, { token, body: { of: 'me', kinds } });
    const send = (template: 'window_closing' | 'correction_expired') =>
      inbox.send({
        companyId,
        template,
        link: '/x',
        params: { program: 'A', days: '2', closes_at: 'x', count: 1, project: 'P' },
      });
    await send('window_closing');
    const [sent] = await app.db.q.select().from(messages).where(eq(messages.template, 'window_closing'));
    const seen = await app.db.q
      .select()
      .from(messageReads)
      .where(eq(messageReads.messageId, sent?.id ?? ''));
    expect(seen.map(({ userId }) => userId)).toEqual([me.id]);
    expect(
      await app.db.q
        .select()
        .from(outbox)
        .where(eq(outbox.messageId, sent?.id ?? '')),
    ).toEqual([]);

    await send('correction_expired');
    const [other] = await app.db.q.select().from(messages).where(eq(messages.template, 'correction_expired'));
    expect(
      await app.db.q
        .select()
        .from(messageReads)
        .where(eq(messageReads.messageId, other?.id ?? '')),
    ).toEqual([]);
  });
});
