import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AssessmentHead, PanelData } from '../../../domain/api/calls/experts';
import type { Page } from '../../../domain/api/envelope';
import { paths } from '../../../domain/api/paths';
import { assessed, at, type ExpertDesk } from '../../../tests/support/expert-desk';
import { BASE } from '../../../tests/support/filing-desk';
import { testPrograms } from '../../../tests/support/test-programs';
import type { Env } from '../../env';
import { createOutboxStore } from '../../outbox/outbox-store';
import { createAssessmentsStore } from '../assessments-store';
import { createExpertMail } from '../expert-mail';
import { createReminding } from '../reminding-service';

/** How members come, go and are reminded; and that nobody else finds anything. */
export function panelMembers(desk: ExpertDesk): void {
  const {
    token,
    read,
    decide,
    passed,
    toExperts,
    panelOf,
    memberOf,
    open,
    declare,
    write,
    submit,
    linesOf,
    denials,
    mailsTo,
    signIn,
    ids,
  } = desk;

  describe('the members of a panel', () => {
    let id: string;

    it('step aside with a reason, which closes the assessment and tells who asked', async () => {
      id = await passed('beta');
      await toExperts(id, ['expert', 'expert2'], { due_on: '2026-07-10' });
      const member = await memberOf(id, 'expert2');
      expect(await declare(member, 'expert2', { conflict: true })).toMatchObject({
        code: 208,
        msg: expect.stringContaining('conflict'),
      });
      await declare(member, 'expert2');
      const { data } = await declare(member, 'expert2', { conflict: true, reason: '曾任该企业顾问' });
      expect(data).toMatchObject({ state: 'conflict', filing: null });
      const file = await desk.app.call(at(paths.fileInfo, desk.fileId), { token: token('expert2') });
      expect([file.code, file.msg]).toEqual([208, 'record not found']);
      expect(await write(paths.saveAssessment, member, 'expert2', assessed([1, 1, 1, 1, 1]))).toMatchObject({
        code: 208,
      });
      expect(await panelOf(id)).toMatchObject({ summary: { required: 1, conflicts: 1, complete: false } });
      expect(await mailsTo('admin@example.com')).toEqual(['expert_stepped_aside']);
      const again = { token: token('admin'), body: { experts: [ids.expert2] } };
      expect(await desk.app.call(at(paths.addExperts, id), again)).toMatchObject({
        code: 208,
        msg: expect.stringContaining('expert2'),
      });
    });

    it('are added, and taken off as long as they have not submitted; then nothing is found any more', async () => {
      const add = () =>
        desk.app.call<PanelData>(at(paths.addExperts, id), {
          token: token('admin'),
          body: { experts: [ids.expert3, ids.expert] },
        });
      expect((await add()).data.summary.required).toBe(2);
      expect((await add()).data.summary.required).toBe(2);
      const member = await memberOf(id, 'expert3');
      expect((await linesOf(member)).length).toBe(1);
      await declare(member, 'expert3');
      expect((await open(member, 'expert3')).data.filing).not.toBeNull();
      await desk.app.call(at(paths.removeExpert, member), { token: token('admin') });
      const before = await denials();
      const gone = [
        await open(member, 'expert3'),
        await declare(member, 'expert3'),
        await submit(member, 'expert3', assessed([1, 1, 1, 1, 1])),
        await desk.app.call(at(paths.fileInfo, desk.fileId), { token: token('expert3') }),
      ];
      expect(gone.map(({ code, msg }) => [code, msg])).toEqual(Array(4).fill([208, 'record not found']));
      expect((await denials()) - before).toBe(5);
      await add();
      expect((await open(member, 'expert3')).data).toMatchObject({ state: 'assigned', filing: null });
      await desk.app.call(at(paths.removeExpert, member), { token: token('admin') });
    });

    it('are reminded by hand once an hour, which leaves their draft alone', async () => {
      const member = await memberOf(id, 'expert');
      const { version } = (await open(member, 'expert')).data;
      const remind = () =>
        desk.app.call<PanelData>(at(paths.remindExpert, member), { token: token('admin') });
      expect((await remind()).code).toBe(200);
      expect((await remind()).code).toBe(208);
      expect((await open(member, 'expert')).data.version).toBe(version);
      expect(
        (await mailsTo('expert@example.com')).filter((scene) => scene === 'expert_reminder'),
      ).toHaveLength(1);
    });

    it('are reminded once by itself, two days before it is due', async () => {
      const { db, audit } = desk.app;
      const clock = () => desk.app.clock.now;
      const env = { publicUrl: null } as Env;
      const tell = createExpertMail({ env, outbox: createOutboxStore(db, clock) });
      const store = createAssessmentsStore(db);
      const remind = createReminding({ db, clock, audit, programs: testPrograms, store, tell });
      const member = await memberOf(id, 'expert');
      const reminders = async () =>
        (await linesOf(member)).filter((action) => action === 'assessment.remind').length;
      const before = await reminders();
      const twoDaysBefore = new Date('2026-07-08T09:00:00Z').getTime();
      desk.app.clock.now = new Date(twoDaysBefore - 1);
      await remind();
      expect((await reminders()) - before).toBe(0);
      desk.app.clock.now = new Date(twoDaysBefore);
      await Promise.all([remind(), remind()]);
      await remind();
      expect((await reminders()) - before).toBe(1);
      expect(await mailsTo('expert@example.com')).toContain('expert_due');
      await signIn();
    });

    it('do not hold up a decision for which a reason is given, and that reason stays in the house', async () => {
      const reason = '专家均已电话反馈';
      await decide(id, { action: 'publicise', without_experts: reason });
      expect((await read(id)).data.filing.status).toBe('publicised');
      const [line] = (await desk.app.audit.read('expert_panel', id)).slice(-1);
      expect(line).toMatchObject({ action: 'panel.decided_early', comment: reason });
      const log = await desk.app.call(`GET ${BASE}/audit/${id}/log`, { token: token('demo') });
      expect(JSON.stringify(log)).not.toContain(reason);
    });
  });
  describe('who may not', () => {
    it('an expert finds nothing that was not assigned, and no desk; each try leaves a line', async () => {
      const { data } = await desk.app.call<Page<AssessmentHead>>(paths.assessments, {
        token: token('expert'),
      });
      const [other] = data.list;
      const foreign = other?.id ?? '';
      const before = await denials();
      const tries = [
        await open(foreign, 'expert3'),
        await declare(foreign, 'expert3'),
        await desk.app.call(at(paths.saveAssessment, foreign), {
          token: token('expert3'),
          body: { version: 1, ...assessed([1, 1, 1, 1, 1]) },
        }),
        await desk.app.call(at(paths.fileInfo, desk.fileId), { token: token('expert3') }),
      ];
      expect(tries.map(({ code, msg }) => [code, msg])).toEqual(Array(4).fill([208, 'record not found']));
      expect(await open(randomUUID(), 'expert3')).toMatchObject({ code: 208, msg: 'record not found' });
      for (const call of [paths.reviewQueue, paths.expertAccounts, at(paths.expertPanel, randomUUID())])
        expect((await desk.app.call(call, { token: token('expert') })).code).toBe(208);
      expect((await denials()) - before).toBe(7);
    });

    it.each(['demo', 'other'])(
      '%s, of a company, is refused at every call, and each leaves a line',
      async (name) => {
        const { data } = await desk.app.call<Page<AssessmentHead>>(paths.assessments, {
          token: token('expert'),
        });
        const id = data.list[0]?.id ?? '';
        const calls = Object.entries(paths).filter(([key]) => /expert|assessment|declareConflict/i.test(key));
        expect(calls.length).toBe(12);
        const before = await denials();
        for (const [, call] of calls) {
          const body = /^(POST|PUT)/.test(call) ? { body: {} } : {};
          const answer = await desk.app.call(at(call, id), { token: token(name), ...body });
          expect([call, answer.code]).toEqual([call, 208]);
          expect(answer.msg).toContain('you do not have the right');
        }
        expect((await denials()) - before).toBe(12);
      },
    );
  });
}
