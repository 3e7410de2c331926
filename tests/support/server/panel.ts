import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { BatchResult } from '../../../domain/accounts/sub-user-calls';
import type { PagedList } from '../../../domain/api/envelope';
import { paths } from '../../../domain/api/paths.generated';
import type { AssessmentHead, ExpertAccount, PanelData } from '../../../domain/experts/calls';
import { expertMessages } from '../../../domain/experts/messages';
import { users } from '../../../server/core/db/tables';
import { withId } from '../with-id';
import { createAssessment, type ExpertClients } from './expert-review';
import { BASE } from './filing-clients';
import { createPanelJobs } from './panel-jobs';

/** Tests of panel members: added, removed and reminded; other experts see nothing of the filing. */
export function describePanelMembers(clients: ExpertClients): void {
  describe('the members of a panel', () => {
    let id: string;

    it('step aside with a reason, which closes the assessment and tells who asked', async () => {
      id = await clients.passed('beta');
      await clients.toExperts(id, ['expert', 'expert2'], { due_on: '2026-07-10' });
      const member = await clients.memberOf(id, 'expert2');
      expect(await clients.declare(member, 'expert2', { conflict: true })).toMatchObject({
        code: 208,
        msg: expect.stringContaining('conflict'),
      });
      await clients.declare(member, 'expert2');
      const { data } = await clients.declare(member, 'expert2', { conflict: true, reason: '曾任该企业顾问' });
      expect(data).toMatchObject({ state: 'conflict', filing: null });
      const file = await clients.fileInfo('expert2');
      expect([file.code, file.msg]).toEqual([208, 'record not found']);
      expect(
        await clients.write(paths.saveAssessment, member, 'expert2', createAssessment([1, 1, 1, 1, 1])),
      ).toMatchObject({
        code: 208,
      });
      expect(await clients.panelOf(id)).toMatchObject({
        summary: { required: 1, conflicts: 1, complete: false },
      });
      expect(await clients.mailsTo('admin@example.com')).toEqual(['expert_stepped_aside']);
      expect(await clients.addExperts(id, ['expert2'])).toMatchObject({
        code: 208,
        msg: expect.stringContaining('expert2'),
      });
    });

    it('are added, and taken off as long as they have not submitted; then nothing is found any more', async () => {
      const add = () => clients.addExperts(id, ['expert3', 'expert']);
      expect((await add()).data.summary.required).toBe(2);
      expect((await add()).data.summary.required).toBe(2);
      const member = await clients.memberOf(id, 'expert3');
      expect((await clients.linesOf(member)).length).toBe(1);
      await clients.declare(member, 'expert3');
      expect((await clients.open(member, 'expert3')).data.filing).not.toBeNull();
      await clients.ask('admin', withId(paths.removeExpert, member));
      const before = await clients.denials();
      const gone = [
        await clients.open(member, 'expert3'),
        await clients.declare(member, 'expert3'),
        await clients.submit(member, 'expert3', createAssessment([1, 1, 1, 1, 1])),
        await clients.fileInfo('expert3'),
      ];
      expect(gone.map(({ code, msg }) => [code, msg])).toEqual(Array(4).fill([208, 'record not found']));
      expect((await clients.denials()) - before).toBe(5);
      await add();
      expect((await clients.open(member, 'expert3')).data).toMatchObject({ state: 'assigned', filing: null });
      await clients.ask('admin', withId(paths.removeExpert, member));
    });

    it('keep their account, their role and their access until nothing is left for them to do', async () => {
      const { data: accounts } = await clients.ask<ExpertAccount[]>('admin', paths.expertAccounts);
      const of = (name: string) => accounts.find(({ username }) => username === name);
      const { id: busy = '', open } = of('expert') ?? {};
      const why = `still has ${open} assessments`;
      expect(open).toBeGreaterThan(0);
      for (const change of [{ enabled: false }, { role: 'reviewer', department_id: 'D210106' }])
        expect(await clients.ask('admin', withId(paths.updateUser, busy), change)).toMatchObject({
          code: 208,
          msg: expect.stringContaining(why),
        });
      const { data } = await clients.ask<BatchResult>('admin', paths.batchDelete, { ids: [busy] });
      expect(data).toMatchObject({ done: [], refused: [{ id: busy, msg: expect.stringContaining(why) }] });
      const free = withId(paths.updateUser, of('expert3')?.id ?? '');
      expect(of('expert3')?.open).toBe(0);
      expect((await clients.ask('admin', free, { enabled: false })).code).toBe(200);
      await clients.ask('admin', free, { enabled: true });
      await clients.signIn();
    });

    it('are reminded by hand once an hour, which leaves their draft alone', async () => {
      const member = await clients.memberOf(id, 'expert');
      const { version } = (await clients.open(member, 'expert')).data;
      const remind = () => clients.ask<PanelData>('admin', withId(paths.remindExpert, member));
      expect((await remind()).code).toBe(200);
      expect((await remind()).code).toBe(208);
      expect((await clients.open(member, 'expert')).data.version).toBe(version);
      expect(
        (await clients.mailsTo('expert@example.com')).filter((scene) => scene === 'expert_reminder'),
      ).toHaveLength(1);
    });

    it('are said to be out of reach where neither a mail address nor a number is known, and nothing is noted', async () => {
      const member = await clients.memberOf(id, 'expert');
      const { q } = clients.app.db;
      const isExpert = eq(users.username, 'expert');
      const [known] = await q.select({ email: users.email, phone: users.phone }).from(users).where(isExpert);
      await q.update(users).set({ email: null, phone: null }).where(isExpert);
      clients.app.clock.now = new Date(clients.app.clock.now.getTime() + 2 * 3_600_000);
      await clients.signIn();
      const before = await clients.linesOf(member);
      const told = await clients.ask<PanelData>('admin', withId(paths.remindExpert, member));
      expect([told.code, told.msg]).toEqual([208, expertMessages.notToReach.en]);
      expect(await clients.linesOf(member)).toEqual(before);
      await q
        .update(users)
        .set({ ...known })
        .where(isExpert);
    });

    it('are reminded once by itself, two days before it is due', async () => {
      const { remind } = createPanelJobs(clients.app);
      const member = await clients.memberOf(id, 'expert');
      const reminders = async () =>
        (await clients.linesOf(member)).filter((action) => action === 'assessment.remind').length;
      const before = await reminders();
      const twoDaysBefore = new Date('2026-07-08T09:00:00Z').getTime();
      clients.app.clock.now = new Date(twoDaysBefore - 1);
      await remind();
      expect((await reminders()) - before).toBe(0);
      clients.app.clock.now = new Date(twoDaysBefore);
      await Promise.all([remind(), remind()]);
      await remind();
      expect((await reminders()) - before).toBe(1);
      expect(await clients.mailsTo('expert@example.com')).toContain('expert_due');
      await clients.signIn();
    });

    it('do not hold up a decision for which a reason is given, and that reason stays in the house', async () => {
      const reason = '专家均已电话反馈';
      await clients.decide(id, { action: 'publicise', without_experts: reason });
      expect((await clients.read(id)).data.filing.status).toBe('publicised');
      const [line] = (await clients.app.audit.read('expert_panel', id)).slice(-1);
      expect(line).toMatchObject({ action: 'panel.decided_early', comment: reason });
      const log = await clients.ask('demo', `GET ${BASE}/audit/${id}/log`);
      expect(JSON.stringify(log)).not.toContain(reason);
    });
  });
  describe('who may not', () => {
    it('an expert finds nothing that was not assigned, and no review; each try leaves a line', async () => {
      const { data } = await clients.ask<PagedList<AssessmentHead>>('expert', paths.assessments);
      const [other] = data.list;
      const foreign = other?.id ?? '';
      const before = await clients.denials();
      const tries = [
        await clients.open(foreign, 'expert3'),
        await clients.declare(foreign, 'expert3'),
        await clients.ask('expert3', withId(paths.saveAssessment, foreign), {
          version: 1,
          ...createAssessment([1, 1, 1, 1, 1]),
        }),
        await clients.fileInfo('expert3'),
      ];
      expect(tries.map(({ code, msg }) => [code, msg])).toEqual(Array(4).fill([208, 'record not found']));
      expect(await clients.open(randomUUID(), 'expert3')).toMatchObject({
        code: 208,
        msg: 'record not found',
      });
      for (const call of [paths.reviewQueue, paths.expertAccounts, withId(paths.expertPanel, randomUUID())])
        expect((await clients.ask('expert', call)).code).toBe(208);
      expect((await clients.denials()) - before).toBe(7);
    });

    it.each(['demo', 'other'])(
      '%s, of a company, is refused at every call, and each leaves a line',
      async (name) => {
        const { data } = await clients.ask<PagedList<AssessmentHead>>('expert', paths.assessments);
        const id = data.list[0]?.id ?? '';
        const calls = Object.entries(paths).filter(([key]) =>
          /expert|assessment|declareConflict|avoided/i.test(key),
        );
        expect(calls.length).toBe(21);
        const before = await clients.denials();
        for (const [, call] of calls) {
          const body = /^(POST|PUT)/.test(call) ? {} : undefined;
          const answer = await clients.ask(name, withId(call, id), body);
          expect([call, answer.code]).toEqual([call, 208]);
          expect(answer.msg).toContain('you do not have the right');
        }
        expect((await clients.denials()) - before).toBe(calls.length);
      },
    );
  });
}
