import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PagedList } from '../../domain/api/envelope';
import { paths } from '../../domain/api/paths.generated';
import type { Filing } from '../../domain/filing/types';
import type { MessageItem } from '../../domain/inbox/calls';
import type {
  PublicAnswer,
  QuestionHead,
  QuestionThread,
  ReceivedHead,
  ReceivedThread,
} from '../../domain/questions/calls';
import {
  MAX_QUESTION_LENGTH,
  MAX_QUESTION_SUBJECT_LENGTH,
  MAX_QUESTIONS_A_DAY,
} from '../../domain/questions/thread';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { withId } from '../../tests/support/with-id';
import { listTables } from '../core/db/list-tables';
import { auditLog, companies } from '../core/db/tables';
import { createReferencesStore } from '../files/removals-store';
import { files } from '../files/tables';
import * as tables from '../tables.generated';
import { questions } from './tables';

const PROGRAM = 'gazelle';
const DAY = 24 * 60 * 60;
const SCRIPT = '<script>alert(1)</script> & "quoted"\n第二行';
let app: TestApp;
let owner: string;
let viewer: string;
let other: string;
let reviewer: string;
let admin: string;

const ask = (body: object = {}, token = owner, headers = {}) =>
  app.call<QuestionThread>(paths.askQuestion, {
    token,
    headers,
    body: { program: PROGRAM, subject: '研发费用', text: SCRIPT, ...body },
  });
const asked = async (body: object = {}, token = owner) => {
  const { data, msg } = await ask(body, token);
  expect(msg).toBe('Your question was sent; a message tells you of the answer');
  return data;
};
const followUp = (id: string, body: object = {}, token = owner) =>
  app.call<QuestionThread>(withId(paths.followUpQuestion, id), {
    token,
    body: { text: '还有一问', ...body },
  });
const close = (id: string, token = owner) =>
  app.call<QuestionThread>(withId(paths.closeQuestion, id), { token });
const read = (id: string, token = owner) => app.call<QuestionThread>(withId(paths.question, id), { token });
const reply = (id: string, version: number, token = reviewer, text = '按归集口径填写') =>
  app.call<ReceivedThread>(withId(paths.answerQuestion, id), { token, body: { version, text } });
const publish = (id: string, words: object = {}, token = reviewer) =>
  app.call<ReceivedThread>(withId(paths.publishAnswer, id), {
    token,
    body: { title: '研发费用口径', question: '怎样归集？', answer: '按年度审计报告。', ...words },
  });
const found = async (query: Record<string, string> = {}, token = other) =>
  (await app.call<PagedList<PublicAnswer>>(paths.publicAnswers, { token, query })).data;
const own = async (query: Record<string, string> = {}, token = owner) =>
  (await app.call<PagedList<QuestionHead>>(paths.questions, { token, query })).data;
const received = async (query: Record<string, string> = {}, token = reviewer) =>
  (await app.call<PagedList<ReceivedHead>>(paths.receivedQuestions, { token, query })).data;
const actions = async (id: string) => (await app.audit.read('question', id)).map(({ action }) => action);
const inbox = async (token = owner) =>
  (await app.call<PagedList<MessageItem>>(paths.messages, { token, query: { category: 'question' } })).data;

/** Inserts the row of a file without its bytes; returns its id. */
async function fileOf(creditCode: string, name: string): Promise<string> {
  const [company] = await app.db.q.select().from(companies).where(eq(companies.creditCode, creditCode));
  const extension = name.split('.').at(-1) ?? '';
  const id = randomUUID();
  const companyId = company?.id ?? null;
  const bytes = { size: 3, mime: 'application/pdf', extension, sha256: 'ab'.repeat(32) };
  await app.db.q.insert(files).values({ id, companyId, name, ...bytes });
  return id;
}

let begun: Date;

beforeAll(async () => {
  app = await startTestApp();
  begun = app.clock.now;
});
beforeEach(async () => {
  await app.restore();
  app.clock.now = begun;
  [owner, viewer, other, reviewer, admin] = (await Promise.all(
    ['demo', 'demo.viewer', 'other', 'reviewer', 'admin'].map((name) => app.signIn(name)),
  )) as [string, string, string, string, string];
});
afterAll(() => app.close());

describe('askQuestion and answerQuestion', () => {
  it('keeps a question through answers to its end; each step is logged, each answer sends a message', async () => {
    const { id } = await asked();
    expect(await read(id, viewer)).toMatchObject({
      code: 200,
      data: { status: 'open', version: 1, entries: [{ side: 'company', author: '王敏', text: SCRIPT }] },
    });
    const before = (await inbox()).total;
    const answered = await reply(id, 1);
    expect(answered.data).toMatchObject({ status: 'answered', version: 2, company: { name: /示例/ } });
    const messages = await inbox();
    expect(messages.total).toBe(before + 1);
    expect(messages.list[0]).toMatchObject({
      title: 'Your question was answered',
      program: PROGRAM,
      link: `/interaction?question=${id}`,
    });
    expect((await followUp(id)).data).toMatchObject({ status: 'open', version: 3 });
    expect((await reply(id, 3, admin)).data.entries.map(({ side }) => side)).toEqual([
      'company',
      'office',
      'company',
      'office',
    ]);
    expect((await close(id)).data.status).toBe('closed');
    expect((await close(id)).code).toBe(200);
    expect(await followUp(id)).toMatchObject({ code: 208, msg: /closed, ask a new one/ });
    expect(await reply(id, 4)).toMatchObject({ code: 208, msg: /closed/ });
    expect(await actions(id)).toEqual([
      'question.ask',
      'question.answer',
      'question.follow_up',
      'question.answer',
      'question.close',
    ]);
  });

  it('rejects an answer to what was not read, without log line and message', async () => {
    const { id } = await asked();
    await followUp(id);
    const before = (await inbox()).total;
    expect(await reply(id, 1)).toMatchObject({ code: 208, data: { conflict: true, version: 2 } });
    const both = await Promise.all([reply(id, 2, reviewer), reply(id, 2, admin)]);
    expect(both.map(({ code }) => code).sort()).toEqual([200, 208]);
    expect((await inbox()).total).toBe(before + 1);
    expect((await actions(id)).filter((action) => action === 'question.answer')).toHaveLength(1);
  });

  it('stores a question once that is sent again after its answer was lost', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await ask({}, owner, headers);
    const second = await ask({}, owner, headers);
    expect(second.data.id).toBe(first.data.id);
  });

  it('returns questions by words, status and program', async () => {
    const { id } = await asked({ subject: '独一无二的题目' });
    expect((await own({ keyword: '独一无二' })).list.map((head) => head.id)).toEqual([id]);
    expect((await own({ keyword: '独一无二', status: 'answered' })).total).toBe(0);
    expect((await own({ keyword: '独一无二', program: 'hightech' })).total).toBe(0);
    expect((await own({ keyword: '%' })).total).toBe(0);
  });
});

describe('askQuestion', () => {
  it.each([
    [{ subject: '' }, -1, /subject/],
    [{ subject: '长'.repeat(MAX_QUESTION_SUBJECT_LENGTH + 1) }, -1, /subject/],
    [{ text: ' \u200b ' }, -1, /text: say something/],
    [{ text: '长'.repeat(MAX_QUESTION_LENGTH + 1) }, -1, /text/],
    [{ program: 'nothing' }, 208, /no such program/],
    [{ filing_id: randomUUID() }, 208, /record not found/],
    [{ files: [randomUUID()] }, 208, /does not exist/],
    [{ files: Array.from({ length: 6 }, () => randomUUID()) }, 208, /at most 5 files/],
  ])('rejects %o', async (body, code, msg) => {
    const answer = await ask(body);
    expect(answer.code).toBe(code);
    expect(String(answer.msg)).toMatch(msg);
  });

  it('accepts filings and files of the own company only; its files are kept, and a draft may be deleted', async () => {
    const saved = await app.call<Filing>('POST /api/v1.0/research_projects/portal/researchproject/', {
      token: owner,
      body: { action: 'save', data: {} },
    });
    const filing_id = saved.data.id;
    expect(await ask({ filing_id })).toMatchObject({ code: 208, msg: /another program/ });
    expect(await ask({ filing_id, program: 'researchproject' }, other)).toMatchObject({ code: 208 });
    const { id, ...thread } = await asked({ filing_id, program: 'researchproject' });
    expect(thread).toMatchObject({ filing_id, program: 'researchproject' });
    const theirs = await fileOf('91210106MA10BBC218', '他人.pdf');
    expect(await followUp(id, { files: [theirs] })).toMatchObject({ code: 208, msg: /does not exist/ });
    const mine = await fileOf('91210112MA0YQ1X2XQ', '说明.pdf');
    const film = await fileOf('91210112MA0YQ1X2XQ', '影片.mp4');
    expect(await followUp(id, { files: [film] })).toMatchObject({ code: 208, msg: /takes only/ });
    const { data } = await followUp(id, { files: [mine, mine] });
    expect(data.entries.at(-1)?.files).toEqual([{ id: mine, name: '说明.pdf' }]);
    expect(data.version).toBe(2);
    const dropped = await app.call(withId(paths.deleteDraft, filing_id ?? ''), { token: owner });
    expect(dropped.code).toBe(200);
    // It stays named as long as the draft can be restored.
    expect((await read(id)).data).toMatchObject({ filing_id, version: 2 });
    const named = createReferencesStore(app.db, listTables(tables)).isNamed;
    const [row] = await app.db.q.select().from(files).where(eq(files.id, mine));
    expect(row && (await named(row))).toBe(true);
    expect(row && (await named({ ...row, id: film }))).toBe(false);
  });
});

describe('question and receivedQuestion', () => {
  it('shows questions to viewers, and lets only the office answer', async () => {
    const { id } = await asked();
    for (const refused of [await ask({}, viewer), await followUp(id, {}, viewer), await close(id, viewer)])
      expect(refused).toMatchObject({ code: 208, msg: /do not have the right: ask questions/ });
    expect(await reply(id, 1, owner)).toMatchObject({ code: 208, msg: /answer questions/ });
    expect(await ask({}, reviewer)).toMatchObject({ code: 208, msg: /ask questions/ });
  });

  it('returns not found for a question of another company or another department', async () => {
    const { id } = await asked({}, other);
    const missing = randomUUID();
    const tries: [string, string, object?][] = [
      [paths.question, owner],
      [paths.followUpQuestion, owner, { text: 'x' }],
      [paths.closeQuestion, owner],
      [paths.receivedQuestion, reviewer],
      [paths.answerQuestion, reviewer, { version: 1, text: 'x' }],
      [paths.publishAnswer, reviewer, { title: 'x', question: 'x', answer: 'x' }],
      [paths.unpublishAnswer, reviewer],
    ];
    const denials = () => app.db.q.select().from(auditLog).where(eq(auditLog.action, 'access.denied'));
    const before = (await denials()).length;
    for (const [path, token, body] of tries) {
      const { headers: _, ...foreign } = await app.call(withId(path, id), { token, body });
      const { headers: __, ...nothing } = await app.call(withId(path, missing), { token, body });
      expect([path, foreign]).toEqual([path, nothing]);
      expect(foreign).toMatchObject({ code: 208, msg: 'record not found' });
    }
    expect((await denials()).length).toBe(before + tries.length);
    expect((await received()).list.map((head) => head.id)).not.toContain(id);
    expect((await received({}, admin)).list.map((head) => head.id)).toContain(id);
    expect((await read(id, other)).data).toMatchObject({ status: 'open', version: 1 });
  });

  it('returns those that wait for an answer first to the office', async () => {
    await reply((await asked()).id, 1);
    await asked();
    const states = (await received({ pageSize: '100' })).list.map(({ status }) => status === 'open');
    expect(states).toContain(false);
    expect(states).toEqual([...states].sort((a, b) => Number(b) - Number(a)));
  });
});

describe('publishAnswer', () => {
  it('shows everybody what the office wrote, without the company', async () => {
    const { id } = await asked({ subject: '内部题目', text: '内部细节' });
    expect(await publish(id)).toMatchObject({ code: 208, msg: /Only an answered question/ });
    await reply(id, 1);
    expect((await found({ keyword: '研发费用口径' })).total).toBe(0);
    expect(await publish(id, { answer: '示例 智能装备有限公司可以申报' })).toMatchObject({
      code: 208,
      msg: 'What is published must not name the company. Change: answer',
    });
    expect((await publish(id)).data).toMatchObject({
      published: true,
      publication: { title: '研发费用口径' },
    });
    const { list, total } = await found({ keyword: '怎样 审计报告', program: PROGRAM });
    expect(total).toBe(1);
    expect(Object.keys(list[0] ?? {}).sort()).toEqual(
      ['answer', 'id', 'program', 'published_at', 'question', 'title'].sort(),
    );
    for (const keyword of ['内部', '示例智能', '怎样 没有的词', '%'])
      expect([keyword, (await found({ keyword })).total]).toEqual([keyword, 0]);

    await publish(id, { title: '新的标题' });
    expect((await found({ keyword: '新的标题' })).total).toBe(1);
    expect((await found()).total).toBe(1);
    const unpublish = () => app.call<ReceivedThread>(withId(paths.unpublishAnswer, id), { token: reviewer });
    expect((await unpublish()).data.published).toBe(false);
    await unpublish();
    expect((await found()).total).toBe(0);
    expect((await actions(id)).slice(2)).toEqual([
      'question.publish',
      'question.publish',
      'question.unpublish',
    ]);
  });
});

describe('MAX_QUESTIONS_A_DAY', () => {
  it('limits questions a day, without counting refused ones', async () => {
    app.clock.advance(2 * DAY);
    const token = await app.signIn('other');
    for (let n = 0; n < 3; n += 1) await ask({ files: [randomUUID()] }, token);
    const { id } = await asked({}, token);
    for (let n = 1; n < MAX_QUESTIONS_A_DAY; n += 1) expect((await followUp(id, {}, token)).code).toBe(200);
    const stored = () => app.db.q.select().from(questions);
    const before = (await stored()).length;
    expect(await ask({}, token)).toMatchObject({
      code: 208,
      msg: /At most 20 questions .* after 13 Jun 2026/,
    });
    expect((await stored()).length).toBe(before);
    app.clock.advance(DAY + 1);
    expect((await ask({}, await app.signIn('other'))).code).toBe(200);
  });
});
