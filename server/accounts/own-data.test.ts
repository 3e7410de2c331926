import { inflateRawSync } from 'node:zlib';
import { eq, getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { listTables } from '../core/db/list-tables';
import { users } from '../core/db/tables';
import { expertProfiles } from '../experts/tables';
import { phrases, savedViews } from '../review/tables';
import * as tables from '../tables.generated';
import { createOwnDataStore, listAccountColumns, PERSONAL_TABLES } from './own-data-store';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface OwnData {
  format: string;
  sections: Record<string, { rows: Record<string, unknown>[]; left_out?: number }>;
}

const [, PATH = ''] = paths.ownData.split(' ');
const take = (token?: string) =>
  app.app.inject({ url: PATH, headers: token ? { authorization: `JWT ${token}` } : {} });

/** Unzips the only file of a zip whose sizes follow its content. */
function unzipped(zip: Buffer): string {
  const begin = 30 + zip.readUInt16LE(26) + zip.readUInt16LE(28);
  return inflateRawSync(zip.subarray(begin), { finishFlush: 2 }).toString();
}

async function dataOf(name: string): Promise<OwnData> {
  const reply = await take(await app.signIn(name));
  expect(reply.headers['content-type']).toBe('application/zip');
  return JSON.parse(unzipped(reply.rawPayload));
}

describe('PERSONAL_TABLES', () => {
  it('names tables that exist', () => {
    const names = listTables(tables).map((table) => getTableName(table));
    expect([...PERSONAL_TABLES].filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('ownData', () => {
  it('returns everything about the person who asks: account, sessions, log, filings', async () => {
    const { format, sections } = await dataOf('demo.filer');
    expect(format).toBe('portal-own-data/1');
    expect(sections.account?.rows).toMatchObject([{ username: 'demo.filer', role: 'filer' }]);
    expect(sections.sessions?.rows.length).toBeGreaterThan(0);
    expect(sections.log?.rows.map(({ action }) => action)).toContain('session.login');
    const naming = listAccountColumns(listTables(tables));
    expect(naming.length).toBeGreaterThan(20);
    expect(Object.keys(sections).length).toBe(naming.length + 5);
  });

  it('returns messages to an officer, and only ids and times of the work', async () => {
    const { sections } = await dataOf('reviewer');
    const all = JSON.stringify(sections);
    expect(sections.messages).toBeDefined();
    expect(sections.read_log?.rows.every((row) => !('kind' in row))).toBe(true);
    expect(all).not.toContain('科技有限公司');
  });

  it('returns no secret, and nothing about anybody else', async () => {
    const mine = JSON.stringify(await dataOf('demo.filer'));
    expect(mine).not.toMatch(/argon2|password_hash|refresh_hash|secret_hash/);
    for (const other of ['reviewer.tiexi', '"demo"', 'demo.viewer']) expect(mine).not.toContain(other);
  });

  it('rejects a request without a session, and logs each download', async () => {
    expect((await take()).statusCode).toBe(401);
    const { sections } = await dataOf('other');
    const [account] = sections.account?.rows ?? [];
    const lines = await app.audit.read('user', String(account?.id));
    expect(lines.at(-1)).toMatchObject({ action: 'user.data_export', actorId: account?.id });
  });
});

describe(createOwnDataStore, () => {
  it('erases every row about the person alone, except messages and notes', async () => {
    const { q } = app.db;
    const [person] = await q.select().from(users).where(eq(users.username, 'admin'));
    const userId = person?.id ?? '';
    const createdAt = app.clock.now;
    await q.insert(expertProfiles).values({ userId, version: 1, updatedAt: createdAt });
    const own = { id: userId, userId, createdAt };
    await q.insert(phrases).values({ ...own, text: '同意' });
    await q.insert(savedViews).values({ ...own, name: '待办', state: {} });
    await app.signIn('admin');
    const store = createOwnDataStore(app.db, listTables(tables));
    const listFilled = async () => {
      const filled: string[] = [];
      for await (const [name, { rows }] of store.sections(userId))
        if (PERSONAL_TABLES.has(name) && rows.length > 0) filled.push(name);
      return filled;
    };
    const before = await listFilled();
    for (const name of ['expert_profiles', 'phrases', 'saved_views', 'sessions'])
      expect(before).toContain(name);
    await store.erase(userId);
    expect((await listFilled()).filter((name) => name !== 'messages' && name !== 'section_notes')).toEqual(
      [],
    );
  });
});
