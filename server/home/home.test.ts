/** The home call: each part equals the answer of its own call, and nothing is read without the right. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { ReportInfo } from '../../domain/filing/calls';
import type { HomeData } from '../../domain/home/calls';
import type { Mandate } from '../../domain/mandates/calls';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { openMandateClients } from '../../tests/support/server/mandates';

describe('home', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const read = async (name: string) =>
    (await app.call<HomeData>(paths.home, { token: await app.signIn(name) })).data;
  const partsOf = (home: HomeData) =>
    Object.entries(home)
      .filter(([, part]) => part !== null)
      .map(([name]) => name);

  it.each([
    ['demo', ['windows', 'filings', 'questions', 'changes', 'mandates', 'glint', 'announcements', 'profile']],
    ['reviewer', ['windows', 'glint', 'desk', 'notices']],
    ['expert', ['glint', 'assessments']],
    ['finance', ['glint']],
  ])('returns to %s the parts that their rights reach', async (name, parts) => {
    expect(partsOf(await read(name))).toEqual(['server_time', ...parts]);
  });

  it('refuses a stranger', async () => {
    expect((await app.call(paths.home, {})).status).toBe(401);
  });
});

const { clients, setUp, give, answer, save } = await openMandateClients();

describe('home of a company and of an agent', () => {
  beforeAll(setUp);
  afterAll(() => clients.close());

  it('returns the filings that wait for the company apart from those sent, and the number of all', async () => {
    const token = clients.owner;
    const draft = (await save('alpha', { action: 'save' }, {}, token)).data.id;
    const sent = (await save('beta', { action: 'submit' }, {}, token)).data.id;
    const all = (await clients.app.call<ReportInfo>(paths.reportInfo, { token })).data;
    const { filings } = (await clients.app.call<HomeData>(paths.home, { token })).data;
    expect(filings?.total).toBe(all.total);
    const [open, latest] = [filings?.open, filings?.sent].map((list) => list?.map(({ id }) => id));
    expect(open).toContain(draft);
    expect(open).not.toContain(sent);
    expect(latest?.[0]).toBe(sent);
  });

  it('returns a mandate that waits for an answer, and then the work of the client', async () => {
    const mandates = async (): Promise<Mandate[] | null> =>
      (await clients.app.call<HomeData>(paths.home, { token: clients.stranger })).data.mandates;
    const { id } = (await give({ programs: ['alpha'] })).data;
    expect((await mandates())?.map(({ status }) => status)).toEqual(['offered']);
    await answer(id, { answer: 'accept' });
    expect((await mandates())?.[0]?.waits).toMatchObject({ returned: 0 });
  });
});
