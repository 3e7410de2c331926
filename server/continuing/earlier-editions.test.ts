/** Filings of an earlier edition are shown and continued by what they say under the names of that edition. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { FieldAnswers, Program, Row } from '../../domain/definition';
import type { ContinuableFilings } from '../../domain/filing/continuation-calls';
import type { Filing } from '../../domain/filing/types';
import { findProgram } from '../../domain/programs/find';
import { getSaveCall, toWireCall } from '../../tests/support/file-sample';
import { readProgramDocument } from '../../tests/support/program-documents';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { readFilableSample, seedApproved } from '../../tests/support/server/linked-programs';
import { openProgramPublisher, type ProgramPublisher } from '../../tests/support/server/program-publisher';

let app: TestApp;
let publisher: ProgramPublisher;
let other: string;

beforeAll(async () => {
  app = await startTestApp();
  publisher = await openProgramPublisher(app);
  other = await app.signIn('other');
});
afterAll(() => app.close());

/** The next edition of a program, in which fields of the demand have other keys and are the same fields. */
function rename(key: string, fields: Record<string, string>): string {
  let text = JSON.stringify({ ...readProgramDocument(key), edition: '2026.9' });
  for (const [path, name] of Object.entries(fields)) {
    const [section = '', former = ''] = path.split('.');
    text = text
      .replaceAll(`"key":"${former}"`, `"key":"${name}","id":"${path}"`)
      .replaceAll(`${section}.${former}`, `${section}.${name}`)
      .replaceAll(`"id":"${section}.${name}"`, `"id":"${path}"`);
  }
  return text;
}

async function publish(document: string): Promise<void> {
  const { code, msg } = await publisher.publish(document, { reason: '改名' });
  if (code !== 200) throw new Error(String(msg));
}

const choicesOf = async (token: string): Promise<string[]> => {
  const query = { program: 'jiebang_second', keyword: '' };
  const { data } = await app.call<ContinuableFilings>(paths.continuable, { token, query });
  return data.list.map(({ id }) => id);
};

it('goes by the edition of the filing that is continued', async () => {
  const demand = findProgram('jiebangguashuai') as Program;
  const second = findProgram('jiebang_second') as Program;
  const seed = (open_scope: string, selection_method: string) =>
    seedApproved(app, demand, { answers: { demand: { open_scope }, bidder_terms: { selection_method } } });
  const [several, once, hidden] = [
    await seed('public', 'race'),
    await seed('public', 'single'),
    await seed('targeted', 'single'),
  ];
  for (const demand_id of [several, once])
    await seedApproved(app, second, { answers: { demand_link: { demand_id } } });
  const before = await choicesOf(other);
  expect(before).toContain(several);
  for (const id of [once, hidden]) expect(before).not.toContain(id);

  const names = { 'demand.open_scope': 'shown_to', 'bidder_terms.selection_method': 'choosing' };
  await publish(rename('jiebangguashuai', names));
  await publish(rename('jiebang_second', names));
  expect(await choicesOf(other)).toEqual(before);
});

it('copies no rows again into a draft whose answer that names the filing has another key now', async () => {
  const token = await app.signIn('demo');
  const KEY = 'jiebangguashuai_result';
  const saveResult = async (body: object): Promise<Filing> => {
    const save = getSaveCall(findProgram(KEY) as Program);
    const { code, msg, data } = await app.call<Filing>(save, { token, body });
    if (code !== 200) throw new Error(String(msg));
    return data;
  };
  const { data } = await readFilableSample(app, findProgram(KEY) as Program);
  const answers = { project_link: { project_id: (data.project_link as FieldAnswers).project_id as string } };
  const begun = await saveResult({ data: answers });
  const copied = begun.data.milestone_results as Row[];
  expect(copied.length).toBeGreaterThan(1);
  const kept = { ...begun.data, milestone_results: copied.slice(0, 1) };
  const saved = await saveResult({ id: begun.id, version: begun.version, data: kept });
  expect(saved.data.milestone_results).toHaveLength(1);

  const path = 'project_link.project_id';
  const document = JSON.parse(rename(KEY, { [path]: 'project_ref' }));
  document.manifest.continues.id = 'project_link.project_ref';
  await publish(JSON.stringify(document));
  const info = toWireCall((findProgram(KEY) as Program).calls.one, saved.id ?? '');
  const opened = (await app.call<Filing>(info, { token })).data;
  expect(opened.data.project_link).toMatchObject({ project_ref: answers.project_link.project_id });
  const { id, version } = opened;
  const moved = await saveResult({ id, version, data: opened.data });
  expect(moved.data.milestone_results).toHaveLength(1);
});
