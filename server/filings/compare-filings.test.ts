import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { ComparedSubmissions } from '../../domain/filing/comparison-calls';
import { RETURN, ReviewClients, TEAM } from '../../tests/support/server/review-clients';
import { withId } from '../../tests/support/with-id';

let clients: ReviewClients;
let id = '';

const said = (amount: number) => ({ basics: { name: '示例', amount }, team: TEAM });
const compare = (token: string, query: Record<string, string> = {}, path: string = paths.filingChanges) =>
  clients.app.call<ComparedSubmissions>(withId(path, id), { token, query });

beforeAll(async () => {
  clients = await ReviewClients.open();
  id = await clients.submit('alpha', clients.owner, said(10));
  expect((await compare(clients.owner)).data).toMatchObject({ before: 1, after: 1, changes: [] });
  for (const amount of [20, 30]) {
    await clients.decide(id, clients.reviewer, { action: 'return_first', ...RETURN });
    await clients.correctAll(id);
    await clients.resubmit(id, said(amount));
  }
});
afterAll(() => clients.close());

describe('reviewChanges and filingChanges', () => {
  it('return any two submissions of a filing beside each other, by default the last two', async () => {
    const last = (await compare(clients.owner)).data;
    expect(last.submissions.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(last.changes[0]).toMatchObject({ path: 'basics.amount', before: '20.00', after: '30.00' });
    const first = (await compare(clients.owner, { before: '1', after: '3' })).data;
    expect(first.changes[0]).toMatchObject({ path: 'basics.amount', before: '10.00', after: '30.00' });
    const back = (await compare(clients.reviewer, { before: '3', after: '1' }, paths.reviewChanges)).data;
    expect(back.changes[0]).toMatchObject({ path: 'basics.amount', before: '30.00', after: '10.00' });
  });

  it('reject another company, and submissions that do not exist', async () => {
    expect((await compare(clients.stranger)).code).not.toBe(200);
    const none = await compare(clients.owner, { before: '1', after: '9' });
    expect([none.code, none.msg]).toEqual([
      208,
      'There are no such two submissions to compare: choose others',
    ]);
  });
});
