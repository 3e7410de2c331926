/** A program is tried through its whole round, and no figure, list, file or message of the portal changes by it. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { Program } from '../../domain/definition';
import type { Filing } from '../../domain/filing/types';
import type { ListedProgram } from '../../domain/program-documents/calls';
import { findProgram } from '../../domain/programs/find';
import type { ReviewData } from '../../domain/review/calls';
import type { ProgramTrial } from '../../domain/trials/calls';
import { WORKSHOP_DOCUMENT, workshopAnswers } from '../../tests/support/digital-workshop';
import { getSaveCall, submitSaved, toWireCall } from '../../tests/support/file-sample';
import { readPdfPages } from '../../tests/support/pdf-text';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { readAnswers, readTables } from '../../tests/support/server/lists-and-numbers';
import { openProgramPublisher, type ProgramPublisher } from '../../tests/support/server/program-publisher';
import { withId } from '../../tests/support/with-id';
import { messages } from '../core/db/tables';

const KEY = 'trial_digital_workshop';

let app: TestApp;
let publisher: ProgramPublisher;
let admin: string;
/** Another session of the administrator, which acts for the trial company. */
let trial: string;

beforeAll(async () => {
  app = await startTestApp();
  publisher = await openProgramPublisher(app);
  admin = publisher.tokens.compiler;
  trial = await app.signIn('admin');
});
const withKey = (path: string) => path.replace('{key}', KEY);
afterAll(() => app.close());

const begin = async (no: number) =>
  app.call<ProgramTrial>(paths.tryProgram, {
    token: admin,
    body: { source: 'proposal', id: String(no), department: 'D210112' },
  });
const listTrials = async (token = admin) =>
  (await app.call<ProgramTrial[]>(paths.programTrials, { token })).data;
const getTried = () => findProgram(KEY) as Program;
const save = (token = trial, body: object = { data: workshopAnswers }) =>
  app.call<Filing>(getSaveCall(getTried()), { token, body });

async function decide(id: string, token: string, step: object): Promise<void> {
  const { data } = await app.call<ReviewData>(withId(paths.reviewFiling, id), { token });
  const body = { version: data.filing.version, opinion: '同意', ...step };
  const { code, msg } = await app.call(withId(paths.decideFiling, id), { token, body });
  if (code !== 200) throw new Error(`${JSON.stringify(step)}: ${msg}`);
}

describe('a program on trial', () => {
  let id: string;
  /** Calls that say the same when they are asked twice: not those that tell of the machine, or draw a captcha. */
  let steady: string[];
  let before: { tables: Record<string, unknown>; answers: Record<string, unknown> };

  beforeAll(async () => {
    const { data: proposed } = await publisher.propose(WORKSHOP_DOCUMENT);
    before = { tables: await readTables(app), answers: await readAnswers(app) };
    const again = await readAnswers(app);
    steady = Object.keys(again).filter((call) => again[call] === before.answers[call]);
    const begun = await begin(proposed.no);
    expect(begun.data).toMatchObject({ key: KEY, edition: '2026.1-T1', tries: 1, filings: [] });
    await app.call(paths.actOnTrial, { token: trial, body: { as: 'filer' } });
  });

  it('is known to offices and the trial company alone', async () => {
    const [owner, expert] = [await app.signIn('demo'), await app.signIn('expert')];
    const keysOf = async (token: string) =>
      (await app.call<{ trials?: ListedProgram[] }>(paths.programsInForce, { token })).data.trials?.map(
        ({ key }) => key,
      );
    expect([await keysOf(admin), await keysOf(trial)]).toEqual([[KEY], [KEY]]);
    expect([await keysOf(owner), await keysOf(expert)]).toEqual([undefined, undefined]);
    const body = paths.programEdition.replace('{key}', KEY).replace('{edition}', '2026.1-T1');
    expect((await app.call(body, { token: trial })).code).toBe(200);
    expect((await app.call(body, { token: owner })).code).not.toBe(200);
    expect((await save(owner)).code).not.toBe(200);
    const real = findProgram('gazelle') as Program;
    expect((await app.call(getSaveCall(real), { token: trial, body: { data: {} } })).code).not.toBe(200);
    expect(
      (await app.call(paths.actOnTrial, { token: await app.signIn('reviewer'), body: { as: 'filer' } })).code,
    ).not.toBe(200);
  });

  it('is filed and reviewed under numbers and marks of its own', async () => {
    const saved = await save();
    expect(saved).toMatchObject({ code: 200, data: { program: KEY } });
    const sent = await submitSaved(app, trial, getTried(), saved.data);
    expect(sent.data.receipt?.no).toBe('TSZ20260610-000001');
    id = sent.data.id as string;
    await decide(id, await app.signIn('reviewer'), { action: 'pass_first' });
    await decide(id, admin, { action: 'approve', grant_approved: 0 });
    const told = await app.db.q.select().from(messages).where(eq(messages.program, KEY));
    expect(told.length).toBeGreaterThan(0);
    for (const { title } of told) expect(title.zh).toMatch(/^【试填】/);
    expect((await listTrials())[0]?.filings).toMatchObject([
      { id, status: 'approved', edition: '2026.1-T1' },
    ]);
    expect((await listTrials(await app.signIn('reviewer')))[0]?.filings).toHaveLength(1);
  });

  it('is approved with a letter and a certificate that bear the mark, and owes its report', async () => {
    for (const document of [paths.reviewLetter, paths.reviewCertificate]) {
      const [method, url] = withId(document, id).split(' ') as ['GET', string];
      const { rawPayload } = await app.app.inject({
        method,
        url,
        headers: { authorization: `JWT ${admin}` },
      });
      expect((await readPdfPages(rawPayload)).join()).toContain('试填 TRIAL');
    }
    const { rows } = await app.db.q.execute(sql`select project_no from approvals where filing_id = ${id}`);
    expect(rows).toEqual([{ project_no: 'TSZ2026-0001' }]);
  });

  it('leaves every number and list as it was, and asks nobody outside', async () => {
    expect(await readTables(app)).toEqual(before.tables);
    const now = await readAnswers(app);
    const changed = steady.filter((call) => now[call] !== before.answers[call]);
    expect(changed.map((call) => [call, before.answers[call], now[call]])).toEqual([]);
    expect(steady.length).toBeGreaterThan(200);
  });

  it('moves its drafts to the next document on trial, and says what moved', async () => {
    const draft = await save(trial, {
      data: { ...workshopAnswers, workshop: { ...workshopAnswers.workshop, workshop_name: '二号车间' } },
    });
    expect(draft).toMatchObject({ code: 200 });
    const next = WORKSHOP_DOCUMENT.replace("edition: '2026.1'", "edition: '2026.2'").replaceAll(
      'equipment_online',
      'equipment_on',
    );
    const { data: proposed } = await publisher.propose(next);
    expect((await begin(proposed.no)).data).toMatchObject({ edition: '2026.2-T2', tries: 2 });
    const opened = await app.call<Filing>(toWireCall(getTried().calls.one, draft.data.id ?? ''), {
      token: trial,
    });
    expect(opened.data).toMatchObject({
      edition: '2026.2-T2',
      edition_note: { from: '2026.1-T1', to: '2026.2-T2' },
    });
  });

  it('is removed as a whole', async () => {
    expect(await app.call(withKey(paths.removeTrial), { token: admin })).toMatchObject({ code: 200 });
    expect(await listTrials()).toEqual([]);
    expect(findProgram(KEY)).toBeUndefined();
    const { rows } = await app.db.q.execute(
      sql`select count(*)::int as n from filings where program = ${KEY}`,
    );
    expect(rows).toEqual([{ n: 0 }]);
    expect(await readTables(app)).toEqual(before.tables);
    const lines = await app.audit.read('program', 'digital_workshop');
    expect(lines.at(-1)).toMatchObject({ action: 'program.remove_trial', details: { filings: 2 } });
  });
});
