import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import { ReviewClients } from '../../tests/support/server/review-clients';
import { withId } from '../../tests/support/with-id';

let clients: ReviewClients;

beforeAll(async () => {
  clients = await ReviewClients.open();
});
afterAll(() => clients.close());

const FILE = '0b9dc0de-1111-4222-8333-444455556666';

describe('markRead', () => {
  it('stores what a person has read of a filing for that person alone, and removes it again', async () => {
    const { app, reviewer, admin, stranger, owner } = clients;
    const id = await clients.submit('beta', owner);
    const mark = (token: string, keys: string[], is_read: boolean) =>
      app.call(withId(paths.markRead, id), { token, body: { keys, submission: 1, is_read } });
    const read = async (token: string) => (await clients.read(id, token)).data.read.toSorted();

    expect(await read(reviewer)).toEqual([]);
    expect((await mark(reviewer, ['basics', FILE], true)).code).toBe(200);
    expect((await mark(reviewer, ['basics', 'team', 'team'], true)).code).toBe(200);
    expect(await read(reviewer)).toEqual([FILE, 'basics', 'team']);
    expect(await read(admin)).toEqual([]);
    expect((await mark(reviewer, ['basics'], false)).code).toBe(200);
    expect(await read(reviewer)).toEqual([FILE, 'team']);

    expect((await mark(stranger, ['team'], true)).code).not.toBe(200);
  });

  it('stores nothing for a filing that is not there', async () => {
    const body = { keys: ['basics'], submission: 1, is_read: true };
    const answer = await clients.app.call(withId(paths.markRead, FILE), { token: clients.reviewer, body });
    expect(answer.msg).toBe('record not found');
  });
});
