/**
 * Every state of a filing and of an assessment, every step and every role, through HTTP: a step that the tables allow moves
 * its subject with one audit line and the message of the table; every other one is refused and changes nothing.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import {
  ASSESSMENT_STATES,
  type AssessmentStep,
  getAssessmentStateAfter,
} from '../../domain/experts/assessment';
import { OFFICE_ACTIONS } from '../../domain/filing/actions';
import { resolveOfficeStep } from '../../domain/filing/deciding';
import { FILING_STATUSES, type FilingStatus } from '../../domain/filing/status';
import { findTransition, getStatusAfterTransition } from '../../domain/filing/transitions';
import { createDefaultWorkflow } from '../../domain/workflow/workflow';
import { approvals, filings, storedFilings, submissions, users } from '../../server/core/db/tables';
import { assessments, expertPanels } from '../../server/experts/tables';
import type { TestApp } from '../support/server/application';
import { createDemoPanel } from '../support/server/expert-answers';
import { createAssessment, createExpertClients } from '../support/server/expert-review';
import { BASE, GOOD } from '../support/server/filing-clients';
import { RETURN } from '../support/server/review-clients';
import { ACCOUNTS, type StepWalker, signInAll, takeWalkedStep, WALKERS } from '../support/server/step-walk';
import { alpha } from '../support/test-programs';
import { withId } from '../support/with-id';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

describe(findTransition, () => {
  const clients = createExpertClients();
  let app: TestApp;
  let tokens: Record<StepWalker, string>;
  let base: typeof storedFilings.$inferSelect;
  let paper: typeof submissions.$inferSelect;
  let panel: object;
  const corrections = [
    { id: 'one', path: 'basics.name', comment: '?', resolved: false, version: 0, answer: null },
  ];

  beforeAll(async () => {
    await clients.start();
    app = clients.app;
    const { q } = app.db;
    await q
      .update(users)
      .set({ programs: ['alpha'] })
      .where(eq(users.username, ACCOUNTS.filer));
    const id = await clients.passed('alpha');
    [base] = (await q.select().from(storedFilings).where(eq(storedFilings.id, id))) as [typeof base];
    [paper] = (await q.select().from(submissions).where(eq(submissions.filingId, id))) as [typeof paper];
    panel = await createDemoPanel(app);
    tokens = await signInAll(app);
  });
  afterAll(() => clients.close());

  const row = async () => (await app.db.q.select().from(filings).where(eq(filings.id, base.id)))[0];

  /** The filing anew in a status, as its earlier life would have left it. */
  async function reset(status: FilingStatus, action: string): Promise<void> {
    const { q } = app.db;
    for (const each of [assessments, expertPanels, approvals, submissions])
      await q.delete(each).where(eq(each.filingId, base.id));
    await q.delete(storedFilings).where(eq(storedFilings.id, base.id));
    const returned = action === 'answer_correction' ? corrections : [];
    const open = { returned, returnedBy: 'first', correctionDueAt: null, reviewStartedAt: null };
    await q.insert(storedFilings).values({ ...base, ...open, status, version: 7 });
    if (status !== 'draft') await q.insert(submissions).values(paper);
  }

  const said = {
    ...RETURN,
    reasons: ['eligibility'],
    corrections: [],
    grant_approved: 1,
    doc_no: '1',
    without_experts: '均已答复',
  };
  const body = (action: string, version: number): [string, object] => {
    const { id } = base;
    if (action === 'submit') return [`POST ${BASE}/alpha/`, { id, version, action, data: GOOD }];
    if (action === 'withdraw') return [withId(paths.withdraw, id), { version }];
    if (action === 'delete') return [withId(paths.deleteDraft, id), {}];
    if (action === 'answer_correction')
      return [withId(paths.answerCorrection, id), { correction: 'one', version: 0, state: 'corrected' }];
    return [withId(paths.decideFiling, id), { ...said, action, version, panel }];
  };
  const resubmission = {
    draft: 'submit',
    withdrawn: 'resubmit_withdrawn',
    returned: 'resubmit_to_first',
  } as const;

  const transitionOf = (action: string, status: FilingStatus, role: StepWalker) => {
    if (OFFICE_ACTIONS.some((each) => each === action))
      return resolveOfficeStep(
        action as (typeof OFFICE_ACTIONS)[number],
        { status, reviewLevel: 1, workflow: createDefaultWorkflow(alpha.review) },
        { role, duties: [] },
      ).transition;
    const named = action === 'submit' ? resubmission[status as keyof typeof resubmission] : action;
    const transition = named ? findTransition(named as 'submit', status) : undefined;
    return transition?.by.includes(role) ? transition : null;
  };

  it.each(FILING_STATUSES)(
    'allows for a filing that is %s what the table says, and nothing else',
    async (status) => {
      for (const action of [...OFFICE_ACTIONS, 'submit', 'withdraw', 'delete', 'answer_correction'])
        for (const role of WALKERS) {
          await reset(status, action);
          const transition = transitionOf(action, status, role);
          const token = tokens[role];
          const name = [status, action, role];
          const common = { app, kind: 'filing', id: base.id, row };
          if (transition && !['delete', 'answer_correction'].includes(action)) {
            const [call, stale] = body(action, 6);
            const take = async () => {
              const answer = await app.call<{ conflict: boolean; version: number }>(call, {
                token,
                body: stale,
              });
              expect([...name, answer.code, answer.data]).toMatchObject([
                ...name,
                208,
                { conflict: true, version: 7 },
              ]);
              return answer;
            };
            await takeWalkedStep({ ...common, take, name, allowed: false });
          }
          const [call, sent] = body(action, 7);
          const take = () => app.call(call, { token, body: sent });
          const after = await takeWalkedStep({
            ...common,
            take,
            name,
            allowed: !!transition,
            notice: transition?.notice ?? undefined,
          });
          if (transition && transition.to !== 'deleted')
            expect([...name, after]).toMatchObject([
              ...name,
              { status: getStatusAfterTransition(transition, status) },
            ]);
          else if (transition) expect(after).toBeUndefined();
        }
    },
  );

  it('getAssessmentStateAfter allows for an assessment what its table says, and nothing else', async () => {
    const { q } = app.db;
    await reset('district_passed', '');
    await app.call(withId(paths.decideFiling, base.id), {
      token: tokens.administrator,
      body: { action: 'to_experts', version: 7, panel },
    });
    const [first] = await q.select().from(assessments).where(eq(assessments.filingId, base.id));
    const id = first?.id ?? '';
    const assessment = async () => (await q.select().from(assessments).where(eq(assessments.id, id)))[0];
    const points = createAssessment([1, 1, 1, 1, 1]);
    const calls: Record<AssessmentStep, [StepWalker, string, object]> = {
      assign: ['administrator', withId(paths.addExperts, base.id), { experts: [first?.expertId] }],
      remove: ['administrator', withId(paths.removeExpert, id), {}],
      reopen: ['administrator', withId(paths.reopenAssessment, id), {}],
      accept: ['expert', withId(paths.declareConflict, id), { conflict: false }],
      step_aside: ['expert', withId(paths.declareConflict, id), { conflict: true, reason: '顾问' }],
      save: ['expert', withId(paths.saveAssessment, id), { version: 7, ...points }],
      submit: ['expert', withId(paths.submitAssessment, id), { version: 7, ...points }],
    };
    for (const state of ASSESSMENT_STATES)
      for (const [action, [by, call, sent]] of Object.entries(calls))
        for (const role of WALKERS) {
          await q
            .update(assessments)
            .set({ state, version: 7, saveLoggedAt: null })
            .where(eq(assessments.id, id));
          const to = role === by ? getAssessmentStateAfter(state, action as AssessmentStep) : null;
          const take = () => app.call(call, { token: tokens[role], body: sent });
          const name = [state, action, role];
          const after = await takeWalkedStep({
            app,
            kind: 'assessment',
            id,
            row: assessment,
            take,
            name,
            allowed: to !== null,
            // Asking somebody who is asked already is passed over.
            refusals: action === 'assign' ? [200, 208] : [208],
          });
          if (to) expect([...name, after]).toMatchObject([...name, { state: to, version: 8 }]);
        }
  });
});
