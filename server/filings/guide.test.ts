import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { FillingGuide } from '../../domain/filing/guide-calls';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { companies, storedFilings, submissions } from '../core/db/tables';

let app: TestApp;
let owner: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('demo');
});
afterAll(() => app.close());

const guide = (query: Record<string, string>, token = owner) =>
  app.call<FillingGuide>(paths.fillingGuide, { token, query });

async function findLast() {
  const { data } = await guide({ program: 'gazelle' });
  if (!data.last) throw new Error('the demo company has filed no gazelle declaration');
  return data.last;
}

/** Replaces a text in the stored submission: what the form asked at that time. */
const rewriteSubmission = (no: string, was: string, now: string) =>
  app.db.q
    .update(submissions)
    .set({ snapshot: sql`replace(${submissions.snapshot}, ${was}, ${now})` })
    .where(eq(submissions.receiptNo, no));

/** Adds a submitted filing of a company of its own. */
async function addFiling(i: number): Promise<string> {
  const [company] = await app.db.q.select().from(companies).limit(1);
  const [filing] = await app.db.q
    .select()
    .from(storedFilings)
    .where(eq(storedFilings.program, 'gazelle'))
    .limit(1);
  if (!company || !filing) throw new Error('the demo has no filing');
  const [companyId, id] = [randomUUID(), randomUUID()];
  await app.db.q
    .insert(companies)
    .values({ ...company, id: companyId, creditCode: `CODE${i}`, name: `公司${i}` });
  await app.db.q
    .insert(storedFilings)
    .values({ ...filing, id, companyId, status: 'submitted', batchYear: 2026 });
  return id;
}

describe('fillingGuide', () => {
  it("names the company's last submission, and finds nothing new while the form is the same", async () => {
    const { data, code } = await guide({ program: 'gazelle' });
    expect(code).toBe(200);
    expect(data.last).toMatchObject({ edition: '2026.1', batch: expect.stringMatching(/^20\d\d-\d$/) });
    expect(data.changes).toEqual([]);
    const other = await guide({ program: 'gazelle', except: data.last?.id ?? '' });
    expect(other.data.last?.id).not.toBe(data.last?.id);
  });

  it('names questions that had another name then', async () => {
    const { no } = await findLast();
    await rewriteSubmission(no, '"zh":"成立日期"', '"zh":"注册日期"');
    const { data } = await guide({ program: 'gazelle' });
    expect(data.changes).toMatchObject([
      { is: 'renamed', section: 'baseData', before: { zh: '注册日期' }, after: { zh: '成立日期' } },
    ]);
  });

  it('tells the time that others took once there are five companies, and no other figure', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, (_, i) => addFiling(i)));
    const setTime = (some: string[]) =>
      app.db.q.update(storedFilings).set({ activeSeconds: 2400 }).where(inArray(storedFilings.id, some));
    await setTime(ids.slice(0, 4));
    expect((await guide({ program: 'gazelle' })).data.time).toBeNull();
    await setTime(ids);
    app.clock.advance(601);
    const signedIn = await app.signIn('demo');
    expect((await guide({ program: 'gazelle' }, signedIn)).data.time).toEqual({ minutes: 40, companies: 5 });
  });

  it('refuses people without a company, and programs that do not exist', async () => {
    expect((await guide({ program: 'gazelle' }, await app.signIn('reviewer'))).code).not.toBe(200);
    expect((await guide({ program: 'nothing' }, await app.signIn('demo'))).code).not.toBe(200);
  });
});
