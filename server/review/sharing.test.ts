import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BatchResult } from '../../domain/accounts/sub-user-calls';
import { paths } from '../../domain/api/paths.generated';
import type { Assignee, SharingPlan } from '../../domain/review/assignment-calls';
import { ReviewClients } from '../../tests/support/server/review-clients';
import { withId } from '../../tests/support/with-id';
import { messages, users } from '../core/db/tables';

let clients: ReviewClients;
const [colleague, elsewhere] = [randomUUID(), randomUUID()];
let me: string;
let own: string[];
let foreign: string;

async function addReviewer(id: string, name: string, reviewDepartment: string) {
  const row = { id, name, username: name, usernameKey: name, role: 'reviewer', passwordHash: '-' };
  await clients.app.db.q.insert(users).values({ ...row, reviewDepartment });
}

beforeAll(async () => {
  clients = await ReviewClients.open();
});
beforeEach(async () => {
  await clients.restore();
  own = [];
  await addReviewer(colleague, '同事', 'D210112');
  await addReviewer(elsewhere, '他区', 'D210106');
  for (const program of ['alpha', 'beta', 'gamma']) own.push(await clients.submit(program));
  foreign = await clients.submit('alpha', clients.stranger);
  const [row] = await clients.app.db.q.select().from(users).where(eq(users.username, 'reviewer'));
  me = row?.id ?? '';
});
afterAll(() => clients.close());

const preview = (body: object, token = clients.admin) =>
  clients.app.call<SharingPlan>(paths.previewSharing, { token, body });
const assign = (body: object, token = clients.admin) =>
  clients.app.call<BatchResult>(paths.assignFilings, { token, body });
const openOf = async (id: string) =>
  (await clients.app.call<Assignee[]>(paths.assignees, { token: clients.admin })).data.find(
    (each) => each.id === id,
  )?.open;
const seen = (ids: string[]) => ids.map((id) => ({ id, version: 0 }));
const assignAll = (to: string) => assign({ assignee: to, filings: seen(own) });
const carriedOut = ({ plan }: SharingPlan) => plan.map(({ company: _, ...filing }) => filing);

describe('previewSharing and assignFilings', () => {
  it('show how many each gets, leave out what none of them reviews, and change nothing', async () => {
    const { data } = await preview({ assignees: [me, colleague], filings: seen([...own, foreign]) });
    expect(data.shares.map(({ gets, afterwards }) => [gets, afterwards]).sort()).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(data.out).toMatchObject([{ id: foreign, why: expect.stringContaining('department') }]);
    expect(data.plan.map(({ id }) => id)).toEqual(own);
    expect(await openOf(me)).toBe(0);
  });

  it('assign what was shown, send each a message with the note, and update the numbers', async () => {
    const { data } = await preview({ assignees: [me, colleague], filter: { assigned: 'nobody' } });
    const result = await assign({ assignee: null, filings: carriedOut(data), note: '周五前' });
    expect([result.data.done.toSorted(), result.data.refused]).toEqual([own.toSorted(), []]);
    expect(((await openOf(me)) ?? 0) + ((await openOf(colleague)) ?? 0)).toBe(3);
    const [line] = (await clients.app.audit.read('assignment', own[0] ?? '')).slice(-1);
    expect(line).toMatchObject({ action: 'assignment.change', comment: '周五前' });
    const told = await clients.app.db.q.select().from(messages).where(eq(messages.userId, colleague));
    expect(JSON.stringify(told)).toContain('周五前');
  });

  it('hand over at once all that a person has', async () => {
    await assignAll(me);
    const { data } = await preview({ assignees: [colleague], filter: { assigned: 'me' } }, clients.reviewer);
    expect(data.shares).toMatchObject([{ id: colleague, afterwards: 3 }]);
    await assign({ assignee: null, filings: carriedOut(data) }, clients.reviewer);
    expect([await openOf(me), await openOf(colleague)]).toEqual([0, 3]);
    expect(
      (await preview({ assignees: [colleague], filter: { assigned: 'me' } }, clients.reviewer)).data,
    ).toMatchObject({
      plan: [],
      out: [],
    });
  });

  it('keep an account with open filings until they are handed over', async () => {
    await assignAll(colleague);
    const switchOff = () =>
      clients.app.call(withId(paths.updateUser, colleague), {
        token: clients.admin,
        body: { enabled: false },
      });
    expect(await switchOff()).toMatchObject({ code: 208, msg: expect.stringContaining('3 open filings') });
    const { data } = await preview({ assignees: [me], filter: { assigned: colleague } });
    await assign({ assignee: null, filings: carriedOut(data) });
    expect((await switchOff()).code).toBe(200);
  });

  it('reject persons who do not review for the caller, and a request without filings', async () => {
    const nobody = { code: 208, msg: expect.stringContaining('no such reviewer') };
    expect(await preview({ assignees: [elsewhere], filings: seen(own) }, clients.reviewer)).toMatchObject(
      nobody,
    );
    expect(await assign({ assignee: null, filings: [{ ...seen(own)[0], assignee: 'x' }] })).toMatchObject(
      nobody,
    );
    expect((await preview({ assignees: [me] })).code).toBe(-1);
  });
});
