import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { EditionLine, EditionProposal } from '../../domain/program-documents/proposal-calls';
import type { ProgramDocument } from '../../domain/program-documents/types';
import { findProgram } from '../../domain/programs/find';
import { programs as shipped } from '../../domain/programs/index.generated';
import { putProgramsInForce } from '../../domain/programs/registry';
import {
  createRelease,
  createStartingProcess,
  loadPresentDocument,
  type StartingProcess,
} from '../../tests/support/server/another-release';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { openProgramPublisher, type ProgramPublisher } from '../../tests/support/server/program-publisher';
import { auditLog } from '../core/db/tables';
import { loadEditionDocument } from './edition-documents';
import { hashDocument } from './registry-service';
import { takeInReleaseEditions, warnOfAlteredEditions } from './release-editions-service';
import { programEditions } from './tables';

const KEY = 'gazelle';
const PRESENT = shipped.find(({ key }) => key === KEY)?.edition as string;

let app: TestApp;
let publisher: ProgramPublisher;
let putBack: () => Promise<void>;
let document: ProgramDocument;
let process: StartingProcess;

beforeAll(async () => {
  app = await startTestApp();
  publisher = await openProgramPublisher(app);
  document = await loadPresentDocument(KEY);
});
beforeEach(async () => {
  putBack = await app.keep();
  process = createStartingProcess(app);
});
afterEach(async () => {
  await putBack();
  await putProgramsInForce([], '');
});
afterAll(() => app.close());

const nextRelease = () =>
  createRelease(document, (made) => {
    made.edition = '2027.1';
    made.manifest.title = { zh: '瞪羚企业', en: 'Gazelle' };
  });
const rows = () =>
  app.db.q.select().from(programEditions).where(eq(programEditions.program, KEY)).orderBy(programEditions.no);
const summarize = async () => (await rows()).map(({ edition, state, origin }) => [edition, state, origin]);
const publishOwn = async (edition: string, from: object = { kind: 'now' }) => {
  const own = structuredClone(document);
  Object.assign(own, { edition });
  own.manifest.title = { zh: '本市瞪羚企业', en: 'Gazelle of the city' };
  const { code, msg } = await publisher.publish(JSON.stringify(own), { from: from as never });
  if (code !== 200) throw new Error(String(msg));
};

const isEdition = (edition: string) =>
  and(eq(programEditions.program, KEY), eq(programEditions.edition, edition));
/** Does what the trigger of the table refuses to everybody. */
async function alterStored(change: () => Promise<unknown>): Promise<void> {
  await app.db.q.execute('alter table program_editions disable trigger keep_program_edition');
  await change();
  await app.db.q.execute('alter table program_editions enable trigger keep_program_edition');
}

describe(takeInReleaseEditions, () => {
  it('puts in each shipped edition once, whoever starts when', async () => {
    const taken = (await app.db.q.select().from(programEditions)).filter(
      ({ origin }) => origin === 'release',
    );
    expect(taken.map(({ program, edition }) => `${program} ${edition}`).sort()).toEqual(
      shipped.map(({ key, edition }) => `${key} ${edition}`).sort(),
    );
    expect(taken.every(({ document: text, hash }) => hashDocument(text) === hash)).toBe(true);
    await Promise.all([1, 2, 3].map(() => takeInReleaseEditions(process.deps, nextRelease())));
    await takeInReleaseEditions(process.deps, nextRelease());
    expect(await summarize()).toEqual([
      [PRESENT, 'issued', 'release'],
      ['2027.1', 'issued', 'release'],
    ]);
  });

  it('moves on with a release where its own edition is in force, and says so in the log', async () => {
    await process.start(nextRelease());
    expect(findProgram(KEY)).toMatchObject({ edition: '2027.1', title: { en: 'Gazelle' } });
    expect((await rows()).at(-1)).toMatchObject({ base: PRESENT, toldAt: app.clock.now });
    const lines = await app.db.q
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, KEY))
      .orderBy(auditLog.seq);
    expect(lines.at(-1)).toMatchObject({
      action: 'program.issue',
      actorName: 'system',
      details: { edition: '2027.1' },
    });
  });

  it('proposes its edition beside that of the office, which stays in force', async () => {
    await publishOwn('city.1');
    await process.start(nextRelease());
    expect(await summarize()).toEqual([
      [PRESENT, 'issued', 'release'],
      ['city.1', 'issued', 'office'],
      ['2027.1', 'proposed', 'release'],
    ]);
    expect(findProgram(KEY)?.edition).toBe('city.1');
    const { no } = (await rows()).at(-1) as { no: number };
    const { data } = await app.call<EditionProposal>(paths.editionProposal.replace('{no}', String(no)), {
      token: publisher.tokens.compiler,
    });
    expect(data).toMatchObject({ made: null, origin: 'release', base: 'city.1', from: { kind: 'batch' } });
    expect(data.steps).toContain('check');
  });

  it('proposes it too where the edition of the office is still to come', async () => {
    await publishOwn('city.1', { kind: 'batch', batch_year: 2027, batch_no: 1 });
    expect(findProgram(KEY)?.edition).toBe(PRESENT);
    await process.start(nextRelease());
    expect((await summarize()).at(-1)).toEqual(['2027.1', 'proposed', 'release']);
  });

  it('proposes an edition once, also after it was refused', async () => {
    await publishOwn('city.1');
    await process.start(nextRelease());
    const { no } = (await rows()).at(-1) as { no: number };
    await publisher.step('refuse', no, publisher.tokens.checker, '不采用');
    await process.start(nextRelease());
    expect((await summarize()).at(-1)).toEqual(['2027.1', 'refused', 'release']);
  });

  it('gives its edition another name where the office has taken its own', async () => {
    await publishOwn('2027.1');
    await process.start(nextRelease());
    await process.start(nextRelease());
    expect((await summarize()).slice(1)).toEqual([
      ['2027.1', 'issued', 'office'],
      ['2027.1-release', 'proposed', 'release'],
    ]);
    expect(findProgram(KEY)?.title.en).toBe('Gazelle of the city');
  });

  it('adds the edition that the office started from where the table had none', async () => {
    await publishOwn('city.1');
    await alterStored(() => app.db.q.delete(programEditions).where(isEdition(PRESENT)));
    await publishOwn('city.2');
    await process.start(createRelease(document, () => {}));
    expect((await summarize()).at(-1)).toEqual([PRESENT, 'issued', 'release']);
    expect(findProgram(KEY)?.edition).toBe('city.2');
  });

  it('refuses other rules under the name of an edition: the stored one stays, and the status says so', async () => {
    await process.start(createRelease(document, ({ form }) => form.rules.pop()));
    expect([...process.warnings]).toEqual(['edition_differs']);
    expect(process.faults).toMatchObject([{ program: KEY, edition: PRESENT }]);
    expect((await (findProgram(KEY) as { load(): Promise<{ rules: unknown[] }> }).load()).rules).toHaveLength(
      document.form.rules.length,
    );
    expect(await summarize()).toEqual([[PRESENT, 'issued', 'release']]);
  });

  it('takes words that were put right as they are', async () => {
    await process.start(
      createRelease(document, ({ manifest }) =>
        Object.assign(manifest, { title: { zh: '瞪羚', en: 'Gazelles' } }),
      ),
    );
    expect([[...process.warnings], process.faults]).toEqual([[], []]);
  });
});

describe(loadEditionDocument, () => {
  const store = async (changed: object) => {
    const text = JSON.stringify({ ...document, ...changed });
    await alterStored(() =>
      app.db.q
        .update(programEditions)
        .set({ document: text, hash: hashDocument(text) })
        .where(isEdition(PRESENT)),
    );
  };

  it('gives the words of the build, where an earlier release stored others', async () => {
    await store({ manifest: { ...document.manifest, title: { zh: '旧名', en: 'Old words' } } });
    expect((await loadEditionDocument(process.deps, KEY, PRESENT)).manifest.title.zh).toBe(
      document.manifest.title.zh,
    );
  });

  it('gives the stored rules, where the build ships others', async () => {
    await store({ form: { ...document.form, rules: document.form.rules.slice(1) } });
    expect((await loadEditionDocument(process.deps, KEY, PRESENT)).form.rules).toHaveLength(
      document.form.rules.length - 1,
    );
  });
});

describe(warnOfAlteredEditions, () => {
  it('tells of a document that is not the one of its hash; it is refused wherever it is asked for', async () => {
    await publishOwn('city.1');
    await warnOfAlteredEditions(process.deps);
    expect([...process.warnings]).toEqual([]);
    const altered = JSON.stringify({ ...document, edition: 'city.1' });
    await alterStored(() =>
      app.db.q.update(programEditions).set({ document: altered }).where(isEdition('city.1')),
    );
    await warnOfAlteredEditions(process.deps);
    expect([[...process.warnings], process.faults]).toMatchObject([
      ['edition_altered'],
      [{ altered: [{ edition: 'city.1' }] }],
    ]);
    const { code, msg } = await app.call<EditionLine>(
      paths.programEdition.replace('{key}', KEY).replace('{edition}', 'city.1'),
      { token: publisher.tokens.compiler },
    );
    expect([code, String(msg)]).toEqual([208, expect.stringContaining('was altered after it was stored')]);
  });
});
