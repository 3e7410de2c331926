/** Programs on trial that continue others: a demand, a bid on it, and the result of that bid, all on trial. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import { rewriteDay } from '../../domain/day-format';
import type { Answers, FieldAnswers, Program } from '../../domain/definition';
import type { ContinuableFilings } from '../../domain/filing/continuation-calls';
import type { Filing } from '../../domain/filing/types';
import { findProgram } from '../../domain/programs/find';
import type { ReviewData } from '../../domain/review/calls';
import { toWireCall, withFiles } from '../../tests/support/file-sample';
import { readSamples } from '../../tests/support/samples';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { seedApproved, withContinued } from '../../tests/support/server/linked-programs';
import { readTables } from '../../tests/support/server/lists-and-numbers';
import { createOwedJobs } from '../../tests/support/server/owed-reports';
import { getTried, openTrialPeople, type TrialPeople } from '../../tests/support/server/trial-people';
import { users } from '../core/db/tables';

let app: TestApp;
let people: TrialPeople;
let tokens: TrialPeople['tokens'];

beforeAll(async () => {
  app = await startTestApp();
  people = await openTrialPeople(app);
  tokens = people.tokens;
});
afterAll(() => app.close());

const KEYS = { demand: 'jiebangguashuai', bid: 'jiebang_second', result: 'jiebangguashuai_result' } as const;
/** Last day of the project on trial, and a day on which its result can be filed. */
const PLAN_END = '2028-06-30';
const RESULT_DAY = '2028-12-01';

/** Lists and numbers without what is sent outside: as the clock goes on, jobs remind people of other filings. */
async function readLists() {
  const tables = await readTables(app);
  return Object.fromEntries(Object.entries(tables).filter(([query]) => !query.includes('outbox')));
}

const choices = async (program: string) =>
  (
    await app.call<ContinuableFilings>(paths.continuable, {
      token: tokens.filer,
      query: { program: `trial_${program}`, keyword: '' },
    })
  ).data;

async function fileSample(key: string, change = (data: Answers) => data): Promise<string> {
  const data = change(structuredClone(readSamples(key)[0]?.data ?? {}));
  return people.file(key, await withFiles(app, tokens.filer, getTried(key), data));
}

/** Takes a filing to its approval; `from`: first day after its public notice, where it has one. */
async function approve(id: string, grant: number, from?: string): Promise<void> {
  await people.decide(id, tokens.reviewer, { action: 'pass_first' });
  const [me] = await app.db.q.select().from(users).where(eq(users.username, 'admin'));
  await people.askExperts(id, [me?.id ?? '']);
  tokens.expert = await app.signIn('admin');
  await people.act('expert');
  await people.assess();
  if (from) {
    await people.decide(id, tokens.admin, { action: 'publicise' });
    await people.goTo(from);
  }
  await people.decide(id, tokens.admin, { action: 'approve', grant_approved: grant });
}

/** The sample of a result, about the project on trial, which begins two and a half years after that of the sample. */
function describeResult(data: Answers): Answers {
  const completion = { ...(data.completion as FieldAnswers) };
  Object.assign(completion, { actual_start: '2026-07-05', actual_end: '2028-07-31' });
  const years = (data.economic_indicator_data as FieldAnswers[]).map((row) => ({
    ...row,
    affiliation_year: Number(row.affiliation_year) + 2,
  }));
  return { ...data, completion, economic_indicator_data: years };
}

describe('programs on trial that continue others', () => {
  let demand: string;
  let bid: string;
  let before: unknown;

  it('bring those that they continue with them, as they are in force', async () => {
    await people.goTo('2026-06-22');
    await seedApproved(app, findProgram(KEYS.demand) as Program);
    before = await readLists();
    const draft = randomUUID();
    const { key, edition } = findProgram(KEYS.result) as Program;
    const from = { kind: 'edition', key, edition };
    await people.must(paths.createProgramDraft, tokens.admin, { id: draft, from });
    expect(await people.begin('draft', draft)).toMatchObject({ key: `trial_${key}` });
    const trials = await people.trials();
    expect(Object.fromEntries(trials.map((trial) => [trial.program, trial.source]))).toEqual({
      [KEYS.demand]: 'edition',
      [KEYS.bid]: 'edition',
      [KEYS.result]: 'draft',
    });
    tokens.filer = await app.signIn('admin');
    await people.act('filer');
  });

  it('say what comes first, and never offer a filing that is no trial', async () => {
    expect(await choices(KEYS.bid)).toMatchObject({ list: [], first: expect.stringContaining('demand') });
  });

  it('continue what was approved on trial', async () => {
    demand = await fileSample(KEYS.demand);
    await approve(demand, 0);
    const { list } = await choices(KEYS.bid);
    expect(list).toMatchObject([{ id: demand, no: expect.stringMatching(/^T/), own: true }]);
    expect(list[0]?.title).not.toBe('');
    const program = getTried(KEYS.bid);
    const fresh = await app.call<Filing>(toWireCall(program.calls.info), { token: tokens.filer });
    expect(fresh.data.data.demand_link).toMatchObject({ demand_id: demand });
    bid = await fileSample(KEYS.bid, (data) => withContinued(program, data, demand));
    const { filing } = await people.read<ReviewData>(paths.reviewFiling, bid, tokens.reviewer);
    expect(filing.data.demand_link).toMatchObject({ demand_name: list[0]?.title });
    await approve(bid, 100, '2026-06-30');
    expect((await choices(KEYS.bid)).list).toEqual([]);
  });

  it('file the result of a project on trial near its end, and no list and no number changes', async () => {
    const { list, first } = await choices(KEYS.result);
    expect([list, first]).toEqual([[], expect.stringContaining(rewriteDay('en', PLAN_END))]);
    expect(await readLists()).toEqual(before);
    await people.goTo(RESULT_DAY);
    // Companies owe more by that day, whatever is on trial.
    await createOwedJobs(app).createOwedReports();
    const beforeResult = await readLists();
    expect((await choices(KEYS.result)).list).toMatchObject([{ id: bid, own: true }]);
    const program = getTried(KEYS.result);
    const id = await fileSample(KEYS.result, (data) => withContinued(program, describeResult(data), bid));
    await approve(id, 0);
    const { filing } = await people.read<ReviewData>(paths.reviewFiling, id, tokens.admin);
    expect(filing).toMatchObject({
      status: 'approved',
      data: { project_link: { project_id: bid, plan_end: PLAN_END, grant_approved: 100 } },
    });
    expect(await readLists()).toEqual(beforeResult);
  });
});
