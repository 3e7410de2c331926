/**
 * A round from its opening to its reports, over the wire alone: three companies file all programs, two reviewers and an
 * administrator take them through the workflow. Each step follows the one before.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LogEntry } from '../../domain/api/calls/filings';
import { findProgram } from '../../domain/programs/find';
import { programs } from '../../domain/programs/index.generated';
import { sampleToFile } from '../support/chain';
import { assessAll, demoPanel } from '../support/expert-hearing';
import { callOf } from '../support/file-sample';
import { type Filed, Round } from '../support/round';

const DAY_S = 86_400;
const OPINION = { opinion: '材料齐全，同意推荐。' };
/** What does not go the straight way. */
const RETURNED_BY_CITY = 'hightech';
const REJECTED_FIRST = 'workerhomeproject';
const REJECTED_BY_CITY = 'foreignproject';
const REVOKED = 'scientistadvisor';

let round: Round;
let filed: Filed[] = [];

beforeAll(async () => {
  round = await Round.open();
});
afterAll(() => round.app.close());

const only = (key: string): Filed[] => filed.filter(({ program }) => program.key === key);
const but = (...keys: string[]): Filed[] => filed.filter(({ program }) => !keys.includes(program.key));

/** Takes filings a step further, one after the other, and gives the statuses that their companies then see. */
async function each(of: Filed[], step: (one: Filed) => Promise<unknown>): Promise<Set<string>> {
  for (const one of of) await step(one);
  return new Set(await Promise.all(of.map(async (one) => (await round.own(one)).status)));
}

it('is filed: every program, by three companies', async () => {
  for (const [i, program] of programs.entries()) {
    const company = program.continues ? 0 : i % 3;
    const { data } = await sampleToFile(round.app, program);
    filed.push({ program, company, id: await round.submit(program, company, data) });
  }
  expect(await each(filed, async () => undefined)).toEqual(new Set(['submitted']));
});

it('comes back to each company with the place to correct', async () => {
  for (const one of filed) {
    const path = await round.giveBack(round.reviewerOf(one), one, 'return_first');
    const { status, returned } = await round.own(one);
    expect(status).toBe('returned');
    expect(returned, one.program.key).toEqual([expect.objectContaining({ path, resolved: false })]);
  }
});

it('is corrected, and sent to whom it came from', async () => {
  expect(await each(filed, (one) => round.correct(one))).toEqual(new Set(['submitted']));
});

it('passes the first review, but for one', async () => {
  const refusal = { opinion: '不符合申报条件。', reasons: ['eligibility'] };
  const refused = await each(only(REJECTED_FIRST), (one) =>
    round.decide(round.reviewerOf(one), one, 'reject_first', refusal),
  );
  expect(refused).toEqual(new Set(['rejected']));
  filed = but(REJECTED_FIRST);
  const passed = await each(filed, (one) => round.decide(round.reviewerOf(one), one, 'pass_first', OPINION));
  expect(passed).toEqual(new Set(['district_passed']));
});

it('is corrected once more where the city wants it, without the first review', async () => {
  const returned = await each(only(RETURNED_BY_CITY), (one) =>
    round.giveBack(round.admin, one, 'return_city'),
  );
  expect(returned).toEqual(new Set(['returned']));
  expect(await each(only(RETURNED_BY_CITY), (one) => round.correct(one))).toEqual(
    new Set(['district_passed']),
  );
});

it('is read by experts where the program has them', async () => {
  const withExperts = filed.filter(({ program }) => program.review.expertReview);
  expect(withExperts.length).toBeGreaterThan(10);
  const panel = await demoPanel(round.app);
  const sent = await each(withExperts, (one) => round.decide(round.admin, one, 'to_experts', { panel }));
  expect(sent).toEqual(new Set(['expert_review']));
  await assessAll(round.app);
});

it('stands in public notice where the program has one', async () => {
  const refused = await each(only(REJECTED_BY_CITY), (one) =>
    round.decide(round.admin, one, 'reject_city', { ...OPINION, reasons: ['eligibility'] }),
  );
  expect(refused).toEqual(new Set(['rejected']));
  filed = but(REJECTED_BY_CITY);
  const noticed = filed.filter(({ program }) => program.review.publicNotice);
  expect(await each(noticed, (one) => round.decide(round.admin, one, 'publicise'))).toEqual(
    new Set(['publicised']),
  );
});

it('is approved when the notice is over, and every project has its own number', async () => {
  round.app.clock.advance(8 * DAY_S);
  await round.signIn();
  expect(
    await each(filed, (one) => round.decide(round.admin, one, 'approve', { grant_approved: 100 })),
  ).toEqual(new Set(['approved']));
  const numbers = await Promise.all(
    filed.map(async ({ id }) => (await round.read(round.admin, id)).approval?.project_no),
  );
  expect(new Set(numbers).size).toBe(filed.length);
});

it('can still be revoked', async () => {
  const revoke = { reasons: ['other'], doc_no: '示例科发〔2026〕1号' };
  expect(await each(only(REVOKED), (one) => round.decide(round.admin, one, 'revoke', revoke))).toEqual(
    new Set(['revoked']),
  );
  filed = but(REVOKED);
});

it('can be followed by the company from the draft to the decision', async () => {
  const [one] = only(RETURNED_BY_CITY) as [Filed];
  const token = round.tokenOf(one);
  const log = await round.must<LogEntry[]>(callOf(findProgram(RETURNED_BY_CITY)?.calls.log ?? '', one.id), {
    token,
  });
  expect(log.map(({ action }) => action)).toEqual([
    'create',
    'submit',
    'return_first',
    'answer_correction',
    'resubmit_to_first',
    'pass_first',
    'return_city',
    'answer_correction',
    'resubmit_to_city',
    'to_experts',
    'publicise',
    'approve',
  ]);
});
