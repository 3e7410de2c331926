import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import { readPdfPages } from '../../tests/support/pdf-text';
import { BASE, GOOD } from '../../tests/support/server/filing-clients';
import { RETURN, ReviewClients, TEAM } from '../../tests/support/server/review-clients';
import { withId } from '../../tests/support/with-id';

const data = { ...GOOD, team: TEAM };

let clients: ReviewClients;
let id: string;
beforeAll(async () => {
  clients = await ReviewClients.open();
  id = await clients.submit('alpha', clients.owner, data);
});
afterAll(() => clients.close());

const fetched = (path: string, token: string, of = id) => {
  const url = withId(path, of).replace('GET ', '');
  return clients.app.app.inject({ method: 'GET', url, headers: { authorization: `JWT ${token}` } });
};

const textOf = async (token: string) =>
  (await readPdfPages((await fetched(paths.reviewDocument, token)).rawPayload)).join('').replace(/\s/g, '');

describe('reviewDocument', () => {
  it('returns the submitted paper to its own department and the city, and logs that', async () => {
    const { receipt } = await clients.own(id);
    for (const token of [clients.reviewer, clients.admin])
      expect(await textOf(token)).toContain(receipt?.sha256);
    const zip = await fetched(paths.reviewBundle, clients.reviewer);
    expect(zip.headers['content-type']).toBe('application/zip');
    const lines = await clients.app.audit.read('filing', id);
    expect(lines.slice(-3).map(({ action, actorName }) => [action, actorName])).toEqual([
      ['download_document', '孙浩'],
      ['download_document', '周岩'],
      ['download_bundle', '孙浩'],
    ]);
  });

  it('is refused to companies and to other departments', async () => {
    const foreign = await clients.submit('alpha', clients.stranger, data);
    for (const path of [paths.reviewDocument, paths.reviewBundle]) {
      expect((await fetched(path, clients.owner)).json()).toMatchObject({ code: 208 });
      const other = (await fetched(path, clients.reviewer, foreign)).json();
      expect(other).toMatchObject({ code: 208, msg: 'record not found' });
    }
  });

  it('returns what was submitted while the company corrects it', async () => {
    await clients.decide(id, clients.reviewer, { action: 'return_first', ...RETURN });
    const { version, receipt } = await clients.own(id);
    const changed = { ...data, basics: { ...data.basics, name: '改过的名称' } };
    const body = { id, version, data: changed };
    expect(await clients.app.call(`POST ${BASE}/alpha/`, { token: clients.owner, body })).toMatchObject({
      code: 200,
    });
    const text = await textOf(clients.reviewer);
    expect(text).toContain(String(data.basics.name));
    expect(text).not.toContain('改过的名称');
    expect(text).toContain(receipt?.sha256);
  });

  it('is not found before the filing is submitted', async () => {
    const answer = await clients.app.call<{ id: string }>(`POST ${BASE}/gamma/`, {
      token: clients.owner,
      body: { data: GOOD },
    });
    expect(answer.data.id).toBeTruthy();
    expect((await fetched(paths.reviewDocument, clients.admin, answer.data.id)).json()).toMatchObject({
      code: 208,
    });
  });
});
