import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GOOD } from '../../tests/support/server/filing-clients';
import { findFirstBrokenLine } from '../../tests/support/server/first-broken-line';
import { openMandateClients, TODAY } from '../../tests/support/server/mandates';
import { createAgentCaller, createCaller } from '../core/access';
import { createAuditStore } from '../core/audit/audit-store';
import { companies, mandates, messages as messagesTable, users } from '../core/db/tables';
import { saveDraft } from '../core/steps/draft';
import { createMandateGuard } from './mandate-guard';
import { createMandatesStore } from './mandates-store';

const {
  clients,
  company,
  ownCompany,
  setUp,
  give,
  answer,
  end,
  actFor,
  me,
  save,
  messages,
  filingsOf,
  runJob,
  acting,
} = await openMandateClients();

afterAll(() => clients.close());
beforeEach(setUp);

describe('endMandate', () => {
  it('refuses later requests with a sentence of its own, until the agent has gone back', async () => {
    const id = await acting();
    const { id: filing, version } = (await save('beta', { action: 'save' })).data;
    expect((await end(id, 2)).data).toMatchObject({ status: 'ended', ended_by: '王敏' });
    const [company_, own] = [await filingsOf(company), await filingsOf(ownCompany)];
    for (const body of [
      { action: 'save', id: filing, version },
      { action: 'submit', id: filing, version },
      { action: 'save' },
    ]) {
      const refused = await save('beta', body);
      expect(refused).toMatchObject({ code: 208, data: { mandate_over: { id } } });
      expect(refused.msg).toMatch(
        /^Your mandate of 示例智能装备有限公司 \(10 Jun 2026 to 30 Jun 2026\) has ended/,
      );
    }
    expect([await filingsOf(company), await filingsOf(ownCompany)]).toEqual([company_, own]);
    expect(await me()).toMatchObject({
      company: { id: ownCompany },
      mandate_over: { id, company_id: company },
    });
    await actFor(null);
    expect((await me()).mandate_over).toBeUndefined();
    expect(await messages(clients.stranger)).toContain('Mandate ended');
    expect((await actFor(id)).msg).toMatch(/^This mandate is not in force/);
  });

  it('ends before or after a parallel save, and leaves nothing half done', async () => {
    const id = await acting();
    const begun = (await save('beta', { action: 'save' })).data;
    for (let i = 0; i < 8; i++) {
      const version = (await clients.own(begun.id as string, 'beta')).version;
      const [saved, ended] = await Promise.all([
        save('beta', {
          action: 'save',
          id: begun.id,
          version,
          data: { basics: { ...GOOD.basics, amount: 20 + i } },
        }),
        i === 5 ? end(id, 2) : null,
      ]);
      const stored = await clients.own(begun.id as string, 'beta');
      expect(stored.version).toBe(saved.code === 200 ? version + 1 : version);
      if (saved.code !== 200) expect(saved.data).toMatchObject({ mandate_over: { id } });
      if (ended) expect(ended.data.status).toBe('ended');
      if (i > 5) expect(saved.code).toBe(208);
    }
    expect(findFirstBrokenLine(await clients.app.audit.read('filing', begun.id as string))).toBeNull();
  });

  it('stops requests that passed the gate before the end: no log line and no draft comes after it', async () => {
    const id = await acting();
    const { db, clock } = clients.app;
    const audit = createAuditStore(db, () => clock.now);
    audit.addGuard(createMandateGuard({ clock: () => clock.now, store: createMandatesStore(db) }));
    const [agent] = await db.q.select().from(users).where(eq(users.username, 'other'));
    const caller = createAgentCaller(
      createCaller(agent as typeof users.$inferSelect, 'a session that was found before'),
      company,
      ['beta'],
      {
        id,
        givenOn: TODAY,
        lastDay: '2026-06-30',
        company: '甲',
        ownCompanyId: ownCompany,
        ownCompany: '乙',
        maySubmit: true,
      },
    );
    const line = { subjectKind: 'filing', subjectId: randomUUID(), action: 'save', caller } as const;
    const store = vi.fn(async () => true);
    const now = clock.now;
    const save = () =>
      saveDraft(
        { db, audit, clock: () => now },
        {
          row: { saveLoggedAt: now, saveLoggedBy: caller.userId },
          caller,
          now,
          lines: [],
          store,
        },
      );
    await audit.write(line);
    expect(await save()).toBe(true);
    await db.q.update(mandates).set({ status: 'ended' }).where(eq(mandates.id, id));
    await expect(audit.write(line)).rejects.toThrow(/^Your mandate of 甲/);
    await expect(save()).rejects.toThrow(/^Your mandate of 甲/);
    expect(store).toHaveBeenCalledOnce();
    expect(await audit.read('filing', line.subjectId)).toHaveLength(1);
    // Audit lines of denied access and of the own account are written all the same.
    await audit.write({ ...line, action: 'access.denied', subjectKind: 'access' });
    await audit.write({ ...line, action: 'session.logout', subjectKind: 'user' });
  });

  it('takes effect by itself after the last day: at once for the agent, and in its row by the job', async () => {
    const id = await acting({ last_day: TODAY });
    clients.app.clock.now = new Date('2026-06-10T15:59:00Z');
    clients.stranger = await clients.app.signIn('other');
    await actFor(id);
    expect((await save('beta', { action: 'save' })).code).toBe(200);
    clients.app.clock.now = new Date('2026-06-10T16:00:30Z');
    expect((await save('beta', { action: 'save' })).data).toMatchObject({ mandate_over: { id } });
    await runJob();
    const [row] = await clients.app.db.q.select().from(mandates).where(eq(mandates.id, id));
    expect(row).toMatchObject({ status: 'expired', endedBy: null });
    await actFor(null);
    expect(await messages(clients.stranger)).toContain('Mandate ended');
  });

  async function shut(which: string, isShut: boolean): Promise<void> {
    const { q } = clients.app.db;
    if (which === 'account')
      await q.update(users).set({ enabled: !isShut }).where(eq(users.username, 'other'));
    else
      await q
        .update(companies)
        .set({ status: isShut ? 'disabled' : 'active' })
        .where(eq(companies.id, which === 'company' ? ownCompany : company));
  }

  it.each(['account', 'company', 'principal'])('takes effect with the end of the %s', async (which) => {
    const id = await acting();
    const { q } = clients.app.db;
    await shut(which, true);
    const refused = await save('beta', { action: 'save' });
    if (which === 'principal') expect(refused.data).toMatchObject({ mandate_over: { id } });
    else expect(refused.status).toBe(403);
    await runJob();
    await shut(which, false);
    const [row] = await q.select().from(mandates).where(eq(mandates.id, id));
    expect(row).toMatchObject({ status: 'ended', endedBy: null });
  });

  it.each(['account', 'company', 'principal'])(
    'takes effect with the end of the %s though it is open again before anybody looked',
    async (which) => {
      const id = await acting();
      const { q } = clients.app.db;
      await shut(which, true);
      await shut(which, false);
      expect((await save('beta', { action: 'save' })).data).toMatchObject({ mandate_over: { id } });
      await actFor(null);
      expect((await me()).acts_for).toBeUndefined();
      expect((await actFor(id)).msg).toMatch(/^This mandate is not in force/);
      await runJob();
      const [row] = await q.select().from(mandates).where(eq(mandates.id, id));
      expect(row).toMatchObject({ status: 'ended', endedBy: null });
    },
  );

  it('reaches every process at once: a session in memory does not outlive it', async () => {
    const id = await acting();
    for (let i = 0; i < 3; i++) expect((await me()).acting?.id).toBe(id);
    await clients.app.db.q.update(mandates).set({ status: 'ended' }).where(eq(mandates.id, id));
    expect((await me()).acting).toBeUndefined();
  });
});

describe('messages of a mandate (giveMandate)', () => {
  const titles = async (title: string, token: string) =>
    (await messages(token)).filter((each) => each === title).length;

  it('remind both sides once, two weeks before its last day', async () => {
    const id = await acting({ last_day: '2026-07-31' });
    const both = async () => [
      await titles('A mandate ends soon', clients.stranger),
      await titles('A mandate ends soon', clients.owner),
    ];
    await actFor(null);
    await clients.setClock(new Date('2026-07-16T15:00:00Z'));
    const [before = 0, atHome = 0] = await both();
    await runJob();
    expect(await both()).toEqual([before, atHome]);
    await clients.setClock(new Date('2026-07-16T16:30:00Z'));
    await runJob();
    await runJob();
    expect(await both()).toEqual([before + 1, atHome + 1]);
    const [row] = await clients.app.db.q.select().from(mandates).where(eq(mandates.id, id));
    expect(row?.status).toBe('accepted');
  });

  it('remind nobody who has accepted it in its last two weeks', async () => {
    const { id } = (await give({ first_day: '2026-06-11', last_day: '2026-06-30' })).data;
    await clients.setClock(new Date('2026-06-17T02:00:00Z'));
    const before = await titles('A mandate ends soon', clients.owner);
    await answer(id, { answer: 'accept' });
    await runJob();
    expect(await titles('A mandate ends soon', clients.owner)).toBe(before);
  });

  it('tell the company of an agent who is not its main account when it begins, and when it ends', async () => {
    const { q } = clients.app.db;
    const begun = 'Somebody of your company acts for another one';
    const over = 'A mandate of somebody of your company has ended';
    const told = async () => [await titles(begun, clients.stranger), await titles(over, clients.stranger)];
    await clients.app.db.q.delete(messagesTable);
    const own = (await give()).data.id;
    await answer(own, { answer: 'accept' });
    expect(await told()).toEqual([0, 0]);
    await end(own, 2);

    await q.update(users).set({ role: 'filer' }).where(eq(users.username, 'other'));
    const { id } = (await give()).data;
    await end(id, 1);
    expect(await told()).toEqual([0, 0]);
    const second = (await give()).data.id;
    await answer(second, { answer: 'accept' });
    expect(await told()).toEqual([1, 0]);
    await end(second, 2);
    expect(await told()).toEqual([1, 1]);
    await q.update(users).set({ role: 'owner' }).where(eq(users.username, 'other'));
  });
});
