import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { Phrase } from '../../domain/review/phrase-calls';
import { MAX_PHRASE_LENGTH, MAX_PHRASES } from '../../domain/review/phrases';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { withId } from '../../tests/support/with-id';
import { phrases } from './tables';

let app: TestApp;
let reviewer: string;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.restore();
  [reviewer, admin] = [await app.signIn('reviewer'), await app.signIn('admin')];
});
afterAll(() => app.close());

const list = async (token: string) => (await app.call<Phrase[]>(paths.phrases, { token })).data;
const texts = async (token: string) => (await list(token)).map(({ text }) => text);
const save = (token: string, body: object) => app.call<Phrase>(paths.savePhrase, { token, body });
const remove = (token: string, id: string) => app.call(withId(paths.deletePhrase, id), { token });
const notFound = { code: 208, msg: 'record not found' };

describe('savePhrase and deletePhrase', () => {
  it('keep a phrase for its author until it is shared', async () => {
    const { data } = await save(reviewer, { text: '请补充{project}的审计报告', program: 'gazelle' });
    expect(data).toMatchObject({ program: 'gazelle', is_shared: false, author: null, may_remove: true });
    expect(await texts(admin)).toEqual([]);
    await save(reviewer, { ...data, is_shared: true });
    expect(await list(admin)).toMatchObject([{ id: data.id, is_shared: true, author: expect.any(String) }]);
    expect(await texts(reviewer)).toEqual([data.text]);
  });

  it('allow departments to use what the city shares, and change nothing of it', async () => {
    const { data } = await save(admin, { text: '材料齐全，同意', is_shared: true });
    const seen = (await list(reviewer)).find(({ id }) => id === data.id);
    expect(seen).toMatchObject({ may_remove: false });
    expect(await save(reviewer, { id: data.id, text: '不同意' })).toMatchObject(notFound);
    expect(await remove(reviewer, data.id)).toMatchObject(notFound);
  });

  it('allow the administrator to remove what is shared, and return not found for the rest', async () => {
    const own = (await save(reviewer, { text: '只给自己' })).data;
    expect(await remove(admin, own.id)).toMatchObject(notFound);
    await save(reviewer, { text: '请补充审计报告', is_shared: true });
    const shared = (await list(admin)).find(({ author }) => author !== null);
    expect(await save(admin, { id: shared?.id, text: '改写' })).toMatchObject(notFound);
    expect((await remove(admin, shared?.id ?? '')).code).toBe(200);
    expect(await texts(reviewer)).not.toContain(shared?.text);
    expect((await remove(reviewer, own.id)).code).toBe(200);
  });

  it('reject an empty or long phrase, and more than a person may keep, also from parallel requests', async () => {
    expect(await save(reviewer, { text: ' \u200b' })).toMatchObject({
      code: -1,
      msg: ['text: write the phrase'],
    });
    expect((await save(reviewer, { text: 'x'.repeat(MAX_PHRASE_LENGTH + 1) })).code).toBe(-1);
    const sample = (await save(reviewer, { text: '第0条' })).data.id;
    const [row] = await app.db.q.select().from(phrases).where(eq(phrases.id, sample));
    const own = (await list(reviewer)).filter(({ author }) => author === null).length;
    const room = 3;
    await app.db.q.insert(phrases).values(
      Array.from({ length: MAX_PHRASES - own - room }, () => ({
        userId: row?.userId ?? '',
        id: randomUUID(),
        text: 'x',
      })),
    );
    const answers = await Promise.all(
      Array.from({ length: room + 3 }, (_, i) => save(reviewer, { text: `y${i}` })),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(room);
    expect(answers.find(({ code }) => code === 208)?.msg).toContain(String(MAX_PHRASES));
  });
});
