import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { Program } from '../../domain/definition';
import type { Filing } from '../../domain/filing/types';
import type { FailingExpressionLine } from '../../domain/program-documents/failure-calls';
import { findProgram } from '../../domain/programs/find';
import { getSaveCall, toWireCall } from '../../tests/support/file-sample';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { openProgramPublisher } from '../../tests/support/server/program-publisher';

const KEY = 'digital_workshop';
const WORKSHOP = readFileSync(join(__dirname, '../../docs/guides/examples/digital-workshop.yaml'), 'utf8');

const LARGE = 'systems.find((row) => row.invested > 1000).invested > 0';

/** A warning that fails wherever no system is large, and an error of the provincial level that does. */
const DOCUMENT = WORKSHOP.replace("sum(systems, 'invested') >= 50", LARGE).replace(
  '  eligibility:\n',
  `    - id: DW-09
      level: error
      zh: 省级车间须有大型系统，请补充
      en: A workshop of the province needs a large system; add it
      met: { zh: 有大型系统, en: There is a large system }
      applies: workshop.level === 'province'
      paths: [ systems.invested ]
      check: ${LARGE}
  eligibility:
`,
);

const createAnswers = (level: string) => ({
  applicant: { contact_name: '王敏' },
  workshop: { workshop_name: '一号车间', level, equipment_total: 200, equipment_online: 150 },
  systems: [{ system_name: 'MES', invested: 80 }],
  declaration: { agree: true },
});

let app: TestApp;
let office: string;

beforeAll(async () => {
  app = await startTestApp();
  const publisher = await openProgramPublisher(app);
  office = publisher.tokens.compiler;
  const { code, msg } = await publisher.publish(DOCUMENT, { note: '首次设立' });
  if (code !== 200) throw new Error(String(msg));
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
  await app.call(paths.createWindow, { token: office, body });
}, 120_000);
afterAll(() => app.close());

/** Saves the answers as the draft of the company, and submits it. */
async function submit(account: string, data: object): Promise<number> {
  const token = await app.signIn(account);
  const program = findProgram(KEY) as Program;
  const call = getSaveCall(program);
  const { id, version } = (await app.call<Filing>(toWireCall(program.calls.info), { token })).data;
  const known = id === null ? {} : { id, version };
  const draft = (await app.call<Filing>(call, { token, body: { ...known, data } })).data;
  const body = { id: draft.id, version: draft.version, data, action: 'submit' };
  return (await app.call(call, { token, body })).code;
}

const list = async (token = office) => app.call<FailingExpressionLine[]>(paths.failingExpressions, { token });

describe('expressions that fail on submissions', () => {
  it('are not noted while required answers are missing', async () => {
    expect(await submit('other', { ...createAnswers('province'), declaration: {} })).toBe(208);
    expect((await list()).data).toEqual([]);
  }, 60_000);

  it('are told to the office with the number of filings and the first time, of refused submissions too', async () => {
    const since = app.clock.now.toISOString();
    expect(await submit('demo', createAnswers('city'))).toBe(200);
    expect(await submit('other', createAnswers('province'))).toBe(208);
    const line = { key: KEY, edition: '2026.1', text: LARGE, kind: 'fault', since };
    const { data } = await list();
    expect(data).toEqual([
      {
        ...line,
        title: expect.objectContaining({ zh: '数字化车间认定申报' }),
        place: 'form.rules.DW-02.check',
        filings: 2,
      },
      { ...line, title: expect.anything(), place: 'form.rules.DW-09.check', filings: 1 },
    ]);
    expect(JSON.stringify(data)).not.toMatch(/王敏|一号车间|MES/);
  }, 60_000);

  it('are told to nobody else', async () => {
    expect((await list(await app.signIn('demo'))).code).not.toBe(200);
    expect((await list(await app.signIn('reviewer'))).code).not.toBe(200);
  });
});
