/**
 * Every state of a report and of a window, every step and every role, through HTTP, as steps.test.ts takes those of filings.
 * And no code sets a status beside the step.
 */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { ReportData } from '../../domain/reports/calls';
import {
  findReportTransition,
  getSettledStatus,
  OFFICE_REPORT_ACTIONS,
  REPORT_STATUSES,
  type ReportAction,
  type ReportStatus,
} from '../../domain/reports/status';
import {
  MANAGED_STATES,
  type ManagedState,
  type WindowStep,
  windowSteps,
} from '../../domain/windows/managed-windows';
import { toChangeWindowBody } from '../../domain/windows/plan-wire';
import type { createCompaniesStore } from '../../server/companies/companies-store';
import { companies, reportTasks } from '../../server/core/db/tables';
import { step } from '../../server/core/steps/step';
import type { TasksStore } from '../../server/reports/tasks-store';
import { windowExtensions, windows } from '../../server/windows/tables';
import { createReportClients } from '../support/server/report-clients';
import { signInAll, takeWalkedStep, WALKERS } from '../support/server/step-walk';
import { WindowClients } from '../support/server/window-clients';
import { listMoveCalls, listStatusStatements, listStatusWrites } from '../support/status-writes';
import { withId } from '../support/with-id';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

describe(findReportTransition, () => {
  const clients = createReportClients();
  beforeAll(() => clients.open());
  afterAll(() => clients.close());

  it('allows what its table says, and nothing else', async () => {
    const { app } = clients;
    const { q } = app.db;
    const tokens = await signInAll(app);
    const { id } = await clients.find('project_annual', 'submitted');
    const { data } = (await clients.one(id)).data as ReportData;
    // The job of the reminders writes its own day whenever its turn comes, between two looks as well.
    const row = async () => {
      const [task] = await q.select().from(reportTasks).where(eq(reportTasks.id, id));
      return { ...task, remindOn: undefined };
    };
    const days: Partial<Record<ReportStatus, object>> = {
      upcoming: { openOn: '2026-07-01', dueOn: '2026-08-01' },
      open: { openOn: '2026-06-01', dueOn: '2026-08-01' },
      overdue: { openOn: '2026-01-01', dueOn: '2026-02-01' },
    };
    const body = (action: string, version: number): [string, object] =>
      action === 'submit'
        ? [withId(paths.submitReport, id), { version, data }]
        : [
            withId(paths.decideReport, id),
            { action, version, opinion: '请核对', days: 5, due_on: '2026-09-30' },
          ];
    for (const status of REPORT_STATUSES)
      for (const action of ['submit', ...OFFICE_REPORT_ACTIONS] satisfies ReportAction[])
        for (const role of WALKERS) {
          const settled = days[status] ? null : status;
          const fresh = { version: 7, correctionDueAt: null, ...(days[status] ?? days.overdue) };
          await q
            .update(reportTasks)
            .set({ settled, ...fresh })
            .where(eq(reportTasks.id, id));
          const transition = findReportTransition(action, status, role);
          const name = [status, action, role];
          const common = { app, kind: 'report', id, row, name };
          const token = tokens[role];
          if (transition) {
            const [call, stale] = body(action, 6);
            const take = async () => {
              const answer = await app.call(call, { token, body: stale });
              expect([...name, answer]).toMatchObject([
                ...name,
                { code: 208, data: { conflict: true, version: 7 } },
              ]);
              return answer;
            };
            await takeWalkedStep({ ...common, take, allowed: false });
          }
          const [call, sent] = body(action, 7);
          const take = () => app.call(call, { token, body: sent });
          const after = await takeWalkedStep({
            ...common,
            take,
            allowed: !!transition,
            notice: transition?.notice,
          });
          if (transition)
            expect([...name, after]).toMatchObject([
              ...name,
              { settled: getSettledStatus(transition.to), version: 8 },
            ]);
        }
  });
});

describe('windowSteps', () => {
  let clients: WindowClients;
  beforeAll(async () => {
    clients = await WindowClients.open();
  });
  afterAll(() => clients.close());

  it('allow what their table says, and nothing else', async () => {
    const { app } = clients;
    const { q } = app.db;
    const tokens = await signInAll(app);
    const { id } = await clients.detail('alpha');
    const [company] = await q.select().from(companies);
    const row = async () => (await q.select().from(windows).where(eq(windows.id, id)))[0];
    const [day, past] = [86_400_000, app.clock.now.getTime()];
    const from = (n: number) => new Date(past + n * day);
    const times: Record<ManagedState, object> = {
      upcoming: { opensAt: from(1), closesAt: from(9), enabled: true },
      open: { opensAt: from(-1), closesAt: from(9), enabled: true },
      closed: { opensAt: from(-9), closesAt: from(-1), enabled: true },
      off: { opensAt: from(-1), closesAt: from(9), enabled: false },
    };
    const calls: Record<WindowStep, string> = {
      update: paths.changeWindow,
      open: paths.openWindow,
      close: paths.closeWindow,
      extend: paths.extendWindow,
      withdraw_extension: paths.endExtension,
    };
    for (const state of MANAGED_STATES)
      for (const action of Object.keys(calls) as WindowStep[])
        for (const role of WALKERS) {
          await q
            .update(windows)
            .set({ ...times[state], firstReviewBy: null, version: 7 })
            .where(eq(windows.id, id));
          await q.delete(windowExtensions).where(eq(windowExtensions.windowId, id));
          const granted = { until: from(20), reason: '', grantedAt: from(0), grantedBy: '' };
          if (action === 'withdraw_extension')
            await q
              .insert(windowExtensions)
              .values({ windowId: id, companyId: company?.id ?? '', ...granted });
          const plan = toChangeWindowBody(
            (await clients.detail('alpha')) as Parameters<typeof toChangeWindowBody>[0],
          );
          const said = { ...plan, reason: '测试', confirmed: true, until: from(30).toISOString() };
          const take = (version: number) =>
            app.call(withId(calls[action], id), {
              token: tokens[role],
              body: { ...said, company_id: company?.id, version },
            });
          const allowed = role === 'administrator' && windowSteps[action].includes(state);
          const common = { app, kind: 'window', id, row, name: [state, action, role] };
          if (allowed) await takeWalkedStep({ ...common, take: () => take(6), allowed: false });
          const after = await takeWalkedStep({ ...common, take: () => take(7), allowed });
          if (allowed) expect([state, action, after]).toMatchObject([state, action, { version: 8 }]);
        }
  });
});

describe(step, () => {
  /** Statements that set a status beside the steps, each with its reason. */
  const EXCEPTIONS: Record<string, string> = {
    'server/notices/notices-store.ts noteDelivery':
      'A notice is sent in batches under the claim of its row; the last batch writes the line of the log.',
    'server/documents/archives-store.ts begin':
      'A run of the archive job claims its row, and no person moves it.',
    'server/documents/archives-store.ts change': 'The run that claimed the row says how far it has come.',
    'server/reports/acceptance-store.ts end':
      'The acceptance of a project ends many of its reports at once; the service writes a line of the log for each.',
    'server/reports/acceptance-store.ts resume': 'The same, where the acceptance did not last.',
    'server/review/signatures-store.ts sign':
      'A decision that waits is none yet: the step of its filing is taken, and logged, when it is carried out.',
    'server/review/scheduled-decisions-store.ts end': 'The same; only what still waits is ended.',
    'server/review/scheduled-decisions-store.ts takeBack': 'The same; only what still waits is taken back.',
  };
  const isMove = (at: string) => / move(Member)?$/.test(at);
  const listBeside = (kind: 'named' | 'unseen') => {
    const beside = listStatusWrites().filter((write) => write.kind === kind && !isMove(write.at));
    return [...new Set(beside.map(({ at }) => at))].sort();
  };

  it('is the only way to a status: no statement but move sets one, with named exceptions', () => {
    const named = [...listBeside('named'), ...listBeside('unseen').filter((at) => at in EXCEPTIONS)];
    expect(named.sort()).toEqual(Object.keys(EXCEPTIONS).sort());
  });

  it('leaves no status to other statements that store an object as a whole', () => {
    expectTypeOf<Parameters<ReturnType<typeof createCompaniesStore>['change']>[1]>().not.toHaveProperty(
      'status',
    );
    expectTypeOf<Parameters<TasksStore['saveVersion']>[2]>().not.toHaveProperty('settled');
    expect(listBeside('unseen').filter((at) => !(at in EXCEPTIONS))).toEqual([
      'server/companies/companies-store.ts change',
      // Typed as the times of the two messages of an assessment.
      'server/experts/assessments-store.ts mark',
      'server/reports/tasks-store.ts saveVersion',
    ]);
  });

  it('leaves no status to SQL by hand', () => {
    expect(listStatusStatements()).toEqual([]);
  });

  it('is alone in calling move, where it stores the row of a subject', () => {
    const calls = listMoveCalls();
    expect(calls.filter((at) => !at.endsWith(' store'))).toEqual([]);
    expect(calls.length).toBeGreaterThan(11);
  });

  it('moves the rows of every table whose status people see', () => {
    const moved = listStatusWrites().filter(({ at }) => isMove(at));
    expect([...new Set(moved.map(({ table }) => table))].sort()).toEqual([
      'appeals',
      'assessments',
      'companies',
      'companyChanges',
      'mandates',
      'objections',
      'officeNotices',
      'programEditions',
      'questions',
      'reportTasks',
      'storedFilings',
      'windows',
    ]);
  });
});
