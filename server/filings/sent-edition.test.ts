import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { Program } from '../../domain/definition';
import type { Filing } from '../../domain/filing/types';
import { readSubmission } from '../../domain/programs/edition-forms';
import { findProgram } from '../../domain/programs/find';
import type { ReviewData } from '../../domain/review/calls';
import { getSaveCall, submitSaved } from '../../tests/support/file-sample';
import { readPdfPages } from '../../tests/support/pdf-text';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { openProgramPublisher, type ProgramPublisher } from '../../tests/support/server/program-publisher';
import { withId } from '../../tests/support/with-id';
import { submissions } from '../core/db/tables';
import { loadUniquePlaces } from '../review/checks-service';

const KEY = 'digital_workshop';
const WORKSHOP = readFileSync(join(__dirname, '../../docs/guides/examples/digital-workshop.yaml'), 'utf8');

const ONCE_RULE = `    - id: DW-09
      level: error
      zh: 同一车间已由他人申报，请核对
      en: Somebody else files this workshop; check it
      met: { zh: 车间未重复申报, en: The workshop is filed once }
      paths: [ workshop.workshop_name ]
      server: true
      onceInBatch: workshop.workshop_name
`;
const SHEET = `  separatePapers:
    - { key: sheet, zh: 车间简表, en: Sheet of the workshop, shows: [ { section: workshop, fields: [ workshop_name, online_share ] } ] }
`;

/** The edition under which filings are sent: a workshop is filed once in a batch, and has a sheet of its own. */
const FIRST = WORKSHOP.replace('  eligibility:\n', `${ONCE_RULE}  eligibility:\n`).replace(
  '  basis: [',
  `${SHEET}  basis: [`,
);

/** The edition after it: another formula, another threshold, no such rule, and no sheet. */
const SECOND = WORKSHOP.replace("edition: '2026.1'", "edition: '2026.2'")
  .replace('computed: pct(workshop.equipment_online,', 'computed: pct(workshop.equipment_online / 3,')
  .replace("sum(systems, 'invested') >= 50", "sum(systems, 'invested') >= 5000");

const answers = {
  applicant: { contact_name: '王敏' },
  workshop: { workshop_name: '一号车间', level: 'city', equipment_total: 200, equipment_online: 150 },
  systems: [{ system_name: 'MES', invested: 80 }],
  declaration: { agree: true },
};

let app: TestApp;
let publisher: ProgramPublisher;
let reviewer: string;
let id: string;

const getProgram = () => findProgram(KEY) as Program;

async function publish(document: string, reason?: string): Promise<void> {
  const { code, msg } = await publisher.publish(document, reason ? { reason } : { note: '首次设立' });
  if (code !== 200) throw new Error(String(msg));
}

async function send(account: string): Promise<string> {
  const token = await app.signIn(account);
  const saved = await app.call<Filing>(getSaveCall(getProgram()), { token, body: { data: answers } });
  const sent = await submitSaved(app, token, getProgram(), saved.data);
  if (!sent.data?.id) throw new Error(String(sent.msg));
  return sent.data.id;
}

beforeAll(async () => {
  app = await startTestApp();
  publisher = await openProgramPublisher(app);
  reviewer = publisher.tokens.compiler;
  await publish(FIRST);
  const body = {
    program: KEY,
    batch_year: 2026,
    opens_at: '2026-06-01T00:00:00Z',
    closes_at: '2026-07-31T00:00:00Z',
    first_review_by: null,
    quota: 1,
    grace_minutes: 0,
    confirmed: true,
  };
  await app.call(paths.createWindow, { token: reviewer, body });
  id = await send('demo');
  await send('other');
});
afterAll(() => app.close());

const review = async () =>
  (await app.call<ReviewData>(withId(paths.reviewFiling, id), { token: reviewer })).data;

async function print(paper?: string): Promise<string> {
  const [method, url] = paths.reviewDocument.split(' ') as ['GET', string];
  const reply = await app.app.inject({
    method,
    url: `${url.replace('{id}', id)}${paper ? `?paper=${paper}` : ''}`,
    headers: { authorization: `JWT ${reviewer}` },
  });
  expect(reply.headers['content-type'], reply.body.slice(0, 200)).toBe('application/pdf');
  return (await readPdfPages(reply.rawPayload)).join('');
}

async function exportAnswers(): Promise<string> {
  const [method, url] = paths.exportFilings.split(' ') as ['POST', string];
  const columns = ['no', 'workshop.online_share', 'workshop.workshop_name'];
  const payload = { format: 'csv', columns, filter: { program: KEY } };
  const reply = await app.app.inject({ method, url, payload, headers: { authorization: `JWT ${reviewer}` } });
  return reply.body;
}

/** Answers with what was computed, which a filing of another edition has among its answers. */
const mergeComputed = ({ data, computed }: { data: object; computed: object }): Record<string, object> =>
  Object.fromEntries(
    Object.entries(data).map(([key, section]) => [
      key,
      { ...section, ...(computed as Record<string, object>)[key] },
    ]),
  );

/** All that an office takes from the filing. */
async function takeAll() {
  const { filing, matches } = await review();
  const { workshop } = mergeComputed(filing);
  return {
    workshop,
    warnings: filing.warnings,
    edition: filing.edition,
    matches: matches.map(({ path, rule }) => ({ path, rule })),
    printed: await print(),
    sheet: await print('sheet'),
    exported: await exportAnswers(),
    places: (await loadUniquePlaces({ programs: [getProgram()], db: app.db }, [KEY])).map(
      ({ place }) => place,
    ),
  };
}

describe('a filing that was sent before another edition is issued', () => {
  let before: Awaited<ReturnType<typeof takeAll>>;
  beforeAll(async () => {
    before = await takeAll();
    await publish(SECOND, '提高要求');
  }, 120_000);

  it('is shown, matched, printed and exported by its own edition, and its sheet is still there', async () => {
    expect(before.exported).toContain('75');
    expect(before.matches).toEqual([
      { path: 'workshop.workshop_name', rule: 'Somebody else files this workshop; check it' },
    ]);
    expect(before.sheet).toContain('75');
    expect(getProgram().edition).toBe('2026.2');
    expect(await takeAll()).toEqual(before);
  }, 120_000);

  it('gives others its answers as they were signed, under the names that hold now', async () => {
    const rows = await app.db.q.select().from(submissions);
    const snapshot = rows.find(({ filingId }) => filingId === id)?.snapshot ?? '';
    const { form, answers: read } = await readSubmission(getProgram(), snapshot);
    expect(read).toMatchObject({ workshop: { online_share: 75 } });
    expect(form.rules.map((rule) => rule.id)).toContain('DW-09');
  });

  it('is still asked by the rule of its edition that a workshop is filed once, and a later one is not', async () => {
    const places = await loadUniquePlaces({ programs: [getProgram()], db: app.db });
    expect(places).toEqual([{ program: KEY, place: 'workshop.workshop_name', editions: ['2026.1'] }]);
  });
});
