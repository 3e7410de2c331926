import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadPresentDocument } from '../../tests/support/server/another-release';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { openProgramPublisher, type ProgramPublisher } from '../../tests/support/server/program-publisher';
import { createEditionsStore } from './editions-store';
import { createIssuedEditions } from './issued-editions';

let app: TestApp;
let publisher: ProgramPublisher;

beforeAll(async () => {
  app = await startTestApp();
  publisher = await openProgramPublisher(app);
});
afterAll(() => app.close());

async function propose(key: string): Promise<number> {
  const document = { ...(await loadPresentDocument(key)), edition: 'city.1' };
  const { data } = await publisher.propose(JSON.stringify(document));
  return data.no;
}

async function issue(no: number): Promise<void> {
  await publisher.step('check', no, publisher.tokens.checker);
  const { code } = await publisher.step('issue', no, publisher.tokens.issuer);
  expect(code).toBe(200);
}

/** A process that follows the issued editions, with the numbers of those that each reading was given. */
function follow() {
  const store = createEditionsStore(app.db);
  const given: number[][] = [];
  let tellMissed: (told: string | null) => void = () => {};
  const db = { changeNotifications: { onChange: (heard: typeof tellMissed) => (tellMissed = heard) } };
  const issued = createIssuedEditions(db as never, {
    async issuedAfter(turn) {
      const rows = await store.issuedAfter(turn);
      given.push(rows.map(({ no }) => no));
      return rows;
    },
  });
  return { issued, given, tellMissed: () => tellMissed(null) };
}

it('asks for editions issued since the last reading, whichever was proposed first', async () => {
  const [first, second] = [await propose('gazelle'), await propose('hightech')];
  expect(first).toBeLessThan(second);
  const { issued, given, tellMissed } = follow();
  const readNumbers = async () => (await issued.read()).map(({ no }) => no);
  const before = await readNumbers();
  expect(before.length).toBeGreaterThan(0);

  await issue(second);
  expect(await readNumbers()).toEqual([...before, second]);
  await issue(first);
  expect(await readNumbers()).toEqual([...before, first, second]);
  expect(await readNumbers()).toHaveLength(before.length + 2);
  expect(given.slice(1)).toEqual([[second], [first], []]);

  tellMissed();
  expect(await readNumbers()).toEqual([...before, first, second]);
  expect(given.at(-1)).toHaveLength(before.length + 2);
});
