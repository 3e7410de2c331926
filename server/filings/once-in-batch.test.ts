/** Answers that may stand once in a batch are found in filings of earlier editions, whose field had another key. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { Program } from '../../domain/definition';
import type { Filing } from '../../domain/filing/types';
import { findProgram } from '../../domain/programs/find';
import { getSaveCall, submitSaved } from '../../tests/support/file-sample';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { openProgramPublisher, type ProgramPublisher } from '../../tests/support/server/program-publisher';

const KEY = 'digital_workshop';
const FIRST = readFileSync(join(__dirname, '../../docs/guides/examples/digital-workshop.yaml'), 'utf8')
  .replace('perCompanyAndBatch: 1', 'perCompanyAndBatch: 2')
  .replace(
    '  eligibility:\n',
    `    - id: DW-09
      level: error
      zh: 同一车间已经申报，请核对
      en: This workshop is filed already; check it
      met: { zh: 车间未重复申报, en: The workshop is filed once }
      paths: [ workshop.workshop_name ]
      server: true
      onceInBatch: workshop.workshop_name
  eligibility:\n`,
  );
const SECOND = FIRST.replace("edition: '2026.1'", "edition: '2026.2'")
  .replaceAll('workshop_name', 'hall_name')
  .replace('key: hall_name,', 'key: hall_name, id: workshop.workshop_name,');

let app: TestApp;
let publisher: ProgramPublisher;
let owner: string;

beforeAll(async () => {
  app = await startTestApp();
  publisher = await openProgramPublisher(app);
  owner = await app.signIn('demo');
});
afterAll(() => app.close());

async function publish(document: string): Promise<void> {
  const { code, msg } = await publisher.publish(document, { reason: '改名' });
  if (code !== 200) throw new Error(String(msg));
}

async function send(name: object) {
  const program = findProgram(KEY) as Program;
  const data = {
    applicant: { contact_name: '王敏' },
    workshop: { ...name, level: 'city', equipment_total: 200, equipment_online: 150 },
    systems: [{ system_name: 'MES', invested: 80 }],
    declaration: { agree: true },
  };
  const saved = await app.call<Filing>(getSaveCall(program), { token: owner, body: { data } });
  return submitSaved(app, owner, program, saved.data);
}

it('refuses what the company has filed under an earlier name of the field', async () => {
  await publish(FIRST);
  const window = {
    ...{ program: KEY, batch_year: 2026, first_review_by: null, quota: 2, grace_minutes: 0, confirmed: true },
    ...{ opens_at: '2026-06-01T00:00:00Z', closes_at: '2026-07-31T00:00:00Z' },
  };
  await app.call(paths.createWindow, { token: publisher.tokens.compiler, body: window });
  expect(await send({ workshop_name: '一号车间' })).toMatchObject({ code: 200 });
  await publish(SECOND);
  expect(await send({ hall_name: '一号车间' })).toMatchObject({
    code: 208,
    data: { missing: [{ path: 'workshop.hall_name' }] },
  });
});
