import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { Answers, FieldAnswers, Program } from '../../domain/definition';
import type { ReportInfo } from '../../domain/filing/calls';
import type { Filing } from '../../domain/filing/types';
import { findProgram } from '../../domain/programs/find';
import { getSaveCall, toWireCall, withFiles } from '../../tests/support/file-sample';
import { readSamples } from '../../tests/support/samples';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { seedApproved, withContinued } from '../../tests/support/server/linked-programs';
import { createOwedJobs } from '../../tests/support/server/owed-reports';
import { windows } from '../windows/tables';

const KEY = 'jiebangguashuai_result';
const project = findProgram('jiebang_second') as Program;
const result = findProgram(KEY) as Program;
/** End of the day three months after the end of the project, on which its result is due. */
const DUE = '2026-06-30T15:59:59.000Z';
const CLOSED = { status: 'closed', grace_until: DUE, owed: true };

let app: TestApp;
let token: string;
let answers: Answers;

/** A project that owes its result, whose window has closed. */
beforeEach(async () => {
  await app?.close();
  app = await startTestApp();
  const proposal = { start_date: '2024-01-01', end_date: '2026-03-31' };
  const id = await seedApproved(app, project, { answers: { proposal }, grant: 100 });
  await createOwedJobs(app).createOwedReports();
  const closesAt = new Date('2026-06-09T09:00:00Z');
  await app.db.q.update(windows).set({ closesAt }).where(eq(windows.program, KEY));
  token = await app.signIn('demo');
  const sample = structuredClone(readSamples(KEY)[0]?.data ?? {});
  const completion = { ...(sample.completion as FieldAnswers), finish_state: 'on_time' };
  answers = withContinued(result, await withFiles(app, token, result, { ...sample, completion }), id);
});
afterAll(() => app.close());

const save = (body: object) => app.call<Filing>(getSaveCall(result), { token, body });

async function goTo(day: string): Promise<void> {
  app.clock.now = new Date(`${day}T02:00:00Z`);
  token = await app.signIn('demo');
}

describe('filings that a project owes (saveDraft, submitFiling)', () => {
  it('can be begun and submitted after the closing, until their due day', async () => {
    const { data: fresh } = await app.call<Filing>(toWireCall(result.calls.info), {
      token,
      query: { fresh: '1' },
    });
    // It proposes one of the projects that owe their results.
    const window = { ...CLOSED, grace_until: expect.any(String) };
    expect(fresh).toMatchObject({ id: null, window, actions: ['save'] });
    const { data: draft } = await save({ data: answers });
    expect(draft).toMatchObject({ window: CLOSED, actions: ['save', 'submit', 'delete'] });
    const { data } = await app.call<ReportInfo>(paths.reportInfo, { token });
    expect(data.list.find(({ id }) => id === draft.id)).toMatchObject({
      actions: draft.actions,
      grace_until: DUE,
    });
    await goTo('2026-06-30');
    const { id, version } = draft;
    const sent = await save({ id, version, data: answers, action: 'submit' });
    expect(sent).toMatchObject({ code: 200, data: { status: 'submitted' } });
    expect(sent.data.window).not.toHaveProperty('owed');
  });

  it('name their due day as the deadline while their window is open, if that is later', async () => {
    const closesAt = new Date('2026-06-20T09:00:00Z');
    await app.db.q.update(windows).set({ closesAt }).where(eq(windows.program, KEY));
    const { data: draft } = await save({ data: answers });
    expect(draft.window).toMatchObject({ status: 'open', grace_until: DUE, owed: true });
    const { data } = await app.call<ReportInfo>(paths.reportInfo, { token });
    expect(data.list.find(({ id }) => id === draft.id)).toMatchObject({ grace_until: DUE });
    await app.db.q
      .update(windows)
      .set({ closesAt: new Date('2026-07-20T09:00:00Z') })
      .where(eq(windows.program, KEY));
    const { data: later } = await save({ id: draft.id, version: draft.version, data: answers });
    expect(later.window).not.toHaveProperty('grace_until');
  });

  it('are refused after their due day', async () => {
    const { data: draft } = await save({ data: answers });
    await goTo('2026-07-01');
    const { id, version } = draft;
    const late = await save({ id, version, data: answers, action: 'submit' });
    expect(late).toMatchObject({ code: 208, msg: expect.stringContaining('closed at 9 Jun 2026, 17:00') });
    const { data: saved } = await save({ id, version, data: answers });
    expect(saved.window).not.toHaveProperty('grace_until');
    expect(saved.actions).toEqual(['save', 'delete']);
  });

  it('are those of the project alone that they name', async () => {
    const proposal = { start_date: '2024-01-01', end_date: '2025-12-31' };
    const over = await seedApproved(app, project, { answers: { proposal } });
    const named = withContinued(result, answers, over);
    const { data: draft } = await save({ data: named });
    expect(draft.actions).toEqual(['save', 'delete']);
    const { id, version } = draft;
    const sent = await save({ id, version, data: named, action: 'submit' });
    expect(sent).toMatchObject({ code: 208, msg: expect.stringContaining('closed at') });
  });
});
