import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { Program } from '../../domain/definition';
import type { Filing } from '../../domain/filing/types';
import type {
  CheckedDocument,
  ListedProgram,
  ProgramEditionBody,
} from '../../domain/program-documents/calls';
import { compileBody } from '../../domain/program-documents/compile-body';
import type { EditionLine } from '../../domain/program-documents/proposal-calls';
import { readProgramDocument as readDocument } from '../../domain/program-documents/read';
import type { ProgramBody } from '../../domain/program-documents/types';
import { findProgram } from '../../domain/programs/find';
import { programs as shipped } from '../../domain/programs/index.generated';
import type { ReviewData } from '../../domain/review/calls';
import type { WindowDetail } from '../../domain/windows/managed-window-calls';
import { getSaveCall, submitSaved, toWireCall } from '../../tests/support/file-sample';
import { readPdfPages } from '../../tests/support/pdf-text';
import { readProgramDocument, readProgramText } from '../../tests/support/program-documents';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { openProgramPublisher, type ProgramPublisher } from '../../tests/support/server/program-publisher';
import { withId } from '../../tests/support/with-id';

const shippedGazelle = shipped.find(({ key }) => key === 'gazelle') as Program;
const WORKSHOP = readFileSync(join(__dirname, '../../docs/guides/examples/digital-workshop.yaml'), 'utf8');

let app: TestApp;
let publisher: ProgramPublisher;
let admin: string;
let owner: string;

beforeAll(async () => {
  app = await startTestApp();
  publisher = await openProgramPublisher(app);
  [admin, owner] = [publisher.tokens.compiler, await app.signIn('demo')];
});
afterAll(() => app.close());

const publish: ProgramPublisher['publish'] = (document, options) => publisher.publish(document, options);
const check = (document: string) =>
  app.call<CheckedDocument>(paths.checkProgramDocument, { token: admin, body: { document } });
const list = (headers: Record<string, string> = {}) =>
  app.call<{ version: string; programs: ListedProgram[] }>(paths.programsInForce, { token: owner, headers });
const getWorkshop = () => findProgram('digital_workshop') as Program;

const answers = {
  applicant: { contact_name: '王敏' },
  workshop: { workshop_name: '一号车间', level: 'city', equipment_total: 200, equipment_online: 150 },
  systems: [{ system_name: 'MES', invested: 80 }],
  declaration: { agree: true },
};

async function openWindow(program: string): Promise<void> {
  const { code, msg } = await app.call<WindowDetail>(paths.createWindow, {
    token: admin,
    body: {
      program,
      batch_year: 2026,
      opens_at: '2026-06-01T00:00:00Z',
      closes_at: '2026-07-31T00:00:00Z',
      first_review_by: null,
      quota: 1,
      grace_minutes: 0,
      confirmed: true,
    },
  });
  if (code !== 200) throw new Error(String(msg));
}

async function approve(id: string): Promise<string> {
  const steps = [
    { token: await app.signIn('reviewer'), step: { action: 'pass_first' } },
    { token: admin, step: { action: 'approve', grant_approved: 0 } },
  ];
  for (const { token, step } of steps) {
    const { data } = await app.call<ReviewData>(withId(paths.reviewFiling, id), { token });
    const body = { version: data.filing.version, opinion: '同意', ...step };
    const { code, msg } = await app.call(withId(paths.decideFiling, id), { token, body });
    if (code !== 200) throw new Error(`${step.action}: ${msg}`);
  }
  return (await app.call<ReviewData>(withId(paths.reviewFiling, id), { token: admin })).data.filing.status;
}

describe('a document that is published while the server runs', () => {
  beforeAll(async () => {
    const { code, msg } = await publish(WORKSHOP, { note: '首次设立' });
    expect([code, msg]).toEqual([200, 'Digital workshop declaration, edition 2026.1, is issued']);
    await openWindow('digital_workshop');
  });

  it('is filed by the generic calls, approved, and printed', async () => {
    const program = getWorkshop();
    const fresh = await app.call<Filing>(toWireCall(program.calls.info), { token: owner });
    expect(fresh.data).toMatchObject({ id: null, program: 'digital_workshop', window: { status: 'open' } });

    const saved = await app.call<Filing>(getSaveCall(program), { token: owner, body: { data: answers } });
    expect(saved.data).toMatchObject({
      computed: { workshop: { online_share: 75 } },
      completeness: { percent: 100 },
    });

    const sent = await submitSaved(app, owner, program, saved.data);
    expect(sent.data.receipt?.no).toBe('SZ20260610-000001');
    const id = sent.data.id ?? '';
    expect(await approve(id)).toBe('approved');

    const log = await app.call<{ action: string }[]>(toWireCall(program.calls.log, id), { token: owner });
    expect(log.data.map(({ action }) => action)).toEqual(['create', 'submit', 'pass_first', 'approve']);
    const [method, url] = toWireCall(program.calls.download ?? '').split(' ') as ['POST', string];
    const pdf = await app.app.inject({
      method,
      url,
      headers: { authorization: `JWT ${owner}` },
      payload: { id },
    });
    expect((await readPdfPages(pdf.rawPayload, 1)).join('')).toContain('数字化车间认定申报书');
  });

  it('is refused where its rules are broken, with the place of each', async () => {
    const other = await app.signIn('other');
    const data = { ...answers, workshop: { ...answers.workshop, equipment_online: 300 } };
    const sent = await app.call<{ missing: { path: string; message: string }[] }>(
      getSaveCall(getWorkshop()),
      {
        token: other,
        body: { data, action: 'submit' },
      },
    );
    expect(sent.code).toBe(208);
    expect(sent.data.missing).toEqual([
      {
        code: 'DW-01',
        path: 'workshop.equipment_online',
        message: 'More machines are online than there are; check both numbers',
      },
    ]);
  });

  it('stands in the list, with an ETag that changes with it', async () => {
    const { data, headers } = await list();
    const listed = data.programs.find(({ key }) => key === 'digital_workshop');
    expect(listed).toMatchObject({ edition: '2026.1', origin: 'office', route: '/forms/p/digital_workshop' });
    expect(data.programs.filter(({ origin }) => origin === 'release')).toHaveLength(16);
    const again = await list({ 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
  });

  it('gives browsers a body that they compile without a parser', async () => {
    const call = paths.programEdition.replace('{key}', 'digital_workshop').replace('{edition}', '2026.1');
    const { data, headers } = await app.call<ProgramEditionBody>(call, { token: owner });
    expect(headers['cache-control']).toContain('immutable');
    const form = compileBody(data as unknown as ProgramBody);
    expect(form.sections.map(({ key }) => key)).toEqual(['applicant', 'workshop', 'systems', 'declaration']);
    expect(
      form.rules.find(({ id }) => id === 'DW-02')?.check?.({ systems: [], sum: () => 49 } as never),
    ).toBe(false);
  });

  it('has the shape that is published as JSON Schema', async () => {
    const [method, url] = paths.programSchema.split(' ') as ['GET', string];
    const reply = await app.app.inject({ method, url });
    expect(reply.headers['content-type']).toContain('application/schema+json');
    const schema = reply.json<{ required: string[]; properties: Record<string, unknown> }>();
    expect(schema.required).toEqual([
      'schema',
      'key',
      'edition',
      'manifest',
      'form',
      'dictionaries',
      'expressions',
    ]);
    expect(reply.body.length).toBeLessThan(200_000);
  });

  it('never changes', async () => {
    const again = await publish(WORKSHOP.replace("invested') >= 50", "invested') >= 5"));
    expect(again.code).toBe(-1);
    expect(String(again.msg)).not.toContain('(edition)');
    expect(again.data.faults).toMatchObject([{ kind: 'editionKnown', item: 'edition' }]);
    await expect(app.db.q.execute("update program_editions set note = 'x'")).rejects.toThrow();
    await expect(app.db.q.execute('delete from program_editions')).rejects.toThrow();
  });

  it('is followed by the next edition; drafts move to it by the ids of fields, and what was sent stays as it was judged', async () => {
    const program = getWorkshop();
    const third = await app.signIn('other');
    const draft = await app.call<Filing>(getSaveCall(program), { token: third, body: { data: answers } });
    const next = WORKSHOP.replace("edition: '2026.1'", "edition: '2026.2'").replace(
      'key: contact_name',
      'key: contact_person, id: applicant.contact_name',
    );
    expect((await publish(next, { reason: '更名' })).msg).toContain('edition 2026.2');

    const opened = await app.call<Filing>(toWireCall(program.calls.one, draft.data.id ?? ''), {
      token: third,
    });
    expect(opened.data).toMatchObject({
      edition: '2026.2',
      data: { applicant: { contact_person: '王敏' } },
      edition_note: { moved: [{ to: 'applicant.contact_person' }] },
    });
    const mine = await app.call<Filing>(toWireCall(program.calls.info), { token: owner });
    expect(mine.data).toMatchObject({ edition: '2026.1', data: { applicant: { contact_name: '王敏' } } });

    const stale = await app.call(getSaveCall(program), {
      token: third,
      body: { id: draft.data.id, version: draft.data.version, edition: '2026.1', data: answers },
    });
    expect(stale.code).toBe(208);
    const { data: lines } = await app.call<EditionLine[]>(paths.editionsOfPrograms, { token: admin });
    const own = lines.filter(({ origin }) => origin === 'office');
    expect(own.map(({ edition, is_in_force: isInForce }) => [edition, isInForce])).toEqual([
      ['2026.2', true],
      ['2026.1', false],
    ]);
  });
});

describe('a document over a shipped program', () => {
  const next = (text: string) => text.replace(/^edition: .*$/m, "edition: '2027.1'");

  it('judges filings from then on, with the addresses of the specification', async () => {
    const text = next(readProgramText('gazelle'));
    expect((await publish(text)).code).toBe(200);
    expect(findProgram('gazelle')).toMatchObject({ edition: '2027.1', route: '/forms/gazelleForm' });
    const fresh = await app.call<Filing>(toWireCall((findProgram('gazelle') as Program).calls.info), {
      token: owner,
    });
    expect(fresh.data).toMatchObject({ edition: '2027.1' });
    const profile = { unit_type: 'enterprise', is_listed: true };
    const judge = async ({ loadFits }: Program) =>
      Object.entries(await loadFits()).map(([id, check]) => [id, check(profile, '2026-06-10')]);
    expect(await judge(findProgram('gazelle') as Program)).toEqual(await judge(shippedGazelle));
  });

  it.each(['hightech', 'keyproject'])('begins with its export: %s', async (key) => {
    const call = paths.writtenDocument.replace('{key}', key).replace('{edition}', '2026.1');
    const { data } = await app.call<{ document: string }>(call, { token: admin });
    expect(readDocument(data.document, () => undefined).document).toEqual(readProgramDocument(key));
    const checked = await check(next(data.document));
    expect(checked.data).toMatchObject({ faults: [], found: { key, replaces: '2026.1' } });
  });

  it('is refused with other addresses', async () => {
    const text = next(readProgramText('hightech')).replace(/route: \S+/, 'route: /forms/other');
    expect((await publish(text)).data.faults).toMatchObject([
      { kind: 'addressFixed', item: 'manifest.route' },
    ]);
  });
});

describe('a document with faults', () => {
  const wrong = WORKSHOP.replace('key: digital_workshop', 'key: smart_workshop');
  let versionBefore: string;
  beforeEach(async () => {
    versionBefore = (await list()).data.version;
  });

  it.each([
    [
      'names a field that is not there',
      wrong.replace('workshop.online_share < 60', 'workshop.online_shares < 60'),
      'expressions.isBelow',
    ],
    ['is no YAML', `${wrong}\n  }`, ''],
    ['comes from a later schema', wrong.replace('schema: 1', 'schema: 2'), 'schema'],
    ['takes the receipt letters of another program', wrong, 'manifest.receiptPrefix'],
    ['has a reserved name', wrong.replace('workshop_level:', '__proto__:'), '__proto__'],
  ])('is refused where it %s, and nothing is stored', async (_, document, item) => {
    const checked = await check(document);
    expect(checked.data.faults.map((fault) => fault.item)).toContain(item);
    const refused = await publish(document);
    expect(refused.code).toBe(-1);
    expect((await list()).data.version).toBe(versionBefore);
  });

  it('is refused where it is not the one that its hash names', async () => {
    const document = wrong.replace('receiptPrefix: SZ', 'receiptPrefix: SW');
    const { data } = await check(document);
    expect(data.faults).toEqual([]);
    expect(data.found).toMatchObject({ key: 'smart_workshop', replaces: null, sections: 4, rules: 3 });
    const altered = document.replace('<= workshop.equipment_total', '< workshop.equipment_total');
    expect((await publish(altered, { hash: data.found?.hash ?? '' })).data.faults).toMatchObject([
      { kind: 'hashDiffers' },
    ]);
  });

  it('is proposed by administrators alone', async () => {
    for (const name of ['demo', 'reviewer'])
      expect((await publisher.propose(WORKSHOP, {}, await app.signIn(name))).msg).toContain(
        'you do not have the right: compile programs',
      );
  });
});
