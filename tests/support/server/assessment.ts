import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { PagedList } from '../../../domain/api/envelope';
import { paths } from '../../../domain/api/paths.generated';
import type { AssessmentHead } from '../../../domain/experts/calls';
import type { LogEntry } from '../../../domain/filing/calls';
import { messages, outbox } from '../../../server/core/db/tables';
import { withId } from '../with-id';
import { COMPANY, createAssessment, DUE, type ExpertClients, NOTE, toScores } from './expert-review';
import { BASE } from './filing-clients';
import { createPanelJobs } from './panel-jobs';

/** Tests of an open review, from panel to decision: experts know the applicant. */
export function openReview(clients: ExpertClients): void {
  describe('an open review', () => {
    let id: string;
    let first: string;
    let second: string;

    it('begins with experts, a day, and a note to each of them that names no company', async () => {
      id = await clients.passed('alpha');
      expect(await clients.decide(id, { action: 'to_experts' })).toMatchObject({
        code: 208,
        data: { missing: [{ path: 'panel' }] },
      });
      expect(await clients.toExperts(id, ['expert'], { due_on: '2026-06-10' })).toMatchObject({ code: 208 });
      const unknown = { action: 'to_experts', panel: { experts: [randomUUID()], due_on: DUE, blind: false } };
      expect(await clients.decide(id, unknown)).toMatchObject({
        code: 208,
        msg: expect.stringContaining('account'),
      });
      expect((await clients.read(id)).data).toMatchObject({
        filing: { status: 'district_passed' },
        panel: null,
      });

      const { data } = await clients.toExperts(id, ['expert', 'expert2', 'expert']);
      expect(data).toMatchObject({
        filing: { status: 'expert_review' },
        panel: { required: 2, submitted: 0, complete: false },
      });
      expect((await clients.panelOf(id)).due_at).toBe('2026-06-24T09:00:00.000Z');
      clients.app.clock.advance(20);
      await createPanelJobs(clients.app).invite();
      expect(await clients.mailsTo('two@example.com')).toEqual(['expert_assigned']);
      const sent = JSON.stringify(await clients.app.db.q.select().from(outbox));
      expect(sent).toContain('expert_assigned');
      expect(sent.split('expert_').slice(1).join()).not.toContain(COMPANY);
      first = await clients.memberOf(id, 'expert');
      second = await clients.memberOf(id, 'expert2');
    });

    it('shows an expert what is asked, and the filing only after the declaration', async () => {
      const { data: list } = await clients.app.call<PagedList<AssessmentHead>>(paths.assessments, {
        token: clients.token('expert'),
        query: { state: 'open' },
      });
      expect(list.list.map((item) => item.id)).toContain(first);
      const before = await clients.open(first, 'expert');
      expect(before.data).toMatchObject({ state: 'assigned', company: COMPANY, filing: null });
      expect(JSON.stringify(before.data)).not.toContain('样机');
      const tries = [
        await clients.write(paths.saveAssessment, first, 'expert', createAssessment([20, 20, 10, 15, 8])),
        await clients.submit(first, 'expert', createAssessment([20, 20, 10, 15, 8])),
      ];
      expect(tries.map(({ code, msg }) => [code, msg])).toEqual(
        Array(2).fill([208, 'Declare first whether you have a conflict of interest']),
      );
      expect((await clients.fileInfo('expert')).code).toBe(208);

      const { data } = await clients.declare(first, 'expert');
      expect(data.filing?.data).toMatchObject({ basics: { note: NOTE }, team: [{ person: '欧阳静' }] });
      expect(data.filing?.attachments?.map(({ file }) => file.id)).toEqual([clients.fileId]);
      expect((await clients.fileInfo('expert')).code).toBe(200);
      expect((await clients.fileInfo('expert2')).code).toBe(208);
    });

    it('keeps drafts by version: of two tabs the second is refused, and loses nothing of the first', async () => {
      const { version } = (await clients.open(first, 'expert')).data;
      const draft = { ...createAssessment([20.5, 20, 10, 15, 8]), version };
      const call = withId(paths.saveAssessment, first);
      const answers = await Promise.all(
        [draft, { ...draft, scores: { innovation: 1 } }].map((body) =>
          clients.ask<{ version: number }>('expert', call, body),
        ),
      );
      expect(answers.map(({ code }) => code).sort()).toEqual([200, 208]);
      expect(answers.find(({ code }) => code === 208)?.data).toEqual({
        conflict: true,
        version: version + 1,
      });
      const stored = (await clients.open(first, 'expert')).data.said.scores;
      expect([toScores([20.5, 20, 10, 15, 8]), { innovation: 1 }]).toContainEqual(stored);
      expect((await clients.panelOf(id)).members.every(({ said }) => said === null)).toBe(true);
    });

    it('refuses scores out of their range, and a submission that lacks something', async () => {
      for (const scores of [{ innovation: 30.1 }, { innovation: -1 }, { innovation: 1.25 }, { beauty: 1 }])
        expect(
          await clients.write(paths.saveAssessment, first, 'expert', { ...createAssessment([]), scores }),
        ).toMatchObject({
          code: 208,
          data: { missing: [{ path: expect.stringMatching(/^scores\./) }] },
        });
      const lacking = { ...createAssessment([]), scores: { innovation: 30 }, recommendation: 'conditions' };
      const { code, data } = await clients.submit(first, 'expert', lacking);
      expect([code, data]).toEqual([
        208,
        {
          missing: [
            'scores.feasibility',
            'scores.conditions',
            'scores.benefit',
            'scores.budget',
            'remarks',
          ].map((path) => ({ path })),
        },
      ]);
    });

    it('takes an assessment once; it is final until an administrator reopens it', async () => {
      const { data } = await clients.submit(first, 'expert', createAssessment([25.5, 20, 12, 15, 8]));
      expect(data).toMatchObject({ state: 'submitted', late: false, said: { total: 80.5 } });
      expect(await clients.submit(first, 'expert', createAssessment([1, 1, 1, 1, 1]))).toMatchObject({
        code: 208,
      });
      expect(await clients.declare(first, 'expert', { conflict: true, reason: '同事' })).toMatchObject({
        code: 208,
      });
      const reason = '条件项的评分与意见不一致';
      await clients.ask('admin', withId(paths.reopenAssessment, first), { reason });
      const told = await clients.app.db.q
        .select()
        .from(messages)
        .where(eq(messages.template, 'expert_reopened'));
      expect(told.map(({ body }) => body.en)).toEqual([expect.stringContaining(` Reason: ${reason}.`)]);
      expect((await clients.app.audit.read('assessment', first)).slice(-1)).toMatchObject([
        { action: 'assessment.reopen', comment: reason },
      ]);
      const { summary, members } = await clients.panelOf(id);
      expect(summary).toMatchObject({ submitted: 0, total: null });
      const at = clients.app.clock.now.toISOString();
      expect(members.map(({ returned }) => returned)).toEqual([{ at, reason, total: 80.5 }, null]);
      expect((await clients.open(first, 'expert')).data).toMatchObject({
        is_returned: true,
        returned: { at, reason },
      });
      await clients.submit(first, 'expert', createAssessment([26, 20, 12, 15, 8]));
      expect((await clients.panelOf(id)).members[0]?.returned).toBeNull();
      expect(await clients.linesOf(first)).toEqual([
        'assessment.assign',
        'assessment.accept',
        'assessment.save',
        'assessment.submit',
        'assessment.reopen',
        'assessment.submit',
      ]);
    });

    it('is not decided over the heads of the others without a reason, which is kept', async () => {
      const early = await clients.decide(id, { action: 'publicise' });
      expect(early).toMatchObject({ code: 208, msg: expect.stringContaining('1 of 2') });
      expect(early.data).toEqual({ missing: [{ path: 'without_experts' }] });
      await clients.declare(second, 'expert2');
      clients.app.clock.now = new Date('2026-06-24T09:00:00Z');
      await clients.signIn();
      expect((await clients.open(second, 'expert2')).data.late).toBe(true);
      await clients.submit(
        second,
        'expert2',
        createAssessment([20, 15, 10, 10, 5], { recommendation: 'against', remarks: '不足' }),
      );
      const { summary, members } = await clients.panelOf(id);
      expect(summary).toMatchObject({
        complete: true,
        total: { mean: 70.5, highest: 81, lowest: 60, spread: 21 },
        recommendations: { recommend: 1, conditions: 0, against: 1 },
      });
      expect(members.map(({ late }) => late)).toEqual([false, true]);
    });

    it('asks no expert for anything by a time that is over, and gets a new one', async () => {
      expect((await clients.panelOf(id)).is_due_over).toBe(true);
      const reopen = (body: object) => clients.ask('admin', withId(paths.reopenAssessment, second), body);
      for (const refused of [await clients.addExperts(id, ['expert3']), await reopen({ reason: '请补充' })])
        expect(refused).toMatchObject({
          code: 208,
          msg: expect.stringContaining('24 Jun 2026, 17:00, is over'),
          data: { missing: [{ path: 'due_on' }] },
        });
      expect((await reopen({ reason: '请补充', due_on: '2026-07-03' })).code).toBe(200);
      expect(await clients.panelOf(id)).toMatchObject({
        due_at: '2026-07-03T09:00:00.000Z',
        is_due_over: false,
      });
      await clients.submit(second, 'expert2', createAssessment([20, 15, 10, 10, 5]));
      expect((await clients.decide(id, { action: 'publicise' })).data.filing.status).toBe('publicised');
    });

    it('is over then: nothing is read or changed any more but the own words', async () => {
      const { data } = await clients.open(first, 'expert');
      expect(data).toMatchObject({ open: false, filing: null, said: { total: 81 } });
      expect((await clients.fileInfo('expert')).code).toBe(208);
      for (const call of [paths.reopenAssessment, paths.remindExpert, paths.removeExpert])
        expect((await clients.ask('admin', withId(call, first))).code).toBe(208);
      expect((await clients.addExperts(id, ['expert3'])).code).toBe(208);
    });

    it('tells the company that it is with experts, and nothing of who they are or what they say', async () => {
      const log = await clients.ask<LogEntry[]>('demo', `GET ${BASE}/audit/${id}/log`);
      const own = await clients.ask('demo', `GET ${BASE}/alpha/${id}/`);
      const inbox = await clients.ask('demo', paths.messages);
      expect(log.data.map(({ action }) => action).slice(-2)).toEqual(['to_experts', 'publicise']);
      for (const told of [log, own, inbox].map((answer) => JSON.stringify(answer)))
        for (const secret of ['expert2', '郑教授', '有新意', '不足', '70.5', ...Object.values(clients.ids)])
          expect(told).not.toContain(secret);
    });
  });
}
