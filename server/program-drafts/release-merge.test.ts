import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { Answers } from '../../domain/definition';
import { addArabic } from '../../domain/program-documents/arabic';
import type { EditionProposal } from '../../domain/program-documents/proposal-calls';
import { readDocumentRows } from '../../domain/program-documents/tables';
import type { ThreeWays } from '../../domain/program-documents/three-way-calls';
import type { ProgramDocument } from '../../domain/program-documents/types';
import type { ProgramDraftLine, StoredProgramDraft } from '../../domain/program-drafts/calls';
import { findProgram } from '../../domain/programs/find';
import {
  createRelease,
  createStartingProcess,
  loadPresentDocument,
} from '../../tests/support/server/another-release';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { openProgramPublisher, type ProgramPublisher } from '../../tests/support/server/program-publisher';
import { withId } from '../../tests/support/with-id';

const KEY = 'gazelle';

let app: TestApp;
let publisher: ProgramPublisher;
let no: number;

const findField = ({ form }: ProgramDocument, key: string) => {
  const [section] = form.sections.filter((each) => each.key === 'baseData');
  return (section as { fields: { key: string; zh: string }[] }).fields.find((field) => field.key === key) as {
    zh: string;
  };
};

const compare = (proposal: number, token = publisher.tokens.compiler) =>
  app.call<ThreeWays>(paths.compareThreeWays.replace('{no}', String(proposal)), { token });
const read = async (proposal: number) => {
  const { data } = await app.call<EditionProposal>(paths.editionProposal.replace('{no}', String(proposal)), {
    token: publisher.tokens.compiler,
  });
  return data;
};
const merge = (choices: Record<string, string>, proposal = no) =>
  app.call<ProgramDraftLine>(paths.createProgramDraft, {
    token: publisher.tokens.compiler,
    body: { id: randomUUID(), from: { kind: 'release', no: proposal, choices } },
  });

beforeAll(async () => {
  app = await startTestApp();
  publisher = await openProgramPublisher(app);
  const present = await loadPresentDocument(KEY);
  const own = addArabic({ ...present, edition: 'city.1' });
  findField(own, 'domain').zh = '所属领域';
  findField(own, 'main_business').zh = '主营';
  await publisher.publish(JSON.stringify(own));
  await createStartingProcess(app).start(
    createRelease(present, (made) => {
      made.edition = '2027.1';
      findField(made, 'domain').zh = '专业领域';
      findField(made, 'registered_address').zh = '注册地';
    }),
  );
  const { data } = await app.call<{ no: number; origin: string; state: string }[]>(paths.editionsOfPrograms, {
    token: publisher.tokens.compiler,
  });
  no = data.find(({ origin, state }) => origin === 'release' && state === 'proposed')?.no ?? 0;
});
afterAll(() => app.close());

describe('the proposal of a release', () => {
  it('is compared with the edition in force from the one that both were made of', async () => {
    const { data } = await compare(no);
    expect(data).toMatchObject({ before: '2026.1', theirs: '2027.1', ours: 'city.1' });
    expect(data.changes.map(({ identity, conflicts }) => [identity, conflicts])).toEqual([
      ['field baseData.domain', ['text']],
      ['field baseData.main_business', []],
      ['field baseData.registered_address', []],
    ]);
  });

  it('is merged into a draft, which three people bring in force; that closes it', async () => {
    const { data: line } = await merge({ 'field baseData.domain': 'theirs' });
    expect(line).toMatchObject({ key: KEY, edition: 'city.1', base: 'city.1', merges: no });
    const { data: draft } = await app.call<StoredProgramDraft>(withId(paths.programDraft, line.id), {
      token: publisher.tokens.compiler,
    });
    const { document } = readDocumentRows(draft.data as Answers);
    const labels = ['domain', 'main_business', 'registered_address'].map(
      (key) => findField(document, key).zh,
    );
    expect(labels).toEqual(['专业领域', '主营', '注册地']);
    const { tokens, propose, step } = publisher;
    const { data: proposed } = await propose(JSON.stringify({ ...document, edition: 'city.2' }), {
      merges: no,
    });
    expect((await read(proposed.no)).merges).toBe('2027.1');
    await step('check', proposed.no, tokens.checker);
    expect((await read(no)).state).toBe('proposed');
    const { code } = await step('issue', proposed.no, tokens.issuer);
    expect([code, findProgram(KEY)?.edition]).toEqual([200, 'city.2']);
    expect(await read(no)).toMatchObject({
      state: 'merged',
      closed: { name: 'issuer', note: 'city.2' },
      steps: [],
    });
    expect((await step('refuse', no, tokens.checker, 'late')).msg).toContain('was merged into one');
  });

  it('is merged into editions of its own program alone', async () => {
    const others = { ...(await loadPresentDocument('hightech')), edition: 'city.1' };
    const { data: proposed } = await publisher.propose(JSON.stringify(addArabic(others)), { merges: no });
    expect((await read(proposed.no)).merges).toBeNull();
  });

  it('is told from others: one of the office has no three sides, and a filer sees none', async () => {
    const { data } = await app.call<{ no: number; origin: string }[]>(paths.editionsOfPrograms, {
      token: publisher.tokens.compiler,
    });
    const own = data.find(({ origin }) => origin === 'office')?.no ?? 0;
    expect((await compare(own)).msg).toContain('Only an open proposal that a release has brought');
    expect((await merge({}, own)).msg).toContain('Only an open proposal that a release has brought');
    expect((await compare(999_999)).msg).toBe('record not found');
    expect((await compare(no, await app.signIn('demo'))).code).not.toBe(200);
  });
});
