import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { Filing, SaveConflict } from '../../domain/filing/types';
import type { DeclareDayItem } from '../../domain/windows/calls';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { testPrograms } from '../../tests/support/test-programs';

const BASE = '/api/v1.0/test/portal';
let app: TestApp;
let owner: string;

beforeAll(async () => {
  app = await startTestApp({ programs: testPrograms });
  owner = await app.signIn('demo');
});
afterAll(() => app.close());

const save = <T = Filing>(body: object, token = owner) =>
  app.call<T>(`POST ${BASE}/beta/`, { token, body: { data: {}, ...body } });
const info = <T = Filing>(query = '') => app.call<T>(`GET ${BASE}/betaInfo/${query}`, { token: owner });
const drop = (id: string | null) => app.call(paths.deleteDraft.replace('{id}', id ?? ''), { token: owner });
const usedOf = async () => {
  const { data } = await app.call<DeclareDayItem[]>(paths.declareDay, { token: owner });
  return data.find(({ program }) => program === 'beta')?.used;
};

describe('creating a further filing (saveDraft)', () => {
  it('shows it prefilled beside the existing one, and stores it only on saving', async () => {
    const first = (await save({ data: { basics: { note: 'first' } } })).data;
    const fresh = (await info('?fresh=1')).data;
    expect(fresh).toMatchObject({ id: null, version: 0, window: { quota: 2, used: 1 } });
    expect(fresh.data.basics).toEqual({ name: '示例智能装备有限公司' });
    expect((await info()).data.id).toBe(first.id);
    expect(await usedOf()).toBe(1);

    const second = (await save({ data: { basics: { note: 'second' } } })).data;
    const full = await info<{ quota: number }>('?fresh=1');
    expect(full).toMatchObject({ code: 208, data: { quota: 2, used: 2 } });
    expect(full.msg).toBe(
      'A company may hold 2 filings of this batch and has 2. Withdraw or delete one to file another',
    );
    await drop(first.id);
    await drop(second.id);
  });

  it('creates it once under the id of the client, however often it is sent', async () => {
    const id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => save({ new_id: id, data: { basics: { note: `${i}` } } })),
    );
    const begun = answers.filter(({ code }) => code === 200);
    expect(begun.map(({ data }) => data.id)).toEqual([id]);
    const told = answers
      .filter(({ code }) => code !== 200)
      .map(({ data }) => data as unknown as SaveConflict);
    expect(told).toHaveLength(7);
    for (const conflict of told)
      expect(conflict).toMatchObject({ conflict: true, id, theirs: begun[0]?.data.data });
    expect(await usedOf()).toBe(1);
    await drop(id);
  });

  it('creates no more from parallel requests than the company may hold', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => save({ new_id: randomUUID() })));
    const begun = answers.filter(({ code }) => code === 200);
    expect(begun).toHaveLength(2);
    expect(await usedOf()).toBe(2);
    for (const { data } of begun) await drop(data.id);
  });

  it('returns another id where the requested one belongs to another company, and does not say so', async () => {
    const other = await app.signIn('other');
    const theirs = (await save({ new_id: randomUUID() }, other)).data;
    const mine = await save({ new_id: theirs.id });
    expect(mine).toMatchObject({ code: 200, data: { status: 'draft', version: 1 } });
    expect(mine.data.id).not.toBe(theirs.id);
    await drop(mine.data.id);
  });

  it('rejects a malformed id', async () => {
    expect(await save({ new_id: 'mine' })).toMatchObject({ status: 200, code: -1 });
  });
});
