import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { Answers, Program } from '../../domain/definition';
import type { Filing } from '../../domain/filing/types';
import type {
  ComparedEditions,
  DocumentSource,
  DryRunSlice,
  ReplaySlice,
  TriedScenarios,
} from '../../domain/program-documents/consequence-calls';
import type { ProgramDocument } from '../../domain/program-documents/types';
import { findProgram } from '../../domain/programs/find';
import { getSaveCall } from '../../tests/support/file-sample';
import { readProgramDocument } from '../../tests/support/program-documents';
import { readSamples } from '../../tests/support/samples';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { seedApproved } from '../../tests/support/server/linked-programs';
import { storedFilings } from '../core/db/tables';

const KEY = 'gazelle';
const gazelle = readProgramDocument(KEY);
const [sample] = readSamples(KEY);
const program = findProgram(KEY) as Program;

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.close());

type Section = ProgramDocument['form']['sections'][number];
type Fields = Extract<Section, { kind: 'fields' }>['fields'];

/** The next edition as an office would write it. */
function propose(change: (fields: Fields, document: ProgramDocument) => void): DocumentSource {
  const document = structuredClone({ ...gazelle, edition: '2027.1' });
  const base = document.form.sections.find(({ key }) => key === 'baseData');
  if (base?.kind !== 'fields') throw new Error('no fields');
  change(base.fields, document);
  return { kind: 'document', document: JSON.stringify(document) };
}

const stricter = propose((fields, { form }) => {
  const at = fields.findIndex(({ key }) => key === 'main_business');
  fields.splice(at, 1, {
    ...(fields[at] as Fields[number]),
    id: 'baseData.main_business',
    key: 'business',
  });
  fields.push({ key: 'green_share', zh: '绿色产值占比', en: 'Green share', type: 'percent', required: true });
  form.rules = form.rules.map((rule) =>
    rule.id === 'GZ-01' ? { ...rule, figure: 'most(monthsSinceRegistration, 12, "month")' } : rule,
  );
});

const unchanged = propose(() => undefined);

const call = <T>(path: keyof typeof paths, body: object, token = admin) =>
  app.call<T>(paths[path], { token, body });

async function runAll(proposed: DocumentSource): Promise<DryRunSlice> {
  const first = (await call<DryRunSlice>('dryRunEdition', { proposed })).data;
  let { next } = first;
  while (next !== null) {
    const { data } = await call<DryRunSlice>('dryRunEdition', { proposed, after: next });
    first.drafts.push(...data.drafts);
    first.judged += data.judged;
    next = data.next;
  }
  return first;
}

async function saveDraft(username: string): Promise<string> {
  const token = await app.signIn(username);
  const { data, msg } = await app.call<Filing>(getSaveCall(program), {
    token,
    body: { data: sample?.data as Answers },
  });
  if (!data?.id) throw new Error(String(msg));
  return data.id;
}

describe('compareEditions', () => {
  it('compares a document with the edition in force, and says that it asks more', async () => {
    const { data } = await call<ComparedEditions>('compareEditions', { proposed: stricter });
    expect(data).toMatchObject({ before: '2026.1', after: '2027.1', strictness: 'asks_more', total: 3 });
    expect(data.changes.map(({ identity, acts, effect }) => [identity, acts.join(), effect])).toEqual([
      ['field baseData.main_business', 'renamed', 'words'],
      ['field baseData.green_share', 'added', 'asksMore'],
      ['rule GZ-01', 'changed', 'asksMore'],
    ]);
  });

  it('compares two editions by their names', async () => {
    const edition = { kind: 'edition', key: KEY, edition: '2026.1' };
    const { data } = await call<ComparedEditions>('compareEditions', { proposed: edition, before: edition });
    expect(data).toMatchObject({ strictness: 'words', changes: [] });
  });

  it('refuses a document with faults, with all of them', async () => {
    const broken = propose((_, { form }) => {
      form.rules = form.rules.map((rule) => ({ ...rule, check: 'nothing.here >' }));
    });
    const { code, data } = await call<{ faults: unknown[] }>('compareEditions', { proposed: broken });
    expect(code).toBe(-1);
    expect(data.faults.length).toBeGreaterThan(1);
  });
});

describe('dryRunEdition', () => {
  let draft: string;
  beforeAll(async () => {
    draft = await saveDraft('demo');
  });

  it('tells what becomes of a draft: moved, newly missing, newly failing; and writes nothing', async () => {
    const read = () => app.db.q.select().from(storedFilings).where(eq(storedFilings.id, draft));
    const before = await read();
    const run = await runAll(stricter);
    expect(run.judged).toBe(run.total);
    expect(run.drafts.find(({ id }) => id === draft)).toMatchObject({
      company: expect.any(String),
      status: 'draft',
      kept: expect.any(Number),
      moved: { count: 1, texts: [{ zh: expect.stringContaining('主营') }] },
      set_aside: { count: 0 },
      missing: { count: 1, texts: [{ zh: expect.stringContaining('绿色产值占比') }] },
      failing: ['GZ-01'],
    });
    expect(run.rules.find(({ id }) => id === 'GZ-01')?.label.zh).toBeTruthy();
    expect(await read()).toEqual(before);
  });

  it('sets aside what a removed field held, and names it', async () => {
    const without = propose((fields, { form }) => {
      const at = fields.findIndex(({ key }) => key === 'growth_statement');
      fields.splice(at, 1);
      form.rules = form.rules.filter(({ paths = [] }) => !paths.includes('baseData.growth_statement'));
    });
    const { drafts } = await runAll(without);
    expect(drafts.find(({ id }) => id === draft)?.set_aside).toMatchObject({ count: 1 });
  });

  it('has no consequence where the document asks what it asked', async () => {
    const found = (await runAll(unchanged)).drafts.find(({ id }) => id === draft);
    expect(found).toMatchObject({ missing: { count: 0 }, invalid: { count: 0 }, failing: [], warned: [] });
  });

  it('goes through more drafts than a slice holds, each once', async () => {
    const [row] = await app.db.q.select().from(storedFilings).where(eq(storedFilings.id, draft));
    if (!row) throw new Error('no draft');
    const copies = Array.from({ length: 60 }, (_, i) => ({
      ...row,
      id: `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`,
      batchNo: 1,
    }));
    await app.db.q.insert(storedFilings).values(copies);
    const run = await runAll(stricter);
    expect(run.total).toBeGreaterThan(60);
    expect(new Set(run.drafts.map(({ id }) => id)).size).toBe(run.total);
    expect(run.judged).toBe(run.total);
  });

  it('is for those who compile programs', async () => {
    for (const username of ['demo', 'reviewer'])
      expect((await call('dryRunEdition', { proposed: stricter }, await app.signIn(username))).code).not.toBe(
        200,
      );
  });

  it('finds no drafts of a new program', async () => {
    const fresh = propose((_, document) => {
      document.key = 'fresh_program';
    });
    expect((await call<DryRunSlice>('dryRunEdition', { proposed: fresh })).data).toMatchObject({
      total: 0,
      next: null,
    });
  });
});

describe('replayEdition', () => {
  it('tells which of the approved filings of the last batch would fail, by rule', async () => {
    const id = await seedApproved(app, program);
    const { data } = await call<ReplaySlice>('replayEdition', { proposed: stricter });
    expect(data.batch).not.toBeNull();
    expect(data.judged).toBe(data.total);
    const ours = data.submissions.find((each) => each.id === id);
    expect(ours ?? data.submissions[0]).toMatchObject({
      status: expect.stringMatching(/approved|rejected/),
      failing: expect.arrayContaining(['GZ-01']),
      failed_before: expect.not.arrayContaining(['GZ-01']),
    });
  });

  it('finds none that newly fails where nothing has changed', async () => {
    const { data } = await call<ReplaySlice>('replayEdition', { proposed: unchanged });
    expect(
      data.submissions.filter(({ failing, failed_before: before }) => failing.length > before.length),
    ).toEqual([]);
  });
});

describe('tryScenarios', () => {
  it('names the samples of the release that a stricter document judges otherwise', async () => {
    const { data } = await call<TriedScenarios>('tryScenarios', { proposed: stricter });
    expect(data.scenarios).toMatchObject([{ key: 'valid', failing: [{ id: 'GZ-01' }], not_failing: [] }]);
    expect(data.never_failing).toBeNull();
  });

  it('names rules that nothing makes fail, on demand', async () => {
    const idle = propose((_, { form }) => {
      form.rules = form.rules.map(({ figure: _figure, ...rule }) =>
        rule.id === 'GZ-01'
          ? { ...rule, check: 'ctx.batchYear > 1' }
          : { ...rule, ...(_figure && { figure: _figure }) },
      );
    });
    const { data } = await call<TriedScenarios>('tryScenarios', { proposed: idle, falsify: true });
    expect(data.never_failing?.map(({ id }) => id)).toEqual(['GZ-01']);
  });
});
