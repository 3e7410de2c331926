/** An edition whose publication is disturbed: pressed twice, broken off, or replaced while somebody files; and labels with markup. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { Program } from '../../domain/definition';
import type { Filing } from '../../domain/filing/types';
import type { EditionProposal } from '../../domain/program-documents/proposal-calls';
import { findProgram } from '../../domain/programs/find';
import { WORKSHOP_DOCUMENT, workshopAnswers } from '../../tests/support/digital-workshop';
import { getSaveCall, toWireCall } from '../../tests/support/file-sample';
import { readPdfPages } from '../../tests/support/pdf-text';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { openProgramPublisher, type ProgramPublisher } from '../../tests/support/server/program-publisher';
import { auditLog } from '../core/db/tables';

const MARKUP = '<img src=x onerror=alert(1)> & <b>设备</b>';
const asEdition = (name: string) =>
  WORKSHOP_DOCUMENT.replace("edition: '2026.1'", `edition: '${name}'`).replace(
    'zh: 设备总数',
    `zh: '${MARKUP}'`,
  );

let app: TestApp;
let publisher: ProgramPublisher;
let owner: string;

const getWorkshop = () => findProgram('digital_workshop') as Program;

beforeAll(async () => {
  app = await startTestApp();
  publisher = await openProgramPublisher(app);
  owner = await app.signIn('demo');
  const { code, msg } = await publisher.publish(WORKSHOP_DOCUMENT);
  if (code !== 200) throw new Error(String(msg));
  await app.call(paths.createWindow, {
    token: publisher.tokens.compiler,
    body: {
      ...{ program: 'digital_workshop', batch_year: 2026, first_review_by: null, quota: 1, grace_minutes: 0 },
      ...{ opens_at: '2026-06-01T00:00:00Z', closes_at: '2026-07-31T00:00:00Z', confirmed: true },
    },
  });
});
afterAll(() => app.close());

const issuedLines = async () =>
  (await app.db.q.select().from(auditLog).where(eq(auditLog.action, 'program.issue'))).length;

async function check(edition: string): Promise<number> {
  const { data } = await publisher.propose(asEdition(edition));
  await publisher.step('check', data.no, publisher.tokens.checker);
  return data.no;
}

describe('an edition', () => {
  it('is issued once where the same person presses twice at once', async () => {
    const no = await check('2026.2');
    const before = await issuedLines();
    const press = () => publisher.step('issue', no, publisher.tokens.issuer);
    const codes = (await Promise.all([press(), press()])).map(({ code }) => code);
    expect(codes.sort()).toEqual([200, 208]);
    expect(await issuedLines()).toBe(before + 1);
    expect(getWorkshop().edition).toBe('2026.2');
  });

  it('is not issued where its publication breaks off, and is issued by the next attempt', async () => {
    const no = await check('2026.3');
    const before = await issuedLines();
    await app.db.q.execute(sql`create function break_off() returns trigger language plpgsql
      as $$ begin raise exception 'the server dies here'; end $$`);
    await app.db.q.execute(sql`create trigger break_off before insert on audit_log for each row
      when (new.action = 'program.issue') execute function break_off()`);
    const broken = await publisher.step('issue', no, publisher.tokens.issuer);
    await app.db.q.execute(sql`drop trigger break_off on audit_log`);
    await app.db.q.execute(sql`drop function break_off`);
    expect(broken.code).not.toBe(200);
    const { data } = await app.call<EditionProposal>(paths.editionProposal.replace('{no}', String(no)), {
      token: publisher.tokens.checker,
    });
    expect([data.state, getWorkshop().edition, await issuedLines()]).toEqual(['checked', '2026.2', before]);
    expect((await publisher.step('issue', no, publisher.tokens.issuer)).code).toBe(200);
    expect(getWorkshop().edition).toBe('2026.3');
  });
});

describe('a filing', () => {
  let draft: Filing;
  const save = (body: object) => app.call<Filing>(getSaveCall(getWorkshop()), { token: owner, body });

  it('prints markup in labels as it is written', async () => {
    draft = (await save({ data: workshopAnswers })).data;
    const call = toWireCall(getWorkshop().calls.download ?? '');
    const [method, url] = call.split(' ') as ['POST', string];
    const { rawPayload } = await app.app.inject({
      ...{ method, url, headers: { authorization: `JWT ${owner}`, 'accept-language': 'zh-CN' } },
      payload: { id: draft.id },
    });
    const printed = (await readPdfPages(rawPayload)).join('').replace(/\s/g, '');
    expect(printed).toContain(MARKUP.replace(/\s/g, ''));
  });

  it('keeps its answers where its edition is taken back while somebody files, and says so', async () => {
    const { edition } = getWorkshop();
    const again = paths.proposeEditionAgain
      .replace('{key}', 'digital_workshop')
      .replace('{edition}', '2026.1');
    const { data } = await app.call<{ no: number }>(again, {
      token: publisher.tokens.compiler,
      body: { edition: '2026.4', note: '恢复原版', from: { kind: 'now' } },
    });
    await publisher.step('check', data.no, publisher.tokens.checker);
    expect((await publisher.step('issue', data.no, publisher.tokens.issuer)).code).toBe(200);
    const { id, version } = draft;
    const late = await save({ id, version, edition, data: draft.data });
    expect([late.code, String(late.msg)]).toEqual([208, expect.stringMatching(/edition|form/i)]);
    const opened = await app.call<Filing>(toWireCall(getWorkshop().calls.one, id ?? ''), { token: owner });
    expect(opened.data).toMatchObject({ edition: '2026.4', version, data: workshopAnswers });
    const saved = await save({ id, version, edition: '2026.4', data: opened.data.data });
    expect(saved.code).toBe(200);
  });
});
