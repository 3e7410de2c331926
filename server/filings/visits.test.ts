import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { FilingNews, UnseenChanges } from '../../domain/filing/visit-calls';
import { FilingClients, GOOD } from '../../tests/support/server/filing-clients';
import { withId } from '../../tests/support/with-id';
import { users } from '../core/db/tables';

let clients: FilingClients;
let filer: string;

beforeEach(async () => {
  await clients?.app.close();
  clients = await FilingClients.open();
  await clients.app.db.q.update(users).set({ programs: [] }).where(eq(users.username, 'demo.filer'));
  filer = await clients.app.signIn('demo.filer');
});
afterAll(() => clients.app.close());

const news = async (id: string, token: string) =>
  (await clients.app.call<FilingNews>(withId(paths.filingNews, id), { token })).data;
const leave = async (id: string, token: string) => {
  await clients.app.call(withId(paths.noteVisit, id), { token });
  clients.app.clock.advance(1);
};
const save = (id: string, version: number, note: string, token: string) =>
  clients.app.call('POST /api/v1.0/test/portal/alpha/', {
    token,
    body: { id, version, data: { basics: { ...GOOD.basics, note } } },
  });
const unseen = async (token: string) =>
  (await clients.app.call<UnseenChanges>(paths.unseenChanges, { token })).data;

describe('filingNews', () => {
  it('lists sections, notes and steps of others since the last visit, and forgets them with the next', async () => {
    const { id } = await clients.draft();
    expect(await news(id, filer)).toEqual({ since: null, changes: [] });
    await leave(id, filer);
    expect((await news(id, filer)).changes).toEqual([]);

    await save(id, 1, '负责人补充', clients.owner);
    clients.app.clock.advance(1);
    await clients.app.call(withId(paths.addNote, id), {
      token: clients.owner,
      body: { section: 'team', text: '请补充成员' },
    });
    const { since, changes } = await news(id, filer);
    expect(since).not.toBeNull();
    expect(changes).toMatchObject([
      { is: 'note', section: 'team' },
      { is: 'section', section: 'basics', fields: ['note'], by: [expect.any(String)] },
    ]);
    expect(await unseen(filer)).toEqual([{ id, count: 2 }]);

    await leave(id, filer);
    expect((await news(id, filer)).changes).toEqual([]);
    expect(await unseen(filer)).toEqual([]);
  });

  it('tells nobody of changes of their own', async () => {
    const { id } = await clients.draft();
    await leave(id, clients.owner);
    await save(id, 1, '自己修改', clients.owner);
    expect((await news(id, clients.owner)).changes).toEqual([]);
    expect(await unseen(clients.owner)).toEqual([]);
  });

  it('names the office of a step, and shows nothing to other companies', async () => {
    const { id } = await clients.draft();
    await leave(id, filer);
    await clients.post({ id, version: 1, action: 'submit', data: GOOD });
    expect((await news(id, filer)).changes).toMatchObject([{ is: 'step', action: 'submit' }]);
    const other = await clients.app.signIn('other');
    const answer = await clients.app.call(withId(paths.filingNews, id), { token: other });
    expect(answer.msg).toBe('record not found');
    expect((await clients.app.call(withId(paths.noteVisit, id), { token: other })).code).not.toBe(200);
  });
});
