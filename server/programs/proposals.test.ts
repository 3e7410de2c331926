import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { Program } from '../../domain/definition';
import type { Filing } from '../../domain/filing/types';
import type { EditionLine, EditionProposal } from '../../domain/program-documents/proposal-calls';
import { findProgram } from '../../domain/programs/find';
import type { DeskData } from '../../domain/statistics/calls';
import type { OfficeSettingsData } from '../../domain/system/office-settings-calls';
import type { WindowDetail } from '../../domain/windows/managed-window-calls';
import { getSaveCall, toWireCall } from '../../tests/support/file-sample';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { openProgramPublisher, type ProgramPublisher } from '../../tests/support/server/program-publisher';
import { auditLog, messages, users } from '../core/db/tables';

const WORKSHOP = readFileSync(join(__dirname, '../../docs/guides/examples/digital-workshop.yaml'), 'utf8');
const asEdition = (name: string, text = WORKSHOP) => text.replace("edition: '2026.1'", `edition: '${name}'`);
/** Asks the same in other words. */
const reworded = (name: string) => asEdition(name).replace('zh: 未达标说明', 'zh: 未达标原因');
/** Asks more: more invested in systems. */
const stricter = (name: string) => asEdition(name).replace("invested') >= 50", "invested') >= 60");
const answers = { applicant: { contact_name: '王敏' }, systems: [{ system_name: 'MES', invested: 55 }] };

let app: TestApp;
let publisher: ProgramPublisher;
let owner: string;
let putBack: () => Promise<void>;

beforeAll(async () => {
  app = await startTestApp();
  publisher = await openProgramPublisher(app);
  owner = await app.signIn('demo');
  const { code, msg } = await publisher.publish(WORKSHOP);
  if (code !== 200) throw new Error(String(msg));
  await openWindow(2026, '2026-06-01T00:00:00Z', '2026-07-31T00:00:00Z');
});
beforeEach(async () => {
  putBack = await app.keep();
});
afterEach(async () => {
  await putBack();
  await sleep(100);
});
afterAll(() => app.close());

async function openWindow(year: number, opensAt: string, closesAt: string): Promise<void> {
  const { code, msg } = await app.call<WindowDetail>(paths.createWindow, {
    token: publisher.tokens.compiler,
    body: {
      program: 'digital_workshop',
      batch_year: year,
      opens_at: opensAt,
      closes_at: closesAt,
      first_review_by: null,
      quota: 1,
      grace_minutes: 0,
      confirmed: true,
    },
  });
  if (code !== 200) throw new Error(String(msg));
}

const getWorkshop = () => findProgram('digital_workshop') as Program;
const save = (token = owner, more: object = {}) =>
  app.call<Filing>(getSaveCall(getWorkshop()), { token, body: { data: answers, ...more } });
const open = (id: string | null, token = owner) =>
  app.call<Filing>(toWireCall(getWorkshop().calls.one, id ?? ''), { token });
const read = (no: number, token = publisher.tokens.checker) =>
  app.call<EditionProposal>(paths.editionProposal.replace('{no}', String(no)), { token });
const listEditions = async () =>
  (await app.call<EditionLine[]>(paths.editionsOfPrograms, { token: publisher.tokens.compiler })).data.filter(
    ({ origin }) => origin === 'office',
  );
const messagesOfEditions = () =>
  app.db.q.select().from(messages).where(eq(messages.template, 'edition_changed'));

async function waitFor(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let waited = 0; !(await isSo()); waited += 50) {
    if (waited > 8_000) throw new Error('waited in vain');
    await sleep(50);
  }
}

describe('texts of an edition', () => {
  it('that state the former requirement are told to whoever checks it', async () => {
    const { data } = await publisher.propose(stricter('2026.2'), { reason: '提高要求' });
    const { outdated } = (await read(data.no)).data;
    expect(outdated.map(({ words }) => words)).toEqual(
      expect.arrayContaining([expect.stringContaining('50')]),
    );
    expect(outdated[0]?.hint).toContain('this text still says “50');
    const { data: worded } = await publisher.propose(reworded('2026.3'));
    expect((await read(worded.no)).data.outdated).toEqual([]);
  });
});

describe('an edition that waits', () => {
  const countWaiting = async (token: string) =>
    (await app.call<DeskData>(paths.reviewDesk, { token })).data.editions;
  const listTold = async (no: number) =>
    (
      await app.db.q
        .select({ template: messages.template, username: users.username })
        .from(messages)
        .innerJoin(users, eq(users.id, messages.userId))
        .where(
          and(
            eq(messages.link, `/system/programs?no=${no}`),
            or(isNull(messages.expiresAt), gt(messages.expiresAt, app.clock.now)),
          ),
        )
    ).map(({ template, username }) => `${template} ${username}`);

  it('is a task of those who can check it, and then of those who can issue it, with a message to each', async () => {
    const { compiler, checker, issuer } = publisher.tokens;
    const before = await countWaiting(checker);
    const mine = await countWaiting(compiler);
    const { no } = (await publisher.propose(reworded('2026.2'))).data;
    expect([await countWaiting(checker), await countWaiting(compiler)]).toEqual([before + 1, mine]);
    const toCheck = await listTold(no);
    expect(toCheck).toEqual(expect.arrayContaining(['edition_to_check checker', 'edition_to_check issuer']));
    expect(toCheck).not.toContain('edition_to_check compiler');

    await publisher.step('check', no, checker);
    expect([await countWaiting(checker), await countWaiting(issuer)]).toEqual([before, before + 1]);
    const toIssue = await listTold(no);
    expect(toIssue).toContain('edition_to_issue issuer');
    expect(toIssue.filter((told) => /to_check|checker|compiler/.test(told))).toEqual([]);

    await publisher.step('issue', no, issuer);
    expect(await countWaiting(issuer)).toBe(before);
    expect(await listTold(no)).toEqual([]);
  });
});

describe('people of an edition', () => {
  it('are three: whoever compiled it neither checks nor issues it, and whoever checked it does not issue it', async () => {
    const { compiler, checker, issuer } = publisher.tokens;
    const { data } = await publisher.propose(reworded('2026.2'), { note: '文字修改' });
    expect((await publisher.step('check', data.no, compiler)).msg).toContain('You compiled this edition');
    expect((await publisher.step('issue', data.no, checker)).msg).toContain('has not been checked yet');
    expect((await publisher.step('check', data.no, checker, '已核对')).data).toMatchObject({
      state: 'checked',
      checked: { name: 'checker', note: '已核对' },
    });
    expect((await publisher.step('issue', data.no, compiler)).msg).toContain('You compiled this edition');
    expect((await publisher.step('issue', data.no, checker)).msg).toContain('a third person issues it');
    expect(getWorkshop().edition).toBe('2026.1');
    expect((await read(data.no, issuer)).data).toMatchObject({
      steps: ['issue', 'refuse'],
      strictness: 'words',
    });
    expect((await publisher.step('issue', data.no, issuer)).data).toMatchObject({
      state: 'issued',
      is_in_force: true,
      issued: { name: 'issuer' },
    });
    expect(getWorkshop().edition).toBe('2026.2');
    const again = await publisher.step('issue', data.no, issuer);
    expect(again.msg).toContain('This edition is issued and never changes');
    const lines = await app.db.q
      .select({ action: auditLog.action, comment: auditLog.comment })
      .from(auditLog)
      .where(and(eq(auditLog.subjectKind, 'program'), eq(auditLog.subjectId, 'digital_workshop')));
    expect(lines).toEqual(
      expect.arrayContaining([
        { action: 'program.propose', comment: '文字修改' },
        { action: 'program.check', comment: '已核对' },
        { action: 'program.issue', comment: null },
      ]),
    );
  });

  it('are fewer where the office says so', async () => {
    const { compiler } = publisher.tokens;
    const { data: house } = await app.call<OfficeSettingsData>(paths.house, { token: compiler });
    await app.call(paths.saveHouse, { token: compiler, body: { ...house, fewer_edition_hands: true } });
    const { data } = await publisher.propose(reworded('2026.2'));
    expect((await publisher.step('check', data.no, compiler)).code).toBe(200);
    expect((await publisher.step('issue', data.no, compiler)).code).toBe(200);
    expect(getWorkshop().edition).toBe('2026.2');
  });
});

describe('a proposal', () => {
  it('is refused with a reason, and its name can be given again', async () => {
    const { data } = await publisher.propose(reworded('2026.2'));
    expect((await publisher.step('refuse', data.no, publisher.tokens.checker)).code).toBe(-1);
    const refused = await publisher.step('refuse', data.no, publisher.tokens.checker, '与通知不一致');
    expect(refused.data).toMatchObject({
      state: 'refused',
      closed: { name: 'checker', note: '与通知不一致' },
    });
    expect((await publisher.publish(reworded('2026.2'))).code).toBe(200);
    expect((await listEditions()).map(({ state }) => state)).toEqual(['issued', 'refused', 'issued']);
  });

  it('is taken back by whoever made it alone', async () => {
    const { data } = await publisher.propose(reworded('2026.2'));
    expect((await publisher.step('take_back', data.no, publisher.tokens.checker)).msg).toContain(
      'Only whoever',
    );
    expect((await publisher.step('take_back', data.no, publisher.tokens.compiler)).data.state).toBe(
      'taken_back',
    );
    expect((await publisher.step('check', data.no, publisher.tokens.checker)).msg).toContain(
      'was taken back',
    );
  });

  it('keeps what it states: only its state changes, and nothing once it is issued', async () => {
    const { data } = await publisher.propose(reworded('2026.2'));
    const change = (what: string) =>
      app.db.q.execute(`update program_editions set ${what} where no = ${data.no}`);
    await expect(change("document = '{}'")).rejects.toThrow();
    await expect(change("note = 'x'")).rejects.toThrow();
    await publisher.step('check', data.no, publisher.tokens.checker);
    await publisher.step('issue', data.no, publisher.tokens.issuer);
    await expect(change("state = 'proposed'")).rejects.toThrow();
    await expect(change('from_year = 2030')).rejects.toThrow();
  });

  it('goes no further once another edition has come into force, as it was compared with the one before', async () => {
    const { data } = await publisher.propose(reworded('2026.2'));
    await publisher.publish(reworded('2026.3'));
    const { code, msg } = await publisher.step('check', data.no, publisher.tokens.checker);
    expect(code).toBe(208);
    expect(msg).toContain('Edition 2026.1 was replaced by 2026.3');
  });

  it('proposes the document of an earlier edition anew', async () => {
    await publisher.publish(reworded('2026.2'));
    const call = paths.proposeEditionAgain
      .replace('{key}', 'digital_workshop')
      .replace('{edition}', '2026.1');
    const again = (edition: string) =>
      app.call<{ no: number }>(call, {
        token: publisher.tokens.compiler,
        body: { edition, note: '恢复原版', from: { kind: 'now' } },
      });
    const taken = await again('2026.2');
    expect(taken).toMatchObject({ code: 208, data: { field: 'edition' } });
    expect(taken.msg).toMatch(/Edition 2026\.2 of this program exists.*another one$/);
    const { data, msg } = await again('2026.3');
    expect(msg).toContain('edition 2026.3, is proposed');
    await publisher.step('check', data.no, publisher.tokens.checker);
    await publisher.step('issue', data.no, publisher.tokens.issuer);
    const [first, , third] = (await listEditions()).reverse();
    expect([third?.edition, third?.is_in_force]).toEqual(['2026.3', true]);
    expect(third?.hash).not.toBe(first?.hash);
  });
});

describe('an edition that asks more of a batch under way', () => {
  it('needs a reason that companies read', async () => {
    const refused = await publisher.propose(stricter('2026.2'));
    expect(refused.msg).toContain('Give a reason that companies read');
    expect(refused.data).toEqual({ field: 'reason' });
    expect((await publisher.propose(reworded('2026.2'))).code).toBe(200);
    expect((await publisher.propose(stricter('2026.3'), { reason: '省里通知' })).code).toBe(200);
  });

  it('is refused on the last day of the window', async () => {
    app.clock.now = new Date('2026-07-30T18:00:00Z');
    const token = await app.signIn('admin');
    const refused = await publisher.propose(stricter('2026.2'), { reason: '省里通知' }, token);
    expect(refused.msg).toContain('Today is the last day');
    expect((await publisher.propose(reworded('2026.3'), {}, token)).code).toBe(200);
    expect((await publisher.propose(stricter('2026.2'), { from: { kind: 'batch' } }, token)).code).toBe(200);
  });

  it('reaches companies with drafts as one message', async () => {
    await save();
    await publisher.publish(stricter('2026.2'), { reason: '按省里通知提高投入要求。' });
    await waitFor(async () => (await messagesOfEditions()).length > 0);
    await sleep(2_500);
    const sent = await messagesOfEditions();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ zh: expect.stringContaining('按省里通知提高投入要求') });
  });
});

describe('the start of an edition', () => {
  it('from the next batch leaves filings of the one under way alone', async () => {
    const { data: draft } = await save();
    const { code } = await publisher.publish(stricter('2027.1'), { from: { kind: 'batch' } });
    expect(code).toBe(200);
    expect((await listEditions())[0]).toMatchObject({
      edition: '2027.1',
      is_in_force: true,
      from: { kind: 'batch', batch_year: 2027, batch_no: 1 },
    });
    expect(getWorkshop().edition).toBe('2026.1');
    const data = { ...answers, applicant: { contact_name: '李雷' } };
    const saved = await save(owner, { id: draft.id, version: draft.version, edition: '2026.1', data });
    expect(saved.data).toMatchObject({ edition: '2026.1', data: { applicant: { contact_name: '李雷' } } });

    await openWindow(2027, '2026-09-01T00:00:00Z', '2026-10-31T00:00:00Z');
    app.clock.now = new Date('2026-09-02T02:00:00Z');
    await waitFor(() => getWorkshop().edition === '2027.1');
    owner = await app.signIn('demo');
    expect((await save()).data).toMatchObject({ edition: '2027.1', batch: expect.stringContaining('2027') });
    expect((await open(draft.id)).data).toMatchObject({ edition: '2026.1' });
    expect(await messagesOfEditions()).toEqual([]);
  });

  it('at an hour comes within a second of it', async () => {
    const from = { kind: 'hour' as const, at: '2026-06-11T00:00:00Z' };
    expect((await publisher.publish(reworded('2026.2'), { from })).code).toBe(200);
    await sleep(1_000);
    expect(getWorkshop().edition).toBe('2026.1');
    app.clock.now = new Date('2026-06-11T00:00:00Z');
    const since = performance.now();
    await waitFor(() => getWorkshop().edition === '2026.2');
    expect(performance.now() - since).toBeLessThan(1_000);
  });

  it('at an hour that has passed is refused', async () => {
    const from = { kind: 'hour' as const, at: '2026-06-09T00:00:00Z' };
    expect((await publisher.propose(reworded('2026.2'), { from })).msg).toContain('The hour has passed');
  });

  it('at once takes the place of the edition in force in its batches alone', async () => {
    await publisher.publish(stricter('2027.1'), { from: { kind: 'batch' } });
    await publisher.publish(reworded('2026.2'));
    expect(getWorkshop().edition).toBe('2026.2');
    await openWindow(2027, '2026-09-01T00:00:00Z', '2026-10-31T00:00:00Z');
    app.clock.now = new Date('2026-09-01T00:00:00Z');
    await waitFor(() => getWorkshop().edition === '2027.1');
  });
});
