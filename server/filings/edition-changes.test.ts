import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { Program } from '../../domain/definition';
import type { EditionChanges, FillingGuide } from '../../domain/filing/guide-calls';
import type { Filing } from '../../domain/filing/types';
import { findProgram } from '../../domain/programs/find';
import { getSaveCall } from '../../tests/support/file-sample';
import { readProgramText } from '../../tests/support/program-documents';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { openProgramPublisher } from '../../tests/support/server/program-publisher';
import { withId } from '../../tests/support/with-id';

let app: TestApp;
let owner: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('demo');
});
afterAll(() => app.close());

/** An edition with a further required answer, and GZ-03 with another threshold. */
const writeNextEdition = () =>
  readProgramText('gazelle')
    .replace(/^edition: .*$/m, "edition: '2027.1'")
    .replace("revenue(-1)), 20, 'percent')", "revenue(-1)), 90, 'percent')")
    .replace(
      / {8}- key: track\n/,
      '        - { key: fax, zh: 传真, en: Fax, ar: فاكس, type: text, required: true }\n$&',
    );

const guide = () =>
  app.call<FillingGuide>(paths.fillingGuide, { token: owner, query: { program: 'gazelle' } });
const readChanges = async (id: string, token = owner) =>
  app.call<EditionChanges>(withId(paths.editionChanges, id), { token });

/** A draft that was never submitted: its changes count from the edition that it was saved in. */
async function beginDraft(): Promise<string> {
  const call = getSaveCall(findProgram('gazelle') as Program);
  const body = { data: { baseData: { track: 'revenue_growth' } } };
  return String((await app.call<Filing>(call, { token: owner, body })).data.id);
}

describe('editionChanges', () => {
  it('names nothing while the edition of the submission holds, and the reason and the changes of the next', async () => {
    const id = (await guide()).data.last?.id ?? '';
    const before = await readChanges(id);
    expect(before.data).toEqual({ from: '2026.1', to: '2026.1', reasons: [], changes: [] });

    const draft = await beginDraft();
    const { publish } = await openProgramPublisher(app);
    expect((await publish(writeNextEdition(), { reason: '上级文件提高了增长要求' })).code).toBe(200);
    const { data } = await readChanges(id);
    expect(data).toMatchObject({
      from: '2026.1',
      to: '2027.1',
      reasons: [{ edition: '2027.1', words: '上级文件提高了增长要求' }],
      changes: [
        { is: 'added', section: 'baseData', field: 'fax', isRequired: true },
        { is: 'threshold', before: { zh: '要求不低于20%' }, after: { zh: '要求不低于90%' } },
      ],
    });
    expect((await guide()).data.changes).toEqual(data.changes);
    expect((await readChanges(draft)).data).toMatchObject({
      ...data,
      changes: data.changes.map(({ is }) => ({ is })),
    });
  });

  it('is refused to other companies', async () => {
    const id = (await guide()).data.last?.id ?? '';
    expect((await readChanges(id, await app.signIn('other'))).code).not.toBe(200);
  });
});
